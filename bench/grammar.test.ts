import { optimiseResume, readPosting } from '@shortlist/engine';
import { expect, it } from 'vitest';
import { findGrammarFaults, openGrammar } from './golden/check-grammar.ts';
import { loadGolden } from './golden/load-golden.ts';

const now = '2026-06-01';

it('finds faults where there are some', async () => {
  const linter = await openGrammar();
  expect(await findGrammarFaults(linter, 'She have a team of 45.')).toHaveLength(1);
  expect(await findGrammarFaults(linter, 'I supervise a team of 45.')).toEqual([]);
}, 60_000);

it('finds none in the English letters and summaries of the golden pairs', async () => {
  const linter = await openGrammar();
  const faults: string[] = [];
  for (const { name, resume, posting: text } of loadGolden()) {
    const { letter, edits } = optimiseResume({ resume, posting: readPosting(text), now });
    if (!letter.language.startsWith('en')) continue;
    const summary = edits.flatMap(({ path, after }) =>
      path === '/basics/summary' && typeof after === 'string' ? [after] : [],
    );
    // Lines of a list are the person's own words.
    const own = letter.paragraphs.filter((paragraph) => !paragraph.startsWith('– '));
    for (const told of [...own, ...summary])
      faults.push(...(await findGrammarFaults(linter, told)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}, 240_000);
