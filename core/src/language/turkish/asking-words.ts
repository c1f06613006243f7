/** A name with the endings a question needs. */
export interface Name {
  readonly n: string
  readonly acc: string
  readonly gen: string
  readonly dat: string
  readonly loc: string
  readonly abl: string
}

/** A question without capital and question mark. */
export type Wording = (name: Name) => string

export const know: Wording = ({ n }) => `${n} hakkında ne bilmeli`
export const isSafe: Wording = ({ n }) => `${n} güvenli mi`
export const mind: Wording = ({ loc }) => `${loc} neye dikkat etmeli`
export const downside: Wording = ({ gen }) => `${gen} olumsuz yanı ne`
export const inBody: Wording = ({ n }) => `${n} vücutta ne yapıyor`
export const firstStep: Wording = ({ n }) => `${n} için ilk adım ne`
export const children: Wording = ({ n }) => `çocuklar için ${n} uygun mu`
export const pregnancy: Wording = ({ n }) => `gebelikte ${n} uygun mu`
export const older: Wording = ({ n }) => `ileri yaşta ${n}: ne değişir`
export const myth: Wording = ({ n }) => `${n} hakkında hangisi doğru`
