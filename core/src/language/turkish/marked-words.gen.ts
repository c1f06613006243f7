// Made by core/src/testing/claims/training/marked-words.ts: words whose marks do not follow from the others.
export const markedWords = `abi acil acildir action acıkması acıktı acıktırdı acıktırıyor acıkıyor acıyorsa adaçayı adenovirüse adil
adrenalin aerobik afişteki afrika ahşap aile airfryer ait akademisi akciğer akrilamid aksi aksine aksini aksın
aktardığı aktif aktivite aküsü akış akşam akşamki alabilir alanin alanınızdan aldırabilir aldırdığı algınlığı
aljinat alkali alkoldür alkollü alkolsüz alkolü alkış altmışa altmışlı altmıştan alttaki altındaki alçak alçı
alüminyum alıcı alınabilir alındığı alıç alışkanlık alışkanlığa alışkanlığı alışkın alışmadan alışmak
alıştığınız alışveriş alışık alışılmadık alışılmış amacı amatör amaç amigdalin amino amitriptilin amlodipin
amoksiklav amoksisilin amonyağı anabolik anafilaksi analiz anaphylaxis anatomi andaki anemisi ani anjinada
ankilozan anksiyete anlatabilirim anlaşamıyor anlaşmalı anlaşılan anlaşılmalı anlaşılmaz anlaşılır anlaşın
antiasidi antiasit antibakteriyel antibiyotik antibiyotiğe antibiyotiği antidepresan antihistaminik
antihistaminiğe antik antioksidan antipsikotik antiseptik antrenmandaki antrenör anılar anılmıyor anılıyor
anında apandis apiksaban arabistan aracı aradaki aralığındaki arasındaki arayabilir araç araştırma araştırmış
araştırtın araştırılan araştırıldı araştırılmadı araştırılmalı araştırılmamış araştırılmış araştırılır
araştırılıyor araştırın ardındaki arizona arjinin arkadaki arkadaş arkadaşlığa arkasındaki arpacığa arpacığı
arseniği artabilir arthritis artrit arttıkça arttığı artırabilir artırdığı artış arındırdığını asansör
asetilsalisilik aside asidi asidoz asiklovir asistanım asit askının aspartik aspirin astım asıl asılır asın
atağa atağı ateş atlayabilirsin atorvastatin atriyal atropin atılabilir atılışını atıştırma atışı avucunuzda
avuç ayakkabıları ayaktaki ayağa ayağı aydaki ayrışıyor ayçiçek ayşe azalabilir azaltabilir azaltabiliyor
azaltılabilir azami azelaik azitromisin azlığı aç açabileceği açabilir açabiliyor açalım açan açar açken açlık
açlığa açlığı açma açsın açtı açtığı açıcı açık açıklayabilir açıklığa açıklığı açıktaki açıktır açıkça açılan
açılardan açıldı açılma açılmıyor açılmış açılır açılıyor açılış açın açıp açısı açıyor açığa açığı ağaca
ağacı ağda ağladı ağlama ağlar ağlatır ağlayan ağlayarak ağlayınca ağlıyor ağrı ağrıtabilir ağrıyabilir ağza
ağzı ağzındaki ağı ağırlaşan ağırlaştırabilir ağırlaştırdı ağırlaştırmadı ağırlaşır ağırlığa ağırlığı
ağırlığındaki ağızdaki aşabilir aşan aşar aşağı aşilde aşilin aşkın aşmak aşmamalı aşmayan aşmayın aştı aştığı
aşı aşıdır aşılamaya aşılar aşılardaki aşılı aşınca aşındırır aşınması aşınmış aşının aşınız bacaktaki bacağa
bagajına bagajında bahçe bakabilir bakanlığa bakanlığı baklagil bakliyat baktığı bakuchiol bakılabilir bakış
balıktaki balığa bambaşka banttaki bardağa bardağı barfiks bariyer basamak basamazsanız basamıyor basan basar
basen basit baskı basma bastonla bastırarak bastırdı bastırmadan bastırmak bastırmaya bastırmayın bastırılmaz
bastırılır bastırın bastırır basur basılı basın basınca basıncı basınç basıp bayıltabilir bağ bağırsaktaki
bağırsağa bağırsağı bağışlayan bağışı bağışıklığa bağışıklığı baş başarı başlangıca başlangıç başlangıçtaki
başlatabilir başlayabilir başlığı başparmağı başına başında başındaki başını bebeğe bebeği bekledikçe
beklendiği belirginleşir belirsizliği belirteç belleğe belleği belçika benzodiazepin benzoil benzokainli besin
besindeki besinden besleme beslenen beslenince beslenir besleniyor beslenme beslerken besleyebilir besleyici
besleyin betahistin beğenildi beğenmediler beğenmezsen beş beşinci beşinde bifteğin bildirdiği bilekliği
bileği bileşen bileşik bileşimi bilinci bilinç bilirubin bilişsel bindirdiğini biotin birkaç birleşik
birleşiminde birleşince birleşir birleştiren birleştirildi birleştirilebildi birleştirilemeyecek birleştirilen
birleştirilince birleştirilmedi birleştirilmiş birleştirir birleştirme birliği birçok birçoğu bisikletçi
bitirdiğini bitiş bitkinliği biyoeş biyoeşdeğer biyoidentik biyoloji biyopsi biyotin bizmut biçim bomboş
bonfile borçlu boston botulinum botulizm boyayabilir boynundaki boyunluğu bozabilir bozabiliyor bozduğuna
bozukluğa bozukluğu bozulabilir boğabilir boğaz boğazdaki boğmaca boğulabilir boğulan boğulma boğulur boş
boşluğu brokoli bronzlaşma bronşiolit bronşit broşür brüksel bugün bulabilir bulandırabilir bulanıklığı
bulaşabilir bulaşan bulaşma bulaşmış bulaştı bulaştırabilir bulaşıcı bulaşık bulaşır bulaşıyor bulunabilir
buluş bursit buyursun buyurun buzdolabındaki buzluğa buçuk buğday böbrek böbreğe böbreği böcek böle bölge
bölmeden bölmek bölü börek böyle böğür büfeyi büken bükme bükülebilir bükülmesidir bükün büküp bülbül bünye
bütçeyi bütün büyü büyüdükçe büyükelçiliğe büyüklüğü büyükçe bıngıldak bırak bırakabilir bıraktığı
bırakılabilir bıçak bıçağa bıçağı cambridge cazip cerrahi cerrahım cerrahın cerrahıyım cesur cinsel cinsiyet
cips cisim cismi civarı ciğer coli colorado columbia covid coşku crossfit cushing cüce cümle cüzdana cüzdanı
cımbızla cıva dabigatran dahaki dahi dair daki dalağı dalışta dalışı danimarka danış danışmanlığı darlığı
davranış davranışçı dayanabilir dayanağı dayandığı dayanıklılığa dağ dağınıklığı deadlift defibrilatör
dejeneratif deliryum denendiğinde depresyondaki dermatit dermatoloji dermatoloğa dermatoloğun derneği desteğe
desteği değdiği değen değer değil değince değişebilir değişen değişiklik değişikliğe değişikliği değişikti
değişim değişince değişir değişiyor değişken değişkenliğine değişmeden değişmedi değişmemişse değişmesi
değişmeyen değişmez değişmiyor değişmiş değişti değiştirdiği değiştiği değmeden değmesin değnek değneği
diastazis difenhidramin digoksin dikiş dikkati dikkatli dinlenmişken dioksit direnci direnç dirseğe dirseği
disk diskin disleksi diyaliz diğer diş dişin dişçi doksan doksisiklin doktor doku dokunan dokundu dokunduğu
dokunma dokunmuyor dokunun dokunur dokunuyor dolaptaki dolaşan dolaşım dolaşıyor donan donar dondurma
dondurucuda dondurucuya dondurulabilir dondurulmaz dondurulmuş dondurulur dondurun dondurup donmuş donuk
donunca doping doruğa doğa doğdu doğmadı doğmuş doğranmış doğrayın doğru doğu doğurganlığı doğuştan
drospirenon dublin dudağa dudağı durabilir durağan durdurabilir durduğunu duruş duruşta duyduğunuz duş dök
döküldü dökülen dökülme dökülüp dökülür dökülüyor dökün dön dönmüştü dönüş dörde dördü dört döve dövme dövüş
dükkana dükkanda dükkanı dümdüz dün düpedüz dürüst dürüstçe düz düzensizliği düzleşen düzleştiyse düztabanlığa
düğme düğün düşebilir düşecek düşen düşer düşkün düşmanı düşme düşmüş düştü düştüğü düşük düşüklüğü düşün
düşüp düşürdü düşürebilecek düşürebilen düşürebilir düşüren düşürmedi düşürmek düşürmeye düşürmez düşürmüş
düşürücü düşürüp düşürür düşürüyor düşüyor düşüğe düşüş dışa dışkı dışkıdaki dışkınız dışlamaz dışlanamaz
dışlanarak dışlar dışlayabilir dışlayamaz dıştan dışı dışında dışındaki ekmeğe ekmeği ekrandaki eksantrik
eksik eksikliği eksisi eksiği ekşi elastik elektrolit elektronik eleştirel emzirdiğinizi endişe endokrin
endokrinoloğum endometriozis endoskopi engelliliğe enjektörle epidural epiduralin ergoterapist eritritolü
eritromisin erişkin erişte erkeğe erkeği esansiyel esmerleştirir esnekliği etkileşebilir etkileşim etkileşir
etkileşiyor etkileşme etkileştiği etkinliği eğik eğilim eğilin eğilir eğilmek eğilmeyi eğim eğin eğip eğitim
eğitir eğitmen eğlence eğmek eğmeyin eğri eş eşdeğerdi eşi eşiği eşler eşleşti eşlik eşliğinde eşofman eşya
fabrika fahri fakir faktör fakülte fasiit feksofenadinle felci felodipin felç fenalaşmada fenalaşırsanız
fenibut fenilketonüride fenitoin fenobarbital fesleğen fezolinetant fibromiyalji finlandiya fissür fitoterapi
fizyoterapi flavanolü flavonoid fleksörünü florida florokinolon florür flurbiprofen fluvoksamin fobide folik
fonksiyonuna formül fotoğraf francisco fritözü füme fındık fırsat fırça fırın fırındakinden fıs fıstığı fıtık
fıtığı fışkırarak fışkırıyor gainer galiba garanti gastrit gastroenteroloji gastroskopi gaziler gebeliğe gece
gecenin gecenizi geciken gecikirse gecikme gecikmiş gecikti geciktikçe gelişebilir gelişen gelişim gelişir
gelişiyor gelişmedi gelişmesiyle gelişmez gelişmiş gelişte gelişti gence gencin geniş genişliğinde
genişliğinin genç gençleştirir gerektiği gerekçe gereğinden gerginliği geriatristlere gerildikçe gerçek
gerçekçi getirdiği gevreğinden gevşek gevşeme gevşer gevşeten gevşetici gevşetin gevşetir gevşetmek gevşetti
gevşeyemeyen geç geçebilir geçecek geçemez geçen geçer geçirdiği geçirgenliği geçiş geçmişte geçtikçe geçtiği
gidilir gidilmeli gidin gidiyor gidiş giriş gliflozin glukozamin glutamin golfçü grafik grafisini gramdaki
grampian granülü greyfurt guillain göbek göbeğe göbeği gölge gömülü gönderdiği gönderilmiş gönderiyoruz
göndermeyin gönül gör gördüğü göründüğü görünüşü görüş göster gösterdiği götürecek götüren götürmek götürmez
götürülmeli götürülür götürün götürüp götürür götürüyor gövde göz gözlüğü gözyaşı göğse göğsü göğüs gübre güce
gücü gül gülüş gümüş gün güneş günlüğü gürültü güven güvendiği güvenilirliği güvenliği güveç güzel güç güçlüğü
güçsüzleşir güçsüzlüğü gıcırdatma gıda gıdadaki gıdı gırtlak gırtlağın hacim hacmi hadi hafif hafifçe
haftadaki haftaki haftalarındaki hakkındaki hali halsizlik halıyı hamile hamsi hamstring hangi hani hanım
hapşırık hapşırınca harcamasındaki harika hariç hashimoto hassasiyet hastalanabilir hastalanabiliyor hastalığa
hatice hatırladıkça havucu havuç hayattaki haydi haziran hazımsızlığı hazırlığı haşimato haşimoto haşlama
haşlanan haşlandı haşlanmış haşlanınca haşlar haşlayın haşlayıp haşlıyor healthdirect healthify hekimliği
hemoglobin hemoroid hemşire hepatit herhangi hidrokinon hidrokolloid hintyağı hiperaktif hipermobil
hipertansiyon hipertiroidi hipnoterapi hipoglisemi histamin hiyosin hizasına hizasında hizasının hizaya hizmet
hiç hobi hoparlörden hoparlöre hoş humus huysuzluğu huş hyaluronik hücre hüküm hüznü hüzün hırıldıyor hırıltı
hız hızlandırabilir hızlandırdığını hıçkırık hıçkırığa hıçkırığı ibuprofen idrardaki ifşa ihtimali ihtiyaca
ihtiyacı ihtiyaç ikişer ilaca ilacı ilaç ilaçtakine ilerledikçe iletişim ilginç iliotibial ilişki
iltihaplanabilir ilçe inanç inanışlar inatçı inhibitörleri inhibitörü iniş inositol inositolün intervali ipucu
ishali ishalli isilik isiliğe isiliği isim iskambil iskandinav iskorbütlü iskoç istatistik istedi istedikçe
istek isteksizliğe isteksizliğin istem istendi istenebilir istenen istenir isteniyor istenmeyen ister
isteyebilir isteyelim isteyen isteyin isteğe isteği istirahati isveç isviçre itfaiyesi itiştir iyileşebilir
iyileşen iyileşince iyileşir iyileşiyor iyileşme iyileşmiyor iyileşmiş iyileşti iyileştirdiğine
iyileştirdiğini iyileştiği izlendiği izotretinoin iç içe içeceğe içi içki içme içmiyor içmiş içse içsin içten
içti içtiği iğne iş işaret işe işi işlem işlenmemiş işlenmiş işler işlev işleyişine işliyor iştah iştahsızlığa
iştahsızlığın işte jimnastik jöleden jölesindeki kabarcığı kabiliyetini kabinde kabuğu kabızlığa kabızlığı
kadarki kadim kadmiyum kafi kahverengileşebilir kalabildi kalabilir kalbi kaldıkça kaldırabildiğinizin
kaldırabilir kaldırdığı kaldırış kaliforniya kalite kalkış kalori kalsiyum kalça kalçadaki kalınabilir
kalınlaşmış kalınlaştırdı kalınlaşıp kamburluğu kampilobakter kamçı kanatabilir kandaki kannabinoidler
kansızlığa kansızlığı kanındaki kapasitesi kapasiteyi kapağı kapağındaki kapsül karabiber karabuğday karabük
karaciğer karadaki kararlaştırın karbondioksit karbonhidrat karbonmonoksitten kardeş kardiyo kardiyoloji
kardiyoloğun karides karmaşık karnitin karnivor karnındaki karnınızdaki karolina karotenoidlerin
karotenoitlerin karışabilir karışmaz karıştı karışık karışıklığı karışım karışır karşı karşılaşma
karşılaştıran karşılaştırdı karşılaştırma karşılaştırılan karşılaştırıldı karşılaştırılmadı karşılaştırın
karşılaştırır karşılaştırıyor karşılaştıysanız kastaki kasıkta kauçuk kavrayışına kawasaki kaybolabilir
kayganlaştırıcı kayganlaştırır kaynağı kayropraktik kazanabildiğini kazanabilir kazancı kazandırabilir
kazandırmayabilir kazanç kaç kaçabilir kaçağı kaçırabilir kaçırdığınızı kağıda kağıdı kağıt kağıttaki kaşık
kaşımak kaşımamak kaşımayı kaşınan kaşındırır kaşınmaz kaşıntı kaşınır kaşınıyor kaşıyıcı kaşığa kaşığı
keloidde keloide kemiğe kemiği kemoterapi kenarındaki kentucky kepeğe kepeği keratozis kesinleşmedi
kesinleşmiş kesinliği kesiğe kesiği kestiği ketoasidoz ketçap keçeleşti keçi keşke kilit kilo kilodaki
kimisinde kimisinin kireçlenen kireçlenme kiriş kist kitaptaki kitapçığı kişi kişinin klamidya klasik
klesrovimab kliniğe kliniği klorür klotrimazolden kokan kokar koklamak koklatmayın kokmaz koktuğunu kokulu
kokunun kokunuz kokusu kokuyor kolaylaştırabilir kolaylaştıran kolaylaştırdı kolaylaştırır kolaylaşır
kolaylaşıyor koldaki kolesterolü koli koliğe kolonoskopi koltuğa kombi kombuça komik komitesi komplikasyon
komşu konabilir konağa konağı kondisyon kondroitin konjonktivit kontagiozum kontrollü kontrolsüz kontrolü
konudaki konusu konusunda konusunu konuğum konuş konuşabilir konuşulduktan konuşulur konuşun konuşup konuşur
konuşuyor kordonun kore koridor korkarım korkma korktuğunuzu korku kornea koroner korse kortizol kortizolü
kortizon korudu koruma korumayabilir korunan korundu korunma korunulur korunun korunur korunuyor korur
koruyabilir koruyabiliyor koruyan koruyor koruyucu koruyun kostokondrit kotrimoksazol koyulaşan koyulaşma
koyulaştırabilir koyulaştırır koyulaştıysa koyulaşır koçluğu koçu koğuşları koğuşunda koş kreatin kreş kronik
ksilometazolin kuaförde kuaförüm kucağına kucağında kulaktaki kulağa kulağı kullandığı kullanılabilir
kullanılabiliyor kulübüne kumarin kumaşta kupa kura kurabiye kurcalamayın kurdeşen kurdu kurkumin kurmayı kurs
kursuna kursundan kursunu kurt kurtardığı kuru kuruluğa kuruluş kurutabilir kuruyemişe kuruyemişle kuruyemişli
kuruyemişte kuruşuna kurşun kusan kusarken kusarsa kuskus kusma kusmuk kusturmayın kustuysanız kusur kusuyor
kutudaki kutunuzdaki kutusundaki kuş kuşkusu köftenin kök köln kömür kömürleşmiş köpek köpeğe köpeği köprücük
köpük kör körlüğe kötü kötüleşen kötüleşir kötüleşiyor kötüleşme kötüleşti köyde köylerinde küba küf kükürtlü
külot kültür küme küp kür küreği kürüyle küsmeyin kütle kütüphanesi küçücük küçük küçükbaş küçüldü küçülebilir
küçülebiliyor küçülen küçülmeyi küçülmüştü küçülten küçülttü küçültür küçültüyor küçülür küçülüyor küçüğe
kıkırdak kıkırdağı kıl kılçık kılçığıyla kılıç kıpırdamadan kıpırdamadı kırar kırgınlık kırk kırmızı kırpmak
kırsalında kırık kırıldı kırılgan kırılır kırılıyor kırığa kırığı kırışık kırışıklığa kırışıklığı kırışığı
kısa kısaltabilir kısmadan kısmak kısması kısmen kısmı kısık kısıklığı kısıldığında kısılır kısır kısırlığa
kısırlığı kısıtladıysa kısıtlama kısıtlanır kısıtlayan kısıtlayıcı kısıtlı kısıtınız kıtlık kıtır kıvamlı
kıvamı kıvrımlarda kıvrımı kıvırcık kıyafet kıyas kıyma kıymetli kız kızamıkçık kızartabilir kızarıklığını
kızılhaçı kızılötesi kış kışın laboratuvardaki lactancia laksatif laktik laktobasil lamictal lanarkshire
lanolin lasix lastikle lauril lavaşla levotiroksin levotiron leğen lipoik lipolizle lityum loperamid losyon
lothian lovastatin loş lösemi lük lütfen lüzum maca macun magnezyum maine majör makine malathion maliyeti
mamografi mandalina mani manşet manşon margarin marine masadaki mastit matematik mavi maç mağazada mektubu
mektup melatonin memnun memnuniyet memorial mentollü menşe merceği mercimeği meslektaşlarım meslektaşım
metabolik metabolizma metabolizmadaki metali metformin metronidazol mevcut mevzuat mezun mezuniyete mezura
meğer meşgul mikroiğneleme milimolün minoksidil mirtazapin misafirimiz misin missouri miydiniz mobil
moksifloksasinin monakolin monohidrattan moorfields morali morfine morluğa morluğu mozambik muadil mucize
muffin multipl multivitamin muscoril musluğu mutfağa mutfağı müdahale mühür müjde mümkün mürver müsabaka
müshil mütevazı müzik müziği müşteri mıknatıs mısınız mısır mıydı mızıka mışıl nadir nakil nakli nargile
nattokinaz nazik nazikçe nebülizatör negatif neşe niasin niasinamid nikotin nikotinamid nitrozamin nişasta
nodül nootropik nordic norditropin norfloksasin normaldi normalin norovirüs norveç numaradaki nöbet nöral
nörobilim nörogelişimsel nörolog nöroloji nöroloğunuza nöropati nötr nüks nün ocağı ofis ohio okside oksijen
oksit okşayın olabildiğince olabilir olabiliyor olanağı olasılığa olağan olağandışı oldukça olgunlaşan
olgunlaşmadığı olgunlaşmamış olgunlaştı olgunlaşır olimpik olmayabilir oluklu olumlu olumsuz olun olup olur
oluyor oluşan oluştu oluşumların oluşumuna oluşur oluşuyor omeprazolün omurga omurgadaki omurilik omuriliği
onkoloji onkoloğunuza onlarınki online ontario onunki opioid optisyen oradaki organik orkide oruca orucu oruç
otistik otizm otobüs otoimmün otomobil otorite oturabilir oynatabilir oynatabiliyor oynayabilir oyuncağı oğlu
oğul palivizumab palmiye pamukçuk panik parafin parasetamollü parasetamolü parazit parfüm parkinson parmağa
parmağı parti parça pastil pastörize patika paylaş paylaştığı paça paşa pediatri penguen pennsylvania
pernisiyöz peroksit peru perşembe peş pilaris piramitler piriformis pirinci pirinç piyasadaki pişen pişer
pişik pişince pişir pişiğe pişman pişmeden pişmeli pişmiş planlayabilir plasebodakinden plastik plavix plağa
plağı polibi polikistik poliklinik polikliniğe polikliniğimizde polikliniğinde polip popüler porsiyon
porsiyondaki pozisyon pozitif pozitifliği poşet pratik pratisyen pravastatin preeklampsi pregabalin
prezervatif proantosiyanidin probiyotik probiyotiği profesör profilde programındaki propolis psikiyatri
psikoloji psikoloğum psikoterapi psilyum psödoefedrin pylori püre pürüzsüz pütürlü pıhtı pıhtılaşma pırıl
quervain radyoaktif rafine raftaki rahatlatabilir rahatlığa rahatsızlığı rahatça rahim rahmi rakibinden rakip
randevu randomize rapamisin rağmen refakatçi rehabilitasyon reklamdaki rekompozisyon retinoid retinollü
retinolü reçete rhodiola riboflavin ribozid rifampisin ritalin romatizma romatoid romatoloji romatoloğu
rosavin rufloksasin rutin röntgen röportaj rüya rıza saati saatlik saattir sabahki sabit sahibi sahipsiz sakal
sakarin sakatlanan sakatlandı sakatlanma sakatlanır sakatlanıyor sakatlık sakatlığa sakatlığı sakin
sakinleşmek sakinleştirdi sakinleştirici sakinleştirir sakınca salatadaki salisilat salisilik salondaki salça
sanayi sandviç sandığınız saniye santim sanılabilir sapasağlam sartan sarımsağı satış savaş sayaç saydığı
sayıdaki saç sağ sağdaki sağlayabilir sağlıkçıya sağlığa sağlığı saşe sektörü selenyum semaglutid
sendromundaki sensör serotonin sertleşir sertleşme sertleştikçe sertliği sertralin serum serçe sevdiği seyahat
seyir seylan seyreder seyrek seyrekleşir seyretti seç seçeneği seçtiği seğiren seğiriyor seğirme sibutramin
sigara sigaradaki siklosporin sildenafil simvastatin simülatör sinirine sinirlilik sinyalini sipariş
siprofloksasin sirke siroz sisi sistem sistematik sistit sivilce siyahi siyanür siyatik siyatiğe siyatiği
siğil sjögren skuamöz smoothie sokakta sokaktaki sokması sokmayın sokmaz soktu sokulmaz sokumu sokun sokuyor
soldaki solunabilir songül sonraki sonuca sonucu sonundaki sonuç sorabilirsin sosis soyulabilir soğan soğuk
soğukluğu soğur soğutmada soğutmak soğutmasız soğutmaya soğutmayı soğuttuktan soğutulan soğutulmamış
soğutulmuş soğutun soğutup soğuyan soğuyor soğuğu spastik spektrumlu spekulum spermisitli spirali spirulina
spondilit spondiloartrit spordaki sporlardaki stafilokok statik statin steroid streç stüdyoya sucuk sudaki
suni sunucuyum sunulan sunulmalı sunulur sunuluyor sunun sunuyor susadıkça susam susatır susayınca sushi sustu
susuyor susuz susuzluğu suudi suç suçiçeği suş söken söker söktürücü söküp söndü sönen söner sönmesi söyledi
söylemeden söylemedi söylemedikçe söylemek söylemem söylemenizi söylemeyi söylemez söylemiyor söylendi
söylenemez söylenemiyor söylenen söylenir söyleniyor söylenmiyor söylenti söyler söyletmiyorlar
söyleyebileceğim söyleyebileceğiniz söyleyebilir söyleyecek söyleyeceğim söyleyemedi söyleyemem söyleyemez
söyleyemiyor söyleyen söyleyeyim söyleyin söylüyor söz sözcüğü sözleşin sülfat sülfonilüre sülük sümük sümüğün
sünnet süper süpürge süpürür sür sürahi sürdükçe sürdüğü sürüş süslü süt sütunundan süzer süzgece süzgeç süzme
süzülmemiş süzülür süzün süzüp sıcak sıcaklığında sıcağa sıcağı sıfır sık sıklaştı sıklaşır sıklaşıyor sıklığı
sıkça sıkılaşma sıkılaşır sıkışan sıkışma sıkıştı sıkıştırabilir sıkışıyorsa sına sınavı sınavını sında sınıf
sınıra sınırda sınırlamak sınırlamayı sınırlar sınırlayın sınırlı sınırsız sınırı sır sıradaki sırtüstü sıtma
sıvı sıyrık sızabilir sızdırıyor sızma sızıntı sızısız sıçan sıçradı sıçrama sığ taahhüt tabaktaki tabanlığa
tabanlığı tabanındaki tabağa tabağı tabi tahin tahlil tahmin tahriş tai taki takipçi taklit takrolimus taksit
takvim takviye takılabilir takılan takıldı takılma takılı takım takın takıyor talimat talimatındaki tamirat
tamoksifeni tansiyon taraftaki taramadaki taramasındaki tarif tarih tartışma tartışılıyor tarçın tasarlanmış
taslak taslağı tatil tavadaki tavsiye tavuğu tavşan tayside taş taşıyabilir teanin tebeşir tedavi
tedavisizliğe tekniği tekrarlayabilir telafi telaş temizliği temmuz tenisçi teofilin teoride terapi teravihten
terbinafin tereyağı tereyağındakinden termografi tesadüf tetrasiklini tetrasiklinlerin teşekkür teşhis teşvik
tiamin ticari tiktok timokinon tiroid tiroit tiroksin tiryaki tirzepatid titreşim tişört tokluğu toksin
tomografi tonik topikal toprağın topuğa topuğu torbadaki tortilla trafik tramadolü traneksamik tretinoin
trişin trombositleri trombositten tropik turist turizm turna turnike turp turuncu turunçgil turşu tutabilir
tutamağa tutukluğu tutuş törpüleyin tü tük tükeniş tükenmişlik tükenmişliğe tükenmişliği tülin tüm tümör tünel
tüp tür tüten tütsü tüylenme tıbben tıbbi tıbbın tık tıkanabilir tıkanıklığı tıkayabilir tıpta tıraş tırmıkla
tırnak tırnağı ubikinol ubikinon ucuna ucunda ucundaki ucuyla ucuz ulaşamadı ulaşamayacağı ulaşmak ulaşmalı
ulaştı ulaşıldı ulaşır ulipristal ultraviyole usta usulü uyandırabilir uyandırdığı uyanıklığa uyduğu
uygulanabilir uygulandığında uykudaki uykusuzluğa uykusuzluğu uyluğu uymayabilir uyunabilir uyuyabilir uyuşan
uyuşma uyuşmuyor uyuşturabilir uyuşturan uyuşturucu uyuşturulur uyuşturur uyuşturuyor uyuşuk uyuşursa uyuşuyor
uzaklaştırdı uzaklaştırmada uzaklaştırın uzaklaşın uzayabilir uzağa uzlaştı uzlaşı uzmanlığımı uçacaksanız
uçak uçar uçağa uçağın uçları uçmada uçmak uçmanın uçmaya uçmuş uçtadır uçucu uçuk uçulur uçurur uçuyor uçuğa
uçuğu uçuş uğramaz uğramıyor uğrayın uğraşlarını uğraşma vaadi vajina vajinoz vakit vakti vallahi vantilatör
vardiya varfarin varis varıştan vazektomi vazgeçmeden vazgeçmek vedalaşma ventolin verapamil verdikçe verdiği
versus victoria vitamin vişne vuruş vücuda vücudu vücudundaki vücut vücuttaki vücutçuların washington wyoming
yabani yakabilir yakalanabilir yaklaşamaz yaklaşan yaklaştı yaklaşık yaklaşın yaklaşırken yaklaşıyor yakışır
yalnızlığa yalnızlığı yanağınızda yandaki yanlış yanıltabilir yanındaki yanıtındaki yanığa yanığı yapabilir
yapabiliyor yapmayabilir yaprağı yaptığı yapılabilir yapılabiliyor yapışan yapışkan yapışmaz yapıştır
yaralayabilir yaramayabilir yarayabilir yarısı yarış yarışınız yasak yasasına yasağı yaslanmak yassılaşır
yassılttı yastık yastığa yastığı yatabilir yataktaki yatağa yatağı yatkınlığı yatış yavaş yavaşlatabilir
yavaşlatabiliyor yavaşça yayabilir yaydığı yayılabilir yazabilir yazdığı yazmadıkça yazmışsınız yağ yaş
yaştaki yaşındaki yeleği yemeğe yemeği yengeç yenidoğan yetersizliği yetişen yetişir yetişkin yetiştim
yetiştirme yetiştirmiş yetmezliği yetmişli yeğlenir yeğliyor yeşil yirmisi yoksunluğa yoksunluğunun yokuş
yorgunluğa yorgunluğu yorulabilir yoruldukça yorumlardaki yoğun yoğunluğu yoğurda yoğurdu yoğurt yukarı
yumuşak yumuşaması yumuşar yumuşattı yumuşatılır yumuşatır yönde yönelik yöneten yönetimi yönetmelik
yönetmeliğe yönlendirilen yönlendirirdiniz yönlendirmeyle yönlerden yönlü yöntem yönü yük yüksekliği
yükseldikçe yükseliş yükseğe yükseğin yün yürü yürüyüş yürüyüşçüyle yüz yıka yıkabilir yıkımı yıkıyor yıl
yılbaşına yılki yıpranan yıpranma yıpranmış yıpratmıyor yırtık yırtıldı yırtılması yırtılmaz yırtığı yığmayın
yığılma zamanki zatürre zayıflatabilir zayıflayabilir zayıflığı zenginleştirilmiş zerdeçal zeytinyağı
ziyaretçi zolpidem zopiklon zorlandığınız zorlayabilir zorlaşabilir zorlaşan zorlaştırabilir zorlaştıran
zorlaştırır zorlaştığında zorlaşır zorlaşıyorsa zorluğu zürih zımpara zıplama zıplarken zıplayan zıplayınca
zıt çaba çabucak çabuk çak çakışmaz çakışır çalacak çalar çalkalamayın çalkalanmaz çalkalayın çalkalıyorsunuz
çalıyor çalış çalışabilir çalışmadaki çalışmalardaki çalıştığı çamaşır çamur çanağın çantada çantamda
çantanıza çantası çantaya çap çapındaki çare çarpan çarpar çarpması çarptıktan çarptıysanız çarpılma çarpın
çarpıyorsanız çarşaf çarşambadan çarşambaya çatlak çatlaması çatlayan çatlağı çatıda çatırtı çatışma çatışıyor
çavdar çay çaydaki çaydanlığın çağrı çağı çağındaki çek çekiliş çekirdeği çekiş çektiğim çelişen çelişiyor
çelişkili çemen çene çerçeve çevir çevirdiğini çevre çevrim çeyrek çeyreği çeşidi çeşit çeşme çift çikolata
çilek çim çin çip çivi çizer çizgi çizikten çizin çiziyor çiçek çiçekçi çiçeği çiğ çiş çocuk çocuklardaki
çocuktaki çocuğa çocuğu çocuğunkine çok çoraba çorabı çorap çorba çoğa çoğu çubukla çubuğu çuha çukur çöken
çökkün çökkünlüğü çökmüş çöküş çöl çölyağı çömelin çömelirken çömelme çöp çörek çözdüm çözdürün çözelti çözen
çözer çözme çözmüyor çözüldükten çözülmez çözülünce çözülür çözülüyor çözüm çözündü çözünür çözüyor çünkü
çürük çürütür çürüğe çürüğü çıban çık çıkabilir çıkabiliyor çıkarabilir çıkarılabilir çıkmayabilir çıktığı
çıkıkçıyım çıkığı çıkış çınlama çıplak çıt çığır öbür öde ödül öfke ögelerinden öksürebilen öksüremiyor
öksüren öksürerek öksürmeden öksürmek öksürmeyi öksürtür öksürük öksürünce öksürürken öksürüyor öksürüğe
öksürüğü öksüz öldürdü öldürebilir öldüren öldürmek öldürmez öldürücü öldürür öldürüyor ölebilir ölen ölme
ölçek ölçemez ölçen ölçer ölçeği ölçmeden ölçmedi ölçmek ölçmeyi ölçmüş ölçtü ölçü ölü ölümlülükle ölüyormuş
ömre ömrü ömür önce öncü önde öne önerdiği öngördü öngörmedi öngörü önledi önlem önlenebilir önler önleyebilir
önleyen önleyici önleyip önlük önlüyor önlüğü önümüzdeki önünde önüne öpmeyin öpücük öpüşme örgütü örnek
örneğe örneği örtün örtüştüğü örtüşür östaki östrojen öteki ötesi öteye ötme öven övgü övünmek öykü öyle öz
özel özen özeti özgü özlemdi özler özlü özü öğle öğrenci öğrendi öğrendiği öğrenemezsiniz öğrenenler öğrenilir
öğrenin öğrenir öğreniyor öğrenme öğrensin öğretildiği öğretin öğretiyorum öğretmek öğretmen öğretti öğüdü
öğün öğüt ü ücret üfleme üflenmemeli ülke ülser ülseratif ünde ünite üniversite ünlü üre ürik ürologlar
üroloğa ürün üst üstünlüğü üveit üye üzebilir üzere üzeri üzücü üzülünce üzüm üzüntü üç üçe üçle üçlü üçte üçü
üşüme üşüyen ıdaho ıhlamur ıkınma ıllinois ılık ılımlı ılığa ında ınız ıowa ırak ıronman ıslak ıslanan
ıslanmıyorsa ıslanıyor ıslatan ıslatma ıslatılmadan ıslatılmış ıslatılır ıslatın ıslatıp ıslatır ıslatıyorsa
ıspanak ıspanağı ısrar ısıda ısınan ısındı ısındıkça ısınma ısınmıyorsa ısınır ısınıyor ısıran ısırdı ısırgan
ısırmasıyla ısırık ısırıyor ısırığa ısırığı ısısı ısıtabilir ısıtmak ısıtmayla ısıtmayı ısıtıcı ısıtılacak
ısıtılmamış ısıtın ısıtır ısıya ısıyla ısıyı ızgara ışık ışıl ışınları ışığa ışığı şahane şahidim şaka
şalazyon şalter şampuan şans şapka şarap şarj şarküteri şarkı şart şaşabilir şaşar şaşkın şaşmadı şaşmayan
şaşmayın şaşmaz şaşılık şaşırdı şaşırmak şaşırmıyorum şaşırıyor şehirde şehri şeker şekil şekli şelasyon şema
şerit şey şiddet şifa şikayet şilajit şimdi şirket şizofreni şiş şişince şişip şişirebilir şişiren şişirir
şişiyor şişkinliğe şişkinliği şişliğe şişliği şok şu şubat şubemizde şunları şunu şurada şuraya şuruba şurubu
şurup şöyle şükran şükür şüphe şınav şınavın şırınga`
