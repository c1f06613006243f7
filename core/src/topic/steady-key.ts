/** The theme that a steady question is a topic of, from the question's own key. */
export const steadyThemeKey = (key: string): string => `steady-${key}`.slice(0, 100)

/** Whether a topic is a question that people keep asking, counted over the days of such questions; it is told as nothing else is. */
export const isSteadyTopic = ({
  themeKey,
  engagementData,
}: {
  readonly themeKey: string
  readonly engagementData: { readonly tells?: unknown }
}): boolean => themeKey.startsWith(steadyThemeKey("")) && engagementData.tells === undefined
