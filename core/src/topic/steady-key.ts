/** The theme that a steady question is a topic of, from the question's own key. */
export const steadyThemeKey = (key: string): string => `steady-${key}`.slice(0, 100)
