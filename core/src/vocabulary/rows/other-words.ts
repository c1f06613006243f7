// One word a line: word of a row | words of its stem that are another thing, as people write them; where a community is named after
// the row's subject they are that subject
export const otherWords = `
boxing | box, boxes, boxed
cycling | cycle, cycles
dressing | dress, dresses, dressed
fencing | fence, fences, fenced
fish | fishing, fished
inhalers | inhale, inhales, inhaled, inhaling, inhalation, inhalable
insanity | insane, insanely
journaling | journal, journals, journalism
laxatives | lax
lunges | lung, lungs, lungful
mindfulness | mind, minds, minded, minding
mobility | mobile, mobilized, mobilised
retainer | retain, retains, retained, retaining
rotations | rotator, rotate, rotates, rotated, rotating
rowing | row, rows, rowed
stimulants | stimulate, stimulates, stimulated, stimulating, stimulation, stimulator
tights | tightness
wraps | wrapped, wrapping
`
