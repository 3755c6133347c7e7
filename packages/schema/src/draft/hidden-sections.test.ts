import { expect, test } from 'vitest';
import { completeResume, draftLayout, draftResume, placeSections, previewResume, resumeDraft } from './index.ts';

const draft = resumeDraft(
  {
    basics: { name: 'Ilse Brandt', summary: 'Runs sites.' },
    skills: [{ name: 'SQL' }],
    customSections: [
      { title: 'Boards', lines: ['One'] },
      { title: 'Talks', lines: ['Two'] },
    ],
  },
  1,
);
const hiding = (...ids: string[]) => ({
  ...draft,
  sections: draft.sections.map((one) => (ids.includes(one.id) ? { ...one, hidden: true } : one)),
});

test('a hidden section is on no page and in the file of all data', () => {
  const hidden = hiding('skills', 'summary', 'custom-1');
  expect(draftResume(hidden)).not.toHaveProperty('skills');
  expect(draftResume(hidden).basics?.summary).toBeUndefined();
  expect(previewResume(hidden)).not.toHaveProperty('skills');
  expect(completeResume(hidden)).toEqual(completeResume(draft));
  expect(draftResume(hidden).customSections).toEqual([{ title: 'Talks', lines: ['Two'] }]);
  expect(placeSections(hidden).map(({ pointer }) => pointer)).toContain('/customSections/0');
  expect(draftLayout(hidden).options.hiddenSections).toEqual(['summary', 'skills', 'custom']);
});

test('a second section of a kind stands in for a hidden first one', () => {
  const skills = { id: 'skills-9', title: 'Tools', content: 'Git', isCustom: false };
  const hidden = hiding('skills');
  const two = { ...hidden, sections: [...hidden.sections, skills] };
  expect(draftResume(two).skills).toEqual([{ name: 'Git' }]);
  expect(draftLayout(two).options.hiddenSections).toBeUndefined();
});

test('a heading of one’s own goes to the page by the name of its section', () => {
  const headed = {
    ...draft,
    sections: draft.sections.map((one) => (one.id === 'skills' ? { ...one, heading: 'Toolbox' } : one)),
  };
  expect(draftLayout(headed).options.headings).toEqual({ skills: 'Toolbox' });
  expect(draftLayout(draft).options).not.toHaveProperty('headings');
});
