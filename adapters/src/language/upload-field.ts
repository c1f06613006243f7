import type { UploadFault } from "@rounds/core/admin/upload-faults.ts"

/** "rows.2.title", as a problem's `errors` name it; `text` is the file itself. */
export const uploadField = ({ row, field }: Pick<UploadFault, "row" | "field">): string =>
  row === null ? "text" : ["rows", row, ...(field === null ? [] : [field])].join(".")
