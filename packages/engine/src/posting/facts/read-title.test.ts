import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

test.each([
  ['Elektroniker (m/w/d) für Betriebstechnik', 'Elektroniker für Betriebstechnik'],
  ['Kaufmann (m/w/d) für Büromanagement und Personal', 'Kaufmann für Büromanagement und Personal'],
  ['Fachinformatiker (m/w/d) für Systemintegration, Nürnberg', 'Fachinformatiker für Systemintegration'],
  ['Pflegefachkraft (m/w/d) für München', 'Pflegefachkraft'],
  ['Koch (m/w/d) für unser Team', 'Koch'],
])('the field behind the mark belongs to the title, a place or a team does not: %s', (line, title) => {
  const read = readTitle(`${line}\nMusterfirma GmbH\n\nIhre Aufgaben\n- Wartung\n`);
  expect(read?.text).toBe(title);
  expect(line.slice(read?.start, read?.end).replace(' (m/w/d)', '')).toBe(title);
});

test('pictures before and behind the first line are no part of the title, and do not make it a list', () => {
  const text = '🚀 Senior Sales Manager ⭐\nMusterfirma GmbH\n\nRequirements\n- 5 years of sales\n';
  const read = readTitle(text);
  expect(read?.text).toBe('Senior Sales Manager');
  expect(text.slice(read?.start, read?.end)).toBe('Senior Sales Manager');
});
