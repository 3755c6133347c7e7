import type { Document } from '@shortlist/schema';
import { Pen, type Run, type Style } from './draw-page.ts';
import type { Chance, Degree, Job, Person, Role, Time } from './make-person.ts';

/** A drawn document with its truth; `headings` and `labels` are the lines that no value of the truth says. */
export type Drawn = { document: Document; truth: Record<string, unknown>; headings: string[]; labels: string[] };

// Rows of a job's head: T title, E employer, P place, D dates; `~` parts what stands left from what stands right, letters in braces are words as they are.
const jobRows = [
  ['T~D', 'E, P'],
  ['E~P', 'T~D'],
  ['E~D', 'T~P'],
  ['T · E~D'],
  ['T {at} E~D', 'P'],
  ['D', 'T', 'E, P'],
  ['E', 'T', 'D'],
  ['E — T', 'D · P'],
  ['T, E~D'],
  ['T, E, P (D)'],
  ['E, P~D', 'T'],
  ['T', 'E | P | D'],
  ['T | E~D', 'P'],
  ['E, T~D'],
  ['D', 'E, P', 'T'],
  ['T (D)', 'E'],
  ['E (P)~D', 'T'],
  ['T', 'E~D'],
  ['T – E', 'D, P'],
  ['D: T, E'],
  ['D  T, E, P'],
  ['E | T | D'],
  ['E – P~D', 'T'],
  ['T~P', 'E~D'],
  ['D', 'T {at} E'],
  ['E', 'T | D'],
  ['T, E', 'P~D'],
  ['E: T~D'],
  ['T~E', 'D~P'],
  ['E~T', 'P~D'],
];
// The same with the dates in a rail on the left.
const railRows = [
  ['T', 'E, P'],
  ['T, E, P'],
  ['E', 'T'],
  ['T {at} E'],
  ['E, P', 'T'],
  ['T | E'],
  ['T', 'E', 'P'],
  ['E – T'],
];
// Rows of a degree's head: S school, G degree, F field.
const degreeRows = [
  ['G~D', 'S, P'],
  ['S~P', 'G~D'],
  ['S~D', 'G'],
  ['G, S~D'],
  ['S, G (D)'],
  ['D', 'G', 'S'],
  ['S', 'G', 'D'],
  ['G', 'S~D'],
  ['G | S | D'],
  ['S — G', 'D'],
  ['G', 'S, P', 'D'],
  ['G {at} S~D'],
  ['D: G, S'],
  ['S, P~D', 'G'],
  ['G~S', 'D'],
  ['D  G, S, P'],
  ['S~D', 'G, P'],
  ['S', 'G~D'],
];
const degreeRails = [['G', 'S, P'], ['S', 'G'], ['G, S'], ['S, G'], ['G', 'S'], ['S, P', 'G']];

type Design = {
  body: Style;
  heading: Style;
  headingCentre: boolean;
  rule: boolean;
  marks: string;
  styles: Record<string, Style>;
  jobs: string[];
  degrees: string[];
  rail: number;
  indent: number;
  dates: number;
  gap: number;
  tight: number;
  separator: string;
  colon: boolean;
};

const colours = ['#1f4e79', '#8a1c1c', '#2e7d32', '#555555', '#0066cc', '#b8860b'];

