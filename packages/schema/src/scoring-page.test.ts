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
    `A must-have counts ${importanceWeights.must}, a nice-to-have ${importanceWeights.nice}.`,
    'A trait ("team player") is listed and never scored.',
    `Each counts ${needShare} times as much as another one, and together they make up at least ${percent(leastOfNeeds)} of the requirements`,
    `A must-have license or certificate counts ${kindWeights.mustLicence}, a skill our lists don't know ${kindWeights.unknownSkill}, a sentence that names no skill ${kindWeights.sentence}, a duty among the key requirements ${kindWeights.duty}.`,
    `With ${fewRequirements} requirements, the maximum takes all of them. Each further requirement lowers that threshold by ${percent(capStep)}, down to ${percent(requirementCap)} of the requirements.`,
    `at least twice earn up to ${percent(toldWorkShare)}. If the role leads people, having led people earns up to ${percent(ledElsewhereShare)}.`,
    `For each one short of three, the part counts ${percent(lackingStep)} less`,
    `at most ${unlicensedMost} points`,
    `title and keywords count ${percent(openPostShare)} of their weight`,
    `A year of any work is worth ${percent(anyWorkShare)} of the title`,
    `An implied skill earns ${percent(carriedShare)}`,
    `working through one's studies count ${percent(trainingShare)}`,
    `${percent(shortOfYearsShare)} with none of those years`,
    `its requirements count ${percent(wishesOnlyShare)} of their weight`,
    `one that says it is being learned earns ${percent(learningShare)}, one that calls it basic ${percent(basicShare)}`,
    `jobs in the wider field or in the occupation earn at most ${percent(widerFieldMost)}`,
    `nothing up to ${percent(wordsFrom)} of the posting's key words and the maximum at ${percent(wordsFull)}`,
    `earn up to ${percent(carriedByWords)} of their missing points`,
    `the title earns at least ${percent(titleByWords)} of its points`,
    `It starts at 100. Each finding deducts a fixed amount: ${readabilityDeductions.fatal} if it blocks reading, ${readabilityDeductions.major} if it is serious, ${readabilityDeductions.minor} if it is minor`,
    `Bands: ${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
  ])('says: %s', (sentence) => {
    expect(page).toContain(sentence);
  });
});
