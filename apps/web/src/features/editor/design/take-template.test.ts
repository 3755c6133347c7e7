import { newDraft, type OwnTemplate } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { takeOurTemplate, takeOwnTemplate, templateOf } from './take-template.ts';

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

test('a page with the settings of a variant is in it, whether that was picked now or earlier; taking its base leads out of it', () => {
  const page = takeOwnTemplate(newDraft('minimal-clean'), variant);
  expect(templateOf(page.design, [variant], undefined)).toBe(id);
  const based = takeOurTemplate(page, 'executive-classic');
  expect(based.design.accentColor).toBeUndefined();
  expect(templateOf(based.design, [variant], 'executive-classic')).toBe('executive-classic');
  expect(templateOf({ ...page.design, size: 1.1 }, [variant], id)).toBe('executive-classic');
  // Undone: the accent is the variant's again.
  expect(templateOf(page.design, [variant], 'executive-classic')).toBe(id);
});

test('a base is seen to be taken where a variant of it brings no accent', () => {
  const tight: OwnTemplate = { ...made, id, kind: 'variant', style: { size: 1, spacing: 0.8 } };
  const page = takeOwnTemplate(newDraft('minimal-clean'), tight);
  expect(templateOf(page.design, [tight], undefined)).toBe(id);
  const based = takeOurTemplate(page, 'executive-classic');
  expect(templateOf(based.design, [tight], 'executive-classic')).toBe('executive-classic');
});

test('a variant that only orders sections is the one that was picked, and its base otherwise', () => {
  const ordered: OwnTemplate = {
    ...made,
    id,
    kind: 'variant',
    style: { size: 1, spacing: 1, sectionOrder: ['skills'] },
  };
  const { design } = takeOwnTemplate(newDraft('minimal-clean'), ordered);
  expect(templateOf(design, [ordered], id)).toBe(id);
  expect(templateOf(design, [ordered], undefined)).toBe('executive-classic');
});

test('a page set with a file is in no other template while that file is not there', () => {
  const file: OwnTemplate = { ...made, id, kind: 'file' };
  const { design } = takeOwnTemplate(newDraft('minimal-clean'), file);
  expect(templateOf(design, [file], undefined)).toBe(id);
  expect(templateOf(design, [], 'executive-classic')).toBeUndefined();
});
