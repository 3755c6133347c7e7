import {
  collectFacts,
  matchResume,
  optimiseProfile,
  optimiseResume,
  readPosting,
  tailorResume,
  verifySentence,
} from '@shortlist/engine';
import { openReader } from '@shortlist/engine/reader';
import { makeResumePack } from '@shortlist/pack';
import type { Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { loadGolden } from './golden/load-golden.ts';

const now = '2026-06-01';

/**
 * Times `shortlist optimize` and its parts on a two-page resume, made of three golden persons' jobs, warm: read from its PDF, matched,
 * tailored, a letter written, all files set and read back. `--rounds N` repeats (20).
 */
export async function run(argv: string[]): Promise<void> {
  const at = argv.indexOf('--rounds');
  const rounds = at < 0 ? 20 : Number(argv[at + 1]);
  const pairs = loadGolden().filter(({ name }) =>
    /^(?:software-lindqvist|data-haddad|career-change-byrne|engineering-ibarra)--1$/.test(name),
  );
  const first = pairs[0];
  if (first === undefined) throw new Error('The golden pairs are missing');
  const resume: Resume = {
    ...first.resume,
    work: pairs.flatMap((pair) => pair.resume.work ?? []),
    skills: pairs.flatMap((pair) => pair.resume.skills ?? []),
    education: pairs.flatMap((pair) => pair.resume.education ?? []),
  };
  const posting = readPosting(first.posting);
  const match = matchResume(resume, posting, now);
  const facts = collectFacts({ resume, now });
  const goals = {
    targetRole: 'Platform Engineer',
    industry: 'Software',
    location: 'Malmö',
    careerStage: 'senior' as const,
    careerGoals: 'Lead a platform team',
  };
  const parts: [string, () => unknown][] = [
    ['read the posting', () => readPosting(first.posting)],
    ['match', () => matchResume(resume, posting, now)],
    ['propose edits', () => tailorResume({ resume, posting, match, facts, language: 'en', now })],
    [
      'gate one sentence',
      () => verifySentence('Brought p95 latency of the payout API down from 900 ms to 210 ms', facts),
    ],
    ['the whole job', () => optimiseResume({ resume, posting, now })],
    ['LinkedIn profile', () => optimiseProfile({ resume, goals, now })],
  ];
  console.log(
    `${JSON.stringify(resume).split(/\s+/).length} words, ${facts.length} facts; milliseconds, median of ${rounds}`,
  );
  for (const [name, work] of parts) console.log(`  ${name.padEnd(34)} ${(await timeOf(work, rounds)).toFixed(2)}`);
  await timeWhole(resume, first.posting, rounds);
}

/** The command's own work, file to files. */
async function timeWhole(resume: Resume, text: string, rounds: number): Promise<void> {
  const reader = openReader({ processes: 1 });
  const typesetter = openTypesetter();
  const tools = { reader, typesetter, now };
  const pdf = new Uint8Array(await typesetter.resumePdf(resume, { template: 'modern-professional' }));
  const read = async () => reader.read(pdf, 'resume.pdf', now);
  const set = async (source: Resume) => {
    const { tailored, letter } = optimiseResume({ resume: source, posting: readPosting(text), now });
    return makeResumePack({ resume: tailored, letter, language: 'en', template: 'modern-professional' }, tools);
  };
  const whole = async () => {
    const found = await read();
    if (!found.ok) throw new Error('The resume could not be read');
    await set(found.reading.resume);
  };
  const few = Math.min(rounds, 10);
  console.log(`  ${'read the PDF'.padEnd(34)} ${(await timeOf(read, few)).toFixed(2)}`);
  console.log(
    `  ${'the job, its files and reading back'.padEnd(34)} ${(await timeOf(() => set(resume), few)).toFixed(2)}`,
  );
  console.log(`  ${'shortlist optimize, file to files'.padEnd(34)} ${(await timeOf(whole, few)).toFixed(2)}`);
  await Promise.all([reader.close(), typesetter.close()]);
}

async function timeOf(work: () => unknown, rounds: number): Promise<number> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}
