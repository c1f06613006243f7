import { createFileRoute, redirect } from "@tanstack/react-router"

/** Without a topic the generator writes about a title of one's own. */
export const Route = createFileRoute("/_signed-in/script-generator/")({
  beforeLoad: () => {
    throw redirect({ to: "/script-generator/$topicId", params: { topicId: "custom" }, replace: true })
  },
})
