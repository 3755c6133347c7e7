import { expect, it } from 'vitest';
import { sharesPhrase } from './shares-phrase.ts';

it.each([
  ['Provided technical support for clients of three farms', 'Provides technical support to our clients', true],
  ['Repair of hydraulic pumps at the site of the customer', 'You repair hydraulic pumps and valves', true],
  ['Led the team of the warehouse', 'You lead a team of engineers', false],
  ['Clients praised the support, which was technical', 'Provides technical support to our clients', false],
])('“%s” beside “%s”: %s', (line, asked, isShared) => {
  expect(sharesPhrase(line, asked)).toBe(isShared);
});
