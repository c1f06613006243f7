import { Meter } from "#ui/meter.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./profile.css.ts"
import { fieldNames } from "./profile.ts"
import { profile as words } from "#words/profile.ts"

/** What each field changes in a script; the examples are examples. */
export function WhyComplete({ filled }: { readonly filled: number }) {
  return (
    <Box as="aside" surface="card" padding={{ wide: ["s20", "s24"], phone: "s16" }} aria-labelledby="why">
      <Text as="h2" size="lead" id="why">
        {words.whyCompleteYourProfile}
      </Text>
      <Text as="div" margin={["s12", 0, 0, 0]}>
        <Meter
          label={words.fieldsFilled}
          unit={words.fields}
          used={filled}
          limit={fieldNames.length}
          neutral
        />
      </Text>
      <Stack as="ol" gap="s16" margin={["s16", 0, 0, 0]}>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            {words.itSpeaksAsYou}
          </Text>
          <p>{words.itSpeaksAsYouText}</p>
          <Text padding={["s8", "s12"]} size="body" tone="ink" className={styles.example}>
            <span className={styles.exampleName}>{words.introductionExample}</span>
            {words.introduction}
          </Text>
        </Stack>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            {words.itSoundsLikeYou}
          </Text>
          <p>{words.itSoundsLikeYouText}</p>
        </Stack>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            {words.itTalksToYourPeople}
          </Text>
          <p>{words.itTalksToYourPeopleText}</p>
          <Text padding={["s8", "s12"]} size="body" tone="ink" className={styles.example}>
            <span className={styles.exampleName}>{words.addressExample}</span>
            {words.address}
          </Text>
        </Stack>
      </Stack>
      <Text margin={["s16", 0, 0, 0]} size="caption" tone="third">
        {words.whatReachesTheWriter}
      </Text>
    </Box>
  )
}
