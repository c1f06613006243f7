import * as z from "zod"

const Recording = z.object({
  sampleDate: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  fictitious: z.boolean().optional(),
  communities: z
    .array(z.string().regex(/^\w{2,50}$/))
    .max(20)
    .optional(),
})

/**
 * What `recording.json` says about a folder of listings: the day it stands for, whether its posts are made up, and which of
 * its communities stand in it alone.
 */
export const readRecording = (wire: unknown) => {
  const recording = Recording.safeParse(wire)
  return recording.success ? recording.data : null
}
