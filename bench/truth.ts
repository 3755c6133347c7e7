import { collectFacts, readPosting, verifySentence } from '@shortlist/engine';
import type { Violation } from '@shortlist/schema';
import { loadGolden } from './golden/load-golden.ts';
import { freeRewordings } from './truth/free-rewordings.ts';
import { type Attack, makeAttacks } from './truth/make-attacks.ts';
import { makeMixtures } from './truth/make-mixtures.ts';
import { makeRaisings } from './truth/make-raisings.ts';
import { makeRewordings, type Rewording } from './truth/make-rewordings.ts';
import { makeUnions } from './truth/make-unions.ts';
import { speakers } from './truth/speakers.ts';

const now = '2026-06-01';

export type TruthFigures = {
  attacks: Map<string, { count: number; through: string[] }>;
  rewordings: Map<string, { count: number; blocked: string[] }>;
};

/** Sends every false claim and every honest rewording of the golden resumes through the truth gate. */
export function measureTruth(): TruthFigures {
  const pairs = loadGolden();
  const figures: TruthFigures = { attacks: new Map(), rewordings: new Map() };
  const done = new Set<string>();
  pairs.forEach((pair, i) => {
    const facts = collectFacts({ resume: pair.resume, now });
    const posting = readPosting(pair.posting);
    const context = {
      posting: posting.text,
      ...(posting.title === undefined ? {} : { title: posting.title }),
      ...(posting.employer === undefined ? {} : { employer: posting.employer }),
    };
    const others = [pairs[(i + 7) % pairs.length], pairs[(i + 19) % pairs.length]].flatMap((other) =>
      other === undefined || other.name.split('--')[0] === pair.name.split('--')[0] ? [] : [other.resume],
    );
    const person = pair.name.split('--')[0] ?? '';
    const raisings = done.has(person) ? [] : [...makeRaisings(pair.resume), ...makeMixtures(pair.resume)];
    const passes = (sentence: string) => verifySentence(sentence, facts, context);
    attack(figures, pair.name, [...makeAttacks(pair.resume, pair.posting, others), ...raisings], passes);
    if (done.has(person)) return;
    done.add(person);
    if (/^(?:finance-vogel|logistics-lefebvre|tourism-navarro)/.test(person)) return;
    attack(figures, pair.name, makeUnions(pair.resume), passes);
    const free = (freeRewordings[person] ?? []).map((sentence) => ({ kind: 'own words', sentence }));
    reword(figures, person, [...makeRewordings(pair.resume), ...free], passes);
  });
  for (const { language, posting, resume, honest } of speakers) {
    const facts = collectFacts({ resume, now });
    const { text, title, employer } = readPosting(posting);
    const context = { language, posting: text, ...(title && { title }), ...(employer && { employer }) };
    const judge = (sentence: string) => verifySentence(sentence, facts, context);
    attack(figures, language, makeMixtures(resume, language), judge);
    reword(
      figures,
      language,
      honest.map((sentence) => ({ kind: 'six languages', sentence })),
      judge,
    );
  }
  return figures;
}

type Judge = (sentence: string) => Violation[];

function attack({ attacks }: TruthFigures, of: string, claims: readonly Attack[], judge: Judge): void {
  for (const { kind, sentence } of claims) {
    const row = attacks.get(kind) ?? { count: 0, through: [] };
    row.count++;
    if (judge(sentence).length === 0) row.through.push(`${of}: ${sentence}`);
    attacks.set(kind, row);
  }
}

function reword({ rewordings }: TruthFigures, of: string, sentences: readonly Rewording[], judge: Judge): void {
  for (const { kind, sentence } of sentences) {
    const row = rewordings.get(kind) ?? { count: 0, blocked: [] };
    row.count++;
    const violations = judge(sentence);
    if (violations.length > 0)
      row.blocked.push(`${of}: ${sentence} [${violations.map((each) => `${each.kind}: ${each.text}`).join('; ')}]`);
    rewordings.set(kind, row);
  }
}

/** Prints the table; `--misses` lists what got through and what was blocked. */
export async function run(argv: string[]): Promise<void> {
  const { attacks, rewordings } = measureTruth();
  console.log('False claims             tried  through');
  for (const [kind, { count, through }] of attacks)
    console.log(`  ${kind.padEnd(22)} ${String(count).padStart(5)}  ${String(through.length).padStart(7)}`);
  console.log('Honest rewordings        tried  passed');
  for (const [kind, { count, blocked }] of rewordings)
    console.log(`  ${kind.padEnd(22)} ${String(count).padStart(5)}  ${String(count - blocked.length).padStart(6)}`);
  const tried = [...rewordings.values()].reduce((sum, { count }) => sum + count, 0);
  const blocked = [...rewordings.values()].reduce((sum, row) => sum + row.blocked.length, 0);
  console.log(
    `Total: ${[...attacks.values()].reduce((sum, { count }) => sum + count, 0)} false claims, ${[...attacks.values()].reduce((sum, { through }) => sum + through.length, 0)} through; ${tried} rewordings, ${((100 * (tried - blocked)) / tried).toFixed(1)} % passed`,
  );
  if (argv.includes('--misses'))
    for (const row of [...attacks.values()]
      .flatMap(({ through }) => through)
      .concat([...rewordings.values()].flatMap((each) => each.blocked)))
      console.log(`- ${row}`);
}
