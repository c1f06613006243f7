/**
 * Common first names, in small letters without marks. Left out is what is a word as well: a tree, the sea, spring, hope,
 * what skin and teeth are called by ("sedef", "mine", "gamze"), a month, and what dishes and plants are called by ("ali nazik", "ayşe kadın fasulye").
 */
export const givenNames: ReadonlySet<string> = new Set(
  `abdullah abdulkadir abdurrahman adnan ahmet akif alper alperen altan anil arda arif asim asuman atakan atilla ayfer
 aygul ayhan aykut aylin aynur aysegul aysel aysun aytac ayten azra banu berat berk berkay berna betul beyza bilge
 bilal binnur bora bulent burak burcu busra cagatay cagla cagri canan caner cansu celal cem cemal cemil cenk cevdet
 ceyda didem dilara dogukan ebru ece ecem eda efe elif elvan emel emine emrah emre ender enes ercan erdal erdogan
 erhan erkan ersin ertan ertugrul esin esma esra eyup ezgi fadime faruk fatih fatma feride ferhat fevzi feyza fikret
 funda furkan galip gokce gokhan gokmen gozde gulay gulcan gulden gulsah gulsen gulsum gurkan hakan haldun halil
 halime haluk hamza handan hande hasan hatice haydar hayri huseyin hulya husnu ibrahim ilayda ilhan ilker ilknur ilyas
 irem ismail ismet kaan kamil kemal kenan kerem kerim koray korhan kubra kursat leman levent leyla mahmut mehmet melih
 melike melis mert merve mesut metin miray mithat muammer muhammed murat mustafa muzaffer nagihan naim nalan namik
 nazan nazli necati necla necmettin nermin neslihan nesrin nevin nevzat nihal nihat nilay nilgun numan nuray nurcan
 nurdan nurettin nurgul nuri nurten oguz oguzhan okan oktay olcay omer orhan osman ozan ozcan ozge ozlem ozkan pelin
 perihan ramiz refik ridvan rifat riza sabri saliha salih samet sami seda sedat seher selami selcuk selda selim selma
 semih semra serdar serhat serkan serpil sertac sevil sevket seyda sezen sezgin sibel sinan sinem songul suat suleyman
 sule sukran sukru taner tansu tarik tevfik tugba tugce tulay tuncay turgay turgut tulin utku vedat veysel volkan
 yagiz yalcin yavuz yeliz yesim yigit yildiray yilmaz yusuf zehra zeki zeliha zerrin zeynep ziya zubeyde zuhal`.split(
    /\s+/,
  ),
)
