/** Stands here until the first command exists. */
export const placeholder = "cli"
