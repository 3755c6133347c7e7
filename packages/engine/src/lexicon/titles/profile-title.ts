import { namesOccupation } from '../../language/titles/title-words.ts';
import { addPhrase, makePhraseTable, type PhraseTable, phrasesAt } from '../find/phrase-table.ts';
import { loadLexicon } from '../load-lexicon.ts';
import { formsIn, type Token, tokenize } from '../tokenize.ts';
import { isBare } from './is-bare.ts';
import { fieldNames, sectorsOfOccupation } from './occupation-sectors.ts';
import { plainTitle } from './plain-title.ts';
import { findTitles } from './recognise-titles.ts';
import { spellOutTitle } from './spell-out-title.ts';

/** What a job title says about the work: occupations named outright, and fields (0 to 1) that its words point to. */
export type TitleProfile = { occupations: Set<string>; sectors: Map<string, number>; known: boolean };

/** Reads a title by the lexicon's titles in it and, for what they leave open ("Information Technology Intern"), by the company its words keep there. */
export function profileTitle(written: string, given?: Token[]): TitleProfile {
  const text = plainTitle(written);
  const tokens = given === undefined || text !== written ? tokenize(text) : given;
  const mentions = findTitles(text, tokens).filter(({ end }) => !servesAnother(text.slice(end)));
  const whole = mentions.length > 0 ? text : spellOutTitle(text);
  if (whole !== text) return profileTitle(whole);
  const telling = mentions.filter(
    ({ title, start, end }) => !isBare(title.name) || (start === 0 && end === text.length),
  );
  const occupations = new Set(telling.flatMap(({ title }) => title.occupations));
  const sectors = new Map<string, number>();
  for (const { title } of mentions)
    for (const occupation of title.occupations)
      for (const sector of sectorsOfOccupation(occupation))
        sectors.set(sector, isBare(title.name) ? 0.5 : title.ambiguous ? 0.7 : 1);
  for (const sector of fieldsNamed(text, tokens)) sectors.set(sector, Math.max(0.85, sectors.get(sector) ?? 0));
  for (const [sector, share] of sectorsOfWords(tokens))
    if (share > (sectors.get(sector) ?? 0)) sectors.set(sector, share);
  return { occupations, sectors, known: telling.length > 0 };
}

/** "Server Engineer", "Nurse Recruiter": the occupation that stands before another one says what that is about. Ranks and helpers stay in the trade. */
function servesAnother(rest: string): boolean {
  const next = /^ (\p{L}+)(?![\p{L}-])/u.exec(rest)?.[1]?.toLowerCase();
  return next !== undefined && !ranks.has(next) && namesOccupation(next);
}

const ranks = new Set(
  'manager lead leader supervisor director head coordinator specialist assistant helper apprentice trainee intern associate principal officer consultant partner foreman captain instructor'.split(
    ' ',
  ),
);

/** How near two titles' fields are, 0 to 1: the strongest field that both share. */
export function shareSector(a: TitleProfile, b: TitleProfile): number {
  let best = 0;
  for (const [sector, share] of a.sectors) best = Math.max(best, Math.min(share, b.sectors.get(sector) ?? 0));
  return best;
}

let names: PhraseTable<{ sector: string; capital: boolean }> | undefined;

/** Fields that the title's words name; "IT" and "HR" only in capitals. */
function fieldsNamed(text: string, tokens: Token[]): string[] {
  if (names === undefined) {
    names = makePhraseTable();
    for (const [sector, name] of fieldNames) addPhrase(names, name, { sector, capital: name.length === 2 });
  }
  const found: string[] = [];
  tokens.forEach((token, i) => {
    if (names === undefined) return;
    for (const { values } of phrasesAt(names, text, tokens, i))
      for (const { sector, capital } of values)
        if (!capital || token.form.toUpperCase() === text.slice(token.start, token.end)) found.push(sector);
  });
  return found;
}

type WordFields = { fields: Map<string, number>; weight: number };
let table: Map<string, WordFields> | undefined;

function sectorsOfWords(tokens: Token[]): Map<string, number> {
  table ??= countWords();
  const sums = new Map<string, number>();
  let total = 0;
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const pair = next === undefined ? undefined : table?.get(`${token.stem} ${next.stem}`);
    const rows = [table?.get(token.stem), pair];
    for (const row of rows) {
      if (row === undefined) continue;
      const weight = row.weight * (row === pair ? 1.5 : 1);
      total += weight;
      for (const [sector, share] of row.fields) sums.set(sector, (sums.get(sector) ?? 0) + weight * share);
    }
  });
  for (const [sector, sum] of sums) sums.set(sector, (sum / Math.max(total, 0.45)) * 0.9);
  return sums;
}

/** For each stem and pair of stems of the lexicon's titles: in which fields it stands, and how telling it is. */
function countWords(): Map<string, WordFields> {
  const counts = new Map<string, Map<string, number>>();
  const add = (key: string, sectors: string[]): void => {
    const row = counts.get(key) ?? new Map<string, number>();
    for (const sector of sectors) row.set(sector, (row.get(sector) ?? 0) + 1 / sectors.length);
    counts.set(key, row);
  };
  for (const title of loadLexicon().titles.values()) {
    const sectors = [...new Set(title.occupations.flatMap(sectorsOfOccupation))];
    if (sectors.length === 0) continue;
    for (const phrase of [title.name, ...title.aliases]) {
      const stems = formsIn(phrase).map(({ stem }) => stem);
      stems.forEach((stem, i) => {
        add(stem, sectors);
        const next = stems[i + 1];
        if (next !== undefined) add(`${stem} ${next}`, sectors);
      });
    }
  }
  const out = new Map<string, WordFields>();
  for (const [key, row] of counts) {
    const total = [...row.values()].reduce((a, b) => a + b, 0);
    const top = Math.max(...row.values());
    const weight = Math.max(0, top / (total + 1) - 0.25);
    if (weight <= 0) continue;
    out.set(key, {
      weight,
      fields: new Map([...row].filter(([, n]) => n / total > 0.08).map(([sector, n]) => [sector, n / (total + 0.5)])),
    });
  }
  return out;
}
