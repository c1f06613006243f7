/** Stands here until the first screen exists. */
export const placeholder = "web"
