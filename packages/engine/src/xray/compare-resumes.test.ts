import type { Resume } from '@shortlist/schema';
import { describe, expect, test } from 'vitest';
import { compareResumes } from './compare-resumes.ts';

const person: Resume = {
  basics: {
    name: 'Ada Brandt',
    email: 'ada@example.org',
    url: 'https://adabrandt.example/',
    location: { city: 'Graz', countryCode: 'AT' },
    profiles: [{ network: 'GitHub', username: 'adab', url: 'https://github.com/adab' }],
  },
  work: [
    {
      name: 'Nordlicht',
      position: 'Nurse',
      startDate: '2020-01',
      highlights: ['Cared for 20 patients', 'Trained 3 colleagues'],
    },
    { name: 'Südbad', position: 'Carer', startDate: '2018', endDate: '2019-12' },
  ],
  skills: [{ name: 'Care', keywords: ['Wound care'] }, { name: 'German' }],
};

const broken = (xray: ReturnType<typeof compareResumes>) =>
  xray.fields.filter((field) => !field.ok).map((field) => field.pointer);

describe('the X-ray of a file', () => {
  test('is complete when every field came back', () => {
    const xray = compareResumes(person, structuredClone(person));
    expect(xray.complete).toBe(true);
    expect(xray.fields.length).toBeGreaterThan(12);
  });

  test('takes a section under its own heading for found where a standard section holds it whole', () => {
    const own = { ...person, customSections: [{ title: 'Memberships', lines: ['Member of the Chamber of Crafts'] }] };
    const filed = { ...person, volunteer: [{ organization: 'Chamber of Crafts', position: 'Member of the board' }] };
    const fields = compareResumes(own, filed).fields.filter((field) => field.pointer.startsWith('/customSections'));
    expect(fields).toMatchObject([
      { pointer: '/customSections/0/title', recovered: 'volunteer', ok: true },
      { pointer: '/customSections/0/lines/0', recovered: 'volunteer', ok: true },
    ]);
    const cut = { ...person, volunteer: [{ organization: 'Chamber' }] };
    expect(broken(compareResumes(own, cut))).toEqual(['/customSections/0/title', '/customSections/0/lines/0']);
  });

  test('names the field that was lost or changed', () => {
    const read = structuredClone(person);
    delete read.basics?.email;
    if (read.work?.[0]) read.work[0].position = 'Nurse, Nordlicht';
    expect(broken(compareResumes(person, read))).toEqual(['/basics/email', '/work/0/position']);
  });

  test('finds an entry again when another one before it was lost', () => {
    const read = { ...structuredClone(person), work: [person.work?.[1] ?? {}] };
    const lost = broken(compareResumes(person, read));
    expect(lost.every((pointer) => pointer.startsWith('/work/0/'))).toBe(true);
  });

  test('does not mind white space, bullets, or an address without its scheme', () => {
    const read = structuredClone(person);
    if (read.basics) read.basics.url = 'adabrandt.example';
    if (read.work?.[0]) read.work[0].highlights = ['• Cared for  20 patients', 'Trained 3\ncolleagues'];
    expect(compareResumes(person, read).complete).toBe(true);
  });

  test('takes a skill wherever the section holds it', () => {
    const read = { ...structuredClone(person), skills: [{ name: 'Care', keywords: ['Wound care', 'German'] }] };
    expect(compareResumes(person, read).complete).toBe(true);
  });

  test('takes a group of skills for found where another section holds it whole', () => {
    const own = {
      ...person,
      skills: [...(person.skills ?? []), { name: 'Languages', keywords: ['Dutch (B2)', 'Thai'] }],
    };
    const languages = [{ language: 'Dutch', fluency: 'B2' }, { language: 'Thai' }];
    expect(compareResumes(own, { ...person, languages }).complete).toBe(true);
    expect(broken(compareResumes(own, { ...person, languages: [{ language: 'Thai' }] }))).toEqual([
      '/skills/2/name',
      '/skills/2/keywords/0',
      '/skills/2/keywords/1',
    ]);
    // A word that a job says is no skill.
    const tools = { ...person, skills: [{ name: 'Tools', keywords: ['Patients'] }] };
    const said = { ...person, skills: [], work: [{ ...person.work?.[0], summary: 'Patients and Tools' }] };
    expect(broken(compareResumes(tools, said))).toContain('/skills/0/keywords/0');
  });

  test('does not mind which dash stands between two words, nor a space before a percent sign', () => {
    const named = (name: string): Resume => ({ certificates: [{ name }] });
    expect(compareResumes(named('Architect – Associate'), named('Architect - Associate')).complete).toBe(true);
    expect(compareResumes(named('Architect – Associate'), named('Architect Associate')).complete).toBe(false);
    expect(compareResumes(named('5 % Club'), named('5% Club')).complete).toBe(true);
  });

  test('says so when right-to-left text came back in another order', () => {
    const expected: Resume = { basics: { name: 'נועה לוי' } };
    expect(compareResumes(expected, { basics: { name: 'יול העונ' } }).note).toMatch(/Right-to-left/);
    expect(compareResumes(expected, expected).note).toBeUndefined();
  });

  test('says so of every PDF in such text, which other readers may not take apart as ours does', () => {
    const expected: Resume = { basics: { name: 'נועה לוי' } };
    expect(compareResumes(expected, expected, 'pdf')).toMatchObject({
      complete: true,
      note: expect.stringMatching(/Right-to-left/),
    });
  });
});

test('a span is read back in months, which is how the pages print it', () => {
  const job = (startDate: string): Resume => ({ work: [{ name: 'Nordlicht', startDate }] });
  expect(compareResumes(job('2024-08-01'), job('2024-08')).complete).toBe(true);
  expect(compareResumes(job('2024-08-01'), job('2024-09')).complete).toBe(false);
});

test('bold and linked words are compared as the words that a page shows', () => {
  const set = { work: [{ name: 'Acme', highlights: ['Cut **costs** by [half](https://example.com/a)'] }] };
  const read = { work: [{ name: 'Acme', highlights: ['Cut costs by half'] }] };
  expect(compareResumes(set, read).complete).toBe(true);
});
