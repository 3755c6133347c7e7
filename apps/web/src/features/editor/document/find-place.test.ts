import { newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { findInText, findOnPage } from './find-place.ts';

const work =
  'Planner | Havna | Oslo\n2019 – 2021\n- Cut waste by 9%\n- Led four\n\nDriver | Fjord Taxi\n2015 – 2019\n- Never late';
const draft = newDraft();
const sections = draft.sections.map((section) => ({
  ...section,
  content: { experience: work, skills: 'Tools: SAP, Excel\nSigning' }[section.id] ?? '',
}));
const typed = { ...draft, sections };

const textAt = (pointer: string) => {
  const place = findInText(typed, pointer);
  const { content = '' } = sections.find(({ id }) => id === place?.section) ?? {};
  return place && content.slice(place.at).split('\n')[0];
};

test('a place of the page leads to its words in the text', () => {
  expect(textAt('/work/0/highlights/1')).toBe('Led four');
  expect(textAt('/work/1/name')).toBe('Fjord Taxi');
  expect(findInText(typed, '/work/1/name')).toMatchObject({ section: 'experience', entry: 1 });
  expect(textAt('/skills/0/keywords/1')).toMatch(/Excel/);
  // Dates stand on the page in another form: the entry's first line.
  expect(textAt('/work/1/startDate')).toMatch(/^2015/);
  expect(textAt('/work')).toBe('Planner | Havna | Oslo');
});

test('the personal information stands in fields of its own', () => {
  expect(findInText(typed, '/basics/name')).toBeUndefined();
});

test('the caret leads to the entry that it stands in', () => {
  expect(findOnPage(typed, 'experience', work.indexOf('Led'))).toBe('/work/0');
  expect(findOnPage(typed, 'experience', work.indexOf('Driver'))).toBe('/work/1');
  expect(findOnPage(typed, 'skills', 3)).toBe('/skills');
  expect(findOnPage(typed, 'none', 3)).toBeUndefined();
});

test('every caret of odd texts leads somewhere, and every place of the page back into the text', () => {
  for (const content of ['', '\n\n', '[new page]\nA | B\r\n2019 – now', '\u2028A | B\n\n\n– x', '|\n|', '\\2019']) {
    const odd = {
      ...draft,
      sections: draft.sections.map((one) => (one.id === 'experience' ? { ...one, content } : one)),
    };
    for (let at = 0; at <= content.length; at += 1) {
      const pointer = findOnPage(odd, 'experience', at) ?? '';
      expect(pointer).toMatch(/^\/work/);
      expect(findInText(odd, pointer)?.at).toBeLessThanOrEqual(content.length);
    }
  }
});
