import "#theme/fonts.css"
import "#theme/theme.css.ts"
import "#theme/reset.css.ts"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { setProvider } from "#lib/provider.ts"
import { newQueryClient, reads, takeFirstLoad } from "#lib/reads.ts"
import { newRouter } from "./router.ts"

// The window library writes a style, which only this page's own word allows: get-nonce looks for it under this name.
const own = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
globalThis.__webpack_nonce__ = own?.nonce

const queryClient = newQueryClient()
takeFirstLoad(queryClient, document)
const outside = queryClient.getQueryData(reads("GET /api/public/product", {}).queryKey)?.provider
if (outside) setProvider(import("#lib/provider-script.ts").then(({ openProvider }) => openProvider(outside)))
const router = newRouter(queryClient)

const root = document.getElementById("root")
if (root === null) throw new Error("index.html has no #root")
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
