import { describe, expect, it } from 'vitest';
import { addressTown, partBeforeRegion, placeForms, readStatedPlace } from './stated-place.ts';

describe('where a form of words says that the work is', () => {
  it.each(placeForms.map(({ yes, no }) => [...yes, no] as const))(
    'reads %j as %s, and nothing in %j',
    (yes, place, no) => {
      expect(readStatedPlace(yes)).toBe(place);
      expect(readStatedPlace(no)).toBeUndefined();
    },
  );

  it('is the first of a list below its heading', () => {
    expect(readStatedPlace('### Sede di lavoro\n\n* Roma\n* Milano')).toBe('Roma');
  });

  it('is the town of the only postal address', () => {
    expect(addressTown('Playitas Resort\n35629 Tuineje, Las Palmas provincia')).toBe('Tuineje');
    expect(addressTown('Volume 110A/B\n1446 WJ - Purmerend\nTelefoon')).toBe('Purmerend');
    expect(addressTown('12345 Adorf, 54321 Bedorf')).toBeUndefined();
    expect(addressTown('more than 20000 Kunden')).toBeUndefined();
  });

  it('is the part of a line before what it lies in', () => {
    expect(partBeforeRegion(['Assistente de Engenharia', 'Vitória de Santo Antão', 'PE'])).toBe(
      'Vitória de Santo Antão',
    );
    expect(partBeforeRegion(['Manager', 'Europe'])).toBeUndefined();
  });
});
