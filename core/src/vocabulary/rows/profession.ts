// One subject a line: name | file in fixtures/evidence/subjects | how people write it, in a column for each language
export const profession = `
anatomy
big pharma
board exams
neuroscience | | neuroscience
clinical rotations | | rotations
clinical trials
clinicals
coaching
CVS
dentists | | dentist
dietitians | | dietitian
doctors | | doctor
drug prices
drug shortages
emergency rooms
EMTs | | EMT
health benefits
health care | | health care, healthcare
health insurance | | health insurance, insurance
hospice
hospital pharmacy
human biology | | biology
intensive care | | ICU
internships | | internship
licensing exams
medical school | | medical school, med school
Medicare | | medicare
new grads
nurses | | nurse
nursing assistants | | CNA
nursing school
PA school
PCAT
personal trainers | | personal trainer, trainer | spor eğitmeni, kişisel antrenör
pharmacies | | pharmacy
pharmacists | | pharmacist
pharmacy school
pharmacy technicians | | pharmacy tech, pharmacy technician
PharmD studies | | pharmD
physicians | | physician
preceptors | | preceptor
prescriptions
primary care
psychology
residency
retail pharmacy
surgeons | | surgeon
the Affordable Care Act | | obamacare
the FDA | | FDA
the MCAT | | mcat
the NCLEX | | nclex
the pharmaceutical industry | | pharma
USMLE
Walgreens | | walgreens
`
