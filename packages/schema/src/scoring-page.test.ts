import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  bands,
  basicShare,
  importanceWeights,
  keywordCap,
  learningShare,
  matchWeights,
  mustLicenceShare,
  softSkillShare,
  widerFieldMost,
  wishesOnlyShare,
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
    `A soft skill counts ${percent(softSkillShare)} of a hard one.`,
    `counts ${mustLicenceShare} times another must-have`,
    `its requirements count ${percent(wishesOnlyShare)} of their weight`,
    `one that says it is being learnt earns ${percent(learningShare)}, one that calls it basic ${percent(basicShare)}`,
    `jobs of the wider field or of the occupation earn at most ${percent(widerFieldMost)}`,
    `full at ${percent(keywordCap)} of the posting's telling words`,
    `100 less ${readabilityDeductions.fatal} for each finding that blocks reading, ${readabilityDeductions.major} for a serious one, ${readabilityDeductions.minor} for a small one`,
    `Bands: ${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
  ])('says: %s', (sentence) => {
    expect(page).toContain(sentence);
  });
});
