import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { usualLanguage } from "@rounds/core/language/names.ts"
import { tanstackRouter } from "@tanstack/router-plugin/vite"
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin"
import react from "@vitejs/plugin-react"
import { firstPages, help, publicPages, texts } from "./content.ts"
import { leanIcons } from "./lean-icons.ts"
import { languages, messages } from "./messages.ts"
import { defineConfig, type Plugin, type Rolldown } from "vite"

/** Where `npm run dev` has put the API. */
const api = process.env["ROUNDS_API"] ?? "http://127.0.0.1:3000"

/** The language of the words that are built in. */
const language = languages.find((name) => name === process.env["ROUNDS_LANGUAGE"]) ?? usualLanguage

/**
 * Paths of all screens, from the router's own list, for the server's status of a page: `dist/screens.json`. The
 * route of all public pages stands there once for each of them.
 */
const screenPaths = (): Plugin => ({
  name: "screen-paths",
  apply: "build",
  writeBundle: async ({ dir = "dist" }) => {
    const routes = readFileSync(join(import.meta.dirname, "src/route-tree.gen.ts"), "utf8")
    const [, list = ""] = /interface FileRoutesByFullPath \{([^}]*)\}/.exec(routes) ?? []
    const paths = [...list.matchAll(/^\s*"([^"]+)":/gm)].map(([, path = ""]) => path)
    if (!paths.includes("/")) throw new Error("The list of screens was not found in route-tree.gen.ts")
    const screens = [
      ...paths.filter((path) => path !== "/$"),
      "/dashboard",
      "/script-generator/",
      "/topics/$slug",
      ...Object.keys(await publicPages(language)),
    ]
    writeFileSync(join(dir, "screens.json"), `${JSON.stringify(screens)}\n`)
  },
})

/** The index of all icons: reached by every page, it would make every icon of any screen one that every page needs. */
const indexOfIcons = /lucide-react\/dist\/esm\/lucide-react\./

/** Reads page by page: in the library's index, but used by one screen behind the sign-in. */
const laterReads = /modern\/(infiniteQueryObserver|useInfiniteQuery)\./

/** Whether the entry reaches a module without a dynamic import: then every page needs it at once. */
const isInitial = (
  id: string,
  graph: Pick<Rolldown.ChunkingContext, "getModuleInfo">,
  seen = new Set<string>(),
): boolean => {
  if (seen.has(id) || indexOfIcons.test(id) || laterReads.test(id)) return false
  seen.add(id)
  const module = graph.getModuleInfo(id)
  return module !== null && (module.isEntry || module.importers.some((from) => isInitial(from, graph, seen)))
}

/** Icons of what surrounds every page, and of nearly every page. */
const usualIcons =
  /icons\/(menu|x|info|circle-check|circle-exclamation-point|triangle-exclamation-point|check|arrow-left|arrow-right|rotate-cw|chevron-down)\./

/** Small, and needed by nearly every page: a request costs more than their bytes. */
const alsoAtOnce =
  /src\/ui\/(field|columns|sent-mail)|lib\/(kept-choice|money|shortest-password)|plan\/(allowance|prices)/

/** Pieces of the forms of the sign-in: of its pages, of the window above a page, and of one's own sign-in. */
const doorPieces =
  /features\/auth\/(auth\.css|form-values|password-words|refusal|sign-in-form|use-sending)|lib\/(identity|passkey|device)\.|icons\/(key-round|monitor|smartphone)\./

/** The pages that a mailed link leads to, and the one that asks for it: small, and one name to carry instead of three. */
const linkPieces = /features\/auth\/(confirm|forgot|reset|link)-page|routes\/auth_\.\w+\.tsx\?/

/** Pieces of the screens behind the sign-in. */
const membersPieces =
  /modern\/(infiniteQueryObserver|useInfiniteQuery)\.|routes\/_signed-in\.tsx\?|features\/(topics\/marks\.css|billing\/(billing|use-billing)|notifications\/(bell|use-notifications)|scripts\/(loading|history-read|result-part|review\.|script|generator\.css|use-copy|script-text|posting-kit|click|failure))\.|lib\/(event-stream|reach|learned-check|wording|identity)\.|ui\/(select-native|meter|account-frame|script-sheet|find-field)\.|icons\/(circle-question-mark|copy|external-link|hash|pencil|printer|search|undo-2)\./

