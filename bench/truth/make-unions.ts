import type { Resume } from '@shortlist/schema';
import type { Attack } from './make-attacks.ts';

/**
 * Claims that go one step beyond a person's lines in ways that keep most of their words: lines of two jobs under one employer, a bound made exact, what
 * was done with a comparison, as the only one, full time, more often or in another tongue, a stay longer than its dates.
 */
export function makeUnions(resume: Resume): Attack[] {
  const whole = JSON.stringify(resume).toLowerCase();
  const attacks: Attack[] = [];
  const add = (kind: string, sentence: string) => {
    if (!whole.includes(sentence.toLowerCase())) attacks.push({ kind, sentence });
  };
  const jobs = (resume.work ?? []).filter(({ name }) => name !== undefined && name !== '');
  const lines = jobs.flatMap((job) => (job.highlights ?? []).map((line) => ({ line: line.replace(/[.;]$/, ''), job })));
  for (const { line, job } of lines) {
    for (const behind of tails) if (!whole.includes(behind.trim())) add('compared', `${line}${behind}`);
    const bare = line.replace(/(?<!\p{L})(?:up to|at most) (?=[\d$£€])/iu, '');
    if (bare !== line) add('bound dropped', bare);
    const often = line.replace(/(?<!\p{L})(?:a|per|each|every) (?:week|month|quarter|year)(?!\p{L})/iu, 'a day');
    if (often !== line && !/(?<!\p{L})(?:daily|days?)(?!\p{L})/iu.test(line)) add('more often', often);
    for (const other of lines)
      if (other.job !== job && other.job.name !== job.name && !isShared(other.line, job.highlights ?? []))
        add('two jobs in one', `At ${job.name}: ${lower(line)} and ${lower(other.line)}`);
  }
  for (const { name, startDate, endDate } of jobs) {
    const years = Number((endDate ?? '2026').slice(0, 4)) - Number((startDate ?? '').slice(0, 4));
    if (Number.isFinite(years))
      for (const more of [3, 7]) add('stay too long', `I was with ${name} for ${years + more} years.`);
  }
  return attacks;
}

const tails = [
  ' better than any other colleague',
  ', faster than planned',
  ', ahead of every colleague',
  ' as the only one in the company',
  ', the only person to do so',
  ' in fluent Portuguese',
];

/** Half of the longer words of a line stand in another job's lines too: it may have been done in both. */
function isShared(line: string, others: readonly string[]): boolean {
  const words = line.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  const own = others.join(' ').toLowerCase();
  return words.filter((word) => own.includes(word.slice(0, 5))).length >= words.length / 3;
}

const lower = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? (text[0] ?? '').toLowerCase() + text.slice(1) : text);
