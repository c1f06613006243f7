/**
 * Common first names, in small letters without marks. Left out is what is a word as well: a tree, the sea, spring, hope,
 * and what dishes and plants are called by ("ali nazik", "ayşe kadın fasulye").
 */
export const givenNames: ReadonlySet<string> = new Set(
  `abdullah abdulkadir abdurrahman adem adnan ahmet akif alev alper alperen altan anil arda arif arzu asim asli asuman
 atakan atilla aydin ayfer aygul ayhan aykut aylin aynur aysegul aysel aysun aytac ayten azra banu berat berk berkay berna
 betul beyza bilge bilal binnur bora buket bulent burak burcu busra cagatay cagla cagri canan caner cansu celal cem cemal
 cemil cenk cevdet ceyda demet didem dilara dilek dogukan ebru ece ecem eda efe 
 elif elvan emel emin emine emrah emre ender engin enes ercan erdal erdem erdogan erhan erkan ersin ertan ertugrul esin
 esma esra evren eyup ezgi fadime faruk fatih fatma feride ferhat fevzi feyza fikret fulya funda furkan galip
 gamze gizem gokce gokhan gokmen gonca gozde gulay gulcan gulden gulsah gulsen gulsum gunay gurkan hakan haldun halil halime
 haluk hamza handan hande hasan hatice haydar hayri hikmet huseyin hulya husnu ibrahim idil ilayda ilhan ilker ilknur
 ilyas irem irfan ismail ismet kaan kadir kamil kemal kenan kerem kerim koray korhan kubra kursat leman
 levent leyla mahmut mehmet melih melike melis meltem mert merve mesut metin mine miray mithat muammer muge
 muhammed murat mustafa muzaffer nagihan naim nalan namik nazan nazli necati necla necmettin nermin neslihan nesrin nevin
 nevzat nihal nihat nilay nilgun numan nuray nurcan nurdan nurettin nurgul nuri nurten oguz oguzhan okan oktay olcay
 omer onur orhan osman ozan ozcan ozge ozgur ozlem ozkan pelin perihan polat ramazan ramiz recep refik ridvan
 rifat riza sabri sadik saliha salih samet sami seda sedat sedef seher selami selcuk selda selim selma semih semra sena
 serap serdar serhat serkan serpil sertac sevda sevil sevim sevinc sevket seyda sezen sezgin sibel simge sinan sinem
 songul suat suleyman sule sukran sukru taner tansu tarik tayfun tevfik tugba tugce tulay tuncay turgay turgut tulin
 ugur umit utku vedat veli veysel volkan yagiz yalcin yasin yavuz yeliz yesim yigit yildiray yilmaz yunus
 yusuf zehra zeki zeliha zerrin zeynep ziya zubeyde zuhal`.split(/\s+/),
)
