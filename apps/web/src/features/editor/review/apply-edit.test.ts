import { type Draft, draftLayout, draftResume, type Edit, resumeDraft } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { setContent } from '../document/change-draft.ts';
import { applyEdit } from './apply-edit.ts';
import { changedWords } from './changed-words.ts';

const draft = resumeDraft(
  {
    basics: { name: 'Marit Solberg', label: 'Coordinator', summary: 'Seven years in freight.' },
    work: [
      {
        name: 'Nordkyst',
        position: 'Coordinator',
        startDate: '2019-03',
        highlights: ['Planned deliveries', 'Trained 18 colleagues'],
      },
      { name: 'Havna', position: 'Assistant', startDate: '2016', endDate: '2019', highlights: ['Kept records'] },
    ],
    skills: [{ name: 'Tools', keywords: ['Excel', 'SAP'] }],
    customSections: [{ title: 'Licences', lines: ['B', 'Forklift'] }],
  },
  1,
);

const edit = (change: Partial<Edit>): Edit => ({
  id: 'e1',
  op: 'replace',
  path: '',
  before: undefined,
  after: undefined,
  reason: 'stronger-wording',
  explanation: '',
  evidence: [],
  requirements: [],
  effect: 0,
  ...change,
});
const contentOf = (one: Draft | undefined, id: string) => one?.sections.find((section) => section.id === id)?.content;

test('only the words that change are touched: the lines around them stay as they were typed', () => {
  const typed = setContent(draft, 'experience', 'Coordinator at Nordkyst, 03/2019 – present\n*  Planned deliveries');
  const changed = applyEdit(
    typed,
    edit({ path: '/work/0/highlights/0', before: 'Planned deliveries', after: 'Planned 40 deliveries' }),
  );
  expect(contentOf(changed, 'experience')).toBe('Coordinator at Nordkyst, 03/2019 – present\n*  Planned 40 deliveries');
});

test('lists are put in order, entries added and taken out, in the text of their section', () => {
  const before = ['Planned deliveries', 'Trained 18 colleagues'];
  const ordered = applyEdit(draft, edit({ path: '/work/0/highlights', before, after: before.toReversed() }));
  expect(ordered && draftResume(ordered).work?.[0]?.highlights).toEqual(before.toReversed());
  const added = applyEdit(draft, edit({ op: 'add', path: '/skills/0/keywords/-', after: 'Route planning' }));
  expect(contentOf(added, 'skills')).toBe('Tools: Excel, SAP, Route planning');
  const removed = applyEdit(draft, edit({ op: 'remove', path: '/work/1/highlights/0', before: 'Kept records' }));
  expect((removed && draftResume(removed).work?.[1]?.highlights) ?? []).toEqual([]);
  const licence = applyEdit(
    draft,
    edit({ path: '/customSections/0/lines/1', before: 'Forklift', after: 'Forklift truck' }),
  );
  expect(contentOf(licence, 'custom-1')).toBe('B\nForklift truck');
});

test('an entry that begins on a new page goes on doing so, wherever an edit moves it', () => {
  const typed = (contentOf(draft, 'experience') ?? '').replace('Assistant |', '[new page]\nAssistant |');
  const broken = setContent(draft, 'experience', typed);
  expect(draftLayout(broken).options.pageBreaksBefore).toEqual(['/work/1']);
  const before = ['Planned deliveries', 'Trained 18 colleagues'];
  const ordered = applyEdit(broken, edit({ path: '/work/0/highlights', before, after: before.toReversed() }));
  expect(ordered && draftLayout(ordered).options.pageBreaksBefore).toEqual(['/work/1']);
  const first = draftResume(broken).work?.[0];
  const without = applyEdit(broken, edit({ op: 'remove', path: '/work/0', before: first }));
  expect(without && draftLayout(without).options.pageBreaksBefore).toEqual(['work']);
});

test('the title, the summary and the order of sections', () => {
  expect(
    applyEdit(draft, edit({ path: '/basics/label', before: 'Coordinator', after: 'Logistics Coordinator' }))?.userInfo
      .jobTitle,
  ).toBe('Logistics Coordinator');
  const summary = applyEdit(
    draft,
    edit({ path: '/basics/summary', before: 'Seven years in freight.', after: 'Plans freight.' }),
  );
  expect(contentOf(summary, 'summary')).toBe('Plans freight.');
  const order = applyEdit(
    draft,
    edit({ op: 'add', path: '/meta/sectionOrder', after: ['summary', 'skills', 'work', 'education', 'custom'] }),
  );
  expect(order?.sections.map(({ id }) => id)).toEqual(['summary', 'skills', 'experience', 'education', 'custom-1']);
});

test('an edit whose beginning no longer stands there changes nothing', () => {
  expect(
    applyEdit(draft, edit({ path: '/work/0/highlights/0', before: 'Something else', after: 'New' })),
  ).toBeUndefined();
  expect(applyEdit(draft, edit({ path: '/work/9/highlights/0', before: 'x', after: 'New' }))).toBeUndefined();
  expect(applyEdit(draft, edit({ path: '/__proto__/x', before: undefined, after: 'New' }))).toBeUndefined();
});

test('a change is shown at the words that differ', () => {
  expect(changedWords('Planned deliveries a day', 'Planned 40 deliveries a day')).toEqual({
    head: 'Planned ',
    removed: '',
    added: '40 ',
    tail: 'deliveries a day',
  });
});

test('an edit of a line with marks replaces that line and leaves the marks of the others', () => {
  const marked = resumeDraft(
    {
      work: [{ name: 'Nordkyst', position: 'Lead', highlights: ['Planned **deliveries**', 'Trained *18* colleagues'] }],
    },
    1,
  );
  const change = edit({ path: '/work/0/highlights/0', before: 'Planned deliveries', after: 'Planned 40 deliveries' });
  const changed = applyEdit(marked, change);
  expect(changed && draftResume(changed).work?.[0]?.highlights).toEqual([
    'Planned 40 deliveries',
    'Trained *18* colleagues',
  ]);
});

test('a new order of the page leaves hidden sections where they are', () => {
  const hidden = { ...draft, sections: draft.sections.map((one) => ({ ...one, hidden: one.id === 'education' })) };
  const change = edit({ path: '/meta/sectionOrder', after: ['skills', 'work', 'summary', 'custom'] });
  expect(applyEdit(hidden, change)?.sections.map(({ id }) => id)).toEqual([
    'skills',
    'experience',
    'education',
    'summary',
    'custom-1',
  ]);
});
