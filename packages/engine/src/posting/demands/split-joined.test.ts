import { expect, test } from 'vitest';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { splitJoined } from './split-joined.ts';

const parts = (text: string): string[] => {
  const segment: PlacedSegment = {
    text,
    start: 10,
    end: 10 + text.length,
    bullet: true,
    line: 0,
    section: 'requirements',
    heading: false,
  };
  const found = splitJoined(segment);
  for (const part of found) expect(text.slice(part.start - 10, part.end - 10)).toBe(part.text);
  return found.map((part) => part.text);
};

test.each([
  ['Fundierte Kenntnisse in MS-Office sowie sehr gute Deutschkenntnisse', 2],
  ['Kaufmännische Ausbildung mit Erfahrung im Einkauf', 2],
  ['You hold a forklift licence and know how to drive a van', 2],
  ['Solid local language skills and experience using hand tools', 2],
  ['Vous avez une formation de soudeur et avez idéalement une première expérience en chantier naval', 2],
  ['Approfondita conoscenza dei bilanci nonché ottima conoscenza del processo di audit', 2],
  ["Vous disposez d'une formation en maçonnerie, vous disposez d'une première expérience de chantier", 2],
  ['Strong knowledge and experience of Kafka', 1],
  ['A degree in forestry, experience in felling is accepted in lieu of a degree', 1],
  ['A degree in forestry and relevant experience in felling instead of a diploma', 1],
  ['Abgeschlossenes Studium und Erfahrung im Forst statt eines Diploms', 1],
  ['Diplôme de forestier et expérience en abattage à défaut', 1],
  ['A degree in forestry and experience in felling, a diploma instead of none', 2],
  ['Spoken and written English', 1],
  ['Knowledge of forklifts as well as pallet trucks', 1],
  ['English skills as well as a forklift licence are an advantage', 1],
])('parts that each ask for something are demands of their own: %s', (text, count) => {
  expect(parts(text)).toHaveLength(count);
});
