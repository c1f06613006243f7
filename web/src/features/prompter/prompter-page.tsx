import { useQuery } from "@tanstack/react-query"
import { useNow, useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import { momentInText } from "#lib/words.ts"
import * as styles from "#ui/stage.css.ts"
import * as controls from "#ui/stage-controls.css.ts"
import { Stage, StageButton } from "#ui/stage.tsx"
import { Prompter } from "./prompter.tsx"
import type { Script } from "./timeline.ts"
import { prompter as phrases } from "#words/prompter.ts"

interface PrompterPageProps {
  readonly scriptId: string
  readonly onExit: () => void
}

/** Who has looked over these words, or that nobody has: said, and in nobody's way. */
const checkedWords = ({ state, checkedAt }: Script["approval"], now: Date) => {
  if (state === "checked" && checkedAt !== null)
    return phrases.checkedByYou({ at: momentInText(checkedAt, now) })
  return state === "out_of_date" ? phrases.wordsChanged : phrases.notChecked
}

/** The teleprompter at a script's address. */
export function PrompterPage({ scriptId, onExit }: PrompterPageProps) {
  useTitle(phrases.teleprompter)
  const now = useNow()
  const {
    data: script,
    error,
    refetch,
  } = useQuery(reads("GET /api/user/scripts/{id}", { params: { id: scriptId } }))
  if (script !== undefined)
    return <Prompter script={script} checked={checkedWords(script.approval, now)} onExit={onExit} />
  return (
    <Stage label={phrases.teleprompter}>
      <div className={controls.cover} role={error === null ? "status" : "alert"}>
        <h1 className={styles.left}>
          {error === null ? phrases.loadingTheScript : phrases.theScriptIsNotHere}
        </h1>
        {error !== null && (
          <>
            <p>{error instanceof ApiError ? error.message : phrases.pleaseTryAgain}</p>
            <div className={controls.group}>
              <StageButton isMain onClick={() => void refetch()}>
                {phrases.tryAgain}
              </StageButton>
              <StageButton onClick={onExit}>{phrases.exit}</StageButton>
            </div>
          </>
        )}
      </div>
    </Stage>
  )
}
