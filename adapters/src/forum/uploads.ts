import type { ForumReader } from "@rounds/core/collection/source-ports.ts"
import { PostFiles, type Upload } from "@rounds/core/admin/uploads.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { readAside } from "./aside.ts"

/** Posts that an operator handed over are held already: there is nobody to ask for them, or whether they still stand. */
export const uploadReader: ForumReader = {
  kind: "upload",
  name: "upload",
  sampleDate: null,
  isHandedOver: true,
  posts: () => Effect.succeed([]),
  gone: () => Effect.succeed([]),
}

/** Files of posts as they are handed over: JSON or CSV. */
export const HandedFiles: Layer.Layer<PostFiles> = Layer.succeed(PostFiles, {
  read: (text) =>
    Effect.map(readAside({ as: "upload", text }), (read) => (read === "unreadable" ? unreadable : read)),
})

const unreadable: Upload = {
  faults: [{ row: null, field: null, problem: "file_unreadable", values: [] }],
}
