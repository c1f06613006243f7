import { join } from "node:path"
import type { Plugin } from "vite"

const maker = join(import.meta.dirname, "src/ui/drawn-icon.ts")

/** An icon of the library as it is built: its lines, and our own maker of components in place of the library's. */
export const leanIcon = (code: string): string =>
  code
    .replace(
      /import createLucideIcon from .*/,
      `import { drawnIcon as createLucideIcon } from ${JSON.stringify(maker)};`,
    )
    // Other names of it, and keys of lines that never change place: random letters, which do not compress.
    .replaceAll(/^\s*(?:name|size|aliases): .*\n/gm, "")
    .replaceAll(/,?\s*key: "\w+"/g, "")

/** Leaves out of the icons what no screen uses: every page carries some of them. */
export const leanIcons = (): Plugin => ({
  name: "lean-icons",
  apply: "build",
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({ code: leanIcon(code), map: null }),
  },
})
