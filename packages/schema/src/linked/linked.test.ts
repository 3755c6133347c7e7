import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, newDraft } from '../draft/index.ts';
import {
  compareVersions,
  copyForLanguage,
  left,
  markOf,
  noteEdits,
  type OpenRow,
  piecesOf,
  readOutline,
  removeBranch,
  setPieces,
  takePart,
  trackOutline,
  type Versions,
  writeOutline,
} from './index.ts';

const jobs = [
  'Planner | Nordkyst Frakt | Bergen, Norway\nMar 2020 – Present\n- Planned 40 routes a week\n- Trained 18 colleagues',
  'Clerk | Havn AS | Oslo, Norway\nJan 2017 – Feb 2020\n- Wrote customs papers for fish exports',
  'Driver | Solberg Transport | Molde, Norway\nJun 2014 – Dec 2016\n- Drove to twelve towns',
];

function english(): Draft {
  const draft = newDraft('modern-professional', {
    name: 'Marit Solberg',
    jobTitle: 'Logistics planner',
    phone: '1234567',
  });
  const contents: Record<string, string> = {
    summary: 'Planner with ten years in freight.',
    experience: jobs.join('\n\n'),
    education: "Master's degree, Logistics | University of Bergen\n2012 – 2014",
    skills: 'Tools (advanced): Excel, SAP',
  };
  const sections = draft.sections.map((one) => ({ ...one, content: contents[one.id] ?? '' }));
  const spoken = { id: 'languages-1', title: 'Languages', content: 'Norwegian (native), German (B2)', isCustom: false };
  return { ...draft, sections: [...sections, spoken] };
}

let count = 0;
const nextId = () => {
  count += 1;
  return `n${count}`;
};
const empty = { gone: [], seen: {}, answered: {} };

/** An English resume with its German copy. */
function linked(source = english()): { drafts: { en: Draft; de: Draft }; versions: Versions } {
  const outline = trackOutline(readOutline(source), [], [], nextId);
  const { draft, version } = copyForLanguage(source, outline, 'en', { from: 'en', to: 'de' }, nextId);
  return { drafts: { en: source, de: draft }, versions: { en: { outline, ...empty }, de: version } };
}

const contentOf = (draft: Draft, id: string) => draft.sections.find((one) => one.id === id)?.content ?? '';

function withContent(draft: Draft, id: string, change: (content: string) => string): Draft {
  return {
    ...draft,
    sections: draft.sections.map((one) => (one.id === id ? { ...one, content: change(one.content) } : one)),
  };
}

const rowsOf = (versions: Versions, me: string, other: string): OpenRow[] =>
  versions[me] && versions[other] ? compareVersions(versions[me], versions[other], other) : [];
const told = (rows: OpenRow[]) => rows.map(({ kind, theirs, key }) => `${kind} ${theirs || key}`);

/** Both versions with nothing left to do. */
function settled() {
  const { drafts, versions } = linked();
  const { de, en } = versions;
  if (!de || !en) throw new Error('no versions');
  const seen = Object.fromEntries([...piecesOf(en.outline).values()].map(({ id, text }) => [id, markOf(text)]));
  return { drafts, versions: { en, de: { ...de, seen: { en: seen } } } satisfies Versions };
}

test('a copy tells known terms in its language and leaves sentences, titles and names as they are, to be translated', () => {
  const { drafts, versions } = linked();
  expect(drafts.de.design.language).toBe('de');
  expect(contentOf(drafts.de, 'languages-1')).toBe('Norwegisch (Muttersprache), Deutsch (B2)');
  expect(contentOf(drafts.de, 'education')).toContain('Masterabschluss, Logistics');
  expect(contentOf(drafts.de, 'skills')).toContain('(fortgeschritten)');
  expect(contentOf(drafts.de, 'experience')).toContain('Planner | Nordkyst Frakt | Bergen, Norwegen');
  const rows = told(rowsOf(versions, 'de', 'en'));
  expect(rows).toContain('translate Planned 40 routes a week');
  expect(rows).toContain('translate Planner');
  expect(rows).not.toContain('translate Nordkyst Frakt');
  expect(rows).not.toContain('translate native');
  expect(rows).not.toContain('translate Marit Solberg');
  expect(rowsOf(versions, 'en', 'de')).toEqual([]);
});

test('a changed line is outdated in the other language alone, and an edit there settles it', () => {
  const { drafts, versions } = settled();
  const en = withContent(drafts.en, 'experience', (text) => text.replace('40 routes', '55 routes'));
  const after = noteEdits(versions, 'en', en, { now: 0, nextId });
  expect(told(rowsOf(after, 'de', 'en'))).toEqual(['changed Planned 55 routes a week']);
  expect(rowsOf(after, 'en', 'de')).toEqual([]);
  const de = withContent(drafts.de, 'experience', (text) => text.replace('Planned 40 routes a week', 'Plante 55'));
  const half = noteEdits(after, 'de', de, { now: 1000, nextId });
  const whole = withContent(de, 'experience', (text) => text.replace('Plante 55', 'Plante 55 Touren pro Woche'));
  const done = noteEdits(half, 'de', whole, { now: 2000, nextId });
  expect([rowsOf(done, 'de', 'en'), rowsOf(done, 'en', 'de')]).toEqual([[], []]);
});

