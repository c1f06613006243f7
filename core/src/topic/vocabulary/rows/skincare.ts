// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const skincare = `
acids in skin care | acid
acne treatment
AHAs | AHA
aspirin mask
azelaic acid
benzoyl peroxide
BHAs | BHA
body wash
CeraVe | cerave
Cetaphil | cetaphil
chemical peels | chemical peel
Clarisonic brushes | clarisonic
clay mask
cleansers | cleanser
deodorants | deodorant
Differin | differin
Epiduo | epiduo
exfoliation
eye creams | eye cream
face washes | face wash
glycolic acid
hyaluronic acid
jojoba oil
lip balm
makeup
moisturizers | moisturizer
niacinamide
no poo
oil cleansing | oil cleansing, OCM
razors | razor
retinoids |  | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin | retinoids-isotretinoin
retinol |  | retinoidler ve izotretinoin, izotretinoin, retinol ve tretinoin | retinoids-isotretinoin
salicylic acid
serums | serum
shampoos | shampoo
shaving
skin care routines | skincare routine, skin care routine
skin care | skin care, skincare
soaps | soap
SPF |  | güneş kremi | sunscreen
sunburn
sunscreens | sunscreen | güneş kremi | sunscreen
tea tree oil
toners | toner
vitamin C serums | vitaminc serum
`
