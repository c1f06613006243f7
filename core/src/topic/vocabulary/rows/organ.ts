// One subject a line: name | how people write it (if not so) | in Turkish | file in fixtures/evidence/subjects
export const organ = `
attention span
blood values | blood
bone density |  | kemik erimesi, osteoporoz | osteoporosis
brain health | brain health, brain
breast health | breast
cartilage
colon health | colon
digestion
dopamine
estrogen
GABA
growth hormone
gut bacteria |  | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
gut health | gut health, gut | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
heart health | heart health, heart
hormones
kidney health | kidney
liver health | liver
memory
metabolism
nerve cells | neuron
oral health | oral
oxytocin
posture |  | duruş, oturma duruşu, duruş bozukluğu | posture
progesterone
serotonin
skin health | skin
the body clock | circadian rhythm
the immune system | immune system
the microbiome | microbiome | bağırsak sağlığı ve fermente besinler, bağırsak florası | gut-microbiome-fermented-food
thyroid health | thyroid | tiroit yetersizliği, hipotiroidi, tembel tiroit | hypothyroidism
vaginal health | vagina
waist size | waist
`
