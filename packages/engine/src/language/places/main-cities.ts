/** The towns of each country that are named without it; a stroke parts the names of one, and towns so near that one goes to and fro each day. None is the name of a large town in two countries. */
const byCountry: Record<string, string> = {
  AE: 'Dubai/Abu Dhabi/Sharjah',
  AR: 'Buenos Aires|Rosario|Mendoza',
  AT: 'Wien/Vienna|Graz|Salzburg|Innsbruck',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra',
  BD: 'Dhaka|Chattogram/Chittagong',
  BE: 'Brussels/Bruxelles/Brussel/Antwerpen/Antwerp|Liège',
  BR: 'São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Salvador|Fortaleza|Recife|Porto Alegre|Curitiba|Manaus',
  CA: 'Toronto|Montréal/Montreal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg',
  CH: 'Zürich/Zurich/Basel|Genève/Geneva/Lausanne|Lugano',
  CL: 'Santiago de Chile|Antofagasta',
  CN: 'Beijing|Shanghai|Shenzhen/Guangzhou',
  CO: 'Bogotá|Medellín|Cali|Barranquilla',
  CZ: 'Praha/Prague|Brno',
  DE: 'Berlin|Hamburg|München/Munich|Köln/Cologne|Frankfurt am Main|Stuttgart|Leipzig|Dresden|Hannover|Bremen',
  DK: 'København/Copenhagen|Aarhus',
  EC: 'Quito|Guayaquil',
  EG: 'Cairo',
  ES: 'Madrid|Barcelona|Sevilla|Zaragoza|Málaga|Bilbao',
  FI: 'Helsinki|Tampere|Oulu',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes|Chambéry',
  GB: 'London|Manchester/Leeds|Birmingham|Glasgow/Edinburgh|Bristol/Cardiff|Belfast',
  GE: 'Tbilisi|Batumi',
  GH: 'Accra|Kumasi',
  GR: 'Thessaloniki',
  ID: 'Jakarta|Surabaya',
  IE: 'Dublin|Cork|Galway',
  IN: 'Mumbai|Delhi|Bengaluru/Bangalore|Hyderabad|Chennai|Pune|Kolkata',
  IT: 'Roma/Rome|Milano/Milan|Napoli/Naples|Torino/Turin|Palermo|Bologna/Firenze/Florence|Bari|Catania|Verona',
  JP: 'Tokyo|Osaka|Nagoya|Fukuoka|Sapporo',
  KE: 'Nairobi|Mombasa',
  MA: 'Casablanca|Marrakech',
  MX: 'Ciudad de México|Monterrey|Puebla|Tijuana',
  MY: 'Kuala Lumpur',
  NG: 'Lagos|Abuja|Port Harcourt|Ibadan',
  NL: 'Amsterdam/Rotterdam|Groningen|Eindhoven|Maastricht',
  NO: 'Oslo|Bergen|Trondheim',
  NZ: 'Auckland|Wellington|Christchurch',
  PE: 'Lima|Arequipa',
  PH: 'Manila|Cebu City|Davao City',
  PK: 'Karachi|Lahore|Islamabad|Faisalabad',
  PL: 'Warszawa/Warsaw|Kraków|Gdańsk|Wrocław|Poznań',
  PT: 'Lisboa/Lisbon|Porto|Faro|Funchal',
  QA: 'Doha',
  RO: 'București/Bucharest|Cluj-Napoca',
  SA: 'Riyadh|Jeddah|Dammam',
  SE: 'Stockholm|Göteborg/Gothenburg|Malmö',
  SG: 'Singapore',
  TH: 'Bangkok|Chiang Mai',
  TR: 'Istanbul|Ankara|Izmir',
  US: 'New York City|Los Angeles|Chicago|Houston|Seattle|San Francisco|Boston|Atlanta|Miami|Denver|Dallas|Philadelphia',
  ZA: 'Johannesburg/Pretoria|Cape Town|Durban',
};

type Town = { code: string; town: string };
const towns = new Map<string, Town>(
  Object.entries(byCountry).flatMap(([code, row]) =>
    row
      .split('|')
      .flatMap((town) => town.split('/').map((name): [string, Town] => [name.toLowerCase(), { code, town }])),
  ),
);
const find = (name: string): Town | undefined => towns.get(name.trim().toLowerCase());

/** The country of a town that is known everywhere by its name alone. */
export const countryOfCity = (name: string): string | undefined => find(name)?.code;

/** Whether two names are of two such towns of one country. */
export function areApart(one: string, other: string): boolean {
  const [first, second] = [find(one), find(other)];
  return first !== undefined && second !== undefined && first.code === second.code && first.town !== second.town;
}
