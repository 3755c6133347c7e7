import { type InterfaceWords, interfaces } from './interface-words.ts';
import type { Line, Profile } from './make-linkedin.ts';

type Work = { name: string; position: string; startDate: string; endDate?: string; location?: string };
type School = { institution: string; studyType: string; area?: string; endDate: string };

/** A fictional profile with what a careful reader finds in it. */
export type Sample = {
  profile: Profile;
  truth: { name: string; label: string; work: Work[]; education: School[]; skills: string[]; certificates: string[] };
};

/** Pseudo-random numbers below `n`, the same for the same seed. */
function makeDice(seed: number): (n: number) => number {
  let state = (seed + 1) * 2_654_435_761;
  return (n) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    return Math.floor((state / 4_294_967_296) * n);
  };
}

const steps: Record<Line[0], number> = {
  summary: 18,
  company: 32,
  total: 16.4,
  title: 16.1,
  dates: 14.5,
  place: 14.7,
  first: 21.3,
  next: 18,
  gap: 36,
  school: 25.5,
  degree: 17.6,
  page: 0,
};

/** A profile in a language of the interface: wrapped and broken into pages as the real ones are. */
export function makeProfile(language: string, seed: number): Sample {
  const words = interfaces[language] as InterfaceWords;
  const dice = makeDice(seed);
  const pick = <Item>(list: Item[]): Item => list[dice(list.length)] as Item;
  const name = pick(words.names);
  const label = `${pick(words.titles)} | ${pick(words.skills)} · ${pick(words.skills)}`;
  const work: Work[] = [];
  const jobs: Line[] = [];
  let year = 2024;
  for (let house = 0; house < 2 + dice(3); house++) {
    const roles = 1 + (dice(3) === 0 ? 1 + dice(2) : 0);
    const employer = words.houses[(house + seed) % words.houses.length] as string;
    jobs.push(['company', employer]);
    if (roles > 1) jobs.push(['total', words.lasted(roles + 1, 1 + dice(11))]);
    for (let role = 0; role < roles; role++) {
      const position = pick(words.titles);
      const [from, to] = [1 + dice(12), 1 + dice(12)];
      const open = work.length === 0 && dice(3) > 0;
      const begin = year - 1 - dice(2);
      const yearly = dice(6) === 0;
      const date = (y: number, m: number) => (yearly ? `${y}` : `${words.months[m - 1]}${words.joint}${y}`);
      const end = open ? pick(words.present) : date(year, to);
      jobs.push(...wrapLine('title', 'title', position, 63));
      jobs.push(['dates', `${date(begin, from)} - ${end} (${words.lasted(1 + dice(4), 1 + dice(11))})`]);
      const iso = (y: number, m: number) => (yearly ? `${y}` : `${y}-${String(m).padStart(2, '0')}`);
      const job: Work = { name: employer, position, startDate: iso(begin, from) };
      if (!open) job.endDate = iso(year, to);
      if (dice(2) === 0) {
        job.location = pick(words.places);
        jobs.push(['place', job.location]);
      }
      if (dice(3) > 0)
        for (const [index, deed] of words.deeds.entries())
          jobs.push(...wrapLine(index === 0 ? 'first' : 'next', 'next', deed, 69));
      work.push(job);
      year = begin;
    }
  }
  const education: School[] = [];
  const schools: Line[] = [];
  for (let index = 0; index < 1 + dice(3); index++) {
    const institution = words.schools[(index + seed) % words.schools.length] as string;
    const [studyType, area] = words.degrees[index] as [string, string];
    const [from, to] = [1995 + dice(10), 2006 + dice(8)];
    const dated =
      dice(2) === 0
        ? `${from} - ${to}`
        : `${words.months[8]}${words.joint}${from} - ${words.months[5]}${words.joint}${to}`;
    schools.push(['school', institution]);
    schools.push(...wrapLine('degree', 'degree', `${studyType}${area && `, ${area}`} · (${dated})`, 69));
    education.push({
      institution,
      studyType,
      ...(area && { area }),
      endDate: /[a-z]/i.test(dated) ? `${to}-06` : `${to}`,
    });
  }
  const user = name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]+/g, '-');
  const url = `www.linkedin.com/in/${user}-${1000 + dice(9000)}`;
  const skills = words.skills;
  const certificates = words.certificates.slice(0, dice(3));
  const side = (heading: string, entries: string[]) => ({ heading, entries: entries.map((text) => wrap(text, 31)) });
  const profile: Profile = {
    sidebar: [
      side(words.side[0], [`+49 30 5550 ${1000 + dice(9000)} (Mobile)`, `${user.split('-')[0]}@example.org`]),
      side(words.side[1], skills),
      ...(certificates.length > 0 ? [side(words.side[3], certificates)] : []),
    ],
    links: [breakAddress(`${url} (LinkedIn)`), breakAddress(`example.org/${user} (${words.links[dice(2)]})`)],
    name,
    headline: wrap(label, 61),
    place: pick(words.places),
    main: [
      ...(dice(2) === 0
        ? [
            {
              heading: words.main[0],
              lines: wrap(`${words.deeds[0]}. ${words.deeds[0]}.`, 61).map((text): Line => ['summary', text]),
            },
          ]
        : []),
      { heading: words.main[1], lines: jobs },
      { heading: words.main[2], lines: schools },
    ],
  };
  breakPages(profile);
  return { profile, truth: { name, label, work, education, skills, certificates } };
}

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

function wrapLine(first: Line[0], next: Line[0], text: string, width: number): Line[] {
  return wrap(text, width).map((line, index): Line => [index === 0 ? first : next, line]);
}

/** An address breaks behind a hyphen or anywhere; its kind stands on a line of its own where it does not fit. */
function breakAddress(text: string): string[] {
  const [address = '', kind = ''] = text.split(' ');
  const lines: string[] = [];
  let rest = address;
  while (rest.length > 30) {
    const at = rest.lastIndexOf('-', 29) + 1 || 30;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return rest.length + kind.length < 30 ? [...lines, `${rest} ${kind}`] : [...lines, rest, kind];
}

/** A page ends where the next line would run into its foot. */
function breakPages(profile: Profile): void {
  let y = 65.5 + 6 + 15.4 * (profile.headline.length + 1);
  for (const section of profile.main) {
    y += 37.6;
    section.lines = section.lines.flatMap((line): Line[] => {
      y += steps[line[0]];
      if (y < 745) return [line];
      y = 40 + steps[line[0]];
      return [['page', ''], line];
    });
  }
}
