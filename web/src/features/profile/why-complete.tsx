import { Meter } from "#ui/meter.tsx"
import { Text } from "#ui/text.tsx"
import { Stack } from "#ui/stack.tsx"
import { Box } from "#ui/box.tsx"
import * as styles from "./profile.css.ts"
import { fieldNames } from "./profile.ts"

/** What each field changes in a script; the examples are examples. */
export function WhyComplete({ filled }: { readonly filled: number }) {
  return (
    <Box as="aside" surface="card" padding={{ wide: ["s20", "s24"], phone: "s16" }} aria-labelledby="why">
      <Text as="h2" size="lead" id="why">
        Why Complete Your Profile
      </Text>
      <Text as="div" margin={["s12", 0, 0, 0]}>
        <Meter label="Fields filled" unit="fields" used={filled} limit={fieldNames.length} neutral />
      </Text>
      <Stack as="ol" gap="s16" margin={["s16", 0, 0, 0]}>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            It speaks as you
          </Text>
          <p>Your profession introduces you; your specialty tells what you know best.</p>
          <Text padding={["s8", "s12"]} size="body" tone="ink" className={styles.example}>
            <span className={styles.exampleName}>Introduction, example</span>
            I’m a clinical pharmacist.
          </Text>
        </Stack>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            It sounds like you
          </Text>
          <p>Preferred tone and brand personality set the voice where a script’s tone is “custom”.</p>
        </Stack>
        <Stack as="li" gap="s6" size="small" tone="second">
          <Text as="b" size="small" tone="ink" weight="strong">
            It talks to your people
          </Text>
          <p>Target audience and content goals shape whom the script addresses and what it asks for.</p>
          <Text padding={["s8", "s12"]} size="body" tone="ink" className={styles.example}>
            <span className={styles.exampleName}>Address, example</span>
            For adults who buy supplements on their own.
          </Text>
        </Stack>
      </Stack>
      <Text margin={["s16", 0, 0, 0]} size="caption" tone="third">
        Every field but your name reaches the writer, with AI or without.
      </Text>
    </Box>
  )
}
