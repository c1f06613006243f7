import type { Filmables } from "#language/filmables.ts"

export const filmables: Filmables = {
  label: {
    called: ["label", "ingredients"],
    prop: "A pack with its label",
    scene: "The label, close enough to read one line",
  },
  leaflet: {
    called: ["leaflet", "package insert"],
    prop: "A folded leaflet",
    scene: "A finger on one line of the leaflet",
  },
  capsule: { called: ["capsule"], prop: "A few capsules in the palm", scene: "Capsules falling into a palm" },
  tablet: {
    called: ["tablet", "pill"],
    prop: "A tablet, name turned away",
    scene: "One tablet beside a glass of water",
  },
  injection: {
    called: ["injection", "needle", "pen "],
    prop: null,
    scene: "A covered pen on a clean table, no skin",
  },
  powder: {
    called: ["scoop", "powder"],
    prop: "A measuring scoop",
    scene: "A level scoop going into a glass",
  },
  spoon: {
    called: ["teaspoon", "tablespoon", "spoon"],
    prop: "A spoon",
    scene: "One level spoon, from above",
  },
  pharmacy: {
    called: ["pharmacist", "pharmacy"],
    prop: null,
    scene: "A pharmacy counter from the customer's side, nobody recognisable",
  },
  emergency: {
    called: ["ambulance", "emergency", "911", "999", "112"],
    prop: "A telephone",
    scene: "A thumb over the emergency call, not pressing",
  },
  doctor: {
    called: ["doctor", "physician", "gp "],
    prop: null,
    scene: "An empty chair in front of a consulting desk",
  },
  blood_test: {
    called: ["blood test", "blood sample", "lab"],
    prop: "A form with ticked boxes, no names",
    scene: "A tick in the box of one test",
  },
  blood_pressure: {
    called: ["blood pressure"],
    prop: "A cuff for the upper arm",
    scene: "A cuff being closed on an upper arm",
  },
  blood_sugar: {
    called: ["blood sugar", "glucose"],
    prop: "A meter, screen turned away",
    scene: "A meter being laid on a table",
  },
  grapefruit: { called: ["grapefruit"], prop: "Half a grapefruit", scene: "A grapefruit cut in two" },
  coffee: {
    called: ["coffee", "espresso", "caffeine"],
    prop: "A cup of coffee",
    scene: "Coffee running into a cup",
  },
  tea: { called: ["tea", "teas"], prop: "A cup of tea", scene: "A tea bag lifted out of a cup" },
  juice: { called: ["juice"], prop: "A small glass of juice", scene: "Juice filling a small glass" },
  alcohol: {
    called: ["alcohol", "wine", "beer"],
    prop: "An empty wine glass",
    scene: "A hand turning a glass upside down",
  },
  milk: {
    called: ["milk", "dairy", "yogurt", "yoghurt"],
    prop: "A glass of milk",
    scene: "Milk poured into a glass",
  },
  egg: { called: ["egg"], prop: "Two eggs", scene: "An egg cracked into a pan" },
  fish: { called: ["fish", "salmon", "tuna"], prop: "A can of fish", scene: "Fish on a plate, from above" },
  vegetable: {
    called: ["vegetable", "broccoli", "spinach"],
    prop: "A handful of vegetables",
    scene: "Vegetables going into a pan",
  },
  fruit: {
    called: ["fruit", "banana", "apple", "berr"],
    prop: "A piece of fruit",
    scene: "Fruit cut on a board",
  },
  salt: { called: ["salt", "sodium"], prop: "A salt shaker", scene: "A pinch of salt over a plate" },
  sugar: {
    called: ["sugar", "sweetener", "soda"],
    prop: "A bowl of sugar",
    scene: "Sugar cubes stacked beside a drink",
  },
  bread: {
    called: ["bread", "pasta", "rice", "oat"],
    prop: "A slice of bread",
    scene: "A hand putting food on a plate",
  },
  meal: {
    called: ["breakfast", "meal", "lunch", "dinner", "eat "],
    prop: "A plate",
    scene: "A plate being set on a table",
  },
  water: { called: ["water", "thirst", "hydrat"], prop: "A glass of water", scene: "Water filling a glass" },
  running: {
    called: ["running", "runner", "jog"],
    prop: "A running shoe",
    scene: "Feet on a path, from behind",
  },
  shoe: { called: ["shoe", "insole"], prop: "A pair of shoes", scene: "The sole of a shoe bending" },
  weights: {
    called: ["barbell", "dumbbell", "lifting", "strength train", "weights"],
    prop: "A dumbbell",
    scene: "One slow repetition, from the side",
  },
  stretch: { called: ["stretch", "yoga", "mat "], prop: "A mat", scene: "One stretch held, from the side" },
  walk: { called: ["walk", "steps", "stairs"], prop: null, scene: "Feet going up a staircase" },
  desk: {
    called: ["desk", "sitting", "posture", "chair"],
    prop: "A chair",
    scene: "Someone getting up from a desk, from behind",
  },
  sleep: {
    called: ["sleep", "asleep", "bed", "insomnia", "pillow", "nap"],
    prop: "A pillow",
    scene: "A bedside lamp going out",
  },
  knee: { called: ["knee"], prop: null, scene: "A knee bending, from the side" },
  foot: { called: ["heel", "foot", "ankle"], prop: null, scene: "A bare foot stepping down" },
  back: { called: ["back pain", "lower back", "spine"], prop: null, scene: "A hand resting on a lower back" },
  shoulder: { called: ["shoulder", "neck"], prop: null, scene: "A shoulder circling, from behind" },
  muscle: { called: ["muscle"], prop: null, scene: "A fist closing, forearm in the picture" },
  skin: {
    called: ["skin", "face", "sunscreen", "acne"],
    prop: "A tube of cream, brand turned away",
    scene: "A drop of cream on the back of a hand",
  },
  hair: { called: ["hair"], prop: "A hairbrush", scene: "A brush going through hair, from behind" },
  bathroom: {
    called: ["bathroom", "toilet", "stool", "constipat", "diarr", "laxative"],
    prop: null,
    scene: "A closed bathroom door",
  },
  scale: {
    called: ["scale", "kilogram", "weight loss", "lose weight"],
    prop: "A bathroom scale, display covered",
    scene: "Feet stepping off a scale",
  },
  calendar: {
    called: ["weeks", "months", "calendar"],
    prop: "A wall calendar",
    scene: "A pencil crossing off a week",
  },
  clock: {
    called: ["hours", "minutes", "morning", "evening", "night"],
    prop: "A clock",
    scene: "The hands of a clock",
  },
}
