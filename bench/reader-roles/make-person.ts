import { readFileSync } from 'node:fs';

/** The words that a language's people are made of; `{b}` is a made-up name, `{c}` a town, `{f}` a field, `{n}` a figure. */
export type Words = {
  titles: string[];
  tails: string[];
  orgs: string[];
  schools: string[];
  degrees: string[];
  fields: string[];
  places: string[];
  states: string[];
  headings: Record<string, string[]>;
  months: string[];
  present: string[];
  bullets: string[];
  prose: string[];
  skills: string[];
  groups: string[];
  tongues: string[];
  levels: string[];
  labels: string[];
  details: string[];
  certs: string[];
  at: string[];
  page: string;
  email: string;
  phone: string;
};

export const wordsOf = JSON.parse(readFileSync(new URL('./words.json', import.meta.url), 'utf8')) as Record<
  string,
  Words
>;

export type Time = { from?: string; to?: string; open: boolean };
export type Role = { title: string; time: Time; points: string[]; told?: string; tools?: string };
export type Job = { employer: string; place?: string; roles: Role[] };
export type Degree = {
  school: string;
  place?: string;
  degrees: { degree: string; field?: string; time: Time }[];
  details: string[];
};
export type Person = {
  language: string;
  words: Words;
  name: string;
  headline?: string;
  email: string;
  phone: string;
  city: string;
  url?: string;
  summary?: string;
  jobs: Job[];
  volunteer: Job[];
  degrees: Degree[];
  skills: { label: string; list: string[] }[];
  tongues: { language: string; level: string }[];
  certs: { name: string; year: string }[];
  projects: { name: string; points: string[]; time?: Time; told: string }[];
  papers: { text: string }[];
  awards: { name: string; year: string }[];
  interests: string[];
};

export type Chance = {
  next: () => number;
  pick: <T>(list: readonly T[]) => T;
  some: (share: number) => boolean;
  count: (from: number, to: number) => number;
};

export function chanceOf(next: () => number): Chance {
  const count = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return { next, count, pick: (list) => list[count(0, list.length - 1)] as never, some: (share) => next() < share };
}

const beginnings =
  'Bel Cor Dan Fen Gar Hol Kes Lar Mor Nor Ost Pel Quin Ros Sil Tor Ul Ver Wes Yar Zal Alder Birch Cedar Stone Bright North Blue Green Iron Swift'.split(
    ' ',
  );
const ends = 'ton vora ley dale mark ix ara sen wick by ford mont ella ino well crest field port line path'.split(' ');
const towns =
  'Torvik Larchford Elmsworth Dornum Brackwell Hallein Austin Leeds Graz Lyon Porto Utrecht Pune Denver Turin Bilbao Ghent Kassel Rennes Tampa Oslo Leipzig Boston Madrid Campinas Bologna'.split(
    ' ',
  );
const families =
  'Merrow Okafor Lindqvist Hartwell Moreau Brandt Ferreira Rossi Novak Delgado Yilmaz Sato Weiss Larsen Petrova Dubois Chen Kumar'.split(
    ' ',
  );
const given = 'Ada Jonas Mira Theo Clara Omar Lena Hugo Ines Pavel Nora Elif Marco Yuki Priya Stefan'.split(' ');
const eastern = '华明 鼎盛 云启 海川 天成 博远'.split(' ');
const northern = 'Вектор Север Альфа Рассвет Горизонт'.split(' ');
const surnames = '张伟 李娜 王芳 刘洋 陈静'.split(' ');
const russian = 'Ирина Соколова|Павел Орлов|Анна Миронова|Дмитрий Зайцев'.split('|');

