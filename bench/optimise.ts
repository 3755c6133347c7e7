import {
  collectFacts,
  matchResume,
  optimiseProfile,
  optimiseResume,
  readPosting,
  tailorResume,
  verifySentence,
} from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';
import { loadGolden } from './golden/load-golden.ts';

const now = '2026-06-01';

/** Times the whole job and its parts on a two-page resume, made of three golden persons' jobs, warm. `--rounds N` repeats (20). */
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
  for (const [name, work] of parts) console.log(`  ${name.padEnd(18)} ${timeOf(work, rounds).toFixed(2)}`);
}

function timeOf(work: () => unknown, rounds: number): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}
