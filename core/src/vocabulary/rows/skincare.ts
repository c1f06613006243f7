// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const skincare = `
acids in skin care | | acid
acne treatment
AHAs | | AHA
aspirin mask
azelaic acid
benzoyl peroxide
BHAs | | BHA
body wash
CeraVe | | cerave
Cetaphil | | cetaphil
chemical peels | | chemical peel
Clarisonic brushes | | clarisonic
clay mask
cleansers | | cleanser
deodorants | | deodorant
Differin | | differin
Epiduo | | epiduo
exfoliation
eye creams | | eye cream
face washes | | face wash
glycolic acid
hyaluronic acid
jojoba oil
lip balm
makeup
moisturizers | | moisturizer
niacinamide
no poo
oil cleansing | | oil cleansing, OCM
razors | | razor
retinoids | retinoids-isotretinoin | | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin
retinol | retinol-creams | | retinol kremi
salicylic acid
serums | | serum
shampoos | | shampoo
shaving
skin care routines | | skincare routine, skin care routine
skin care | | skin care, skincare
soaps | | soap
SPF | sunscreen | | güneş kremi
sunburn | sunburn | | güneş yanığı
sunscreens | sunscreen | sunscreen | güneş kremi
tea tree oil
toners | | toner
vitamin C serums | | vitaminc serum
`
