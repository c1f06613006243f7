import { uploadFile } from "@rounds/core/admin/uploads.ts"
import * as contract from "@rounds/core/contract/admin-uploads.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

/** Files of posts that administrators hand over. */
export const mountAdminUploads = (host: Host<Ports>): void => {
  mount(host, contract.uploadPosts, ({ body: { fileName, text, reason }, account }) =>
    uploadFile({ file: fileName, text }, { by: account.id, why: reason.trim() }),
  )
}
