// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const meal = `
appetizer | appetizers
breakfast |  | kahvaltı, kahvaltıyı atlamak | breakfast
brunch
budget meal | budget meals
casserole
Christmas meal | christmas
dessert
dinner
freezer meal | freezer
holiday meal | holiday
lunch
meal
microwave meal | microwave
picnic
potluck
protein snack | protein snacks
side dish | side dishes
slow cooker meal | slow cooker, crock pot
snack
Thanksgiving meal | thanksgiving
`
