import { message, type WordsOf } from "#lib/message.ts"
import type { adminUploads as English } from "#words/admin/uploads.ts"

export const adminUploads: WordsOf<typeof English> = {
  uploads: "Yüklenen dosyalar",
  countFromTheNext: "Elden verilen dosyalardaki paylaşımlar. Bir sonraki taramada sayılır.",
  notASource: "Yüklenen dosyalar burada okunmuyor: FORUM_SOURCE ayarında upload yazmalı.",
  uploadPostsAsk: "Paylaşım yükle…",
  uploadPosts: "Paylaşım yükle",
  notRead: "Yüklenen dosyalar okunamadı.",
  nothingUploaded: "Henüz bir şey yüklenmedi.",
  nothingOlder: "Daha eski yükleme yok.",
  newestFirst: "Yüklenen dosyalar, en yenisi başta",
  newest: "En yeni",
  older: "Daha eski",
  when: "Ne zaman",
  by: "Yükleyen",
  file: "Dosya",
  communities: "Topluluk",
  posts: "Paylaşım",
  ofThemNew: "Yeni",
  why: "Neden",
  whyHint: "Adresinizle birlikte işlem kaydında kalır.",
  whatAFileHolds:
    "Bir JSON listesi ya da başlık satırı olan bir CSV: community, title, created_at, url; varsa body, score ve comments. Tek bir satır bile hatalıysa hiçbir şey saklanmaz.",
  atMost: "En fazla 10 MB ve 10.000 paylaşım",
  asJson: "JSON listesi olarak okunur",
  asCsv: "Başlık satırı olan bir CSV olarak okunur",
  tooLong: "Dosya çok büyük: en fazla 10 MB alınır.",
  fileNotRead: "Dosya okunamadı.",
  upload: "Yükle",
  uploading: "Yükleniyor…",
  cancel: "Vazgeç",
  uploaded: "Paylaşımlar yüklendi",
  whatCameOfIt: message(
    "{posts, plural, other {# paylaşım}}, {stored} yeni; {communities, plural, other {# topluluk}}.",
  ),
  pleaseTryAgain: "Lütfen yeniden deneyin.",
}
