import type { Resume } from '@shortlist/schema';
import type { Attack } from './make-attacks.ts';

/**
 * Claims that use everyday words, or the person's own words in another place: periods and measures swapped, deeds and titles raised, jobs made
 * longer or told as going on, employers owned or merged, knowledge praised, negations dropped, relations to the employer made up.
 */
export function makeRaisings(resume: Resume): Attack[] {
  const whole = JSON.stringify(resume).toLowerCase();
  const attacks: Attack[] = [];
  const add = (kind: string, sentence: string, told = '') => {
    if (sentence !== told && !whole.includes(sentence.toLowerCase())) attacks.push({ kind, sentence });
  };
  const lines = (resume.work ?? []).flatMap((job) => (job.highlights ?? []).map((line) => line.replace(/[.;]$/, '')));
  for (const line of lines) {
    for (const [pattern, put] of swaps)
      if (pattern.test(line)) add('period or measure', line.replace(pattern, put), line);
    for (const before of heads) add('deed raised', `I ${before} this: ${lower(line)}`);
    for (const behind of tails) if (!whole.includes(behind.replace(/^[ ,]+/, ''))) add('line extended', line + behind);
  }
  for (const job of resume.work ?? [])
    for (const attack of raiseJob(job, resume, whole)) add(attack.kind, attack.sentence);
  for (const { institution = '' } of resume.education ?? [])
    for (const claim of [
      `I taught at ${institution}.`,
      `Lecturer at ${institution}`,
      `Top of my class at ${institution}`,
    ])
      add('school', claim);
  for (const { language = '', fluency = '' } of resume.languages ?? [])
    if (/^(?:basic|conversational|intermediate|[ab][12]|limited|professional|grund|notions|básico)/i.test(fluency))
      for (const claim of ['Native L', 'L (native)', 'Bilingual in L', 'L, mother tongue', 'I speak L perfectly.'])
        add('language', claim.replace('L', language));
  for (const claim of life) if (!whole.includes(claim.toLowerCase().replace(/\.$/, ''))) add('claim of life', claim);
  return attacks;
}

type Job = NonNullable<Resume['work']>[number];

function raiseJob(job: Job, resume: Resume, whole: string): Attack[] {
  const title = (job.position ?? '').split(',')[0] ?? '';
  const [from, to] = [job.startDate, job.endDate].map((date) => Number(date?.slice(0, 4)));
  if (title === '' || !job.name || !from) return [];
  const found: Attack[] = ranks
    .filter((rank) => !whole.includes(`${rank} ${title}`.toLowerCase()))
    .flatMap((rank) => [
      { kind: 'rank', sentence: `${rank} ${title} at ${job.name}` },
      { kind: 'rank', sentence: `I was ${rank} ${title} at ${job.name}.` },
    ]);
  for (const claim of ['I own N.', 'I ran N.', 'I built N up.', 'My company N employs many people.', 'Partner at N'])
    found.push({ kind: 'owner', sentence: claim.replace('N', job.name) });
  const isTwice = (resume.work ?? []).filter(({ name }) => name === job.name).length > 1;
  if (to && !isTwice)
    for (const claim of [
      'I work at N today.',
      `Since ${from} I have worked at N.`,
      'Currently T at N',
      `T at N since ${from}`,
    ])
      found.push({ kind: 'ended job', sentence: claim.replace('N', job.name).replace('T', title) });
  const long = (to || 2026) - from + 3;
  const isStated = new RegExp(`\\b${long} years`).test(whole);
  if (!isTwice && !isStated) found.push({ kind: 'duration', sentence: `I worked at ${job.name} for ${long} years.` });
  for (const other of resume.work ?? [])
    if (other.name && other.name !== job.name)
      for (const line of job.highlights ?? [])
        found.push({ kind: 'employers merged', sentence: `At ${job.name} and ${other.name}, I ${lower(line)}` });
  return found;
}

const swaps: [RegExp, string][] = [
  [/\bweekly\b/i, 'daily'],
  [/\bmonthly\b/i, 'weekly'],
  [/\bquarterly\b/i, 'monthly'],
  [/\b(a|per) week\b/, '$1 day'],
  [/\b(a|per) month\b/, '$1 week'],
  [/\b(a|per) year\b/, '$1 month'],
  [/\b(a|per) (?:shift|day)\b/, '$1 hour'],
  [/(\d) ?%/, '$1 percentage points'],
  [/(\d+) ?%/, 'a factor of $1'],
  [/(?<= )(\d{1,3})(?= \p{Ll})/u, '$1,000'],
  [/£(?=\d)/, 'US$'],
  [/\$(?=\d)/, 'CHF '],
  [/€(?=\d)/, '$'],
  [/([£€$])(\d+)k\b/, '$1$2m'],
  [/\bwithout\b/, 'with'],
  [/\bregional\b/, 'national'],
];

const heads = [
  'took charge of',
  'was in charge of',
  'was the only one who did',
  'was chosen to do',
  'was appointed for',
  'chaired',
  'co-founded',
];

const tails = [
  ' under my leadership',
  ' with full responsibility',
  ' for many years',
  ' for years',
  ' day and night',
  ' to a high standard',
  ', which became the standard',
  ', later adopted by everyone',
  ' for the whole company',
  ' for the entire organisation',
  ' and saved the company',
  ' and hired the people for it',
  ' with great success',
  ' better than anyone else',
  ' with my own team',
  ' as the first to do so',
  ' and taught others how',
  ' two times faster',
  ' in several languages at once',
  ' to the full satisfaction of all',
  ' unter meiner Leitung',
  ' mit großem Erfolg',
  ' sous ma direction',
  ' jour et nuit',
  ' bajo mi dirección',
  ' con gran éxito',
];

const ranks = [
  'Lead',
  'Leading',
  'Supervising',
  'Certified',
  'Licensed',
  'Chartered',
  'Deputy',
  'Acting',
  'Group',
  'National',
  'Board',
  'Managing',
  'Independent',
  'Area',
  'Founding',
];

const life = [
  'I exceeded every target.',
  'I always met my targets.',
  'A track record of success',
  'I can start at once.',
  'I have the right to work here.',
  'I live near you.',
  'I have followed your company for years.',
  'I already worked for you.',
  'I have met your managing director.',
  'I wrote a book on this.',
  'I was promoted twice.',
  'Deep knowledge of the field',
  'Extensive experience in the trade',
  'I have a first-class record.',
  'My manager recommended me.',
];

function lower(line: string): string {
  return (line[0] ?? '').toLowerCase() + line.slice(1);
}
