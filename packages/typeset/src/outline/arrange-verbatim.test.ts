import type { Verbatim } from '@shortlist/schema';
import { expect, it } from 'vitest';
import { addVerbatim } from './arrange-verbatim.ts';
import type { Section } from './outline.ts';
import type { Plan } from './plan.ts';

const plan = { dateFormat: 'short-month', language: 'en', breaks: new Set() } as unknown as Plan;
const open = (id: string) =>
  ({ id, heading: id, kind: 'entries', paragraphs: [], bullets: [], entries: [], facts: [] }) as unknown as Section;

function entriesOf(section: string, lines: Verbatim['lines']) {
  const { sections } = addVerbatim([], [], { verbatim: [{ section, whole: true, lines }] }, plan, open);
  return sections[0]?.entries.map(({ title, paragraphs }) => [title?.text, ...paragraphs.map(({ text }) => text)]);
}

it('a line of a list is no title of those below it, however much white stands above it', () => {
  const lines = [{ text: 'Proficient: Excel, Outlook' }, { text: 'Familiar: Tenders, Trade', starts: true }];
  expect(entriesOf('skills', lines)).toEqual([
    [undefined, 'Proficient: Excel, Outlook'],
    [undefined, 'Familiar: Tenders, Trade'],
  ]);
  expect(entriesOf('work', lines)?.[1]?.[0]).toBe('Familiar: Tenders, Trade');
});

it('an item of a list keeps its date in its own line', () => {
  const lines = [
    { text: 'Prize of Larch', beside: '2023', bullet: true },
    { text: 'Best of class', beside: '2019', bullet: true },
  ];
  const { sections } = addVerbatim([], [], { verbatim: [{ section: 'awards', whole: true, lines }] }, plan, open);
  const [entry] = sections[0]?.entries ?? [];
  expect(entry?.dates).toBeUndefined();
  expect(entry?.bullets.map(({ text }) => text)).toEqual(['Prize of Larch · 2023', 'Best of class · 2019']);
});
