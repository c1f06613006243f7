import { TextAnchor } from "./text-link.tsx"
import { ui as words } from "#words/ui.ts"

/** After "we sent you a message": where a demonstration shows it. Nothing where mail really leaves (`viewer` is null). */
export function SentMail({ viewer }: { readonly viewer: string | null }) {
  return viewer === null ? null : (
    <>
      {" "}
      {words.demonstrationSendsNoMail({
        link: (inner) => (
          <TextAnchor tone="inline" href={viewer} target="_blank" rel="noreferrer">
            {inner}
          </TextAnchor>
        ),
      })}
    </>
  )
}
