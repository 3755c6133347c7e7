import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Resume } from '../resume.ts';
import { type Draft, newDraft } from './draft.ts';
import { draftLayout, draftResume } from './draft-resume.ts';
import { resumeDraft } from './resume-draft.ts';

/** A resume of another tool: keys that the standard does not know, at every level. */
const foreign: Resume = {
  $schema: 'https://example.com/schema.json',
  basics: {
    name: 'Ilse  Brandt',
    url: 'ilsebrandt.example',
    email: 'ilse@example.com',
    summary: 'Plans routes.\n',
    pronouns: 'she/her',
    location: { city: 'Bremen', countryCode: 'DE', geo: { lat: 53.1, lon: 8.8 } },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/example', followers: 4 },
      { network: 'LinkedIn', username: 'ilse', url: 'https://www.linkedin.com/in/ilse', verified: true },
    ],
  },
  work: [
    {
      name: 'Weserfracht',
      position: 'Planner',
      startDate: '2020-01',
      highlights: ['Planned 40 tours a day'],
      id: 'w1',
      team: { size: 4, remote: false },
    },
    { name: 'Hansehafen', position: 'Clerk', startDate: '2016', endDate: '2019', id: 'w2', keywords: [] },
  ],
  education: [
    { institution: 'Harbour College', studyType: 'BSc', area: 'Logistics, Transport', honours: ['cum laude'] },
  ],
  skills: [
    { name: 'Planning', keywords: ['Routes', 'Shifts'], years: 6 },
    { name: 'Excel', level: 'good', colour: 'green' },
  ],
  languages: [{ language: 'German', fluency: 'native', iso: 'de' }],
  references: [{ name: 'K. Ahlers', reference: 'Reliable.', phone: '+49 421 555 0100' }],
  customSections: [{ title: 'Licences', lines: ['C1'], icon: 'truck' }],
  meta: { theme: 'even', version: 'v1.0.0' },
};

const edit = (draft: Draft, id: string, from: string, to: string): Draft => ({
  ...draft,
  sections: draft.sections.map((one) => (one.id === id ? { ...one, content: one.content.replace(from, to) } : one)),
});

