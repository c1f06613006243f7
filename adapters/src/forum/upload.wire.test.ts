import { expect, test } from "vitest"
import { uploadFaultSays } from "#http/upload-words.ts"
import { readUpload } from "./upload.wire.ts"

const row = {
  community: "Clinic questions",
  title: "Does zinc help with a cold?",
  body: "I take it every winter.",
  created_at: "2026-11-19T08:00:00Z",
  url: "https://clinic.example/1",
  score: 3,
  comments: 2,
  author: "Jane Doe",
}
const header = "community,title,created_at,url,score,author"
const postsOf = (text: string) => {
  const read = readUpload(text)
  if ("faults" in read) throw new Error(JSON.stringify(read.faults))
  return read.posts
}
const faultsOf = (text: string) => {
  const read = readUpload(text)
  return "faults" in read
    ? read.faults.map((fault) => ({ row: fault.row, says: uploadFaultSays(fault) }))
    : []
}

test("a JSON list and a CSV give the same posts, and nothing of who wrote them", () => {
  const [fromJson] = postsOf(JSON.stringify([row]))
  const csv = `\u{feff}${header},body,comments\r\nClinic questions,Does zinc help with a cold?,2026-11-19T08:00:00Z,https://clinic.example/1,3,Jane Doe,"I take it every winter.",2\r\n`
  expect(postsOf(csv)).toEqual([fromJson])
  expect(fromJson).toMatchObject({
    title: "Does zinc help with a cold?",
    createdAt: Date.parse("2026-11-19T08:00:00Z") / 1000,
    score: 3,
    authorKey: null,
  })
  expect(JSON.stringify(fromJson)).not.toContain("Jane")
})

test.each([";", "\t"])("a spreadsheet may part its columns by %j", (by) => {
  const csv = [header, "Clinic,Zinc,2026-11-19T08:00:00Z,https://clinic.example/1,3,"].join("\n")
  expect(postsOf(csv.replaceAll(",", by))).toEqual(postsOf(csv))
  const noted = [`${header},"Notes, if any"`, "Clinic,Zinc,2026-11-19T08:00:00Z,https://clinic.example/1,3,,"]
  const parted = noted.join("\n").replace(/,(?! )/g, by)
  expect(postsOf(`\n${parted}`)).toEqual(postsOf(csv))
})

test("what is not said of score, comments and body is nothing", () => {
  const [post] = postsOf(`${header}\nClinic,Zinc,2026-11-19T08:00:00+03:00,https://clinic.example/1,,\n`)
  expect(post).toMatchObject({ score: 0, comments: 0, body: "" })
})

test.each([
  [{ ...row, title: "" }, "title must have at least 1 character"],
  [{ ...row, title: undefined }, "title is missing"],
  [{ ...row, created_at: "yesterday" }, "created_at must be a time with its zone, as 2026-11-20T09:00:00Z"],
  [{ ...row, url: "javascript:alert(1)" }, "url must be the post's address, starting with https://"],
  [{ ...row, community: "two\nlines" }, "community must be one line"],
  [{ ...row, score: "many" }, "score must be a whole number"],
  [{ ...row, comments: -1 }, "comments must be at least 0"],
  [{ ...row, title: "G\ufffdvenli mi?" }, "title has letters that were lost: save the file as UTF-8"],
  [{ ...row, body: "\ufffd\ufffdlgaz" }, "body has letters that were lost: save the file as UTF-8"],
  ["a text", "is no post"],
])("a row is refused by its number: %o", (bad, says) => {
  expect(faultsOf(JSON.stringify([row, bad, row]))).toEqual([{ row: 2, says: `Row 2: ${says}` }])
})

test.each([
  ["", "holds no post"],
  ["[]", "holds no post"],
  ['{"posts": []}', "no list of posts"],
  ["[{", "neither a JSON list nor a CSV"],
  [`${header}\nonly one column`, "neither a JSON list nor a CSV"],
])("a file that is none is refused as a whole: %s", (text, says) => {
  const [fault] = faultsOf(text)
  expect(fault?.row).toBeNull()
  expect(fault?.says).toContain(says)
})

test("more posts, and more communities, than are taken are refused", () => {
  const many = Array.from({ length: 10_001 }, () => row)
  expect(faultsOf(JSON.stringify(many))[0]?.says).toContain("more posts than the 10000")
  expect(
    faultsOf(
      `${header}\n${"Clinic,Zinc,2026-11-19T08:00:00Z,https://clinic.example/1,,\n".repeat(10_001)}`,
    )[0]?.says,
  ).toContain("more posts than the 10000")
  const places = Array.from({ length: 51 }, (_, at) => ({ ...row, community: `Clinic ${at}` }))
  expect(faultsOf(JSON.stringify(places))[0]?.says).toContain("51 communities")
})

test("no more than twenty faults of one file are told", () => {
  expect(faultsOf(JSON.stringify(Array.from({ length: 50 }, () => ({}))))).toHaveLength(20)
})