/** A fictional person of a language. The same chances make the same person. */
export function makePerson(language: string, chance: Chance): Person {
  const words = wordsOf[language] as Words;
  const { pick, some, count } = chance;
  const brand = (): string => pick(beginnings) + pick(ends);
  const fill = (text: string): string =>
    text
      .replace(/\{b\}/g, () => (some(0.25) ? `${brand()} ${brand()}` : brand()))
      .replace(/\{B\}/g, () => brand().toUpperCase().slice(0, 4))
      .replace(/\{c\}/g, () => pick(towns))
      .replace(/\{f\}/g, () => pick(words.fields))
      .replace(/\{s\}/g, () => pick(words.states))
      .replace(/\{r\}/g, () => pick(northern))
      .replace(/\{z\}/g, () => pick(eastern))
      .replace(/\{n\}/g, () => String(count(2, 9)));
  const several = <T>(from: number, to: number, make: () => T): T[] => Array.from({ length: count(from, to) }, make);
  let year = 2024;
  const time = (): Time => {
    const end = year - count(0, 1);
    year = end - count(1, 4);
    const month = (): string => String(count(1, 12)).padStart(2, '0');
    if (some(0.08)) return { to: `${end}-${month()}`, open: false };
    const open = end >= 2023 && some(0.6);
    return { from: `${year}-${month()}`, ...(open ? {} : { to: `${end}-${month()}` }), open };
  };
  const title = (): string => {
    const own = pick(words.titles);
    return some(0.14) ? `${own}${pick([', ', ' – ', ' - ', ' / ', ', '])}${pick(words.tails)}` : own;
  };
  const plain = chance.some(0.2);
  const job = (): Job => ({
    employer: fill(pick(words.orgs)),
    ...(some(0.75) ? { place: fill(pick(words.places)) } : {}),
    roles: several(1, some(0.15) ? 3 : 1, () => ({
      title: title(),
      time: time(),
      points: plain ? [] : several(0, 5, () => fill(pick(words.bullets)) + (some(0.3) ? '.' : '')),
      ...(some(plain ? 0.8 : 0.2) ? { told: fill(pick(words.prose)) } : {}),
      ...(some(0.2) ? { tools: several(3, 6, () => pick(words.skills)).join(', ') } : {}),
    })),
  });
  const jobs = several(1, 5, job);
  year = 2016;
  const degrees = several(1, 3, (): Degree => {
    const school = fill(pick(words.schools));
    return {
      school,
      ...(some(0.5) ? { place: fill(pick(words.places)) } : {}),
      degrees: several(1, some(0.12) ? 2 : 1, () => {
        const degree = fill(pick(words.degrees));
        return { degree, ...(some(0.15) ? { field: fill('{f}') } : {}), time: time() };
      }),
      details: several(0, 2, () => fill(pick(words.details))),
    };
  });
  year = 2022;
  const unique = (list: string[]): string[] => [...new Set(list)];
  const name =
    language === 'zh' ? pick(surnames) : language === 'ru' ? pick(russian) : `${pick(given)} ${pick(families)}`;
  return {
    language,
    words,
    name,
    ...(some(0.6) ? { headline: pick(words.titles) } : {}),
    email: `${pick(given).toLowerCase()}.${pick(families).toLowerCase()}@example.com`,
    phone: `+${count(1, 98)} ${count(100, 999)} ${count(100, 999)} ${count(1000, 9999)}`,
    city: pick(towns),
    ...(some(0.5) ? { url: `linkedin.com/in/${pick(families).toLowerCase()}` } : {}),
    ...(some(0.6) ? { summary: fill(pick(words.prose)) } : {}),
    jobs,
    volunteer: some(0.25) ? several(1, 2, job) : [],
    degrees,
    skills: several(1, 5, () => ({ label: pick(words.groups), list: unique(several(2, 7, () => pick(words.skills))) })),
    tongues: some(0.6) ? several(1, 3, () => ({ language: pick(words.tongues), level: pick(words.levels) })) : [],
    certs: some(0.4) ? several(1, 4, () => ({ name: fill(pick(words.certs)), year: String(count(2012, 2024)) })) : [],
    projects: some(0.35)
      ? several(1, 3, () => ({
          name: `${brand()}${some(0.4) ? ` ${pick(words.skills)}` : ''}`,
          points: several(0, 3, () => fill(pick(words.bullets))),
          ...(some(0.4) ? { time: time() } : {}),
          told: fill(pick(words.bullets)),
        }))
      : [],
    papers: some(0.2)
      ? several(2, 5, () => ({
          text: `${pick(families)}, ${pick('ABCDEFG'.split(''))}. & ${pick(families)}, ${pick('KLMN'.split(''))}. (${count(2008, 2024)}). ${pick(['On the growth of', 'A study of', 'Measuring', 'Models for'])} ${fill('{f}').toLowerCase()}. Journal of ${fill('{f}')}, ${count(3, 60)}(${count(1, 4)}), ${count(10, 90)}–${count(91, 200)}.`,
        }))
      : [],
    awards: some(0.25)
      ? several(1, 3, () => ({
          name: `${brand()} ${pick(['Award', 'Scholarship', 'Prize', 'Fellowship'])}`,
          year: String(count(2010, 2024)),
        }))
      : [],
    interests: some(0.3)
      ? several(2, 4, () => pick(['Chess', 'Hiking', 'Photography', 'Football', 'Piano', 'Cooking', 'Travel']))
      : [],
  };
}
