import { spawn } from "node:child_process"
import { once } from "node:events"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))

/** A copy of the packages' own code in a folder of its own, to be changed and compiled. */
export class CopiedSources implements Disposable {
  readonly folder: string
  private readonly packages: ReadonlyArray<string>

  constructor(packages: ReadonlyArray<string>) {
    this.folder = mkdtempSync(join(tmpdir(), "rounds-copied-sources-"))
    this.packages = packages
    writeFileSync(join(this.folder, "tsconfig.json"), readFileSync(join(root, "tsconfig.json")))
    for (const name of packages) this.copyPackage(name)
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Puts a text in the place of another, which has to be there. */
  replace(file: string, before: string, after: string): void {
    const path = join(this.folder, file)
    const code = readFileSync(path, "utf8")
    if (!code.includes(before)) throw new Error(`${file} holds no ${before}`)
    writeFileSync(path, code.replace(before, after))
  }

  /** What the compiler says about all packages, line by line; a complaint begins with its file. */
  async compile(): Promise<ReadonlyArray<string>> {
    return (await Promise.all(this.packages.map((name) => this.compilePackage(name)))).flat()
  }

  /** The package's own files, beside the modules it has, of which ours are the copies. */
  private copyPackage(name: string): void {
    const from = join(root, name)
    const to = join(this.folder, name)
    mkdirSync(join(to, "node_modules", "@rounds"), { recursive: true })
    for (const file of ["src", "package.json", "tsconfig.json"])
      cpSync(join(from, file), join(to, file), { recursive: true })
    for (const module of readdirSync(join(from, "node_modules"))) {
      if (module === "@rounds") continue
      symlinkSync(join(from, "node_modules", module), join(to, "node_modules", module))
    }
    for (const ours of ["core", "adapters"])
      symlinkSync(join(this.folder, ours), join(to, "node_modules", "@rounds", ours))
  }

  private async compilePackage(name: string): Promise<ReadonlyArray<string>> {
    const tsc = join(root, "node_modules", ".bin", "tsc")
    const args = ["-p", join(this.folder, name), "--pretty", "false"]
    const child = spawn(tsc, args, { cwd: this.folder })
    const [out] = await Promise.all([text(child.stdout), once(child, "exit")])
    return out.split("\n").filter((line) => line !== "")
  }
}
