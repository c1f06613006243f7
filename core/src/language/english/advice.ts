import type { AdviceWords } from "#language/advice.ts"

export const advice: AdviceWords = {
  advises:
    /^(?:Add|Attach|Delete|Describe|Drop|Give|Keep|Leave|Move|Name|Only as|Open with|Please do not post|Quote|Reframe|Remove|Replace|Say|Shorter|State|Take out|The profile|Typical result|Use)(?!\p{L})/u,
  forExample: (words) => `For example: “${words}”`,
}