test('a translation of one version leaves a third one behind the first alone', () => {
  const { drafts, versions } = settled();
  const en = versions.en;
  const third = copyForLanguage(drafts.en, en.outline, 'en', { from: 'en', to: 'fr' }, nextId);
  const all = { ...versions, fr: { ...third.version, seen: {} } };
  const after = noteEdits(
    all,
    'en',
    { ...drafts.en, userInfo: { ...drafts.en.userInfo, jobTitle: 'Lead' } },
    { now: 0, nextId },
  );
  const de = { ...drafts.de, userInfo: { ...drafts.de.userInfo, jobTitle: 'Leiterin' } };
  const done = noteEdits(after, 'de', de, { now: 1, nextId });
  expect(told(rowsOf(done, 'fr', 'en'))).toEqual(['changed Lead']);
  expect(rowsOf(done, 'fr', 'de')).toEqual([]);
  expect(rowsOf(done, 'de', 'en')).toEqual([]);
});

test('an answer that is taken back is open again; a change that is taken back was none', () => {
  const { drafts, versions } = linked();
  const de = { ...drafts.de, userInfo: { ...drafts.de.userInfo, jobTitle: 'Disponentin' } };
  const done = noteEdits(versions, 'de', de, { now: 0, nextId });
  expect(told(rowsOf(done, 'de', 'en'))).not.toContain('translate Logistics planner');
  const undone = noteEdits(done, 'de', drafts.de, { now: 1000, nextId });
  expect(told(rowsOf(undone, 'de', 'en'))).toContain('translate Logistics planner');
  const base = settled();
  const changed = noteEdits(
    base.versions,
    'en',
    { ...base.drafts.en, userInfo: { ...base.drafts.en.userInfo, jobTitle: 'Lead' } },
    { now: 0, nextId },
  );
  expect(rowsOf(changed, 'de', 'en')).toHaveLength(1);
  expect(rowsOf(noteEdits(changed, 'en', base.drafts.en, { now: 1, nextId }), 'de', 'en')).toEqual([]);
});

test('dates and numbers that changed are facts, which are taken over as they are', () => {
  const { drafts, versions } = settled();
  const en = withContent(
    { ...drafts.en, userInfo: { ...drafts.en.userInfo, phone: '7654321' } },
    'experience',
    (text) => text.replace('Jan 2017', 'May 2017'),
  );
  const after = noteEdits(versions, 'en', en, { now: 0, nextId });
  const rows = rowsOf(after, 'de', 'en');
  expect(told(rows)).toEqual(['fact 7654321', 'fact 2017-05']);
  const outline = setPieces(after.de?.outline ?? [], new Map(rows.map(({ id, theirs }) => [id, theirs])));
  const de = writeOutline(drafts.de, outline);
  expect(contentOf(de, 'experience')).toContain('May 2017 – Feb 2020');
  const taken = noteEdits(after, 'de', de, { now: 1, nextId });
  expect([rowsOf(taken, 'de', 'en'), rowsOf(taken, 'en', 'de')]).toEqual([[], []]);
});

test('an entry that is added can be taken over and is known as the same from then on', () => {
  const { drafts, versions } = settled();
  const added = 'Lead planner | Fjord Lines | Bergen, Norway\nJan 2024 – Present\n- Leads a team of 6';
  const en = withContent(drafts.en, 'experience', (text) => `${added}\n\n${text}`);
  const after = noteEdits(versions, 'en', en, { now: 0, nextId });
  const [row, ...others] = rowsOf(after, 'de', 'en');
  expect([row?.kind, row?.node.fields.position, others]).toEqual(['added', 'Lead planner', []]);
  const mine = { draft: drafts.de, outline: after.de?.outline ?? [] };
  const de = takePart(mine, { draft: en, outline: after.en?.outline ?? [] }, row?.id ?? '', { from: 'en', to: 'de' });
  expect(contentOf(de, 'experience')).toMatch(/^Lead planner \| Fjord Lines \| Bergen, Norwegen/);
  const taken = noteEdits(after, 'de', de, { now: 1, nextId });
  expect(taken.de?.outline.some(({ id }) => id === row?.id)).toBe(true);
  expect(told(rowsOf(taken, 'de', 'en'))).toEqual([
    'translate Lead planner',
    'translate Bergen, Norway',
    'translate Leads a team of 6',
  ]);
  expect(rowsOf(taken, 'en', 'de')).toEqual([]);
});

