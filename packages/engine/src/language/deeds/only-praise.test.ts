import { describe, expect, it } from 'vitest';
import { isOnlyPraise } from './only-praise.ts';

describe('a sentence of nothing but praise', () => {
  it.each([
    'Dynamique et motivée.',
    'Teamfähig, belastbar und flexibel.',
    'Hardworking and reliable.',
    'I am a motivated team player.',
    'Responsable, puntual y trabajadora.',
    'Persona seria e precisa.',
  ])('is known: %s', (sentence) => expect(isOnlyPraise(sentence)).toBe(true));

  it.each(['Creative director with ten years.', 'Responsable de tienda.', 'Friendly barista.', 'Used to nights.', ''])(
    'is not seen where something is told: %s',
    (sentence) => expect(isOnlyPraise(sentence)).toBe(false),
  );
});
