import { screen, waitFor, within } from "@testing-library/react"
import { expect, test } from "vitest"
import { administrator } from "#testing/admin-answers.ts"
import { askedOf, problem } from "#testing/network.ts"
import { renderScreen } from "#testing/screen.tsx"

const at = "2026-11-20T09:04:00.000Z"

const withheld = {
  id: "0190f1a0-0000-7000-8000-000000000002",
  state: "withheld" as const,
  at,
  source: "reddit",
  sampleDate: null,
  communities: 3,
  posts: 142,
  topics: 6,
  shortfalls: [{ measure: "communities" as const, found: 3, needed: 10 }],
  leftOut: [
    { reason: "emergency" as const, posts: 2 },
    { reason: "minor" as const, posts: 1 },
  ],
  notOffered: [
    { reason: "sensitive" as const, count: 1, names: ["fasting"] },
    { reason: "person" as const, count: 2, names: ["Helga Marsten", "Wendell Harkness"] },
    { reason: "rude" as const, count: 1, names: ["bitchface"] },
    { reason: "unreadable" as const, count: 1, names: ["омепразол"] },
    { reason: "outranked" as const, count: 5, names: ["gels", "treadmills", "cramps", "lunch", "casein"] },
  ],
  notRead: [
    { language: "de", posts: 7 },
    { language: "und", posts: 2 },
  ],
  byHand: null,
}

const scraping = {
  recentSessions: [],
  sessions: [],
  editions: [withheld],
  nextAt: "2026-11-21T09:00:00.000Z",
  running: null,
  takesUploads: false,
}

const supplements = {
  id: "0190f1a0-0000-7000-8000-000000000003",
  source: "reddit" as const,
  name: "Supplements",
  title: null,
  written: "r/Supplements",
  isActive: true,
  postLimit: 50,
  createdAt: at,
  last: { at, success: false, postsCollected: 0, duration: 900, errorMessage: "answered 503" },
  standing: {
    lastOkAt: "2026-11-17T09:00:00.000Z",
    failingSince: "2026-11-18T09:00:00.000Z",
    failures: 6,
    restsUntil: "2026-11-20T14:00:00.000Z",
  },
  nextTryAt: "2026-11-20T15:00:00.000Z",
  health: "failing" as const,
}

const answers = {
  "GET /api/user": administrator,
  "GET /api/admin/analytics/scraping": scraping,
  "GET /api/admin/subreddits": [supplements],
  "GET /api/admin/uploads": [],
}

test("a withheld edition says which floor it missed and what was left out, and is published only with a reason", async () => {
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "POST /api/admin/editions/{id}/publish": {
      id: withheld.id,
      asOf: at,
      finishedAt: at,
      source: "reddit",
      sampleDate: null,
      postsToday: 10,
      postsAnalysed: 142,
      communities: 3,
      topics: 6,
    },
  })
  expect(await screen.findByText(/3 communities answered to a floor of 10/)).toBeVisible()
  expect(screen.getByText("3 posts left out: emergencies 2, minors 1.")).toBeVisible()
  expect(screen.getByText(/^10 subjects rose/)).toHaveTextContent(
    "10 subjects rose and became no topic: not safe to film 1 (fasting); somebody’s name 2 (Helga Marsten, Wendell Harkness); called by a rude word 1 (bitchface); in letters that are not read 1 (омепразол); no place left 5 (gels, treadmills, cramps, …).",
  )
  // They are words of posts, whose language nobody says.
  expect(screen.getByText("fasting")).toHaveAttribute("lang", "")
  expect(screen.getByText("9 posts not read for the language: German 7, others 2.")).toBeVisible()
  await user.click(screen.getByRole("button", { name: "Publish by hand…" }))
  const dialog = within(await screen.findByRole("dialog"))
  await user.click(dialog.getByRole("button", { name: "Publish" }))
  expect(askedOf("POST /api/admin/editions/{id}/publish")).toHaveLength(0)
  await user.type(dialog.getByLabelText("Why it is published all the same"), "Seven are closed today")
  await user.click(dialog.getByRole("button", { name: "Publish" }))
  await waitFor(() => expect(askedOf("POST /api/admin/editions/{id}/publish")).toHaveLength(1))
  expect(await screen.findByText("Edition published")).toBeVisible()
})

