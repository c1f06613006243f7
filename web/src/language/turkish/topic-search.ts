import { message, type WordsOf } from "#lib/message.ts"
import type { topicSearch as English } from "#words/topic-search.ts"

export const topicSearch: WordsOf<typeof English> = {
  searchTopics: "90 günün konularında ara",
  topicsWith: message("“{text}” geçen konular"),
  whatIsSearched:
    "Son 90 günün tüm uzmanlıklardan konularında başlık, soru ve konu adları aranır. En yenisi üstte, her konu bir kez.",
  found: message(
    "{isAll, select, yes {{topics, plural, other {# konu bulundu}}} other {En yeni # konu gösteriliyor; daha fazlası var}}",
  ),
  noneFound: message("“{text}” için konu bulunamadı"),
  nothingWith: message("“{text}” geçen konu yok"),
  nothingWithText:
    "Son 90 günün konularında ne başlıkta, ne soruda, ne de konu adında geçiyor. Daha kısa yazarsanız daha çok konu bulunur: Sözcüğün başı yeterlidir.",
  todaysTopics: "Bugünün konularına dön",
  writeAbout: message("“{text}” için metin yazın"),
  notSearched: "Arama yapılamadı",
  notSearchedText: "Yazdıklarınız alanda duruyor. Bu sayfada başka bir şey değişmedi.",
  cause: "Neden",
  thisPageFailed: "Arama bu sayfada başarısız oldu.",
  request: "İstek",
  tryAgain: "Yeniden dene",
  showMore: "Daha fazla göster",
  loadingMore: "Yükleniyor",
  moreNotLoaded: "Daha fazla konu yüklenemedi.",
  postsUpTo: message(
    "{day} gününe kadarki üç günde {posts, plural, other {# paylaşım}}, genelde {usual, plural, =0 {hiç olmaz} other {# olur}}.",
  ),
  sharingUpTo: message(
    "{day} gününe kadarki üç günde konuyla ilgili {among} paylaşımın {isAll, select, yes {tamamı} other {{posts} tanesi}} bunu soruyor ya da yanıtlıyor, genelde {usual, plural, =0 {hiçbiri} other {#}}.",
  ),
  askedUpTo: message(
    "{day} gününe kadarki yedi günde {posts} paylaşımın {isAll, select, yes {tamamı} other {{asking} tanesi}} bunu soruyor, bizim ifademizle.",
  ),
  amongToday: "Bugünün konuları arasında.",
  asked: message(
    "{posts} paylaşımın {isAll, select, yes {tamamı} other {{asking} tanesi}} bunu soruyor, bizim ifademizle.",
  ),
}
