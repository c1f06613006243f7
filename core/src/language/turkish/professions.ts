import type { ProfessionNames } from "#language/professions.ts"

export const professions: ProfessionNames = {
  sports_pharmacist: ["spor eczacısı", "spor eczacılığı"],
  sports_nutritionist: ["spor beslenme uzmanı", "sporcu beslenmesi", "spor diyetisyeni"],
  clinical_pharmacist: ["klinik eczacı", "klinik eczacılık", "hastane eczacısı"],
  community_pharmacist: ["serbest eczacı", "eczacı", "eczacılık"],
  nutritionist: ["beslenme uzmanı", "beslenme danışmanı", "beslenme"],
  dietitian: ["diyetisyen", "diyetetik"],
  physical_therapist: ["fizyoterapist", "fizyoterapi", "fizik tedavi", "fizik tedavi uzmanı"],
  sports_medicine_doctor: ["spor hekimi", "spor hekimliği", "spor doktoru"],
  fitness_professional: [
    "fitness uzmanı",
    "fitness eğitmeni",
    "spor eğitmeni",
    "kişisel antrenör",
    "antrenör",
  ],
  health_coach: ["sağlık koçu", "sağlık koçluğu", "yaşam koçu"],
}
