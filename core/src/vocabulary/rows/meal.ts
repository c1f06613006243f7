// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const meal = `
appetizer | | appetizers
breakfast | breakfast | | kahvaltı, kahvaltıyı atlamak
brunch
budget meal | | budget meals
casserole
Christmas meal | | christmas
dessert
dinner | dinner | | akşam yemeği, akşam öğünü
freezer meal | | freezer
holiday meal | | holiday
lunch | lunch | | öğle yemeği, işte öğle yemeği
meal
microwave meal | | microwave
picnic
potluck
protein snack | | protein snacks
side dish | | side dishes
slow cooker meal | slow-cooker | slow cooker, crock pot | yavaş pişiriciler, yavaş pişirici
snack
Thanksgiving meal | | thanksgiving
`
