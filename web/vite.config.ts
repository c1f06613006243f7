import { tanstackRouter } from "@tanstack/router-plugin/vite"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

/** Where `npm run dev` has put the API. */
const api = process.env["ROUNDS_API"] ?? "http://127.0.0.1:3000"

export default defineConfig({
  plugins: [
    tanstackRouter({
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      quoteStyle: "double",
      addExtensions: true,
    }),
    react(),
    vanillaExtractPlugin(),
  ],
  server: { proxy: { "/api": api, "/identity": api, "/webhooks": api, "/sandbox": api } },
})
