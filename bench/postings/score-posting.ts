import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPosting } from '@shortlist/engine';

/** A posting with what a person reads in it. Words between "|" are ways to name one thing, of which one is enough. */
export type GivenPosting = { name: string; text: string; truth: { kind: string; words: string[] }[] };

/** The postings of this folder; behind a line "=====" each has its truth, a line for each thing. */
export function readGivenPostings(): GivenPosting[] {
  const folder = import.meta.dirname;
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .map((file) => {
      const [text = '', truth = ''] = readFileSync(join(folder, file), 'utf8').split('\n=====\n');
      return { name: basename(file, '.txt'), text, truth: truth.trim().split('\n').map(readLine) };
    });
}

function readLine(line: string): GivenPosting['truth'][number] {
  const [kind = '', rest = ''] = line.split(/:\s(.*)/s);
  return { kind, words: rest.split('|').map((each) => fold(each)) };
}

const fold = (text: string): string => text.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

const names = ({ words }: GivenPosting['truth'][number], read: string): boolean =>
  words.some((each) => {
    const at = fold(read).indexOf(each);
    return at === 0 || (at > 0 && !/[\p{L}\p{N}]/u.test(fold(read)[at - 1] ?? ''));
  });

/** How much of a posting's truth was read, and what was read beside it. */
export function scorePosting({ text, truth }: GivenPosting) {
  const posting = readPosting(text);
  const demanded = [...posting.requirements, ...(posting.traits ?? [])];
  const misses: string[] = [];
  const head = { title: posting.title, employer: posting.employer, place: posting.location, mode: posting.workMode };
  const facts = { right: 0, all: 0 };
  for (const [kind, read] of Object.entries(head)) {
    const given = truth.find((each) => each.kind === kind);
    if (given === undefined && kind !== 'mode' && kind !== 'place') continue;
    facts.all++;
    const isRight = given === undefined ? read === undefined : given.words.some((each) => fold(read ?? '') === each);
    if (isRight || (kind === 'title' && given !== undefined && names(given, read ?? ''))) facts.right++;
    else misses.push(`${kind}: ${given?.words.join(' | ') ?? 'none'} → ${read}`);
  }
  const asked = truth.filter(({ kind }) => kind === 'must' || kind === 'nice');
  const demands = { right: 0, weighed: 0, all: asked.length, false: 0 };
  for (const given of asked) {
    const found = demanded.filter((each) => names(given, each.text));
    if (found.length > 0) demands.right++;
    if (found.some(({ importance }) => importance === given.kind)) demands.weighed++;
    else misses.push(`${given.kind}: ${given.words.join(' | ')} → ${found[0]?.importance}`);
  }
  for (const { text: read } of demanded.filter((each) => !asked.some((given) => names(given, each.text)))) {
    demands.false++;
    misses.push(`no demand: ${read}`);
  }
  const told = truth.filter(({ kind }) => kind === 'duty');
  const duties = { right: 0, all: told.length, false: 0 };
  for (const given of told) {
    if (posting.responsibilities.some((each) => names(given, each.text))) duties.right++;
    else misses.push(`duty: ${given.words.join(' | ')}`);
  }
  for (const { text: read } of posting.responsibilities.filter(
    (each) => asked.some((given) => names(given, each.text)) && !told.some((given) => names(given, each.text)),
  )) {
    duties.false++;
    misses.push(`a demand, no duty: ${read}`);
  }
  return { facts, demands, duties, misses };
}
