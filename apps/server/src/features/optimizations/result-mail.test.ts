import { speak } from '@shortlist/mail';
import { languages } from '@shortlist/schema/languages';
import { expect, test } from 'vitest';
import { writeResultMail } from './result-mail.ts';

type Row = Parameters<typeof writeResultMail>[0];

const match = (score: number, band: 'Fair' | 'Good') => ({
  score,
  band,
  parts: ['requirements', 'title', 'experience', 'education', 'keywords'].map((name) => ({
    name,
    points: 7,
    weight: 9,
  })),
});
const kept = { id: 'r1', userId: 'p1', title: 'Logistics Coordinator', employer: 'Harbour Freight' };
const resume = (attach: boolean, unchanged: boolean, unchangedBecause?: string) => ({
  ...kept,
  kind: 'resume',
  attach,
  result: {
    kind: 'resume',
    match: match(48, 'Fair'),
    matchAfter: match(71, 'Good'),
    questions: [{}, {}],
    edits: [{}],
    doubts: [{ text: 'Oslo 2019' }],
    letter: {},
    fidelity: { unchanged, unchangedBecause, leftOut: [], missing: [] },
  },
});
const linkedin = (attach: boolean) => ({
  ...kept,
  kind: 'linkedin',
  attach,
  result: { kind: 'linkedin', profile: { recommendations: [] } },
});
const rows = [
  resume(true, false),
  resume(false, false),
  resume(true, true),
  resume(false, true),
  resume(true, true, 'nothing-to-reword'),
  linkedin(true),
  linkedin(false),
];
const files = ['resume.pdf', 'letter.pdf', 'report.pdf', 'report.md'].map((name) => ({
  name,
  mediaType: 'x/y',
  bytes: new Uint8Array(),
}));

const write = async (row: object, i18n: ReturnType<typeof speak>) =>
  writeResultMail(row as Row, files, { siteUrl: 'https://app.example', plan: 'PREMIUM', to: 'ada@example.org', i18n });

test.each(languages)(
  'in $name every text of a result’s mail is there, with its values in it',
  async ({ code, tag }) => {
    for (const row of rows) {
      const mail = await write(row, speak(code));
      const english = await write(row, speak('en'));
      expect(mail.html).toContain(`lang="${tag}"`);
      expect(mail.text).not.toMatch(/[{}]|undefined/);
      if (code !== 'en') expect(sharedLines(mail.text, english.text)).toEqual([]);
    }
  },
);

test('the mail warns as the page does, in the language of the mail', async () => {
  const remark =
    'Your match estimate for this posting is 12 of 100, so it’s a long shot. The letter claims only what your resume shows.';
  const far = resume(true, false);
  const row = { ...far, result: { ...far.result, letter: { remarks: [remark] } } };
  expect((await write(row, speak('en'))).text.replaceAll(/\s+/g, ' ')).toContain(remark);
  const german = (await write(row, speak('de'))).text;
  expect(german).toContain('12 von 100');
  expect(german).not.toContain('long shot');
});

test('the mail says truly why the resume is the person’s own file', async () => {
  const said = async (because?: string) =>
    (await write(resume(true, true, because), speak('en'))).text.replaceAll(/\s+/g, ' ');
  expect(await said('nothing-to-reword')).toContain(
    'There was nothing to reword in your resume, so we kept your file.',
  );
  expect(await said('nothing-to-reword')).not.toMatch(/hard to read/);
  expect(await said('hard-to-read')).toContain('were hard to read');
  expect(await said()).toContain('were hard to read');
  expect(await said('hard-to-read')).toContain('The suggested edits are in edits.txt.');
  const row = resume(true, true, 'hard-to-read');
  const without = await write({ ...row, result: { ...row.result, edits: [] } }, speak('en'));
  expect(without.text).not.toMatch(/edits|draft/);
});

/** The lines that two mails have in common, without addresses and the name at the end. */
function sharedLines(one: string, other: string): string[] {
  const lines = new Set(other.split('\n'));
  return one.split('\n').filter((line) => line.length > 3 && lines.has(line) && !line.includes('https://'));
}
