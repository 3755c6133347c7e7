import type { Posting } from '@shortlist/schema';

/** A house that finds people for others, by its name. */
const agencyName =
  /(?<!\p{L})(?:recruit(?:ment|ing|ers?)|staffing|personnel|employment agency|agenc(?:y|ies) limited|head ?hunt\p{L}*|executive search|talent solutions|human ?capital|personal(?:dienst\p{L}*|vermittlung|beratung)|zeitarbeit|int[ée]rim|uitzend\p{L}*|trabajo temporal|lavoro interinale)(?!\p{L})/iu;

/** What an advertisement says of the employer whom it does not name. */
const client =
  /\b(?:with|for|at) (?:one of (?:our|my) (?:\p{L}+[ -]){0,3}clients|(?:our|my) (?:\p{L}+[ -]){0,3}client)\b|\bon behalf of (?:our|my|a|an) (?:\p{L}+[ -]){0,4}(?:client|company|employer)|\b(?:our|my) (?:\p{L}+[ -]){0,3}client(?:,| is\b| are\b| has\b| seeks?\b| requires?\b| needs?\b)|\b(?:für|bei) (?:einen|einem|unseren|unserem) (?:\p{L}+ ){0,3}(?:kunden|mandanten|auftraggeber)|\bim (?:auftrag|namen) (?:unseres|eines) (?:\p{L}+ ){0,2}(?:kunden|mandanten)|\b(?:pour|chez) (?:(?:l['’])?un de nos clients|notre client|son client)|\bnuestro cliente|\bpara (?:uno de nuestros clientes|importante (?:empresa|cliente))|\bper (?:(?:azienda|importante|nostro|un nostro) )+cliente|\b(?:nosso|para) cliente (?:busca|procura|atua)|\bonze (?:opdrachtgever|klant) (?:is|zoekt|heeft)/iu;

/** Whether who placed the advertisement looks for people on behalf of somebody else, whom it does not name. */
export const isThroughAgency = ({ employer, text }: Pick<Posting, 'employer' | 'text'>): boolean =>
  employer !== undefined && (agencyName.test(employer) || client.test(text.slice(0, 6000)));
