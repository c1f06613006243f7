import { useQuery } from "@tanstack/react-query"
import { useTitle } from "#lib/page.ts"
import { ApiError } from "#lib/problem.ts"
import { reads } from "#lib/reads.ts"
import * as styles from "#ui/stage.css.ts"
import * as controls from "#ui/stage-controls.css.ts"
import { Stage, StageButton } from "#ui/stage.tsx"
import { Prompter } from "./prompter.tsx"

interface PrompterPageProps {
  readonly scriptId: string
  readonly onExit: () => void
}

/** The teleprompter at a script's address. */
export function PrompterPage({ scriptId, onExit }: PrompterPageProps) {
  useTitle("Teleprompter")
  const {
    data: script,
    error,
    refetch,
  } = useQuery(reads("GET /api/user/scripts/{id}", { params: { id: scriptId } }))
  if (script !== undefined) return <Prompter script={script} checked="Not checked" onExit={onExit} />
  return (
    <Stage label="Teleprompter">
      <div className={controls.cover} role={error === null ? "status" : "alert"}>
        <h1 className={styles.left}>{error === null ? "Loading the script" : "The script is not here"}</h1>
        {error !== null && (
          <>
            <p>{error instanceof ApiError ? error.message : "Please try again."}</p>
            <div className={controls.group}>
              <StageButton isMain onClick={() => void refetch()}>
                Try again
              </StageButton>
              <StageButton onClick={onExit}>Exit</StageButton>
            </div>
          </>
        )}
      </div>
    </Stage>
  )
}
