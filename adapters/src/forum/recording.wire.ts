import * as z from "zod"

const Recording = z.object({
  sampleDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  fictitious: z.boolean().optional(),
})

/** What `recording.json` says about a folder of listings: the day it stands for, and whether its posts are made up. */
export const readRecording = (wire: unknown) => {
  const recording = Recording.safeParse(wire)
  return recording.success ? recording.data : null
}
