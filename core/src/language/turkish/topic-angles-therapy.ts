import type { Ask } from "#evidence/finding.ts"
import type { Wording } from "./asking-words.ts"

/** Film ideas on what is done to somebody: it is no part of an ordinary day, and nobody swaps or begins it alone. */
export const ofTherapy: { readonly [A in Ask]?: ReadonlyArray<Wording> } = {
  how_much: [
    ({ n }) => `${n} kaç kez gerekir sorusunu neye göre yanıtlarsınız`,
    ({ n }) => `${n} için bir kez daha demeden önce baktığınız iki şey`,
  ],
  when: [
    ({ n }) => `${n} için acele edilecek ve edilmeyecek iki durum`,
    ({ n }) => `${n} düşünen birine önce sorduğunuz soru`,
  ],
  how_long: [
    ({ n }) => `${n} sonrası için basit bir takvim: ilk gün, ilk hafta, sonrası`,
    ({ n }) => `${n} sonrasında ne olağan, ne gösterilmeli`,
  ],
  compare: [
    ({ n }) => `${n} dışındaki yollar: hangisini kime önerirsiniz`,
    ({ n }) => `${n} ile öteki yol arasında kalana sorduğunuz tek soru`,
  ],
  do_first: [
    ({ n }) => `${n} öncesinde sorulması gereken üç soru`,
    ({ n }) => `${n} için randevuya giderken yanınıza alacağınız liste`,
  ],
  stop: [({ n }) => `${n} bitince neyin süreceği, neyin geçeceği`],
}
