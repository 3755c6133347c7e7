import type { Posting } from '@shortlist/schema';

/** A house that finds people for others, by its name. */
const agencyName =
  /(?<!\p{L})(?:recruit(?:ment|ing|ers?)|staffing|personnel (?:services|solutions|selection|consult\p{L}*|agency)|employment agency|agenc(?:y|ies) limited|head ?hunt\p{L}*|executive search|talent solutions|human ?capital|personal(?:dienst\p{L}*|vermittlung|beratung)|zeitarbeit|int[ée]rim|uitzend\p{L}*|trabajo temporal|lavoro interinale)(?!\p{L})/iu;

/** One of several for whom an advertisement looks. */
const oneOfClients =
  /(?<!\p{L})(?:one of (?:our|my) (?:\p{L}+[ -]){0,3}clients|eine[nmrs]? unserer (?:\p{L}+ ){0,2}(?:kunden|mandanten|auftraggeber)|un de nos clients|uno de nuestros clientes|uno dei nostri clienti|um dos nossos clientes|een van onze (?:klanten|opdrachtgevers))(?!\p{L})/iu;

/** The employer whom an advertisement does not name, and what it says beside of looking for somebody. */
const searches: [RegExp, RegExp][] = [
  [
    /(?<!\p{L})(?:our|my) (?:\p{L}+[ -]){0,3}client(?!\p{L}|['’]| (?:base|service|care|relations?|portfolio|list|needs)(?!\p{L}))|(?<!\p{L})on behalf of (?:our|my|an?) (?:\p{L}+[ -]){0,4}(?:client|company|employer)(?!\p{L})/iu,
    /(?<!\p{L})(?:seek(?:s|ing)?|look(?:s|ing) (?:for|to)|search(?:es|ing) for|recruit(?:s|ing)?|hir(?:es?|ing)|requires?|needs?|has an? (?:\p{L}+ ){0,3}(?:opening|opportunity|vacancy|requirement))(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:für (?:einen|unseren)|(?:bei|von) (?:einem|unserem)|(?:im auftrag|im namen|für) (?:unseres|eines)|unser) (?:\p{L}+ ){0,3}(?:kunden?|mandant(?:en)?|auftraggebers?)(?!\p{L})/iu,
    /(?<!\p{L})(?:suchen|sucht|gesucht|besetzen|rekrutieren)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:notre|son) client(?!\p{L})/iu,
    /(?<!\p{L})(?:recherch(?:e|ons)|cherch(?:e|ons)|recrut(?:e|ons))(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:nuestro cliente|para importante (?:empresa|cliente))(?!\p{L})/iu,
    /(?<!\p{L})(?:busca(?:mos)?|selecciona(?:mos)?|precisa(?:mos)?|necesita(?:mos)?|requiere)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:(?:azienda|importante|nostro) )+cliente(?!\p{L})/iu,
    /(?<!\p{L})(?:cerca|cerchiamo|ricerca|ricerchiamo|seleziona|selezioniamo)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:nosso|para) cliente(?!\p{L})/iu,
    /(?<!\p{L})(?:busca(?:mos)?|procura(?:mos)?|recruta(?:mos)?)(?!\p{L})/iu,
  ],
  [/(?<!\p{L})onze (?:opdrachtgever|klant)(?!\p{L})/iu, /(?<!\p{L})(?:zoek(?:t|en)|gezocht)(?!\p{L})/iu],
];

/** A sentence ends at its mark or where the next line begins anew. */
const ends = /[.!?](?=\s)|\n(?!\s*\p{Ll})/u;

const seeksForClient = (sentence: string): boolean =>
  oneOfClients.test(sentence) || searches.some(([client, seeks]) => client.test(sentence) && seeks.test(sentence));

/** Whether who placed the advertisement looks for people on behalf of somebody else, whom it does not name. */
export const isThroughAgency = ({ employer, text }: Pick<Posting, 'employer' | 'text'>): boolean =>
  employer !== undefined && (agencyName.test(employer) || text.slice(0, 6000).split(ends).some(seeksForClient));
