import { createFileRoute } from "@tanstack/react-router"
export const Route = createFileRoute("/_signed-in/my-scripts")({ component: () => <h1>my-scripts</h1> })