function makeDesign(chance: Chance): Design {
  const { pick, some, count } = chance;
  const size = pick([9, 9.5, 10, 10.5, 11, 12]);
  const body: Style = { size, ...(some(0.2) ? { color: '#333333' } : {}) };
  const heading: Style = {
    size: size + pick([0, 1, 2, 3, 4, 6]),
    bold: some(0.7),
    caps: some(0.45),
    italic: some(0.05),
    ...(some(0.4) ? { color: pick(colours) } : body.color ? { color: body.color } : {}),
  };
  const rule = some(0.45);
  if (heading.size === size && !heading.caps && !heading.color && !rule) heading.bold = true;
  const quiet = (): Style => ({ ...body });
  const accent = (): Style =>
    pick<Style>([
      { ...body, bold: true },
      { ...body, bold: true, size: size + 1 },
      { ...body, bold: true, color: pick(colours) },
      { ...body, italic: true },
      { ...body, color: pick(colours) },
      { ...body, size: size + 1.5 },
      { ...body, bold: true, italic: true },
      { ...body, caps: true, bold: some(0.5) },
    ]);
  const plain = some(0.12);
  const lead = plain ? quiet() : accent();
  const second = plain || some(0.4) ? quiet() : some(0.3) ? lead : accent();
  const swap = some(0.5);
  const rail = some(0.22);
  return {
    body,
    heading,
    headingCentre: some(0.12),
    rule,
    marks: pick(['•', '•', '•', '-', '–', '▪', '◦', '', '➢', '*']),
    styles: {
      T: swap ? lead : second,
      E: swap ? second : lead,
      S: swap ? second : lead,
      G: swap ? lead : second,
      F: quiet(),
      P: some(0.7) ? quiet() : accent(),
      D: some(0.6) ? quiet() : accent(),
    },
    jobs: pick(rail ? railRows : jobRows),
    degrees: pick(rail ? degreeRails : degreeRows),
    rail: rail ? pick([80, 100, 120]) : 0,
    indent: pick([0, 0, 0, 12, 20]),
    dates: count(0, 7),
    gap: pick([4, 6, 8, 10, 14]),
    tight: pick([0, 0, 2, 3]),
    separator: pick([', ', ', ', ', ', ' | ', ' · ', ' • ', ' / ', '; ']),
    colon: some(0.15),
  };
}

/** Draws a person's resume in a design of its own. */
export function drawPerson(person: Person, chance: Chance): Drawn {
  const design = makeDesign(chance);
  const { pick, some } = chance;
  const pen = new Pen(pick([1.15, 1.2, 1.3, 1.45, 1.6]));
  const drawn: Drawn = { document: pen.document(), truth: truthOf(person), headings: [], labels: [] };
  const side = some(0.25) && design.rail === 0;
  const { body } = design;
  const centre = some(0.35);
  pen.line([{ text: person.name, style: { size: pick([16, 20, 24, 30]), bold: some(0.6), caps: some(0.3) } }], {
    centre,
  });
  if (person.headline)
    pen.line([{ text: person.headline, style: { ...body, size: body.size + pick([0, 2, 4]) } }], { centre });
  const contact = [person.email, person.phone, person.city, ...(person.url ? [person.url] : [])];
  if (!side) {
    if (some(0.6)) pen.line([{ text: contact.join(pick([' | ', ' · ', '  ', ', '])), style: body }], { centre });
    else for (const each of contact) pen.line([{ text: each, style: body }], { centre });
  }
  const top = pen.place;
  const sections = shuffleSections(person, design, chance, drawn);
  const asides = side ? ['skills', 'languages', 'interests', 'certificates'] : [];
  if (side) {
    const left = some(0.6);
    const narrow = pick([150, 170, 190]);
    const [a, b] = left
      ? [
          [40, 40 + narrow - 20],
          [40 + narrow, 555],
        ]
      : [
          [555 - narrow + 20, 555],
          [40, 555 - narrow - 5],
        ];
    pen.move(a?.[0] as number, a?.[1] as number, 1, top.y + 10);
    heading(pen, design, pick(['Contact', person.words.email]), drawn);
    for (const each of contact) pen.text(each, body);
    for (const { kind, draw } of sections) if (asides.includes(kind)) draw(pen);
    pen.move(b?.[0] as number, b?.[1] as number, 1, top.y + 10);
  }
  for (const { kind, draw } of sections) if (!asides.includes(kind)) draw(pen);
  drawn.document = pen.document();
  return drawn;
}

type SectionDrawing = { kind: string; draw: (pen: Pen) => void };

