import { shortTitle } from './short-title.ts';

/** Titles that fit a woman as a man: "Pflegefachkraft", "Teamleitung", or the form on "-in" that the posting chose itself. */
const fitsAll = /(?:kraft|hilfe|person|leitung|assistenz|frau|führung|\p{Ll}in)(?: |,|$)/u;

/** The title after "Stelle"/"Bewerbung" without giving the applicant a gender: "als Pflegefachkraft", but the plain "Referent". */
export function germanRole(title: string, plain: string): string {
  const short = shortTitle(title);
  return fitsAll.test(short) ? `als ${short}` : `${plain}${short}`;
}
