// One word a line: word | longer names that hold it and are another thing, as people write them
export const otherThings = `
apple | apple watch, apple tv, apple store, apple cider
beer | root beer, ginger beer
butter | peanut butter, almond butter, shea butter, cocoa butter, body butter
cream | ice cream
cycle | menstrual cycle, cell cycle, life cycle, sleep cycle, krebs cycle, bulking cycle, steroid cycle, cycle syncing
chili | sweet chili
fat | body fat, belly fat, visceral fat, fat loss, fat burner, burn fat, lose fat, fat percentage, fat people
fish | fish hook
ginger | ginger ale
milk | breast milk, milk thistle
pepper | lemon pepper, black pepper, salt pepper, dr pepper
potato | sweet potato, couch potato
rice | cauliflower rice
salt | bath salt, epsom salt
smoothie | smoothie king, tropical smoothie
tea | tea tree
turkey | turkey trot
water | water weight, water polo, water retention, micellar water
`
