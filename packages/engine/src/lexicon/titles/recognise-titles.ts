import type { Seniority } from '@shortlist/schema';
import { addPhrase, makePhraseTable, type PhraseTable, phrasesAt } from '../find/phrase-table.ts';
import { loadLexicon } from '../load-lexicon.ts';
import { type Token, tokenize } from '../tokenize.ts';
import type { TitleEntry } from '../types.ts';
import { mansForms } from './mans-forms.ts';

export type TitleMention = { start: number; end: number; title: TitleEntry };

/** As many words as a title has. */
const titleWords = 8;

/** Job titles of the lexicon in a text, in order, longest first where several fit; a woman's title by the man's where only that is listed. */
export function findTitles(text: string, tokens: Token[] = tokenize(text)): TitleMention[] {
  const found = findListed(text, tokens);
  if (found.length > 0 || tokens.length > titleWords) return found;
  for (const form of mansForms(tokens)) {
    const titles = findListed(text, form.tokens);
    if (titles.length > 0 && (form.anywhere || titles[0]?.start === tokens[0]?.start)) return titles;
  }
  return found;
}

function findListed(text: string, tokens: Token[]): TitleMention[] {
  const table = loadTable();
  const found: TitleMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const hit = phrasesAt(table, text, tokens, i)[0];
    const words = hit === undefined ? '' : text.slice(tokens[hit.first]?.start, tokens[hit.last]?.end).toLowerCase();
    const title = hit?.values.find(({ name }) => name.toLowerCase() === words) ?? hit?.values[0];
    if (hit === undefined || title === undefined) continue;
    if (words === 'chef' && headOf.test(text.slice(tokens[hit.last]?.end))) continue;
    found.push({ start: tokens[i]?.start ?? 0, end: tokens[hit.last]?.end ?? 0, title });
    i = hit.last;
  }
  return found;
}

/** "Chef de quai": the head of something in French, and no cook. */
const headOf = /^ (?:de |du |des |d['’])(?=\p{Ll})/u;

const levels: [Seniority, RegExp][] = [
  [
    'executive',
    /(?<!\p{L})(chief|president|ceo|cfo|cto|coo|cio|vp|svp|evp|geschäftsführer|vorstand|directeur général|(?<!business |people |hr |channel |alliance |clinical |talent )partner)(?![\p{L}\d])/iu,
  ],
  ['director', /(?<!\p{L})(director|head of|direktor|bereichsleiter|directeur|directora?|direttore)(?![\p{L}\d])/iu],
  [
    'manager',
    /(?<!\p{L})(manager|superintendent|leiter|leiterin|gerente|responsable|responsabile|administrator in charge|principal of)(?![\p{L}\d])/iu,
  ],
  [
    'lead',
    /(?<!\p{L})(lead|supervisor|foreman|team leader|captain|teamleiter|teamleiterin|chef d['’]équipe|capo|supervisora?)(?![\p{L}\d])/iu,
  ],
  [
    'intern',
    /(?<!\p{L})(intern|internship|trainee|apprentice|apprenticeship|praktikant|praktikantin|praktikum|auszubildender?|azubi|stagiaire|becario|becaria|tirocinante|stagista|stagiair|estagiári[oa])(?![\p{L}\d])/iu,
  ],
  [
    'senior',
    /(?<!\p{L})(senior|sr|principal|staff engineer|(?<=[–,-] )staff(?=$)|experienced|expert|leitender?|sénior|iii|iv)(?![\p{L}\d])/iu,
  ],
  [
    'junior',
    /(?<!\p{L})(junior|jr|entry[- ]level|graduate|assistant(?! (?:manager|director|professor|superintendent|vice))|helper|berufseinsteiger|débutant|aide(?! ?-? ?soign| à domicile)|aushilfe)(?![\p{L}\d])/iu,
  ],
];

/** The seniority that a title's words state; undefined where they state none. */
export function seniorityOf(title: string): Seniority | undefined {
  return levels.find(([, words]) => words.test(title))?.[0];
}

let table: PhraseTable<TitleEntry> | undefined;

function loadTable(): PhraseTable<TitleEntry> {
  if (table !== undefined) return table;
  const made = makePhraseTable<TitleEntry>();
  for (const title of loadLexicon().titles.values())
    for (const phrase of [title.name, ...title.aliases]) addPhrase(made, phrase, title);
  table = made;
  return made;
}
