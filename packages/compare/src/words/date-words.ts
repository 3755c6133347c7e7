import { pageLanguages } from '@shortlist/schema';
import { foldWord } from '../tokens/fold-word.ts';

/** Months in the languages of resumes, beside those that our own pages print; folded. */
const months: Record<number, string> = {
  1: 'january jan januar jaenner janner januari janvier janv enero ene janeiro gennaio gen sty янв',
  2: 'february feb febr februar februari fevrier fevr fev febrero fevereiro febbraio lut фев',
  3: 'march mar marz maerz mrz mars marzo marco maart mrt мар',
  4: 'april apr avril avr abril abr aprile kwi апр',
  5: 'may mai mayo maio maggio mag mei maj май',
  6: 'june jun juni juin junio junho giugno giu cze июн',
  7: 'july jul juli juillet juil julio julho luglio lug lip июл',
  8: 'august aug aout agosto ago augustus sie авг',
  9: 'september sep sept septembre septiembre setiembre setembro set settembre sett wrz сен',
  10: 'october oct oktober okt octobre octubre outubro out ottobre ott paz окт',
  11: 'november nov novembre noviembre novembro lis ноя',
  12: 'december dec dezember dez decembre diciembre dic dezembro dicembre gru дек',
};

export const monthOf: ReadonlyMap<string, number> = new Map([
  ...Object.values(pageLanguages).flatMap(({ months: names }) =>
    [names?.short, names?.long, names?.withDay].flatMap((list) =>
      (list ?? []).map((name, index) => [foldWord(name), index + 1] as const),
    ),
  ),
  ...Object.entries(months).flatMap(([month, names]) => names.split(' ').map((name) => [name, Number(month)] as const)),
]);

/** Words for "still so" at the end of a span of time. */
export const presentWords: ReadonlySet<string> = new Set([
  ...Object.values(pageLanguages).map(({ words }) => foldWord(words.present)),
  ...'present presently current currently now today ongoing heute aktuell laufend jetzt actuel maintenant actualidad actual actualmente presente hoy ahora atual atualmente hoje oggi attuale attualmente heden nu'.split(
    ' ',
  ),
  'aujourdhui',
  'auj',
]);

/** The same in languages whose pages we do not set, and as several words. */
export const presentPhrase =
  /^(?:(?:по )?(?:н\. ?в\.?|наст\. ?(?:время|вр\.?)|настоящее время)|in corso|in progress|(?:bis )?dato|至今|现在|現在|현재|재직 ?중|obecnie|nadal)(?!\p{L})/iu;

/** Words that stand before, between or behind dates and say no more than our own dash does. */
export const spanWords: ReadonlySet<string> = new Set(
  'since from to until till through date seit von bis ab depuis de du a au jusqu desde hasta ate dal da al sinds tot van'.split(
    ' ',
  ),
);

/** Words that stand with a date and say how sure or how exact it is; folded. */
export const hedgeWords: ReadonlySet<string> = new Set(
  'expected anticipated estimated projected graduation graduating planned tentative voraussichtlich erwartet geplant prevu previsto prevista esperado esperada circa ca ab'.split(
    ' ',
  ),
);

/** Units in which the length of a span of time is told; folded. */
export const durationWords: ReadonlySet<string> = new Set(
  'year years yr yrs month months mo mos jahr jahre monat monate an ans mois ano anos mes meses anno anni mese mesi jaar maand maanden'.split(
    ' ',
  ),
);

/** Seasons, which stand before a year in place of a month; folded. */
export const seasonWords: ReadonlySet<string> = new Set(
  'spring summer fall autumn winter fruhjahr fruhling sommer herbst printemps ete automne hiver primavera verano otono invierno estate autunno inverno verao lente zomer herfst'.split(
    ' ',
  ),
);
