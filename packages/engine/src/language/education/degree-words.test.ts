import { expect, it } from 'vitest';
import { degreeScore } from './degree-words.ts';

it.each(['Superior em Botânica', 'Ensino superior em Botânica', 'Intermediate in Science', 'SSCE'])(
  'is a degree: %s',
  (text) => expect(degreeScore(text)).toBeGreaterThan(1),
);

it.each(['Resultado superior em vendas', 'Intermediate in French', 'Intermediate in Excel'])(
  'is no degree: %s',
  (text) => expect(degreeScore(text)).toBe(0),
);
