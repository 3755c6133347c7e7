import { type Draft, newDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import {
  hideSection,
  setColumn,
  setContent,
  setDesign,
  setHeading,
  setInfo,
  setLinks,
} from '../document/change-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const base = setInfo(newDraft(), 'name', 'Mara Quill');
const contentOf = (draft: Draft, id: string) => draft.sections.find((section) => section.id === id)?.content;

test('what only one of two tabs changed is taken from that one', () => {
  const mine = setContent(setInfo(base, 'phone', '+44 20 7946 0000'), 'skills', 'Excel');
  const theirs = setDesign(setContent(base, 'summary', 'Plans routes.'), { spacing: 1.2 });
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([]);
  expect(draft.userInfo.phone).toBe('+44 20 7946 0000');
  expect([contentOf(draft, 'skills'), contentOf(draft, 'summary')]).toEqual(['Excel', 'Plans routes.']);
  expect(draft.design.spacing).toBe(1.2);
});

test('what both changed is a conflict; each place is settled by itself and the rest stays joined', () => {
  const mine = setContent(setInfo(setInfo(base, 'jobTitle', 'Engineer'), 'location', 'Leeds'), 'summary', 'Mine.');
  const theirs = setContent(
    setInfo(setInfo(base, 'jobTitle', 'Welder'), 'email', 'm@example.com'),
    'summary',
    'Theirs.',
  );
  const { draft, conflicts } = mergeDrafts(base, mine, theirs);
  expect(conflicts).toEqual([
    { place: 'Job Title', mine: 'Engineer', theirs: 'Welder' },
    { place: 'Professional Summary', mine: 'Mine.', theirs: 'Theirs.' },
  ]);
  expect(draft.userInfo).toMatchObject({ jobTitle: 'Engineer', location: 'Leeds', email: 'm@example.com' });
  const settled = mergeDrafts(base, mine, theirs, new Set(['Job Title'])).draft;
  expect(settled.userInfo).toMatchObject({ jobTitle: 'Welder', location: 'Leeds', email: 'm@example.com' });
  expect(contentOf(settled, 'summary')).toBe('Mine.');
});

test('a section deleted here and written in elsewhere is kept', () => {
  const custom = { id: 'custom-1', title: 'Licences', content: '', isCustom: true };
  const from = { ...base, sections: [...base.sections, custom] };
  const theirs = setContent(from, 'custom-1', 'Forklift');
  expect(contentOf(mergeDrafts(from, base, theirs).draft, 'custom-1')).toBe('Forklift');
  expect(contentOf(mergeDrafts(from, base, from).draft, 'custom-1')).toBeUndefined();
});

test('links that only one changed are taken from that one; changed by both, they are a conflict', () => {
  const links = [{ network: 'GitHub', url: 'https://github.com/mara' }];
  const other = [{ network: 'X', url: 'https://x.com/mara' }];
  expect(mergeDrafts(base, setInfo(base, 'phone', '1'), setLinks(base, links)).draft.links).toEqual(links);
  expect(mergeDrafts(base, setLinks(base, links), setLinks(base, other)).conflicts).toEqual([
    { place: 'Links', mine: 'GitHub, https://github.com/mara', theirs: 'X, https://x.com/mara' },
  ]);
});

test('what one hides and the other heads otherwise are both taken', () => {
  const { draft, conflicts } = mergeDrafts(
    base,
    hideSection(base, 'skills', true),
    setHeading(base, 'skills', 'Tools'),
  );
  expect(conflicts).toEqual([]);
  expect(draft.sections.find(({ id }) => id === 'skills')).toMatchObject({ hidden: true, heading: 'Tools' });
});

test('a column chosen in one tab is taken there; chosen differently in both, it is a conflict', () => {
  const theirs = setColumn(base, 'skills', 'main');
  const taken = mergeDrafts(base, setInfo(base, 'phone', '1'), theirs);
  expect(taken.conflicts).toEqual([]);
  expect(taken.draft.sections.find(({ id }) => id === 'skills')?.column).toBe('main');
  expect(mergeDrafts(base, setColumn(base, 'skills', 'side'), theirs).conflicts).toEqual([
    { place: 'Skills: column', mine: 'Side column', theirs: 'Main column' },
  ]);
});
