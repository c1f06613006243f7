import { message } from "#lib/message.ts"

export const week = {
  moreToFilm: "More to film this week",
  whereFrom: message<{ specialty: string }>(
    "Today has fewer than ten topics and steady questions for your filter ({specialty}). These are its topics of the last seven days, then those of the fields beside it.",
  ),
  whereFromAll:
    "Today has fewer than ten topics and steady questions. These are topics of the last seven days.",
  fieldBeside: message<{ field: string }>("Field: {field}."),
}
