import { join } from 'node:path';
import { isSayable, optimiseResume, readPosting } from '@shortlist/engine';
import type { Fact } from '@shortlist/schema';
import { holdsFact } from './letters/holds-fact.ts';
import { type LetterPair, readPairs } from './letters/read-pairs.ts';
import { findCorpus } from './matching/corpus-folder.ts';

const now = '2026-06-01';

/**
 * Letters and edits of resume and posting pairs that a recruiter judged: how many letters hold a deciding fact, their words, how many close
 * alike. Options: `--pairs FILE` other pairs, `--print` each letter, `--edits` each edit and question, `--only TEXT`, `--fresh` reads files anew.
 */
export async function run(argv: string[]): Promise<void> {
  const option = (name: string) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
  const list = option('--pairs') ?? join(findCorpus() ?? '', 'pairs-truth.json');
  const pairs = (await readPairs(list, now, argv.includes('--fresh'))).filter(({ name }) =>
    name.includes(option('--only') ?? ''),
  );
  const rows = pairs.map((pair) => measure(pair, argv));
  const judged = rows.filter(({ facts }) => facts > 0);
  const words = rows.map((row) => row.words).sort((a, b) => a - b);
  const alike = rows.length - new Set(rows.map(({ closing }) => closing)).size;
  console.log(`${rows.length} letters; words ${words[0]} to ${words.at(-1)}, median ${words[words.length >> 1]}`);
  console.log(`deciding fact told: ${judged.filter(({ told }) => told > 0).length} of ${judged.length}`);
  console.log(
    `deciding facts told: ${judged.reduce((sum, { told }) => sum + told, 0)} of ${judged.reduce((sum, { facts }) => sum + facts, 0)}`,
  );
  console.log(`letters below two proofs: ${rows.filter(({ proofs }) => proofs < 2).length}`);
  console.log(`sentences hard to say: ${rows.reduce((sum, { hard }) => sum + hard, 0)}; closings said twice: ${alike}`);
}

function measure({ name, posting: text, facts, fit, ...read }: LetterPair, argv: string[]) {
  const posting = readPosting(text);
  const { letter, edits, questions, match, matchAfter } = optimiseResume({ ...read, posting, now });
  const sentences = letter.ledger.map(({ sentence }) => sentence);
  const told = facts.filter((fact) => holdsFact(sentences, fact));
  const words = letter.paragraphs.join(' ').split(/\s+/).length;
  const proofs = letter.ledger.filter(({ facts: own }) => rests(own)).length;
  if (argv.includes('--print') || argv.includes('--edits'))
    console.log(
      `\n=== ${name}${fit === undefined ? '' : ` (${fit})`} · ${match.score} to ${matchAfter.score} · ${words} words · ${told.length}/${facts.length} facts`,
    );
  if (argv.includes('--print')) {
    console.log(`[${letter.language} ${letter.date}] ${letter.subject}\n${letter.greeting}`);
    for (const paragraph of letter.paragraphs) console.log(`  ${paragraph}`);
    console.log(`${letter.closing} / ${letter.signature}`);
    for (const fact of facts) console.log(`  ${told.includes(fact) ? 'told' : 'NOT '} ${fact}`);
    for (const remark of letter.remarks ?? []) console.log(`  (${remark})`);
  }
  if (argv.includes('--edits')) {
    for (const { reason, path, before, after, effect } of edits)
      console.log(`  ${reason} ${path} ${effect}\n    - ${short(before)}\n    + ${short(after)}`);
    for (const { text, about } of questions) console.log(`  ? [${about}] ${text}`);
  }
  return {
    facts: facts.length,
    told: told.length,
    words,
    proofs,
    // What stands in a list is the person's own.
    hard: letter.ledger.filter(({ sentence, facts: own }) => !isSayable(sentence) && !rests(own)).length,
    closing: letter.paragraphs.at(-1)?.split(/(?<=\.) /)[0] ?? '',
  };
}

/** Whether a sentence rests on a line of the resume or an answer. */
const rests = (facts: readonly Fact[]): boolean =>
  facts.some(
    ({ pointer, source }) => source === 'answer' || /\/(?:highlights\/\d+|summary|description)$/.test(pointer),
  );

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 260 ? `${text.slice(0, 257)}…` : text;
}
