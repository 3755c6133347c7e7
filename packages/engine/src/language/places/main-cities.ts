/** The towns of each country that are named without it; a stroke parts the names of one. No two of a country lie so near that one goes to and fro each day. */
const byCountry: Record<string, string> = {
  AR: 'Buenos Aires|Córdoba|Rosario|Mendoza',
  AT: 'Wien/Vienna|Graz|Salzburg|Innsbruck',
  AU: 'Sydney|Melbourne|Brisbane|Perth|Adelaide|Canberra',
  BE: 'Brussels/Bruxelles/Brussel|Antwerpen/Antwerp|Liège',
  BR: 'São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Salvador|Fortaleza|Recife|Porto Alegre|Curitiba|Manaus',
  CA: 'Toronto|Montréal/Montreal|Vancouver|Calgary|Ottawa|Edmonton|Winnipeg',
  CH: 'Zürich/Zurich|Genève/Geneva|Basel|Lausanne|Lugano',
  CL: 'Santiago de Chile|Concepción|Antofagasta',
  CO: 'Bogotá|Medellín|Cali|Barranquilla',
  DE: 'Berlin|Hamburg|München/Munich|Köln/Cologne|Frankfurt am Main|Stuttgart|Leipzig|Dresden|Hannover|Bremen',
  DK: 'København/Copenhagen|Aarhus',
  EC: 'Quito|Guayaquil|Cuenca',
  ES: 'Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|Bilbao',
  FI: 'Helsinki|Tampere|Oulu',
  FR: 'Paris|Marseille|Lyon|Toulouse|Nice|Nantes|Strasbourg|Montpellier|Bordeaux|Lille|Rennes|Chambéry',
  GB: 'London|Manchester|Birmingham|Leeds|Glasgow|Edinburgh|Bristol|Cardiff|Belfast',
  GR: 'Athens|Thessaloniki',
  IE: 'Dublin|Cork|Galway',
  IN: 'Mumbai|Delhi|Bengaluru/Bangalore|Hyderabad|Chennai|Pune|Kolkata',
  IT: 'Roma/Rome|Milano/Milan|Napoli/Naples|Torino/Turin|Palermo|Bologna|Firenze/Florence|Bari|Catania|Verona',
  JP: 'Tokyo|Osaka|Nagoya|Fukuoka|Sapporo',
  MX: 'Ciudad de México|Guadalajara|Monterrey|Puebla|Tijuana',
  NL: 'Amsterdam|Rotterdam|Groningen|Eindhoven|Maastricht',
  NO: 'Oslo|Bergen|Trondheim',
  PE: 'Lima|Arequipa|Trujillo',
  PL: 'Warszawa/Warsaw|Kraków|Gdańsk|Wrocław|Poznań',
  PT: 'Lisboa/Lisbon|Porto|Faro|Funchal',
  SE: 'Stockholm|Göteborg/Gothenburg|Malmö',
  SG: 'Singapore',
  US: 'New York City|Los Angeles|Chicago|Houston|Seattle|San Francisco|Boston|Atlanta|Miami|Denver|Dallas|Philadelphia',
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