describe('an imported JSON Resume loses nothing', () => {
  test('untouched, it comes out as it went in: keys of other tools, odd blanks, the order of profiles', () => {
    expect(draftResume(resumeDraft(foreign, 1))).toEqual(foreign);
  });

  test('a changed entry keeps what its text does not say', () => {
    const draft = edit(resumeDraft(foreign, 1), 'experience', 'Planner', 'Head of Planning');
    const [first, second] = draftResume(draft).work ?? [];
    expect(first).toEqual({ ...foreign.work?.[0], position: 'Head of Planning' });
    expect(second).toEqual(foreign.work?.[1]);
  });

  test('an entry that moved takes its keys along; one that was removed takes them away', () => {
    const draft = resumeDraft(foreign, 1);
    const content = draft.sections.find(({ id }) => id === 'experience')?.content ?? '';
    const [planner = '', clerk = ''] = content.split('\n\n');
    const swapped = draftResume(edit(draft, 'experience', content, `${clerk}\n\n${planner}`));
    expect(swapped.work).toEqual([...(foreign.work ?? [])].reverse());
    expect(draftResume(edit(draft, 'experience', content, clerk)).work).toEqual([foreign.work?.[1]]);
    expect(draftResume(edit(draft, 'experience', content, '')).work).toBeUndefined();
  });

  test('a field of the head that is typed anew is what was typed', () => {
    const draft = resumeDraft(foreign, 1);
    const userInfo = { ...draft.userInfo, website: 'brandt.example', linkedin: 'ilse-brandt', location: 'Kiel' };
    const { basics } = draftResume({ ...draft, userInfo });
    expect(basics).toMatchObject({ name: 'Ilse  Brandt', url: 'https://brandt.example', location: { city: 'Kiel' } });
    expect(basics?.profiles?.[1]).toEqual({
      network: 'LinkedIn',
      username: 'ilse-brandt',
      url: 'https://www.linkedin.com/in/ilse-brandt',
    });
    expect(draftResume({ ...draft, userInfo: { ...userInfo, website: '', linkedin: '' } }).basics).not.toHaveProperty(
      'url',
    );
  });

  test('a country that is only a code is named in the form, and comes out as the code', () => {
    const placed = (location: object, language?: string) =>
      Resume.parse({ basics: { name: 'Ilse Brandt', location }, ...(language ? { meta: { language } } : {}) });
    for (const [location, language, shown] of [
      [{ city: 'Bremen', countryCode: 'DE' }, undefined, 'Bremen, Germany'],
      [{ city: 'Bremen', countryCode: 'DE' }, 'de', 'Bremen, Deutschland'],
      [{ city: 'Bremen', countryCode: 'DE' }, 'no language', 'Bremen, Germany'],
      [{ city: 'Austin', region: 'TX', countryCode: 'US' }, undefined, 'Austin, TX'],
      [{ city: 'Austin', countryCode: 'US' }, undefined, 'Austin, United States'],
      [{ city: 'Bremen', countryCode: 'DE', country: 'Germany (EU)' }, undefined, 'Bremen, Germany (EU)'],
      [{ city: 'Nowhere', countryCode: 'Q9' }, undefined, 'Nowhere, Q9'],
    ] as const) {
      const resume = placed(location, language);
      const draft = resumeDraft(resume, 1);
      expect(draft.userInfo.location).toBe(shown);
      expect(draftResume(draft)).toEqual(resume);
    }
    // A draft of before shows the code: it is no other place.
    const draft = resumeDraft(placed({ city: 'Bremen', countryCode: 'DE' }), 1);
    const before = { ...draft, userInfo: { ...draft.userInfo, location: 'Bremen, DE' } };
    expect(draftResume(before).basics?.location).toEqual({ city: 'Bremen', countryCode: 'DE' });
  });

  test('whatever keys an entry has', () => {
    const value = fc.jsonValue({ maxDepth: 2 }).filter((one) => one !== null);
    const unknown = fc.dictionary(fc.stringMatching(/^x[A-Z][a-z]{1,8}$/), value, { maxKeys: 3 });
    const job = fc.record({ name: fc.constantFrom('Havna', 'Nordkyst'), position: fc.constantFrom('Clerk', 'Lead') });
    fc.assert(
      fc.property(fc.array(fc.tuple(job, unknown), { minLength: 1, maxLength: 4 }), unknown, (jobs, top) => {
        const resume = Resume.parse({ work: jobs.map(([known, more]) => ({ ...more, ...known })), ...top, basics: {} });
        expect(draftResume(resumeDraft(resume, 1))).toEqual(resume);
      }),
    );
  });
});

test('a section can begin on a new page, wherever it is moved', () => {
  const draft = newDraft();
  const broken = { ...draft, sections: draft.sections.map((one) => ({ ...one, breakBefore: one.id === 'education' })) };
  expect(draftLayout(broken).options.pageBreaksBefore).toEqual(['education']);
  expect(draftLayout(draft).options.pageBreaksBefore).toBeUndefined();
});

describe('the language of the page', () => {
  const draftOf = (content: string, design: Partial<Draft['design']> = {}): Draft => {
    const draft = newDraft();
    return {
      ...draft,
      sections: [{ ...(draft.sections[1] as Draft['sections'][number]), content }],
      design: { ...draft.design, ...design },
    };
  };
  const german =
    'Elektroniker bei Elektro Larch GmbH, Ulm\nseit 04/2018\n- Installation von Anlagen und Wartung der Schaltschränke\n- Prüfung für den TÜV mit eigenem Team';

  test('is that of the text until one is chosen', () => {
    expect(draftLayout(draftOf(german)).options.language).toBe('de');
    expect(draftLayout(draftOf(german, { language: 'en' })).options.language).toBe('en');
  });

  test.each([
    '',
    'Verkäuferin',
    'Nurse, Universitätsklinikum für Innere Medizin und Chirurgie\n- Cared for the patients of a ward and led the night team with four nurses',
  ])('is not told by a word or a name: %s', (content) =>
    expect(draftLayout(draftOf(content)).options.language).toBeUndefined(),
  );
});