test('a whole section that is added is taken over too', () => {
  const { drafts, versions } = settled();
  const more = { id: 'projects-9', title: 'Projects', content: 'Cold chain study | Havn AS\n2019', isCustom: false };
  const en = { ...drafts.en, sections: [...drafts.en.sections, more] };
  const after = noteEdits(versions, 'en', en, { now: 0, nextId });
  expect(rowsOf(after, 'de', 'en').map(({ kind, id }) => [kind, id])).toEqual([['added', 'projects-9']]);
  const mine = { draft: drafts.de, outline: after.de?.outline ?? [] };
  const de = takePart(mine, { draft: en, outline: after.en?.outline ?? [] }, 'projects-9', { from: 'en', to: 'de' });
  expect(contentOf(de, 'projects-9')).toContain('Cold chain study');
  expect(told(rowsOf(noteEdits(after, 'de', de, { now: 1, nextId }), 'de', 'en'))).toEqual([
    'translate Cold chain study',
  ]);
});

test('an entry that is removed is proposed for removing, or stays', () => {
  const { drafts, versions } = settled();
  const en = withContent(drafts.en, 'experience', () => jobs.slice(0, 2).join('\n\n'));
  const after = noteEdits(versions, 'en', en, { now: 0, nextId });
  const rows = rowsOf(after, 'de', 'en');
  expect(rows.map(({ kind, node }) => [kind, node.fields.name])).toEqual([['removed', 'Solberg Transport']]);
  expect(rowsOf(after, 'en', 'de')).toEqual([]);
  const de = writeOutline(drafts.de, removeBranch(after.de?.outline ?? [], rows[0]?.id ?? ''));
  const both = noteEdits(after, 'de', de, { now: 1, nextId });
  expect([rowsOf(both, 'de', 'en'), rowsOf(both, 'en', 'de')]).toEqual([[], []]);
  const stays = { ...after, de: { ...(after.de ?? versions.de), seen: { en: { [rows[0]?.id ?? '']: left } } } };
  expect(rowsOf(stays, 'de', 'en')).toEqual([]);
});

test('jobs in any other order owe nothing', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(jobs, { minLength: jobs.length }), (order) => {
      const { drafts, versions } = settled();
      const after = noteEdits(
        versions,
        'en',
        withContent(drafts.en, 'experience', () => order.join('\n\n')),
        { now: 0, nextId },
      );
      expect(rowsOf(after, 'de', 'en')).toEqual([]);
      expect(rowsOf(after, 'en', 'de')).toEqual([]);
    }),
  );
});

test('of any lists in any order, with lines changed, exactly the changed ones are outdated', () => {
  const word = fc.stringMatching(/^[a-z]{4,9}$/);
  const line = fc.array(word, { minLength: 4, maxLength: 7 }).map((words) => `Did ${words.join(' ')}`);
  const list = fc.uniqueArray(line, { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(list, fc.infiniteStream(fc.boolean()), fc.nat(7), (lines, changes, turn) => {
      const write = (all: string[]) => `Planner | Havn AS\n2020 – 2021\n${all.map((one) => `- ${one}`).join('\n')}`;
      const source = withContent(english(), 'experience', () => write(lines));
      const { versions } = linked(source);
      const before = { ...versions, de: { ...(versions.de ?? { outline: [], ...empty }), seen: {} } };
      const next = lines.map((one) => (changes.next().value ? `${one} twice` : one));
      const turned = [...next.slice(turn % next.length), ...next.slice(0, turn % next.length)];
      const after = noteEdits(
        before,
        'en',
        withContent(source, 'experience', () => write(turned)),
        { now: 0, nextId },
      );
      const open = rowsOf(after, 'de', 'en').map(({ theirs }) => theirs);
      expect(open.toSorted()).toEqual(next.filter((one) => one.endsWith(' twice') && !lines.includes(one)).toSorted());
    }),
    { numRuns: 60 },
  );
});

test('no draft and no change makes it throw, and an outline written back reads the same', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 60 });
  const content = fc
    .array(fc.oneof(text, fc.constantFrom(...jobs, '- a', '', 'A: b, c')), { maxLength: 8 })
    .map((all) => all.join('\n'));
  const anyDraft = fc.array(content, { minLength: 5, maxLength: 5 }).map((contents) => {
    const draft = english();
    return { ...draft, sections: draft.sections.map((one, at) => ({ ...one, content: contents[at] ?? '' })) };
  });
  fc.assert(
    fc.property(anyDraft, anyDraft, (first, second) => {
      const { versions, drafts } = linked(first);
      const after = noteEdits(versions, 'en', second, { now: 0, nextId });
      const ids = (after.en?.outline ?? []).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const row of rowsOf(after, 'de', 'en')) expect(row.id).not.toBe('');
      const same = noteEdits(versions, 'de', drafts.de, { now: 0, nextId });
      expect(rowsOf(same, 'de', 'en')).toEqual(rowsOf(versions, 'de', 'en'));
      expect(writeOutline(drafts.en, versions.en?.outline ?? [])).toEqual(drafts.en);
    }),
    { numRuns: 60 },
  );
});
