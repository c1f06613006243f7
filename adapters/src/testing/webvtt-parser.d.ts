/** The parser of the WebVTT specification's editors; it comes without types. */
declare module "webvtt-parser" {
  export class WebVTTParser {
    parse(
      text: string,
      mode: "metadata" | "subtitles/captions/descriptions" | "chapters",
    ): {
      readonly cues: ReadonlyArray<{
        readonly startTime: number
        readonly endTime: number
        readonly text: string
      }>
      readonly errors: ReadonlyArray<{ readonly message: string; readonly line: number }>
    }
  }
}
