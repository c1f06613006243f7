import type { Rejection } from "@rounds/core/contract/rejections.ts"
import type { SafetyKind } from "@rounds/core/script/safety/kind.ts"
import { helpIn } from "@rounds/core/script/safety/help.ts"
import type { Market } from "@rounds/core/script/settings.ts"
import type { WordsFor } from "./presented.ts"

type OfScripts = Extract<
  Rejection,
  {
    readonly _tag:
      | "NotForFilming"
      | "ScriptRefused"
      | "WriterUnavailable"
      | "WriterMisconfigured"
      | "WriterTimedOut"
      | "GenerationRunning"
      | "ScriptDeleted"
      | "ArticleIndexUnavailable"
      | "NothingToSearchFor"
  }
>

const refusals = {
  length: "No draft fitted the chosen duration. No script was counted; try another duration.",
  claims: "The drafts made claims that should not be filmed. No script was counted; try another angle.",
  leak: "The drafts were too close to what people wrote. No script was counted; please try again.",
  unreadable: "The writer's answer could not be used. No script was counted; please try again.",
  writer_declined: "The AI declined this topic. Try another topic or angle. No script was counted.",
}

const noArticles = {
  not_set_up: "PubMed search is not set up here. Cite a source of your own.",
  busy: "PubMed asks us to slow down. Please try again in a minute, or cite a source of your own.",
  down: "PubMed cannot be reached. Please try again in a minute, or cite a source of your own.",
}

const unfilmed: { readonly [K in SafetyKind]: string } = {
  crisis: "This is about somebody who may be in danger, so we do not write a script on it.",
  emergency: "This can be an emergency, so we do not write a script that somebody might watch first.",
  minors:
    "Doses, diets and illness of a child need somebody who knows the child, so we do not write a script on it.",
  eating_disorder: "This can hurt somebody with an eating disorder, so we do not write a script on it.",
  drug_seeking: "This is about getting or misusing a medicine, so we do not write a script on it.",
  stopping_medicine:
    "Stopping or swapping a medicine belongs to whoever prescribed it, so we do not write a script on it.",
}

/** The numbers that help in a market, each once. */
const whomToCall = (market: Market): string => {
  const { emergency, listens, advice } = helpIn[market]
  return [
    `In an emergency call ${emergency}.`,
    ...(listens === emergency ? [] : [`Thoughts of suicide: ${listens}, day and night.`]),
    ...(advice === null ? [] : [`Urgent advice: ${advice}.`]),
  ].join(" ")
}

/** Why a script is not written, or nothing is found that carries it. */
export const scriptWords: WordsFor<OfScripts> = {
  NotForFilming: ({ kind, market, says }) => ({
    status: 422,
    title: "Not a topic to film",
    detail: `${unfilmed[kind]} ${whomToCall(market)} No script was counted.`,
    safeMessage: says,
  }),
  ScriptRefused: ({ reason }) => ({ status: 422, title: "No script this time", detail: refusals[reason] }),
  WriterUnavailable: ({ retryAfterSeconds }) => ({
    status: 503,
    title: "Writer unavailable",
    detail: "The script writer cannot be reached. No script was counted; please try again shortly.",
    retryAfterSeconds: retryAfterSeconds ?? 30,
  }),
  WriterMisconfigured: () => ({
    status: 503,
    title: "Writer not set up",
    detail:
      "Scripts cannot be written at the moment: the AI service does not accept this product's settings. " +
      "The operator has to mend that; trying again does not help. No script was counted.",
  }),
  WriterTimedOut: ({ seconds }) => ({
    status: 504,
    title: "Writer took too long",
    detail: `The script was not ready within ${seconds} seconds. No script was counted; please try again.`,
  }),
  GenerationRunning: ({ retryAfterSeconds }) => ({
    status: 409,
    title: "Already being written",
    detail: "This script is being written right now. It will be there in a moment.",
    retryAfterSeconds,
  }),
  ScriptDeleted: () => ({
    status: 410,
    title: "Deleted meanwhile",
    detail:
      "This script was written and counted, and you have deleted it since. Generate again for a new one; that counts as one more.",
  }),
  ArticleIndexUnavailable: ({ reason, retryAfterSeconds }) => ({
    status: 503,
    title: "Article search unavailable",
    detail: noArticles[reason],
    ...(retryAfterSeconds === null ? {} : { retryAfterSeconds }),
  }),
  NothingToSearchFor: () => ({
    status: 422,
    title: "Nothing to search for",
    detail:
      "None of these words is known to the evidence library in English, which PubMed is searched in. Name the subject, or write the statement in English.",
  }),
}
