import { pageLanguages } from '@shortlist/schema';
import { foldText } from '../text/fold-text.ts';
import { furtherTimeWords } from './further-time-words.ts';

/** Months by name in seven languages (English, German, French, Spanish, Portuguese, Italian, Dutch), folded, with their abbreviations; those of our pages come beside them. */
const names: Record<number, string> = {
  1: 'january jan january januar jan jaenner jaen janner januari janvier janv enero ene janeiro gennaio genn gen',
  2: 'february feb febr februar februari fevrier fevr fev febrero fevereiro febbraio',
  3: 'march mar marz maerz mrz mars marzo marco maart mrt',
  4: 'april apr avril avr abril abr aprile',
  5: 'may mai mayo maio maggio magg mag mei',
  6: 'june jun juni juin junio junho giugno giu',
  7: 'july jul juli juillet juil julio julho luglio lug',
  8: 'august aug aout aou agosto ago augustus',
  9: 'september sep sept septembre septiembre setiembre setembro set settembre sett',
  10: 'october oct oktober okt octobre octubre outubro out ottobre ott',
  11: 'november nov novembre noviembre novembro',
  12: 'december dec dezember dez decembre diciembre dic dezembro dicembre',
};

type TimeWord = 'present' | 'since' | 'until' | 'from' | 'yearMarks';

/** What further languages say, folded. */
function furtherWords(kind: TimeWord): string[] {
  return Object.values(furtherTimeWords).flatMap((words) => (words[kind]?.split('|') ?? []).map(foldText));
}

const furtherMonths = Object.values(furtherTimeWords).flatMap(({ months = [] }) =>
  months.flatMap((forms, i) => forms.split('|').map((form) => [foldText(form), i + 1] as const)),
);

/** Folded month name to its number, 1 to 12. */
export const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...Object.values(pageLanguages).flatMap(({ months }) => Object.values(months ?? {}).flatMap(numbered)),
  ...furtherMonths.filter(([word]) => word !== ''),
  ...Object.entries(names).flatMap(([month, words]) => words.split(' ').map((word) => [word, Number(month)] as const)),
]);

function numbered(months: string[]): [string, number][] {
  return months.map((month, index) => [foldText(month).replace(/\.$/, ''), index + 1]);
}

/** Folded words that mean "still so". */
export const presentWords: ReadonlySet<string> = new Set([
  ...furtherWords('present'),
  ...Object.values(pageLanguages).map(({ words }) => foldText(words.present)),
  ...'present presently current currently now today ongoing date heute dato aktuell laufend jetzt derzeit gegenwartig'.split(
    ' ',
  ),
  ...'present actuel actuellement maintenant actualidad actual actualmente presente hoy ahora atual atualmente hoje momento'.split(
    ' ',
  ),
  ...'oggi attuale attualmente heden nu lopend huidig vandaag nunc'.split(' '),
  "aujourd'hui",
  'aujourdhui',
  'aujourd hui',
  'auj',
  'ce jour',
  'en cours',
  'la actualidad',
  'la fecha',
  'o momento',
  'o presente',
  'in corso',
  'till date',
  'onwards',
  'onward',
  'to date',
  'the present',
  'present day',
  'presente data',
  'data presente',
  'data atual',
  'presente momento',
  'date presente',
  'bis dato',
  'auf weiteres',
  ...'andauernd|fortlaufend|fortdauernd|noch andauernd|noch laufend|on going|in progress|up to date|up to now|still working|continua|continuo|tuttora|tutt ora|in essere|a tutt oggi|en poste|poste actuel|en activite|toujours en poste|en curso|vigente|en la actualidad|fecha actual|el momento|trabajo actual|puesto actual|em curso|em andamento|cursando|dias atuais|dias de hoje|emprego atual|lopende|tot op heden|op heden'.split(
    '|',
  ),
]);

/** Folded words before a date that open a range. */
export const sinceWords: ReadonlySet<string> = new Set(
  ['since from seit ab depuis desde dal dall da sinds vanaf'.split(' '), furtherWords('since')].flat(),
);

/** Folded words before a range that say nothing of its end: alone before a date they mean its very day. */
export const fromWords: ReadonlySet<string> = new Set('du von vom de entre between van'.split(' '));

/** Folded words that join the two ends of a range. */
export const untilWords: ReadonlySet<string> = new Set([
  ...furtherWords('until'),
  ...'to until till through thru bis a ad ao au jusqu jusque hasta al ate tot fino and und'.split(' '),
  "jusqu'a",
  "jusqu'au",
  "jusqu'en",
]);

/** Folded names of seasons and terms: they stand for their year alone. */
export const seasonWords: ReadonlySet<string> = new Set([
  ...'spring summer fall autumn winter fruhling fruhjahr sommer herbst sommersemester wintersemester ws ss wise sose'.split(
    ' ',
  ),
  ...'printemps ete automne hiver primavera verano otono invierno verao outono inverno estate autunno lente zomer herfst'.split(
    ' ',
  ),
]);

/** Folded words and letters for "year" that stand right behind one: "2019 г.", "2020 roku". */
export const yearMarks: ReadonlySet<string> = new Set(furtherWords('yearMarks'));
