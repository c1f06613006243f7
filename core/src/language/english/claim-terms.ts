/** Words that several rules share, as parts of a pattern. */
export const own = {
  diseases: String.raw`(?:cancer|tumou?rs?|diabetes|type [12] diabetes|arthritis|asthma|migraines?|anxiety|depression|adhd|autism|hypertension|high blood pressure|alzheimer'?s|dementia|insomnia|ibs|crohn'?s|eczema|psoriasis|covid(?:-19)?|(?:the )?flu|colds?|infections?|osteoporosis|pcos|endometriosis|gout|lupus|fibromyalgia|sciatica|thyroid disease|heart disease|epilepsy|parkinson'?s|reflux|gerd|hair loss|acne|plantar fasciitis|tendinitis|tendinopathy)`,
  remedies: String.raw`(?:turmeric|curcumin|zinc|magnesium|creatine|vitamin(?: [a-ek]\d*)?|omega-?3|fish oil|collagen|ashwagandha|berberine|probiotics?|garlic|ginger|honey|apple cider vinegar|black seed(?: oil)?|elderberry|melatonin|supplements?|herbs?|teas?|juices?|echinacea|cinnamon|iron|selenium|mushrooms?|keto|cbd)`,
  prescribed: String.raw`(?:wegovy|ozempic|mounjaro|zepbound|saxenda|semaglutide|tirzepatide|liraglutide|botox|dysport|antibiotics?|viagra|cialis|accutane|adderall|xanax|tramadol|testosterone|finasteride)`,
  harmful: String.raw`(?:chlorine dioxide|mms drops|miracle mineral|colloidal silver|black salve|turpentine|bleach|kerosene|petrol|gasoline|diesel|borax|laetrile|amygdalin|vitamin b17|(?:food|high)[- ]grade hydrogen peroxide|chelation (?:therapy )?for autism)`,
}
