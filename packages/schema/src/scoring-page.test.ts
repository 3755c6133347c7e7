import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  anyWorkShare,
  bands,
  basicShare,
  capStep,
  carriedByWords,
  carriedShare,
  fewRequirements,
  importanceWeights,
  kindWeights,
  lackingStep,
  learningShare,
  leastOfNeeds,
  ledElsewhereShare,
  matchWeights,
  needShare,
  openPostShare,
  requirementCap,
  shortOfYearsShare,
  titleByWords,
  toldWorkShare,
  trainingShare,
  unlicensedMost,
  widerFieldMost,
  wishesOnlyShare,
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
    `| Duty among the key requirements | ${kindWeights.duty} |`,
    'Traits ("team player") and interests ("interest in railways") are listed but never scored.',
    `Each is worth ${needShare} times as much. Together, they make up at least ${percent(leastOfNeeds)} of this part.`,
    `With ${fewRequirements} requirements, it needs all of them. Each additional requirement lowers the share it needs by ${percent(capStep)}, down to ${percent(requirementCap)}.`,
    `at least twice earn up to ${percent(toldWorkShare)}. For a role that leads people, having led people earns up to ${percent(ledElsewhereShare)}.`,
    `For each requirement short of three, this part is worth ${percent(lackingStep)} less`,
    `the total is at most ${unlicensedMost} points`,
    `title and keywords are worth ${percent(openPostShare)} of their weight`,
    `A year of any work earns ${percent(anyWorkShare)} of this part`,
    `| Work that implies it, such as customer service at a help desk | ${percent(carriedShare)} |`,
    `An apprenticeship in France or Germany counts ${percent(trainingShare)}, and so does working through one's studies.`,
    `${percent(shortOfYearsShare)} with none of those years`,
    `its requirements are worth ${percent(wishesOnlyShare)} of their weight`,
    `| A line that says it is still being learned | ${percent(learningShare)} |`,
    `| A line that calls it basic | ${percent(basicShare)},`,
    `jobs in the wider field or in the occupation earn at most ${percent(widerFieldMost)}`,
    `A resume earns nothing up to ${percent(wordsFrom)} of the posting's keywords`,
    `It reaches the maximum at ${percent(wordsFull)}.`,
    `earn up to ${percent(carriedByWords)} of their missing points`,
    `the title earns at least ${percent(titleByWords)} of its points`,
    `It starts at 100. Each finding deducts a fixed amount: ${readabilityDeductions.fatal} if it blocks reading, ${readabilityDeductions.major} if it is serious, ${readabilityDeductions.minor} if it is minor`,
    `Bands: ${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
  ])('says: %s', (sentence) => {
    expect(page).toContain(sentence);
  });
});