function shuffleSections(person: Person, design: Design, chance: Chance, drawn: Drawn): SectionDrawing[] {
  const { words } = person;
  const { pick, some, next } = chance;
  const { body } = design;
  const named = (kind: string, draw: (pen: Pen) => void): SectionDrawing => {
    const title = pick(words.headings[kind] as string[]);
    return {
      kind,
      draw: (pen) => {
        heading(pen, design, title, drawn);
        draw(pen);
      },
    };
  };
  const points = (pen: Pen, list: string[]): void => {
    for (const point of list) pen.text(point, body, { mark: design.marks, indent: design.indent + design.rail });
  };
  const list: (SectionDrawing & { order: number })[] = [];
  const add = (order: number, section: SectionDrawing): void =>
    void list.push({ ...section, order: order + next() * 2 });
  if (person.summary)
    add(
      -2,
      named('summary', (pen) => pen.text(person.summary as string, body)),
    );
  const early = some(0.35);
  add(
    early ? 1 : 3,
    named('education', (pen) => drawDegrees(pen, person.degrees, design, chance, drawn)),
  );
  add(
    2,
    named('work', (pen) => drawJobs(pen, person.jobs, design, chance, drawn, words.at)),
  );
  if (person.volunteer.length > 0)
    add(
      5,
      named('volunteer', (pen) => drawJobs(pen, person.volunteer, design, chance, drawn, words.at)),
    );
  const way = next();
  add(
    4,
    named('skills', (pen) => {
      for (const { label, list: own } of person.skills) {
        if (way < 0.45) {
          const bold = some(0.6);
          pen.line(
            [
              { text: `${label}: `, style: { ...body, bold } },
              { text: own.join(', '), style: body },
            ],
            {},
          );
        } else if (way < 0.6) {
          pen.line([{ text: label, style: { ...body, bold: true } }]);
          points(pen, own);
        } else if (way < 0.75) points(pen, own);
        else if (way < 0.85) pen.text(own.join(design.separator), body);
        else
          for (let i = 0; i < own.length; i += 2)
            pen.line(
              [{ text: own[i] as string, style: body }],
              own[i + 1]
                ? {
                    rail: [{ text: own[i + 1] as string, style: body }],
                    railX: pen.bounds.left + (pen.bounds.right - pen.bounds.left) / 2,
                  }
                : {},
            );
      }
    }),
  );
  if (person.tongues.length > 0)
    add(
      5,
      named('languages', (pen) => {
        const row = next();
        if (row < 0.3) pen.text(person.tongues.map(({ language, level }) => `${language} (${level})`).join(', '), body);
        else
          for (const { language, level } of person.tongues)
            if (row < 0.6)
              pen.text(`${language}${pick([' – ', ': ', ' - '])}${level}`, body, {
                mark: some(0.5) ? design.marks : '',
              });
            else pen.line([{ text: language, style: body }], { right: [{ text: level, style: body }] });
      }),
    );
  if (person.certs.length > 0)
    add(
      5,
      named('certificates', (pen) => {
        for (const { name, year } of person.certs)
          if (some(0.5)) pen.text(`${name}, ${year}`, body, { mark: design.marks });
          else pen.line([{ text: name, style: body }], { right: [{ text: year, style: body }] });
      }),
    );
  if (person.projects.length > 0)
    add(
      4,
      named('projects', (pen) => {
        for (const { name, points: own, told, time } of person.projects) {
          const style = design.styles.T as Style;
          if (own.length === 0) pen.text(`${name}: ${told}`, body, { mark: design.marks });
          else {
            pen.line(
              [{ text: name, style }],
              time ? { right: [{ text: tell(time, design, person), style: body }] } : {},
            );
            points(pen, own);
          }
          pen.skip(design.gap / 2);
        }
      }),
    );
  if (person.papers.length > 0)
    add(
      6,
      named('publications', (pen) => {
        person.papers.forEach(({ text }, i) => {
          pen.text(text, body, { mark: pick([`${i + 1}.`, '', design.marks]) });
          pen.skip(2);
        });
      }),
    );
  if (person.awards.length > 0)
    add(
      6,
      named('awards', (pen) => {
        for (const { name, year } of person.awards) pen.text(`${name}, ${year}`, body, { mark: design.marks });
      }),
    );
  if (person.interests.length > 0)
    add(
      7,
      named('interests', (pen) => pen.text(person.interests.join(', '), body)),
    );
  if (some(0.35))
    add(
      6,
      named('custom', (pen) => {
        const made = Array.from({ length: chance.count(1, 4) }, () => pick(words.bullets).replace('{n}', '4'));
        for (const text of made) {
          pen.text(text, body, { mark: some(0.7) ? design.marks : '' });
        }
      }),
    );
  return list.sort((a, b) => a.order - b.order);
}