test("a reason that was typed for one edition is not taken for the next", async () => {
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/analytics/scraping": {
      ...scraping,
      editions: [withheld, { ...withheld, id: "0190f1a0-0000-7000-8000-000000000004" }],
    },
  })
  const [newest, older] = await screen.findAllByRole("button", { name: "Publish by hand…" })
  if (newest === undefined || older === undefined) throw new Error("no two editions")
  await user.click(newest)
  await user.type(await screen.findByLabelText("Why it is published all the same"), "Seven are closed today")
  await user.click(screen.getByRole("button", { name: "Keep it back" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await user.click(older)
  expect(await screen.findByLabelText("Why it is published all the same")).toHaveValue("")
})

test("a source says how it answered, is switched by one press, and its name and number are judged by the server", async () => {
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "PATCH /api/admin/subreddits/{id}/toggle": { ...supplements, isActive: false },
    "POST /api/admin/subreddits": problem(
      409,
      "SourceNameTaken",
      "There is a source named pharmacy already.",
    ),
  })
  expect(await screen.findByText(/answered 503/)).toBeVisible()
  await user.click(screen.getByRole("switch", { name: "Read r/Supplements" }))
  await waitFor(() => expect(askedOf("PATCH /api/admin/subreddits/{id}/toggle")).toHaveLength(1))
  await user.click(screen.getByRole("button", { name: "Add a source…" }))
  await user.type(await screen.findByLabelText("Name"), "pharmacy")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("There is a source named pharmacy already.")).toBeVisible()
})

test("a source without a name is not sent; without a number it is read as usual; a failure is said", async () => {
  const change = "PATCH /api/admin/subreddits/{id}"
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    [change]: problem(503, "Outage", "The database cannot be reached."),
  })
  await user.click(await screen.findByRole("button", { name: "Edit r/Supplements" }))
  const name = await screen.findByLabelText("Name")
  await user.clear(name)
  await user.type(name, "  ")
  await user.clear(screen.getByLabelText("Posts a day"))
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Validation Error")).toBeVisible()
  // Once as a message, once at the field.
  expect(screen.getAllByText("Subreddit name cannot be empty.")).toHaveLength(2)
  expect(askedOf(change)).toHaveLength(0)

  await user.type(name, "Supplements")
  await user.click(screen.getByRole("button", { name: "Save" }))
  expect(await screen.findByText("Update Failed")).toBeVisible()
  expect(screen.getByText("Failed to update subreddit configuration. Please try again.")).toBeVisible()
  expect(askedOf(change).map(({ body }) => body)).toEqual([{ name: "Supplements", postLimit: 50 }])
})

test("a feed is added with its address and what it is called", async () => {
  const { user } = renderScreen("/admin?tab=scraping", {
    ...answers,
    "POST /api/admin/subreddits": {
      ...supplements,
      source: "feed",
      name: "https://news.example/feed",
      title: "Health news",
      written: "Health news",
    },
  })
  await user.click(await screen.findByRole("button", { name: "Add a source…" }))
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.queryByLabelText("Title")).toBeNull()
  await user.selectOptions(dialog.getByLabelText("Source"), "Feed (RSS, Atom, JSON)")
  await user.type(dialog.getByLabelText("Name"), "https://news.example/feed")
  await user.type(dialog.getByLabelText("Title"), "Health news")
  await user.click(dialog.getByRole("button", { name: "Save" }))
  await waitFor(() => expect(askedOf("POST /api/admin/subreddits")).toHaveLength(1))
  expect(askedOf("POST /api/admin/subreddits")[0]?.body).toEqual({
    source: "feed",
    name: "https://news.example/feed",
    title: "Health news",
    postLimit: 50,
  })
})

test("a community of a source that is not configured says so", async () => {
  renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/subreddits": [
      {
        ...supplements,
        source: "lemmy" as const,
        written: "!nutrition@lemmy.example",
        health: "unasked" as const,
      },
    ],
  })
  expect(await screen.findByText("!nutrition@lemmy.example")).toBeVisible()
  expect(screen.getByText("not configured")).toBeVisible()
})

test("a source that fails says since when, when it answered last, and when it is asked again", async () => {
  renderScreen("/admin?tab=scraping", answers)
  expect(
    await screen.findByText(
      /^Failing since .*18.*, 6 times in a row\. Last answered .*17.*\. Asked again .*20.*\.$/,
    ),
  ).toBeVisible()
})

test("a source that answers, or is off, says nothing of the kind", async () => {
  renderScreen("/admin?tab=scraping", {
    ...answers,
    "GET /api/admin/subreddits": [{ ...supplements, isActive: false, nextTryAt: null }],
  })
  expect(await screen.findByText("r/Supplements")).toBeVisible()
  expect(screen.queryByText(/Failing since/)).not.toBeInTheDocument()
})
