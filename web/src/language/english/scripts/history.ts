import { message } from "#lib/message.ts"

/** Everything that was generated, newest first. */
export const history = {
  newestFirst: "Everything you have generated, newest first. Saved scripts stay here.",
  filterScripts: "Filter scripts",
  allPlatforms: "All platforms",
  all: "All",
  searchTopicsAndScripts: "Search topics and scripts",
  moreScripts: message<{ shown: string }>("{shown}+ scripts"),
  noneShown: message<{ shown: string }>("{shown} scripts"),
  scriptsSince: message<{ shown: number; day: string }>(
    "{shown, plural, one {# script} other {# scripts}} since {day}",
  ),
  noScriptMatches: "No script matches",
  changeTheFilters: "Change or clear the filters to see the others.",
  clearFilters: "Clear filters",
  scripts: "Scripts",
  showing: message<{ shown: number }>("Showing {shown, plural, one {# script} other {# scripts}}"),
  unreadable: message<{ scripts: number }>(
    "{scripts, plural, one {# script could not be read. It is} other {# scripts could not be read. They are}} kept, and the fault is in our log.",
  ),
  olderNotLoaded: "Older scripts could not be loaded. Please try again.",
  showOlder: "Show older scripts",
  notLoaded: "Your scripts could not be loaded",
  areKept: "They are kept. Please try again.",
  spokenOf: message<{ spoken: number; total: number }>("{spoken} s spoken of {total} s"),
  draft: "Draft, not checked",
  tooLong: message<{ seconds: string }>("{seconds} s too long"),

  // Before the first
  noScriptsYet: "No Scripts Yet",
  howToBegin:
    "Pick one of today’s topics and the script is written around its evidence. Each script you generate is saved here with its timing, directions and exports.",
  generateYourFirst: "Generate Your First Script",
  usedThisMonth: message<{ used: string; limit: number; resets: string }>(
    "{used} of {limit, plural, one {# script} other {# scripts}} used this month. Resets {resets}.",
  ),
  hook: "Hook",
  context: "Context",
  evidence: "Evidence",
  limits: "Limits",
  close: "Close",

  // One of them above the list
  open: "Open",
  downloadTxt: "Download .txt",
  notThere: "This script is not there",
  scriptNotLoaded: "The script could not be loaded",
}
