import type { TestApi } from "./api.ts"

/** The topic that people of tests write about: publish it first. */
export const topicId = "2026-11-20-creatine-hair-loss"
export const order = { topicId, topicTitle: "Does creatine cause hair loss?" }

/** Somebody with a confirmed address, a profile and a script. */
export const somebodyWithScript = async (api: TestApi, name: string) => {
  const email = `${name}@example.org`
  const client = await api.confirmed(email)
  const { body } = await client.get<{ id: string }>("/api/user")
  await client.post("/api/user/profile", {
    name: `Dr. ${name}`,
    profession: "dietitian",
    experienceLevel: "expert",
    preferredTone: "casual",
  })
  const { status } = await client.post("/api/generate-script", order)
  if (status !== 200) throw new Error(`no script: ${status}`)
  return { id: body.id, email, client }
}
