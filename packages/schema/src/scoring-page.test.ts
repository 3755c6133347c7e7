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
const percent = (share: number): string => `${Math.round(share * 100)} %`;

describe('the published formula', () => {
  it.each(Object.entries(matchWeights))('names %s with its weight', (part, weight) => {
    expect(page).toContain(`| ${part} | ${weight} |`);
  });

  it.each([
    `A must-have counts ${importanceWeights.must}, a nice-to-have ${importanceWeights.nice}.`,
    'A trait ("team player") is listed and never scored.',
    `counts ${needShare} times another requirement, and together they are at least ${percent(leastOfNeeds)} of the requirements`,
    `A must-have licence or certificate counts ${kindWeights.mustLicence}, a skill that no list knows ${kindWeights.unknownSkill}, a sentence that names no skill ${kindWeights.sentence}, a duty among the needs ${kindWeights.duty}.`,
    `full at all of ${fewRequirements} requirements, ${percent(capStep)} less for each further one, at least at ${percent(requirementCap)} of the requirements`,
    `up to ${percent(toldWorkShare)}, having led people up to ${percent(ledElsewhereShare)}`,
    `for each one that lacks the part counts ${percent(lackingStep)} less`,
    `at most ${unlicensedMost} points`,
    `title and keywords count ${percent(openPostShare)} of their weight`,
    `A year of work of any kind is worth ${percent(anyWorkShare)} of the title`,
    `they earn ${percent(carriedShare)}`,
    `working through one's studies count ${percent(trainingShare)}`,
    `with none of them ${percent(shortOfYearsShare)}`,
    `its requirements count ${percent(wishesOnlyShare)} of their weight`,
    `one that says it is being learnt earns ${percent(learningShare)}, one that calls it basic ${percent(basicShare)}`,
    `jobs of the wider field or of the occupation earn at most ${percent(widerFieldMost)}`,
    `nothing up to ${percent(wordsFrom)}, full at ${percent(wordsFull)} of the posting's telling words`,
    `earn up to ${percent(carriedByWords)} of what is not shown`,
    `the title is worth at least ${percent(titleByWords)} of it`,
    `100 less ${readabilityDeductions.fatal} for each finding that blocks reading, ${readabilityDeductions.major} for a serious one, ${readabilityDeductions.minor} for a small one`,
    `Bands: ${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
  ])('says: %s', (sentence) => {
    expect(page).toContain(sentence);
  });
});
