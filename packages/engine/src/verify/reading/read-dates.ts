const monthNames = [
  'january jan januar janvier janv enero ene gennaio januari janeiro',
  'february feb februar février févr febrero febbraio februari fevereiro',
  'march mar märz mars marzo maart março',
  'april apr avril avr abril abr aprile',
  'may mai mayo maggio mei maio',
  'june jun juni juin junio giugno junho',
  'july jul juli juillet juil julio luglio julho',
  'august aug août agosto ago augustus',
  'september sep sept septembre septiembre settembre setembro',
  'october oct oktober okt octobre octubre ottobre outubro',
  'november nov novembre noviembre novembro',
  'december dec dezember dez décembre déc diciembre dic dicembre dezembro',
].map((line) => line.split(' '));

const monthOf = new Map<string, number>();
monthNames.forEach((names, month) => {
  for (const name of names) monthOf.set(name, month + 1);
});

const named = /(?<!\p{L})(\p{L}{3,10})\.?\s+(?:(?:\d{1,2},?\s+)|de\s+)?((?:19|20)\d\d)(?!\d)/giu;
const numeric = /(?<!\d)(?:((?:19|20)\d\d)-(0[1-9]|1[0-2])|(0?[1-9]|1[0-2])[/.]((?:19|20)\d\d))(?!\d)/g;

export type MonthClaim = { start: number; end: number; text: string; month: string };

/** The months of a text as `YYYY-MM` with their places: "March 2019", "03/2019", "2019-03", "mars 2019". */
export function readMonths(text: string): MonthClaim[] {
  const claims: MonthClaim[] = [];
  for (const match of text.matchAll(named)) {
    const month = monthOf.get((match[1] ?? '').toLowerCase());
    if (month !== undefined) claims.push(claim(match, `${match[2]}-${String(month).padStart(2, '0')}`));
  }
  for (const match of text.matchAll(numeric)) {
    const year = match[1] ?? match[4] ?? '';
    claims.push(claim(match, `${year}-${(match[2] ?? match[3] ?? '').padStart(2, '0')}`));
  }
  return claims;
}

/** The months of a text as `YYYY-MM`. */
export function monthsOf(text: string): string[] {
  return readMonths(text).map((each) => each.month);
}

/** The number of a month by its name (lower case) in one of seven languages. */
export function monthNumber(word: string): number | undefined {
  return monthOf.get(word);
}

/** Whether a word (lower case) names a month in English, German, French or Spanish and nothing else. */
export function isMonthName(word: string): boolean {
  return monthOf.has(word) && !['may', 'mar', 'mars', 'march', 'ago', 'ene', 'mai'].includes(word);
}

function claim(match: RegExpExecArray, month: string): MonthClaim {
  return { start: match.index, end: match.index + match[0].length, text: match[0], month };
}
