import type { Fact } from '@shortlist/schema';
import { saidInPart } from '../../language/deeds/said-in-part.ts';
import { wholeStatements } from '../../language/deeds/whole-statements.ts';
import { joinsLabel } from '../../language/letters/quote-words.ts';
import { tidyLine } from '../../language/text/tidy-line.ts';
import { fieldsOfHead, namesOfHead } from '../../language/titles/head-fields.ts';

const lineOf = /^(\/(?:work|volunteer|projects)\/\d+)\/(?:highlights\/\d+|summary|description)$/;

/**
 * Whether a sentence is a whole statement of the document, word for word, alone or behind what the document calls the entry that it stands in:
 * "Senior Accountant, Meadow Mills (2019–2023): Shortened the close from nine days to five."
 */
export function quotesLine(sentence: string, facts: readonly Fact[]): boolean {
  const plain = tidyLine(sentence).replaceAll('\u00a0', ' ');
  const at = plain.indexOf(': ');
  return facts.some((fact) => {
    if (fact.source === 'answer' || fact.source === 'posting') return false;
    const entry = lineOf.exec(fact.pointer)?.[1];
    const isOwn = (text: string) =>
      statementsOf(fact.text).includes(text.toLowerCase()) || (entry !== undefined && joinsLines(text, entry, facts));
    if (isOwn(plain)) return true;
    return entry !== undefined && at > 0 && isOwn(plain.slice(at + 2)) && isLabelOf(plain.slice(0, at), entry, facts);
  });
}

/** Whether a text lists whole lines of one entry: "Bank reconciliation; payroll preparation". */
function joinsLines(text: string, entry: string, facts: readonly Fact[]): boolean {
  const parts = text.toLowerCase().split('; ');
  const own = facts.filter(({ pointer }) => lineOf.exec(pointer)?.[1] === entry);
  return parts.length > 1 && parts.every((part) => own.some(({ text: line }) => statementsOf(line).includes(part)));
}

/** Whether a line only calls an entry what the document calls it, above what is told of it: "Senior Accountant, Meadow Mills (2019–2023):". */
export function headsEntry(sentence: string, facts: readonly Fact[]): boolean {
  const label = /^(.+?)\s?:$/u.exec(tidyLine(sentence).replaceAll('\u00a0', ' '))?.[1];
  const entries = new Set(facts.flatMap(({ pointer }) => entryOf.exec(pointer)?.[0] ?? []));
  return (
    label !== undefined &&
    [...entries].some((entry) => isLabelOf(label, entry, facts) && opensHead(label, entry, facts))
  );
}

/** Whether a label begins as the entry's title or name does: "Vice President" is no name for her assistant. */
function opensHead(label: string, entry: string, facts: readonly Fact[]): boolean {
  const [first = ''] = wordsOf(label);
  return facts.some(
    ({ pointer, text }) =>
      namesOfHead.some((field) => pointer === `${entry}/${field}`) && first !== '' && beginningOf(text).includes(first),
  );
}

/** The first words of each part of a title, which may stand alone: "Freelance, Data Analyst". */
const beginningOf = (text: string): string[] => text.split(/[,/–—|(]/).flatMap((part) => wordsOf(part).slice(0, 1));

const entryOf = /^\/(?:work|volunteer|projects)\/\d+/;

const statementsOf = (text: string): string[] =>
  [text, ...wholeStatements(text)]
    .flatMap((each) => [each, ...saidInPart(each)])
    .map((each) => tidyLine(each).toLowerCase());

/** Whether each word of a label stands in the entry's own title, name or dates. */
function isLabelOf(label: string, entry: string, facts: readonly Fact[]): boolean {
  const own = facts
    .filter(({ pointer }) => fieldsOfHead.some((field) => pointer === `${entry}/${field}`))
    .flatMap(({ text }) => wordsOf(text));
  return wordsOf(label).every((word) => own.includes(word) || joinsLabel(word));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