function heading(pen: Pen, design: Design, text: string, drawn: Drawn): void {
  pen.skip(design.gap * 1.3);
  const title = design.colon ? `${text}:` : text;
  drawn.headings.push(design.heading.caps ? title.toUpperCase() : title);
  pen.line([{ text: title, style: design.heading }], { centre: design.headingCentre });
  if (design.rule) pen.rule();
  pen.skip(design.tight + 2);
}

function drawJobs(pen: Pen, jobs: Job[], design: Design, chance: Chance, drawn: Drawn, at: string[]): void {
  const { some, pick } = chance;
  for (const { employer, place, roles } of jobs) {
    roles.forEach((role, i) => {
      const values = { T: role.title, E: i > 0 ? '' : employer, P: i > 0 ? '' : (place ?? ''), D: role.time };
      if (roles.length > 1) {
        // Several jobs at one employer: its name above them.
        if (i === 0)
          pen.line(
            [{ text: employer, style: design.styles.E as Style }],
            place ? { right: [{ text: place, style: design.styles.P as Style }] } : {},
          );
        drawHead(pen, [pick(['T~D', 'T~D', 'T, D'])], { ...values, E: '', P: '' }, design, at);
      } else drawHead(pen, design.jobs, values, design, at);
      const indent = design.rail + design.indent;
      if (role.told) pen.text(role.told, { ...design.body, italic: some(0.2) }, { indent });
      if (role.points.length > 0 && some(0.08)) {
        const label = pick(Object.values(jobLabels(drawn)));
        drawn.labels.push(label);
        pen.line([{ text: label, style: { ...design.body, bold: some(0.5) } }], { indent });
      }
      for (const point of role.points) pen.text(point, design.body, { mark: design.marks, indent });
      if (role.tools) pen.text(`Technologies: ${role.tools}`, { ...design.body, italic: some(0.3) }, { indent });
      pen.skip(design.gap);
    });
  }
}

const jobLabels = (_: Drawn): string[] => [
  'Responsibilities:',
  'Key achievements:',
  'Achievements',
  'Aufgaben:',
  'Missions :',
  'Funciones:',
  'Duties',
];

function drawDegrees(pen: Pen, schools: Degree[], design: Design, chance: Chance, _: Drawn): void {
  for (const { school, place, degrees, details } of schools) {
    degrees.forEach(({ degree, field, time }, i) => {
      const values = {
        S: i > 0 ? '' : school,
        P: i > 0 ? '' : (place ?? ''),
        G: field ? `${degree}, ${field}` : degree,
        D: time,
      };
      drawHead(pen, design.degrees, values, design, []);
    });
    for (const detail of details)
      pen.text(detail, design.body, {
        mark: chance.some(0.5) ? design.marks : '',
        indent: design.rail + design.indent,
      });
    pen.skip(design.gap);
  }
}

type Values = Record<string, string | Time>;

function drawHead(pen: Pen, rows: string[], values: Values, design: Design, at: string[]): void {
  let rail = design.rail > 0 ? tell(values.D as Time, design) : '';
  for (const row of rows) {
    const [left = '', right] = row.split('~').map((half) => runsOf(half, values, design, at));
    const own = left as Run[];
    const aside = (right ?? []) as Run[];
    if (own.length === 0 && aside.length === 0 && rail === '') continue;
    pen.line(own, {
      indent: design.rail,
      ...(aside.length > 0 ? { right: aside } : {}),
      ...(rail === '' ? {} : { rail: [{ text: rail, style: design.styles.D as Style }] }),
    });
    rail = '';
  }
}

