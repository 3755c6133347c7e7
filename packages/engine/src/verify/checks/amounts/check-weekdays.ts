import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';

/** The days of the week in seven languages, from Monday on. */
const days = [
  'mondays?|montags?|lundis?|lunes|segundas?(?:-feiras?)|luned[iì]|maandag(?:en)?',
  'tuesdays?|dienstags?|mardis?|martes|terças?(?:-feiras?)|marted[iì]|dinsdag(?:en)?',
  'wednesdays?|mittwochs?|mercredis?|miércoles|quartas?(?:-feiras?)|mercoled[iì]|woensdag(?:en)?',
  'thursdays?|donnerstags?|jeudis?|jueves|quintas?(?:-feiras?)|gioved[iì]|donderdag(?:en)?',
  'fridays?|freitags?|vendredis?|viernes|sextas?(?:-feiras?)|venerd[iì]|vrijdag(?:en)?',
  'saturdays?|samstags?|sonnabends?|samedis?|sábados?|sabat[oi]|zaterdag(?:en)?',
  'sundays?|sonntags?|dimanches?|domingos?|domenic(?:a|he)|zondag(?:en)?',
].map((words) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'));
const anyDay = new RegExp(days.map(({ source }) => source).join('|'), 'iu');
const every =
  /(?:(?:every|each|jede[nrsm]?|chaque|tous les|cada|tod[oa]s [oa]s|todos los|ogni|tutt[ie] (?:i|le)|elke|iedere)\s+(?:\p{L}+\s+)?)$/iu;
/** "Ten Saturdays a year", "some Fridays": not each of them. */
const counted =
  /(?:\d+|\p{L}+)\s+\p{L}+\s+(?:a|per|im|pro|par|al|por|ao|all['’]|per)\s+(?:year|month|quarter|season|jahr|monat|an|mois|año|mes|ano|mês|anno|mese|jaar|maand)(?!\p{L})|(?<!\p{L})(?:some|einige|manche|quelques|certains|algunos|alguns|alcuni|sommige|one|first|last|erste[nr]?|letzte[nr]?|premier|dernier)\s/iu;

/** A day of the week stands in the facts, and "every Saturday" is not told of who came on ten of them. */
export function checkWeekdays(claims: Claims, index: FactIndex): Violation[] {
  if (!anyDay.test(claims.text)) return [];
  const items = new Set(claims.lines.map(({ item }) => item));
  const near = index.views.filter((view) => items.size === 0 || items.has(view.item) || view.fact.source === 'answer');
  return days.flatMap((day): Violation[] => {
    const match = day.exec(claims.text);
    if (match === null || !isOpen(claims, match.index, match.index + match[0].length)) return [];
    const holders = near.filter(({ fact }) => day.test(fact.text));
    const isEvery = every.test(claims.text.slice(0, match.index));
    const bears = ({ fact }: FactView) => !isEvery || !counted.test(fact.text);
    if (holders.some(bears)) return [];
    return [{ kind: 'scope', text: match[0], start: match.index, end: match.index + match[0].length }];
  });
}
