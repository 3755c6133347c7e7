import { expect, it } from 'vitest';
import { isCertainHouse } from './is-certain-house.ts';

it.each([
  'Gebr. Heller Maschinenfabrik GmbH',
  'Gebr. Weiss GmbH',
  'Warner Bros. Pictures Inc.',
  'Acme Corp. International',
  'Univ. Hospital Leeds',
  'St. Anna Klinik',
  'Del Monte Foods',
  'Per Scholas',
  'Para Los Niños',
])('%s is the name of a house', (name) => {
  expect(isCertainHouse(name)).toBe(true);
});

it.each(['. Die Hermes Software GmbH ist ein FinTech', 'Worked with clients. Acme Ltd', 'para Construcción Norte SL'])(
  '%s may be none',
  (name) => {
    expect(isCertainHouse(name)).toBe(false);
  },
);
