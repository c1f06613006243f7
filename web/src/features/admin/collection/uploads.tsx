import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { actorWords } from "#features/admin/frame/action-words.ts"
import { Unread } from "#features/admin/frame/unread.tsx"
import { reads } from "#lib/reads.ts"
import { clockOf, count, shortDate } from "#lib/words.ts"
import { Button } from "#ui/button.tsx"
import { FigureTable } from "#ui/figure-table.tsx"
import { Inline } from "#ui/inline.tsx"
import { Stack } from "#ui/stack.tsx"
import { Text } from "#ui/text.tsx"
import { TextButton } from "#ui/text-link.tsx"
import { TakeBackDialog, type Upload } from "./take-back-dialog.tsx"
import { UploadDialog } from "./upload-dialog.tsx"
import { adminUploads as phrases } from "#words/admin/uploads.ts"

const PAGE = 10

/** Files of posts that were handed over, newest first, and the next one. */
export function Uploads({ taken }: { readonly taken: boolean }) {
  const [before, setBefore] = useState<string>()
  const [open, setOpen] = useState(false)
  const why = useId()
  const query = { limit: String(PAGE), ...(before === undefined ? {} : { before }) }
  const { data, error, refetch } = useQuery({
    ...reads("GET /api/admin/uploads", { query }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const last = data?.at(-1)
  const handleClose = () => {
    setOpen(false)
    setBefore(undefined)
  }
  return (
    <Stack as="section" surface="card" padding={["s16", 0, 0, 0]} gap="s8" aria-label={phrases.uploads}>
      <Inline justify="between" gap="s12" padding={[0, "s16"]}>
        <Stack gap="s2">
          <Text as="h3" size="lead" weight="strong">
            {phrases.uploads}
          </Text>
          <Text size="caption" tone="third" id={why}>
            {taken ? phrases.countFromTheNext : phrases.notASource}
          </Text>
        </Stack>
        <Button size="small" disabled={!taken} aria-describedby={why} onClick={() => setOpen(true)}>
          {phrases.uploadPostsAsk}
        </Button>
      </Inline>
      {error !== null && <Unread says={phrases.notRead} onAgain={refetch} padded />}
      {data?.length === 0 && (
        <Text size="small" tone="second" padding={[0, "s16"]}>
          {before === undefined ? phrases.nothingUploaded : phrases.nothingOlder}
        </Text>
      )}
      {data !== undefined && data.length > 0 && <Listed uploads={data} />}
      <Inline justify="end" gap="s8" padding={["s12", "s16"]}>
        <Button size="small" disabled={before === undefined} onClick={() => setBefore(undefined)}>
          {phrases.newest}
        </Button>
        <Button
          size="small"
          disabled={last === undefined || (data?.length ?? 0) < PAGE}
          onClick={() => setBefore(last?.at)}
        >
          {phrases.older}
        </Button>
      </Inline>
      {open && <UploadDialog onClose={handleClose} />}
    </Stack>
  )
}

function Listed({ uploads }: { readonly uploads: ReadonlyArray<Upload> }) {
  const [asked, setAsked] = useState<Upload>()
  return (
    <>
      <FigureTable
        caption={phrases.newestFirst}
        stack="phone"
        columns={[
          { words: phrases.when },
          { words: phrases.by },
          { words: phrases.file },
          { words: phrases.communities, sort: "number" },
          { words: phrases.posts, sort: "number" },
          { words: phrases.ofThemNew, sort: "number" },
          { words: phrases.why },
        ]}
        rows={uploads.map((upload) => ({
          key: upload.id,
          cells: [
            momentOf(upload.at),
            actorWords(upload),
            upload.file,
            count(upload.communities),
            count(upload.posts),
            count(upload.stored),
            <Why key="why" of={upload} onTakeBack={() => setAsked(upload)} />,
          ],
        }))}
      />
      {asked !== undefined && <TakeBackDialog of={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** Why a file was handed over; why it was taken back, or the way to do that. */
function Why({ of, onTakeBack }: { readonly of: Upload; readonly onTakeBack: () => void }) {
  const { takenBack } = of
  return (
    <Stack gap="s4" align="start">
      <span>{of.why}</span>
      {takenBack === null ? (
        <TextButton onClick={onTakeBack}>{phrases.takeBackAsk}</TextButton>
      ) : (
        <Text as="span" tone="second">
          {phrases.takenBackBy({
            moment: momentOf(takenBack.at),
            actor: actorWords(takenBack),
            why: takenBack.why,
          })}{" "}
          {phrases.removed({ posts: takenBack.removed })}
        </Text>
      )}
    </Stack>
  )
}

const momentOf = (at: string) => `${shortDate(at)} ${clockOf(at)}`
