import { kbd } from "./kbd.css.ts"

export function Kbd({ children }: { readonly children: string }) {
  return <kbd className={kbd}>{children}</kbd>
}
