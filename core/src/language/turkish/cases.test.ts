import { expect, test } from "vitest"
import { casesOf } from "./cases.ts"

// As a Turkish editor writes them, by hand.
test.each([
  ["kolesterol", "kolesterolü", "kolesterole", "kolesterolde"],
  ["parasetamol", "parasetamolü", "parasetamole", "parasetamolde"],
  ["voleybol", "voleybolu", "voleybola", "voleybolda"],
  ["sosyal fobi", "sosyal fobiyi", "sosyal fobiye", "sosyal fobide"],
  ["probiyotik yoğurt", "probiyotik yoğurdu", "probiyotik yoğurda", "probiyotik yoğurtta"],
  ["ağrı kesici", "ağrı kesiciyi", "ağrı kesiciye", "ağrı kesicide"],
  ["kan sulandırıcı", "kan sulandırıcıyı", "kan sulandırıcıya", "kan sulandırıcıda"],
  ["alkol almak", "alkol almayı", "alkol almaya", "alkol almakta"],
  ["masa başı çalışmak", "masa başı çalışmayı", "masa başı çalışmaya", "masa başı çalışmakta"],
  ["dik durmak", "dik durmayı", "dik durmaya", "dik durmakta"],
  ["ekmek", "ekmeği", "ekmeğe", "ekmekte"],
  ["parmak", "parmağı", "parmağa", "parmakta"],
  ["bacak", "bacağı", "bacağa", "bacakta"],
  ["topuk dikeni", "topuk dikenini", "topuk dikenine", "topuk dikeninde"],
  ["DEHB", "DEHB’yi", "DEHB’ye", "DEHB’de"],
  ["magnezyum glisinat", "magnezyum glisinatı", "magnezyum glisinata", "magnezyum glisinatta"],
])("the endings of %s", (name, accusative, dative, locative) => {
  const { acc, dat, loc } = casesOf(name)
  expect([acc, dat, loc]).toEqual([accusative, dative, locative])
})
