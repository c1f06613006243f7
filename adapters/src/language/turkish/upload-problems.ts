import type { UploadFault, UploadProblem } from "@rounds/core/admin/upload-faults.ts"
import type { Refusals } from "#language/problems.ts"
import { uploadField } from "#language/upload-field.ts"

type Values = UploadFault["values"]

/** What is wrong with a file of posts or a row of it, and what to do. */
const problems: { readonly [P in UploadProblem]: (values: Values) => string } = {
  file_empty: () => "Dosyada paylaşım yok",
  file_too_long: ([most]) => `Dosya çok büyük: en fazla ${most} MB alınır`,
  file_unreadable: ([line]) =>
    `Dosya ne bir JSON listesi ne de başlık satırı olan bir CSV${line === undefined ? "" : ` (satır: ${line})`}`,
  no_list: () => "Dosya JSON, ama bir paylaşım listesi değil",
  too_many_posts: ([most]) => `Dosyada çok fazla paylaşım var: en fazla ${most} alınır`,
  too_many_communities: ([found, most]) =>
    `Dosyada çok fazla topluluk var (${found}): en fazla ${most} alınır`,
  no_post: () => "bu bir paylaşım değil",
  missing: () => "bu alan eksik",
  no_text: () => "metin olmalı",
  not_one_line: () => "tek satır olmalı",
  letters_lost: () => "bozulmuş harfler var; dosyayı UTF-8 olarak kaydedin",
  too_short: ([least]) => `en az ${least} karakter olmalı`,
  too_long: ([most]) => `en fazla ${most} karakter olmalı`,
  no_time: () => "saat dilimiyle bir zaman olmalı, örneğin 2026-11-20T09:00:00Z",
  in_future: () => "şimdiden sonra olmamalı",
  no_address: () => "paylaşımın https:// ile başlayan adresi olmalı",
  no_whole_number: () => "tam sayı olmalı",
  too_small: ([least]) => `en az ${least} olmalı`,
  too_large: ([most]) => `en fazla ${most} olmalı`,
}

const told = ({ row, field, problem, values }: UploadFault): string =>
  [
    ...(row === null ? [] : [`${row}. satır`]),
    ...(field === null ? [] : [field]),
    problems[problem](values),
  ].join(": ")

/** What administrators are refused who hand over posts or take them back, in Turkish. */
export const uploadRefusals: Pick<Refusals, "HandInUnknown" | "UploadRefused" | "UploadsNotRead"> = {
  UploadRefused: ({ faults }) => ({
    title: "Yüklenmedi",
    detail: "Hiçbir şey saklanmadı: hataları düzeltip dosyayı yeniden yükleyin.",
    errors: faults.map((fault) => ({ field: uploadField(fault), message: told(fault) })),
  }),
  HandInUnknown: ({ id }) => ({
    title: "Böyle bir yükleme yok",
    detail: `Kimliği ${id} olan bir yükleme yok.`,
  }),
  UploadsNotRead: () => ({
    title: "Yüklenen dosyalar okunmuyor",
    detail: "Yükleme bu kurulumun kaynakları arasında değil: FORUM_SOURCE ayarında upload yazmalı.",
  }),
}
