import { newDraft, type OwnTemplate } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { takeOurTemplate, takeOwnTemplate } from './take-template.ts';

const made = { name: 'Mine', base: 'executive-classic' as const, createdAt: '', updatedAt: '' };
const id = '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0001';
const variant: OwnTemplate = {
  ...made,
  id,
  kind: 'variant',
  style: { accentColor: '#0b5a3c', size: 0.9, spacing: 0.8, sectionOrder: ['skills', 'work'] },
};

test('a variant brings its accent, size, spacing and order of sections; those that it does not name follow in their order', () => {
  const draft = takeOwnTemplate(newDraft('minimal-clean'), variant);
  expect(draft.design).toMatchObject({
    template: 'executive-classic',
    accentColor: '#0b5a3c',
    size: 0.9,
    spacing: 0.8,
  });
  expect(draft.sections.map((section) => section.id)).toEqual(['skills', 'experience', 'summary', 'education']);
});

test('a file stands beside its base and changes no setting; one of ours takes its place again', () => {
  const draft = newDraft('minimal-clean');
  const own = takeOwnTemplate(draft, { ...made, id, kind: 'file' });
  expect(own.design).toMatchObject({ template: 'executive-classic', ownTemplate: id, size: draft.design.size });
  expect(own.sections).toEqual(draft.sections);
  expect(takeOurTemplate(own, 'tech-innovator').design.ownTemplate).toBeUndefined();
});
