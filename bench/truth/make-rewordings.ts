import type { Resume } from '@shortlist/schema';

/** A sentence that says in other words what the resume says. */
export type Rewording = { kind: string; sentence: string };

/** Honest rewordings of a resume's lines: synonyms, first person, places, figures in words, shortened, joined, turned round. */
export function makeRewordings(resume: Resume): Rewording[] {
  const found: Rewording[] = [];
  const add = (kind: string, sentence: string) => found.push({ kind, sentence });
  (resume.work ?? []).forEach((job) => {
    const title = (job.position ?? '').split(',')[0] ?? '';
    add('title', `${title} at ${job.name}`);
    add('title', `I have worked at ${job.name} as ${title}.`);
    if (job.startDate) {
      add('date', `${title} at ${job.name} ${job.endDate ? 'from' : 'since'} ${job.startDate.slice(0, 4)}`);
      add('date', `Joined ${job.name} in ${monthOf(job.startDate)}`);
    }
    for (const raw of job.highlights ?? []) {
      const line = raw.replace(/[.;]$/, '');
      if (
        /^I /.test(line) ||
        !/^[A-Z][a-z]+(?:ed|t|d|n|w|e|s|y|k|l|g|r|m|p)\b/.test(line) ||
        /^(?:Responsible|Duties|My|Was|In charge)\b/.test(line)
      )
        continue;
      const said = lower(line);
      add('first person', `I ${said}.`);
      add('place', `At ${job.name}, I ${said}.`);
      add('place and title', `As ${title} at ${job.name}, I ${said}.`);
      add('place', `In my time at ${job.name} I ${said}.`);
      add('connector', `In this role I also ${said}.`);
      for (const synonym of withSynonyms(line)) add('synonym', synonym);
      for (const figure of withFigures(line)) add('figure', figure);
      for (const shorter of shortened(line)) add('shortened', shorter);
      for (const turned of turnedRound(line)) add('turned', turned);
      add('adverb', line.replace(/^(\w+) /, '$1 and documented '));
      add('opening', `Most recently, I ${said}.`);
    }
  });
  const skills = (resume.skills ?? []).flatMap((group) => group.keywords ?? []);
  for (let i = 0; i + 2 < skills.length; i++) {
    add('skills', `I work with ${skills[i]}, ${skills[i + 1]} and ${skills[i + 2]}.`);
    add('skills', `Experienced in ${skills[i]} and ${skills[i + 2]}.`);
  }
  for (const entry of resume.education ?? []) {
    const degree = `${entry.studyType}${entry.area ? ` in ${entry.area}` : ''}`;
    add('degree', `I hold a ${degree} from ${entry.institution}.`);
    add('degree', `${degree}, ${entry.institution}, ${entry.endDate?.slice(0, 4)}`);
  }
  for (const certificate of resume.certificates ?? [])
    add('certificate', `My certificates include ${certificate.name}.`);
  return found;
}

const synonyms: Record<string, string[]> = {
  cut: ['reduced', 'lowered', 'brought down'],
  reduced: ['cut', 'lowered', 'decreased'],
  increased: ['raised', 'grew', 'lifted'],
  raised: ['increased', 'improved', 'lifted'],
  grew: ['increased', 'expanded'],
  built: ['created', 'developed', 'set up', 'designed and built'],
  wrote: ['drafted', 'prepared', 'created'],
  led: ['headed', 'managed', 'directed'],
  manage: ['run', 'look after', 'handle', 'oversee'],
  managed: ['ran', 'looked after', 'handled', 'oversaw'],
  trained: ['taught', 'coached', 'instructed'],
  mentor: ['coach', 'guide'],
  introduced: ['brought in', 'set up', 'started', 'launched'],
  prepared: ['put together', 'produced', 'drew up'],
  prepare: ['put together', 'produce', 'draw up'],
  processed: ['handled', 'worked through'],
  process: ['handle', 'work through'],
  handled: ['dealt with', 'processed'],
  organized: ['arranged', 'coordinated', 'planned'],
  organised: ['arranged', 'coordinated', 'planned'],
  coordinated: ['organised', 'arranged'],
  developed: ['built', 'created', 'designed'],
  designed: ['developed', 'created', 'drew up'],
  maintained: ['kept up', 'looked after'],
  negotiate: ['agree'],
  answered: ['responded to', 'took'],
  shortened: ['cut', 'reduced'],
  reconcile: ['check and match'],
  won: ['gained', 'secured'],
  brought: ['took'],
  found: ['identified', 'uncovered'],
  automated: ['streamlined'],
  provide: ['deliver', 'give'],
  monitored: ['tracked', 'watched'],
  supported: ['helped', 'assisted'],
  run: ['manage', 'operate'],
  ran: ['managed', 'operated'],
};

function withSynonyms(line: string): string[] {
  const first = /^\w+/.exec(line)?.[0] ?? '';
  return (synonyms[first.toLowerCase()] ?? []).map(
    (word) => (word[0] ?? '').toUpperCase() + word.slice(1) + line.slice(first.length),
  );
}

const names = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function withFigures(line: string): string[] {
  const found: string[] = [];
  const add = (text: string) => {
    if (text !== line) found.push(text);
  };
  add(line.replace(/(\d)%/g, '$1 percent'));
  add(line.replace(/(\d)%/g, '$1 %'));
  add(line.replace(/(\d)M\b/g, '$1 million'));
  add(line.replace(/(\d),(\d{3})/g, '$1$2'));
  add(line.replace(/(?<![\d.,$£€/])\b([2-9]|1[0-2])\b(?![\d.,%:/-])/g, (digits) => names[Number(digits)] ?? digits));
  add(line.replace(/\bwith a budget of\b/, 'with a total budget of'));
  return found;
}

function shortened(line: string): string[] {
  const found: string[] = [];
  const comma = line.indexOf(', ');
  if (comma > 25) found.push(line.slice(0, comma));
  const and = line.lastIndexOf(' and ');
  if (and > 30 && !/\bfrom\b/.test(line)) found.push(line.slice(0, and));
  const tail = / (?:with|in|for|by|at|on|to) [^,]*$/.exec(line);
  if (tail !== null && tail.index > 25 && !/\bfrom\b|\bby\b/.test(line)) found.push(line.slice(0, tail.index));
  return found;
}

function turnedRound(line: string): string[] {
  const by = /^(\w+ [^,;]+?) by (\d+ ?%) (.*)$/.exec(line);
  const found =
    by === null
      ? []
      : [
          `By ${lower(by[3] ?? '').replace(/^with /, 'using ')}, ${lower(by[1] ?? '')} by ${by[2]}`,
          `A ${by[2]} change: ${lower(line)}`,
        ];
  const fromTo = /^(\w+) (.+) from (\S+) to (\S+)$/.exec(line);
  if (fromTo !== null)
    found.push(
      `Took ${fromTo[2]} from ${fromTo[3]} to ${fromTo[4]}`,
      `${(fromTo[2]?.[0] ?? '').toUpperCase()}${fromTo[2]?.slice(1)}: from ${fromTo[3]} to ${fromTo[4]}`,
    );
  return found;
}

function monthOf(date: string): string {
  const [year, month] = date.split('-');
  const months = 'January February March April May June July August September October November December'.split(' ');
  return month === undefined ? (year ?? '') : `${months[Number(month) - 1]} ${year}`;
}

function lower(line: string): string {
  return /^[A-Z]{2}/.test(line) ? line : (line[0] ?? '').toLowerCase() + line.slice(1);
}
