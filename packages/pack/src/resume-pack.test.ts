import { openReader } from '@shortlist/engine/reader';
import type { Letter, Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { afterAll, expect, test } from 'vitest';
import { makeResumePack } from './resume-pack.ts';

const typesetter = openTypesetter();
const reader = openReader({ processes: 1, timeMs: 20_000 });
afterAll(async () => {
  await typesetter.close();
  await reader.close();
});

const resume: Resume = {
  basics: {
    name: 'Ida Farrow',
    email: 'ida.farrow@example.com',
    location: { city: 'Chicago', region: 'IL', postalCode: '60614', countryCode: 'US' },
  },
  work: [{ name: 'Kestrel Foods', position: 'Buyer', startDate: '2019-04', highlights: ['Cut waste by 12 %.'] }],
};
const letter: Letter = {
  language: 'en',
  tone: 'plain',
  length: 'short',
  sender: { name: 'Ida Farrow' },
  recipient: {},
  date: '2026-06-01',
  subject: 'Buyer',
  greeting: 'Dear team,',
  paragraphs: ['I buy food.'],
  closing: 'Kind regards,',
  signature: 'Ida Farrow',
  ledger: [],
};

/** The first page's size in points, as the file says it. */
function sizeOf(files: { name: string; bytes: Uint8Array }[], name: string): string {
  const file = files.find((one) => one.name === name);
  return /\/MediaBox \[0 0 ([\d.]+ [\d.]+)\]/.exec(Buffer.from(file?.bytes ?? []).toString('latin1'))?.[1] ?? '';
}

test('all files of a pack are set on the paper of where the person lives, the letter too, and the address comes back', async () => {
  const tools = { typesetter, reader, now: '2026-06-01' };
  const home = await makeResumePack({ resume, letter, template: 'minimal-clean' }, tools);
  expect(sizeOf(home.files, 'resume.pdf')).toBe('612 792');
  expect(sizeOf(home.files, 'letter.pdf')).toBe('612 792');
  expect(home.xray).toMatchObject({ complete: true });
  const chosen = await makeResumePack({ resume, letter, template: 'minimal-clean', options: { paper: 'a4' } }, tools);
  expect(sizeOf(chosen.files, 'letter.pdf')).toBe('595.276 841.89');
});
