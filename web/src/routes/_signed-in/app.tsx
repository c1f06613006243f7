import { createFileRoute } from "@tanstack/react-router"
export const Route = createFileRoute("/_signed-in/app")({ component: () => <h1>app</h1> })
