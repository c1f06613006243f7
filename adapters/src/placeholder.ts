/** Stands here until the first adapter exists. */
export const placeholder = "adapters"
