import { createHash } from "node:crypto"
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { brotliCompressSync, constants, gzipSync } from "node:zlib"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"

/** Where `npm run dev` has put the API. */
const api = process.env["ROUNDS_API"] ?? "http://127.0.0.1:3000"

/** Writes `.br` and `.gz` beside every text file, so that no request waits for a compressor. */
const precompress = (): Plugin => ({
  name: "precompress",
  apply: "build",
  writeBundle: ({ dir = "dist" }) => {
    for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
      const file = join(dir, name)
      if (!/\.(js|css|svg|json|webmanifest)$/.test(name) || !statSync(file).isFile()) continue
      const bytes = readFileSync(file)
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      }
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
})

/** Hashes of the inline scripts in index.html, for the server's Content-Security-Policy: `dist/csp.json`. */
const inlineScriptHashes = (): Plugin => ({
  name: "inline-script-hashes",
  apply: "build",
  writeBundle: ({ dir = "dist" }) => {
    const html = readFileSync(join(dir, "index.html"), "utf8")
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text)
    const scriptSrc = inline.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`)
    writeFileSync(join(dir, "csp.json"), `${JSON.stringify({ scriptSrc })}\n`)
  },
})

export default defineConfig({
  plugins: [
    tanstackRouter({
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      quoteStyle: "double",
      addExtensions: true,
      autoCodeSplitting: true,
    }),
    react(),
    vanillaExtractPlugin(),
    inlineScriptHashes(),
    precompress(),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Few files: what every page needs, the parts that pages are made of, the layers above a page.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: "charts",
              test: /d3-(shape|path)|src\/ui\/(chart-shape|sparkline|topic-card|trend-chart|bar-list)/,
              priority: 3,
            },
            {
              name: "base",
              test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/|src\/(theme\/|lib\/(?!checkout|event-stream))/,
              priority: 2,
            },
            {
              name: "parts",
              test: /lucide|src\/ui\/(?!dialog|alert-dialog|menu|tabs|field|script-sheet|time-ruler|segmented)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/identity": api, "/webhooks": api, "/sandbox": api } },
})
