/** The language of the screens, where the viewer's browser names no variety of it. */
export const locale = "en-GB"
