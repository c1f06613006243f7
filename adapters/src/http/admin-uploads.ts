import { HandIns } from "@rounds/core/admin/hand-ins.ts"
import { takeBack } from "@rounds/core/admin/take-back.ts"
import { uploadFile } from "@rounds/core/admin/uploads.ts"
import * as contract from "@rounds/core/contract/admin-uploads.ts"
import { type Host, mount } from "./mount.ts"
import type { Ports } from "./ports.ts"

const PAGE = 50

/** Files of posts that administrators hand over and take back. */
export const mountAdminUploads = (host: Host<Ports>): void => {
  mount(host, contract.readUploads, ({ query: { before, limit = PAGE } }) =>
    HandIns.use((handIns) => handIns.page({ before, limit })),
  )
  mount(host, contract.uploadPosts, ({ body: { fileName, text, reason }, account }) =>
    uploadFile({ file: fileName, text }, { by: account.id, why: reason.trim() }),
  )
  mount(host, contract.takeUploadBack, ({ params, body: { reason }, account }) =>
    takeBack(params.id, { by: account.id, why: reason.trim() }),
  )
}