/** The runs of half a row: values in their styles, marks between those that are there. */
function runsOf(half: string, values: Values, design: Design, at: string[]): Run[] {
  const runs: Run[] = [];
  let mark = '';
  for (const part of half.replace('{at}', at[0] ?? ',').match(/[TEPDSGF](?![a-zà-ÿ])|[^TEPDSGF]+/g) ?? []) {
    const value = values[part];
    if (value === undefined) {
      mark = part;
      continue;
    }
    const text = typeof value === 'string' ? value : tell(value, design);
    if (text === '') continue;
    if (runs.length > 0) {
      const plain: Style = { ...design.body };
      runs.push({
        text: mark.startsWith(':') || mark.startsWith(',') ? mark : /\s/.test(mark) ? mark : ` ${mark} `,
        style: plain,
      });
    }
    runs.push({ text, style: design.styles[part] as Style });
    if (mark.includes('(')) runs.push({ text: ')', style: { ...design.body } });
    mark = '';
  }
  return runs;
}

let months: string[] = [];
let present = 'Present';

/** Says how a language names its months before times are told. */
export function speak(person: Person): void {
  ({ months } = person.words);
  present = person.words.present[0] ?? present;
}

function tell({ from, to, open }: Time, design: Design, _?: Person): string {
  const say = (date: string): string => {
    const [year = '', month = '01'] = date.split('-');
    const name = months[Number(month) - 1] ?? month;
    switch (design.dates) {
      case 0:
        return `${name.slice(0, name.length > 4 && !/月/.test(name) ? 3 : 9)} ${year}`;
      case 1:
        return `${name} ${year}`;
      case 2:
        return `${month}/${year}`;
      case 3:
        return year;
      case 4:
        return `${year}.${month}`;
      case 5:
        return `${month}.${year}`;
      case 6:
        return year;
      default:
        return `${year}-${month}`;
    }
  };
  const dash = ['–', '-', '—', present === 'Present' ? 'to' : '–'][(design.dates + design.gap) % 4] as string;
  if (!from) return to ? say(to) : '';
  return `${say(from)} ${dash} ${open || !to ? present : say(to)}`;
}

function truthOf(person: Person): Record<string, unknown> {
  const entries = (jobs: Job[], key: string): unknown[] =>
    jobs.flatMap(({ employer, place, roles }) =>
      roles.map((role: Role) => ({
        [key]: employer,
        position: role.title,
        location: place,
        startDate: role.time.from ?? role.time.to,
        endDate: role.time.from ? role.time.to : undefined,
        highlights: [...role.points, ...(role.tools ? [`Technologies: ${role.tools}`] : [])],
        summary: role.told,
      })),
    );
  return {
    basics: {
      name: person.name,
      label: person.headline,
      email: person.email,
      phone: person.phone,
      url: person.url,
      summary: person.summary,
      location: { city: person.city },
    },
    work: entries(person.jobs, 'name'),
    volunteer: entries(person.volunteer, 'organization'),
    education: person.degrees.flatMap(({ school, place, degrees }) =>
      degrees.map(({ degree, field, time }) => ({
        institution: school,
        studyType: degree,
        area: field,
        location: place,
        startDate: time.from,
        endDate: time.to,
      })),
    ),
    details: person.degrees.flatMap(({ details }) => details),
    skills: person.skills.map(({ label, list }) => ({ name: label, keywords: list })),
    languages: person.tongues.map(({ language, level }) => ({ language, fluency: level })),
    certificates: person.certs.map(({ name, year }) => ({ name, date: year })),
    projects: person.projects.map(({ name, points, told, time }) => ({
      name,
      highlights: points.length > 0 ? points : [told],
      startDate: time?.from,
      endDate: time?.to,
    })),
    publications: person.papers.map(({ text }) => ({ name: text })),
    awards: person.awards.map(({ name, year }) => ({ title: name, date: year })),
    interests: person.interests.map((name) => ({ name })),
  };
}