/** The rules that read a text, with their words: large, and fetched when there is something to read. */
const rulePieces =
  /core\/src\/script\/(claims\/(?!spoken-wording)|spoken-|numerals|fit\.|timed\.|editing\/|approval\/)/

/** What marks a script's sentences and names their sources: fetched with the first script. */
const markPieces = /src\/ui\/(marked-script|said-words|source-list|strength-words|review-sheet)/

/** Pieces of several screens; the layers above a page have files of their own. */
const pieces =
  /d3-(shape|path)|core\/src\/(language\/(\w+\/)?(names|advice)\.|plan\/|script\/(beats|pace|claims\/spoken-wording)\.)|theme\/|icons\/(chart-no-axes-column|clock|flame|lock|star|trending-up)\.|src\/lib\/(language\/choices\.|(?!event|reach|learned|language|wording|device))|src\/ui\/(?!(dialog-window|alert-window|dialog\.css|menu|tabs|select-native|meter|account-frame|script-sheet|find-field|marked-script|said-words|source-list|strength-words|review-sheet|figure-table|state-mark)\b)|(billing|select-native|meter)\.css\.ts\.vanilla/

export default defineConfig({
  plugins: [
    tanstackRouter({
      routesDirectory: "src/routes",
      generatedRouteTree: "src/route-tree.gen.ts",
      quoteStyle: "double",
      addExtensions: true,
      autoCodeSplitting: true,
      // The builds of several languages go on at once: one writes the list.
      enableRouteGeneration: language === usualLanguage,
    }),
    texts(language),
    help(language),
    messages(language),
    leanIcons(),
    react(),
    vanillaExtractPlugin(),
    screenPaths(),
    firstPages(language),
  ],
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What was learned of claims is a megabyte, asked for only where somebody's words are read.
    chunkSizeWarningLimit: 1_100,
    // A browser that knows no preloading of modules loads them when they are imported.
    modulePreload: { polyfill: false },
    // Few files: what every page needs, what several screens share, what those of members share, one for each screen.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: "app",
              name: (id, graph) =>
                usualIcons.test(id) || alsoAtOnce.test(id) || isInitial(id, graph) ? "app" : null,
              priority: 4,
            },
            { name: "doors", test: doorPieces, priority: 3 },
            { name: "links", test: linkPieces, priority: 0 },
            { name: "marks", test: markPieces, minShareCount: 2, priority: 0 },
            {
              name: "screens",
              test: (id) => pieces.test(id) && !rulePieces.test(id),
              minShareCount: 2,
              priority: 2,
            },
            { name: "rules", test: rulePieces, minShareCount: 2, priority: 1 },
            { name: "members", test: membersPieces, priority: 1 },
            // The shelves of the topics page bring with them what its windows share: one file instead of three.
            {
              name: "shelves",
              test: /features\/topics\/(weekly-plan(-link)?|steady-shelf|week-shelf|dated-row|topic-search-field)\./,
              priority: 0,
            },
            {
              name: "controls",
              test: /@radix-ui\/(primitive|react-(slot|presence|use-|context|primitive|compose|id|collection|roving|direction))/,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // React itself has had the hook since 18: its stand-in for older ones need not travel. Recipes have one short function.
  resolve: {
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "@vanilla-extract/recipes/createRuntimeFn": join(import.meta.dirname, "src/theme/recipe.ts"),
    },
  },
  // Met only when a recipe is first drawn: found late, it would reload the page under the developer.
  optimizeDeps: {
    include: [
      "icu-minify/compile",
      "icu-minify/format",
      "@vanilla-extract/recipes/createRuntimeFn",
      "@tanstack/react-table",
    ],
  },
  server: { proxy: { "/api": api, "/identity": api, "/sandbox": api, "/mail": api } },
})
