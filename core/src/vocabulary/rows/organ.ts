// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const organ = `
attention span
blood values | | blood
bone density | osteoporosis | | kemik erimesi, osteoporoz
brain health | | brain health, brain
breast health | | breast
cartilage
colon health | | colon
digestion
dopamine
estrogen
GABA
growth hormone
gut bacteria | gut-microbiome-fermented-food | | bağırsak sağlığı ve fermente besinler, bağırsak florası
gut health | gut-microbiome-fermented-food | gut health, gut | bağırsak sağlığı ve fermente besinler, bağırsak florası
heart health | heart-disease | heart health, heart | kalp sağlığı
hormones
kidney health | | kidney
liver health | | liver
memory
metabolism | metabolism | | metabolizma
nerve cells | | neuron
oral health | | oral
oxytocin
posture | posture | | duruş, oturma duruşu, duruş bozukluğu
progesterone
serotonin
skin health | | skin
the body clock | | circadian rhythm
the immune system | | immune system
the microbiome | gut-microbiome-fermented-food | microbiome | bağırsak sağlığı ve fermente besinler, bağırsak florası
thyroid health | hypothyroidism | thyroid | tiroit yetersizliği, hipotiroidi, tembel tiroit
vaginal health | | vagina
waist size | | waist
`
