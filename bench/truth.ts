import { collectFacts, readPosting, verifySentence } from '@shortlist/engine';
import { loadGolden } from './golden/load-golden.ts';
import { freeRewordings } from './truth/free-rewordings.ts';
import { makeAttacks } from './truth/make-attacks.ts';
import { makeRaisings } from './truth/make-raisings.ts';
import { makeRewordings } from './truth/make-rewordings.ts';

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
    const raisings = done.has(person) ? [] : makeRaisings(pair.resume);
    for (const { kind, sentence } of [...makeAttacks(pair.resume, pair.posting, others), ...raisings]) {
      const row = figures.attacks.get(kind) ?? { count: 0, through: [] };
      row.count++;
      if (verifySentence(sentence, facts, context).length === 0) row.through.push(`${pair.name}: ${sentence}`);
      figures.attacks.set(kind, row);
    }
    if (done.has(person)) return;
    done.add(person);
    if (/^(?:finance-vogel|logistics-lefebvre|tourism-navarro)/.test(person)) return;
    const free = (freeRewordings[person] ?? []).map((sentence) => ({ kind: 'own words', sentence }));
    for (const { kind, sentence } of [...makeRewordings(pair.resume), ...free]) {
      const row = figures.rewordings.get(kind) ?? { count: 0, blocked: [] };
      row.count++;
      const violations = verifySentence(sentence, facts, context);
      if (violations.length > 0)
        row.blocked.push(
          `${person}: ${sentence} [${violations.map((each) => `${each.kind}: ${each.text}`).join('; ')}]`,
        );
      figures.rewordings.set(kind, row);
    }
  });
  return figures;
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
