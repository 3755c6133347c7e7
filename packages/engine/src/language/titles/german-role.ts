import { shortTitle } from './short-title.ts';

/** Titles that fit a woman as a man: "Pflegefachkraft", "Kita-Leitung", or the form on "-in" that the posting chose itself. */
const fitsAll = /(?:kraft|hilfe|person|leitung|assistenz|frau|führung|\p{Ll}in)(?: |,|$)/iu;
/** An adjective before its noun, by its ending: small within a sentence ("als stellvertretende Leitung"). */
const adjective = /^\p{Lu}(\p{Ll}*(?:isch|ig|lich|end|iert|ell|iv|al|är)e[rs]?) (?=\p{Lu})/u;

/** Trades whose names begin with a capital adjective: "Medizinische Fachangestellte", "Technischer Zeichner". */
const trade =
  /^(?:(?:Zahn|Tier)?[Mm]edizinisch|Pharmazeutisch|Technisch(?=e[rs]? (?:Zeichner|Produktdesigner|Assistent|Systemplaner)))/u;

/** A title within a sentence: "Stellvertretende Stationsleitung" → "stellvertretende Stationsleitung". */
export const lowAdjective = (title: string): string =>
  trade.test(title) ? title : title.replace(adjective, (found) => found.charAt(0).toLowerCase() + found.slice(1));

/** An apprenticeship, which one applies for and not as: "Ausbildung zum Koch". */
export const isTraining = (title: string | undefined): title is string =>
  title !== undefined && /^(?:\p{L}+ )?Ausbildung (?:zu[mr]?|als) /u.test(title);

/** The title after "Stelle"/"Bewerbung": "als Pflegefachkraft" where it fits the applicant (`isOwn`: it has the form of their own titles), else the plain "Referent". */
export function germanRole(title: string, plain: string, isOwn = false): string {
  const short = shortTitle(title);
  return isOwn || fitsAll.test(short) ? `als ${lowAdjective(short)}` : `${plain}${short}`;
}
