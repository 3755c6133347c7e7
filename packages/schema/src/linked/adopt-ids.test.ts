import { expect, test } from 'vitest';
import { type Draft, newDraft } from '../draft/index.ts';
import {
  adoptIds,
  beginMarks,
  compareVersions,
  lackedFacts,
  leaveLines,
  type Outline,
  readOutline,
  trackOutline,
} from './index.ts';

let count = 0;
const nextId = () => {
  count += 1;
  return `n${count}`;
};

function draftOf(contents: Record<string, string>, extra: Draft['sections'] = []): Draft {
  const draft = newDraft('modern-professional', { name: 'Marit Solberg' });
  const sections = draft.sections.map((one) => ({ ...one, content: contents[one.id] ?? '' }));
  return { ...draft, sections: [...sections, ...extra] };
}

const job = (position: string, name: string, years: string, lines: string[]) =>
  [`${position} | ${name} | Oslo`, years, ...lines.map((line) => `- ${line}`)].join('\n');

const inGerman = { from: 'en', to: 'de' };
const track = (draft: Draft): Outline => trackOutline(readOutline(draft), [], [], nextId);

/** What a German version owes the English one and the other way, where both were written by themselves. */
function link(english: Draft, german: Draft) {
  const theirs = { outline: track(english), gone: [], answered: {}, seen: {} };
  const { draft, outline } = adoptIds(german, theirs.outline, inGerman, nextId);
  const mine = { outline, gone: [], answered: {}, seen: { en: beginMarks({ outline }, theirs, inGerman) } };
  const back = { ...theirs, seen: { de: { ...leaveLines(theirs, mine), ...lackedFacts(theirs, mine) } } };
  const tell = (rows: ReturnType<typeof compareVersions>) =>
    rows.map(
      ({ kind, theirs: text, node }) => `${kind}: ${text || node.fields.name || node.fields.title || node.list}`,
    );
  return { draft, owed: tell(compareVersions(mine, back, 'en')), back: tell(compareVersions(back, mine, 'de')) };
}

test('jobs are known by their facts in any order, and lines by their place', () => {
  const english = draftOf({
    experience: [
      job('Planner', 'Nordkyst Frakt', 'Mar 2020 – Present', ['Planned 40 routes', 'Trained 18 colleagues']),
      job('Clerk', 'Havn AS', 'Jan 2017 – Feb 2020', ['Wrote customs papers']),
    ].join('\n\n'),
  });
  const german = draftOf({
    experience: [
      job('Sachbearbeiterin', 'Havn AS', 'Jan 2017 – Feb 2020', ['Zollpapiere geschrieben']),
      job('Disponentin', 'Nordkyst Frakt', 'Mar 2020 – Present', ['40 Touren geplant', '18 Leute eingearbeitet']),
    ].join('\n\n'),
  });
  const { draft, owed, back } = link(english, german);
  expect(draft).toEqual(german);
  expect([owed, back]).toEqual([[], []]);
});

test('a job that only one version has is named, another employer’s is no twin of it, and single lines are left', () => {
  const english = draftOf({
    experience: job('Planner', 'Nordkyst Frakt', 'Mar 2020 – Present', ['Planned 40 routes', 'Trained 18 colleagues']),
  });
  const german = draftOf({
    experience: job('Fahrerin', 'Solberg Transport', 'Jun 2014 – Dec 2016', ['In zwölf Städte gefahren']),
  });
  expect(link(english, german)).toMatchObject({ owed: ['added: Nordkyst Frakt'], back: ['added: Solberg Transport'] });
  const shorter = draftOf({
    experience: job('Disponentin', 'Nordkyst Frakt', 'Mar 2020 – Present', ['40 Touren geplant']),
  });
  expect(link(english, shorter)).toMatchObject({ owed: [], back: [] });
});

test('sections are known by their kind or title whatever their ids are, and no id is there twice', () => {
  const section = (id: string, title: string, content: string) => ({
    id,
    title,
    content,
    isCustom: id.startsWith('custom'),
  });
  const english = draftOf({}, [
    section('languages-1', 'Languages', 'German (B2)'),
    section('custom-1', 'Interests', 'Sailing'),
    section('custom-2', 'Boats', 'A dinghy'),
  ]);
  const german = draftOf({}, [
    section('custom-1', 'Boote', 'Eine Jolle'),
    section('custom-7', 'Interessen', 'Segeln'),
    section('languages-9', 'Languages', 'Deutsch (B2)'),
    section('awards-3', 'Awards & Honors', 'Hafenpreis'),
  ]);
  const { draft, owed, back } = link(english, german);
  expect(draft.sections.map(({ id, content }) => [id, content]).slice(4)).toEqual([
    ['custom-2', 'Eine Jolle'],
    ['custom-1', 'Segeln'],
    ['languages-1', 'Deutsch (B2)'],
    ['awards-3', 'Hafenpreis'],
  ]);
  expect([owed, back]).toEqual([[], ['added: section']]);
});

test('what is empty, still in the other language or another fact is open', () => {
  const note = { id: 'custom-1', title: 'Notes', content: 'Open to shifts and travel', isCustom: true };
  const english = draftOf({ summary: 'Planner with ten years in freight.', skills: 'Tools: Excel' }, [note]);
  const german = draftOf({ skills: 'Tools: Excel' }, [note]);
  const named = { ...german, userInfo: { ...german.userInfo, name: 'Marit Vik' } };
  expect(link(english, named).owed).toEqual([
    'fact: Marit Solberg',
    'translate: Planner with ten years in freight.',
    'translate: Open to shifts and travel',
  ]);
});

test('a fact that only one version has is open in the other one, whichever of them was linked', () => {
  const bare = draftOf({});
  const userInfo = { ...bare.userInfo, phone: '+47 5555 0101', email: 'marit@example.com', website: 'marit.example' };
  const full = { ...bare, userInfo };
  const facts = ['fact: +47 5555 0101', 'fact: marit@example.com', 'fact: marit.example'];
  const [less, more] = [link(bare, full), link(full, bare)];
  expect([less.owed, less.back.toSorted()]).toEqual([[], facts.toSorted()]);
  expect([more.owed.toSorted(), more.back]).toEqual([facts.toSorted(), []]);
});
