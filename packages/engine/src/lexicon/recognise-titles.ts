import type { Seniority } from '@shortlist/schema';
import { loadLexicon } from './load-lexicon.ts';
import { addPhrase, makePhraseTable, type PhraseTable, phrasesAt } from './phrase-table.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { TitleEntry } from './types.ts';

export type TitleMention = { start: number; end: number; title: TitleEntry };

/** Job titles of the lexicon in a text, in order, longest first where several fit. */
export function findTitles(text: string, tokens: Token[] = tokenize(text)): TitleMention[] {
  const table = loadTable();
  const found: TitleMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const hit = phrasesAt(table, text, tokens, i)[0];
    const title = hit?.values[0];
    if (hit === undefined || title === undefined) continue;
    found.push({ start: tokens[i]?.start ?? 0, end: tokens[hit.last]?.end ?? 0, title });
    i = hit.last;
  }
  return found;
}

const levels: [Seniority, RegExp][] = [
  [
    'executive',
    /\b(chief|president|ceo|cfo|cto|coo|cio|vp|svp|evp|geschäftsführer|vorstand|directeur général|partner)\b/i,
  ],
  ['director', /\b(director|head of|direktor|bereichsleiter|directeur|directora?|direttore)\b/i],
  [
    'manager',
    /\b(manager|superintendent|leiter|leiterin|gerente|responsable|responsabile|administrator in charge|principal of)\b/i,
  ],
  [
    'lead',
    /\b(lead|supervisor|foreman|team leader|captain|teamleiter|teamleiterin|chef d'équipe|capo|supervisora?)\b/i,
  ],
  [
    'intern',
    /\b(intern|internship|trainee|apprentice|apprenticeship|praktikant|praktikantin|praktikum|auszubildender?|azubi|stagiaire|becario|becaria|tirocinante|stagista|stagiair|estagiári[oa])\b/i,
  ],
  ['senior', /\b(senior|sr|principal|staff engineer|experienced|expert|leitender?|sénior|iii|iv)\b/i],
  ['junior', /\b(junior|jr|entry[- ]level|graduate|assistant|helper|berufseinsteiger|débutant|aide|aushilfe)\b/i],
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
