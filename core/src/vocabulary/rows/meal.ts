// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const meal = `
appetizer | | appetizers
breakfast | breakfast | | kahvaltı, kahvaltıyı atlamak
brunch
budget meal | | budget meals
casserole
Christmas meal | | christmas
dessert
dinner
freezer meal | | freezer
holiday meal | | holiday
lunch
meal
microwave meal | | microwave
picnic
potluck
protein snack | | protein snacks
side dish | | side dishes
slow cooker meal | | slow cooker, crock pot
snack
Thanksgiving meal | | thanksgiving
`
