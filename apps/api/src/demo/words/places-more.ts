import type { City } from './cities.ts';
import type { Culture } from './names.ts';
import type { Place } from './places.ts';

/**
 * The countries where fewer of the people live, the likelier first, a line each: country, dial code and the digits after
 * it, currency, a salary for one American dollar of it, time zone, cultures, languages, and its largest cities with
 * their state as ISO 3166-2 spells it and their postal code.
 */
const lines = `
  France | +33 9 | EUR 0.5 | Europe/Paris | french, arabic | French, English | Paris = Île-de-France = 75000; Lyon = Auvergne-Rhône-Alpes = 69000; Toulouse = Occitanie = 31000
  Netherlands | +31 9 | EUR 0.6 | Europe/Amsterdam | german, indian | Dutch, English, German | Amsterdam = Noord-Holland = 1010 AA; Rotterdam = Zuid-Holland = 3010 BC; Utrecht = Utrecht = 3510 DE
  Pakistan | +92 10 | PKR 25 | Asia/Karachi | arabic, indian | Urdu, English | Lahore = Panjāb = 54000; Karachi = Sindh = 74000; Islamabad = Islāmābād = 44000
  Ukraine | +380 9 | USD 0.4 | Europe/Kyiv | slavic | Ukrainian, English | Kyiv = Kyiv = 01000; Lviv = Lvivska oblast = 79000; Kharkiv = Kharkivska oblast = 61000
  Italy | +39 10 | EUR 0.4 | Europe/Rome | hispanic, french | Italian, English | Milano = Lombardia = 20100; Roma = Lazio = 00100; Torino = Piemonte = 10100
  Ireland | +353 9 | EUR 0.65 | Europe/Dublin | anglo, indian, slavic | English, Polish | Dublin = Leinster = D02 A000; Cork = Munster = T12 B000; Galway = Connaught = H91 C000
  Vietnam | +84 9 | USD 0.2 | Asia/Ho_Chi_Minh | vietnamese | Vietnamese, English | Hồ Chí Minh = Hồ Chí Minh = 700000; Hà Nội = Hà Nội = 100000; Đà Nẵng = Đà Nẵng = 550000
  Romania | +40 9 | RON 1.7 | Europe/Bucharest | slavic, french | Romanian, English | București = București = 010000; Cluj-Napoca = Cluj = 400000; Iași = Iași = 700000
  Colombia | +57 10 | COP 350 | America/Bogota | hispanic | Spanish, English | Bogotá = Distrito Capital de Bogotá = 110000; Medellín = Antioquia = 050000; Cali = Valle del Cauca = 760000
  Argentina | +54 10 | USD 0.35 | America/Argentina/Buenos_Aires | hispanic | Spanish, English, Italian | Buenos Aires = Ciudad Autónoma de Buenos Aires = 1000; Córdoba = Córdoba = 5000; Rosario = Santa Fe = 2000
  South Africa | +27 9 | ZAR 6 | Africa/Johannesburg | anglo, nigerian, german | English, Zulu, Afrikaans | Johannesburg = Gauteng = 2000; Cape Town = Western Cape = 8000; Durban = Kwazulu-Natal = 4000
  Portugal | +351 9 | EUR 0.35 | Europe/Lisbon | brazilian | Portuguese, English | Lisboa = Lisboa = 1000-000; Porto = Porto = 4000-000; Braga = Braga = 4700-000
  Bangladesh | +880 10 | BDT 10 | Asia/Dhaka | indian, arabic | Bengali, English | Dhaka = Dhaka = 1200; Chattogram = Chattogram = 4000; Sylhet = Sylhet = 3100
  Indonesia | +62 10 | USD 0.18 | Asia/Jakarta | filipino, arabic | Indonesian, English | Jakarta = Jakarta Raya = 10000; Bandung = Jawa Barat = 40000; Surabaya = Jawa Timur = 60000
  Malaysia | +60 9 | MYR 1.3 | Asia/Kuala_Lumpur | chinese, indian, arabic | Malay, English, Chinese | Kuala Lumpur = Wilayah Persekutuan Kuala Lumpur = 50000; George Town = Pulau Pinang = 10000; Johor Bahru = Johor = 80000
  Sweden | +46 9 | SEK 5.5 | Europe/Stockholm | german, anglo, arabic | Swedish, English | Stockholm = Stockholms län = 110 00; Göteborg = Västra Götalands län = 410 00; Malmö = Skåne län = 210 00
  Switzerland | +41 9 | CHF 0.95 | Europe/Zurich | german, french | German, French, Italian, English | Zürich = Zürich = 8000; Genève = Genève = 1200; Lausanne = Vaud = 1000
  United Arab Emirates | +971 9 | AED 2.4 | Asia/Dubai | arabic, indian, filipino | Arabic, English, Hindi | Dubai = Dubayy = 00000; Abu Dhabi = Abū Z̧aby = 00000; Sharjah = Ash Shāriqah = 00000
  Israel | +972 9 | ILS 3.4 | Asia/Jerusalem | arabic, slavic, anglo | Hebrew, English, Arabic, Russian | Tel Aviv = Tel Aviv = 6100000; Jerusalem = Yerushalayim = 9100000; Haifa = H̱efa = 3100000
  Sri Lanka | +94 9 | LKR 30 | Asia/Colombo | indian | Tamil, English | Colombo = Basnāhira paḷāta = 00100; Kandy = Madhyama paḷāta = 20000; Galle = Dakuṇu paḷāta = 80000
  Kenya | +254 9 | KES 18 | Africa/Nairobi | nigerian, anglo | English, Swahili | Nairobi = Nairobi City = 00100; Mombasa = Mombasa = 80100; Kisumu = Kisumu = 40100
  Czechia | +420 9 | CZK 9 | Europe/Prague | slavic, german | Czech, English, German | Praha = Praha, Hlavní město = 110 00; Brno = Jihomoravský kraj = 602 00; Ostrava = Moravskoslezský kraj = 702 00
  Nepal | +977 10 | USD 0.12 | Asia/Kathmandu | indian | Nepali, English, Hindi | Kathmandu = Bāgmatī = 44600; Pokhara = Gaṇḍakī = 33700; Biratnagar = Koshī = 56600
  Chile | +56 9 | CLP 200 | America/Santiago | hispanic | Spanish, English | Santiago = Región Metropolitana de Santiago = 8320000; Valparaíso = Valparaíso = 2340000; Concepción = Biobío = 4030000
  Belgium | +32 9 | EUR 0.55 | Europe/Brussels | french, german | French, Dutch, English | Brussel = Brussels Hoofdstedelijk Gewest = 1000; Antwerpen = Antwerpen = 2000; Gent = Oost-Vlaanderen = 9000
  Austria | +43 10 | EUR 0.55 | Europe/Vienna | german, slavic | German, English | Wien = Wien = 1010; Graz = Steiermark = 8010; Linz = Oberösterreich = 4020
  New Zealand | +64 9 | NZD 0.95 | Pacific/Auckland | anglo, chinese, indian | English, Chinese | Auckland = Auckland = 1010; Wellington = Greater Wellington = 6011; Christchurch = Canterbury = 8011
  Denmark | +45 8 | DKK 5 | Europe/Copenhagen | german, anglo | Danish, English | København = Region Hovedstaden = 1000; Aarhus = Region Midjylland = 8000; Odense = Region Syddanmark = 5000
  Hungary | +36 9 | HUF 100 | Europe/Budapest | slavic, german | Hungarian, English | Budapest = Budapest = 1010; Debrecen = Debrecen = 4020; Szeged = Szeged = 6720
  Norway | +47 8 | NOK 6.5 | Europe/Oslo | german, anglo | Norwegian, English | Oslo = Oslo = 0150; Bergen = Vestland = 5010; Trondheim = Trøndelag = 7010
  Saudi Arabia | +966 9 | SAR 2.2 | Asia/Riyadh | arabic, indian | Arabic, English | Riyadh = Ar Riyāḑ = 11000; Jeddah = Makkah al Mukarramah = 21000; Dammam = Ash Sharqīyah = 31000
  Thailand | +66 9 | THB 7 | Asia/Bangkok | vietnamese, chinese | Thai, English | Bangkok = Krung Thep Maha Nakhon = 10100; Chiang Mai = Chiang Mai = 50000; Phuket = Phuket = 83000
  South Korea | +82 10 | KRW 380 | Asia/Seoul | korean | Korean, English | Seoul = Seoul-teukbyeolsi = 04500; Busan = Busan-gwangyeoksi = 48000; Incheon = Incheon-gwangyeoksi = 22000
  China | +86 11 | CNY 2.4 | Asia/Shanghai | chinese | Chinese, English | Shanghai = Shanghai Shi = 200000; Shenzhen = Guangdong Sheng = 518000; Hangzhou = Zhejiang Sheng = 310000
  Finland | +358 9 | EUR 0.5 | Europe/Helsinki | german, slavic | Finnish, Swedish, English | Helsinki = Uusimaa = 00100; Tampere = Pirkanmaa = 33100; Turku = Varsinais-Suomi = 20100
  Peru | +51 9 | PEN 1.1 | America/Lima | hispanic | Spanish, English | Lima = Lima = 15000; Arequipa = Arequipa = 04000; Trujillo = La Libertad = 13000
`;

const listOf = (text: string, separator: string): string[] => text.split(separator).map((one) => one.trim());

const cityOf = (text: string): City => {
  const [name = '', state = '', pincode = ''] = listOf(text, '=');
  return { name, state, pincode };
};

const placeOf = (line: string): Place => {
  const [country = '', phone = '', pay = '', timeZone = '', cultures = '', languages = '', cities = ''] =
    listOf(line, '|');
  const [dial = '', digits = ''] = listOf(phone, ' ');
  const [currency = '', payPerDollar = ''] = listOf(pay, ' ');
  return {
    country,
    dial,
    digits: Number(digits),
    currency,
    payPerDollar: Number(payPerDollar),
    timeZone,
    cultures: listOf(cultures, ',') as Culture[], // the table's own words; a test makes people of each place
    languages: listOf(languages, ','),
    cities: listOf(cities, ';').map(cityOf),
  };
};

export const morePlaces: readonly Place[] = lines.trim().split('\n').map(placeOf);
