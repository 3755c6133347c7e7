import { foldWords } from './fold-text.ts';

const states =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC AB BC MB NB NL NS ON PE QC SK NSW VIC QLD SP RJ MG RS PR UK US USA UAE EU'.split(
    ' ',
  );
const stateCodes = new Set(states);

const regions = new Set(
  (
    'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming|ontario|quebec|british columbia|alberta|england|scotland|wales|northern ireland|bavaria|bayern|hessen|sachsen|nordrhein westfalen|baden wurttemberg|niedersachsen|brandenburg|saarland|thuringen|catalunya|cataluna|andalucia|comunidad de madrid|pais vasco|ile de france|bretagne|normandie|occitanie|provence|lombardia|lazio|toscana|veneto|piemonte|emilia romagna|campania|sicilia|noord holland|zuid holland|utrecht|noord brabant|gelderland|flanders|vlaanderen|wallonie|' +
    'united states|united states of america|usa|us|u s|america|canada|mexico|brazil|brasil|argentina|chile|colombia|peru|united kingdom|uk|great britain|ireland|germany|deutschland|austria|osterreich|switzerland|schweiz|suisse|svizzera|france|frankreich|spain|espana|spanien|portugal|italy|italia|italien|netherlands|the netherlands|nederland|niederlande|belgium|belgique|belgie|belgien|luxembourg|luxemburg|denmark|danmark|sweden|sverige|norway|norge|finland|suomi|iceland|poland|polska|polen|czech republic|czechia|slovakia|hungary|romania|bulgaria|greece|turkey|turkiye|russia|ukraine|croatia|serbia|slovenia|estonia|latvia|lithuania|israel|egypt|morocco|maroc|tunisia|tunisie|algeria|algerie|nigeria|kenya|ghana|ethiopia|south africa|india|pakistan|bangladesh|sri lanka|nepal|china|japan|south korea|korea|taiwan|hong kong|singapore|malaysia|indonesia|philippines|thailand|vietnam|australia|new zealand|uae|united arab emirates|saudi arabia|qatar|kuwait|lebanon|jordan|iran|iraq|europe|remote|anywhere|worldwide|hybrid|teletrabajo|remoto|homeoffice|home office|teletravail|a distance|da remoto|thuiswerk'
  ).split('|'),
);

const cities = new Set(
  'new york|new york city|nyc|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|san jose|austin|jacksonville|fort worth|columbus|charlotte|san francisco|san francisco bay area|bay area|indianapolis|seattle|denver|washington dc|boston|el paso|nashville|detroit|oklahoma city|portland|las vegas|memphis|louisville|baltimore|milwaukee|albuquerque|tucson|fresno|sacramento|kansas city|atlanta|omaha|miami|raleigh|minneapolis|cleveland|tampa|new orleans|pittsburgh|cincinnati|st louis|saint louis|orlando|newark|salt lake city|palo alto|mountain view|menlo park|cupertino|redmond|santa clara|sunnyvale|oakland|berkeley|cambridge|princeton|toronto|montreal|vancouver|ottawa|calgary|edmonton|mexico city|guadalajara|monterrey|bogota|medellin|lima|santiago|buenos aires|cordoba|sao paulo|rio de janeiro|belo horizonte|porto alegre|curitiba|salvador|recife|fortaleza|brasilia|campinas|london|manchester|birmingham|leeds|liverpool|glasgow|edinburgh|bristol|cardiff|belfast|oxford|dublin|cork|galway|berlin|hamburg|munchen|munich|koln|cologne|frankfurt|frankfurt am main|stuttgart|dusseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nurnberg|duisburg|bochum|wuppertal|bielefeld|bonn|munster|karlsruhe|mannheim|augsburg|wiesbaden|kiel|potsdam|freiburg|mainz|heidelberg|darmstadt|regensburg|ulm|wien|vienna|graz|linz|salzburg|innsbruck|zurich|geneva|geneve|genf|basel|bern|lausanne|winterthur|paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|grenoble|dijon|angers|tours|brest|metz|rouen|nancy|bruxelles|brussels|brussel|antwerpen|antwerp|gent|ghent|liege|leuven|brugge|madrid|barcelona|valencia|sevilla|seville|zaragoza|malaga|murcia|bilbao|palma|granada|vigo|gijon|oviedo|pamplona|san sebastian|donostia|santander|salamanca|lisboa|lisbon|porto|braga|coimbra|aveiro|faro|setubal|roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|bologna|firenze|florence|bari|catania|venezia|verona|padova|trieste|parma|modena|amsterdam|rotterdam|den haag|the hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|haarlem|maastricht|leiden|delft|stockholm|gothenburg|goteborg|malmo|uppsala|oslo|bergen|trondheim|copenhagen|kobenhavn|aarhus|helsinki|tampere|reykjavik|warsaw|warszawa|krakow|wroclaw|gdansk|poznan|prague|praha|brno|bratislava|budapest|bucharest|sofia|athens|istanbul|ankara|izmir|moscow|kyiv|kiev|belgrade|zagreb|ljubljana|tallinn|riga|vilnius|tel aviv|jerusalem|cairo|casablanca|rabat|tunis|lagos|abuja|nairobi|accra|cape town|johannesburg|durban|pretoria|mumbai|bombay|delhi|new delhi|bangalore|bengaluru|hyderabad|chennai|kolkata|pune|ahmedabad|noida|gurgaon|gurugram|karachi|lahore|islamabad|dhaka|colombo|kathmandu|beijing|shanghai|shenzhen|guangzhou|tokyo|osaka|kyoto|seoul|busan|taipei|kuala lumpur|jakarta|manila|bangkok|hanoi|ho chi minh city|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|dubai|abu dhabi|riyadh|jeddah|doha|beirut|amman'.split(
    '|',
  ),
);

/** How much a text reads like a place ("Austin, TX", "Lyon, France", "Remote"): 0 not at all, above 1 quite surely. */
export function placeScore(text: string): number {
  const parts = text
    .replace(/[()]/g, ' ')
    .split(/,\s*|\s+[-–/]\s+/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0 || parts.length > 4 || text.length > 60) return 0;
  const last = parts.at(-1) as string;
  const bare = last.replace(/\s+\d[\d -]*$/, '');
  const first = foldWords(parts[0] as string);
  const known = isRegion(bare);
  const isCity = cities.has(first) || cities.has(first.replace(/^(?:greater )|(?: area| metropolitan area)$/g, ''));
  // Three parts are a place only when the first is a city that we know, or the middle one a region.
  if (parts.length >= 3 && !isCity && !(isRegion(parts[1] as string) && /\p{Ll}/u.test(last))) return 0;
  if (parts.length >= 2 && known && !/\d{3}/.test(first)) return isCity ? 2.4 : 1.8;
  if (parts.length === 1 && known) return /^[A-Z]{2,3}$/.test(bare) ? 0.8 : 1.6;
  if (isCity) return parts.length <= 2 ? 1.7 : 1;
  return 0;
}

/** True for a country, a state or province (name or code), or "Remote". */
export function isRegion(text: string): boolean {
  return stateCodes.has(text) || regions.has(foldWords(text));
}

/** True for a city that we know by name. */
export function isKnownCity(text: string): boolean {
  return cities.has(foldWords(text));
}
