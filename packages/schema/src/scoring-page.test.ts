import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  anyWorkShare,
  bands,
  basicShare,
  carriedShare,
  importanceWeights,
  kindWeights,
  lackingStep,
  learningShare,
  ledElsewhereShare,
  matchWeights,
  needShare,
  shortOfYearsShare,
  titleByWords,
  toldWorkShare,
  trainingShare,
  unlicensedMost,
  unlistedTitle,
  widerFieldMost,
  wordsFrom,
  wordsFull,
} from './match-formula.ts';
import { readabilityDeductions } from './readability.ts';

const page = readFileSync(new URL('../../../docs/scoring.md', import.meta.url), 'utf8').replace(/\s+/g, ' ');
const percent = (share: number): string => `${Math.round(share * 100)}%`;

describe('the published formula', () => {
  it.each(Object.entries(matchWeights))('names %s with its weight', (part, weight) => {
    expect(page).toContain(`| ${part} | ${weight} |`);
  });

  it.each([
    `| Must-have | ${importanceWeights.must} |`,
    `| Nice-to-have | ${importanceWeights.nice} |`,
    `| Must-have license or certificate | ${kindWeights.mustLicence} |`,
    `| Skill that isn't in our lists | ${kindWeights.unknownSkill} |`,
    `| Sentence that names no skill | ${kindWeights.sentence} |`,
    'Traits ("team player") and interests ("interest in railways") are listed but never scored.',
    `Each is worth ${needShare} times as much.`,
    `at least twice earn up to ${percent(toldWorkShare)}. For a management role, experience managing people earns up to ${percent(ledElsewhereShare)}.`,
    `For each requirement short of three, this part is worth ${percent(lackingStep)} less`,
    `the total is at most ${unlicensedMost} points`,
    `this part earns at least ${percent(unlistedTitle)}`,
    `A year of any work earns ${percent(anyWorkShare)} of this part`,
    `| Work that implies it, such as customer service at a help desk | ${percent(carriedShare)} |`,
    `An apprenticeship in France or Germany counts ${percent(trainingShare)}, and so does working through one's studies.`,
    `${percent(shortOfYearsShare)} with none of those years`,
    `| A line that says it is still being learned | ${percent(learningShare)} |`,
    `| A line that calls it basic | ${percent(basicShare)},`,
    `jobs in the wider field or in the occupation earn at most ${percent(widerFieldMost)}`,
    `A resume earns nothing up to ${percent(wordsFrom)} of the posting's keywords`,
    `It reaches the maximum at ${percent(wordsFull)}.`,
    `the title earns at least ${percent(titleByWords)} of its points`,
    `It starts at 100. Each finding deducts a fixed amount: ${readabilityDeductions.fatal} if it is critical, ${readabilityDeductions.major} if it is serious, ${readabilityDeductions.minor} if it is minor`,
    `Bands: ${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
  ])('says: %s', (sentence) => {
    expect(page).toContain(sentence);
  });
});
