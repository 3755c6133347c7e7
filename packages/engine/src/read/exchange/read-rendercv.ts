import { type Document, Resume } from '@shortlist/schema';
import { parse } from 'yaml';
import { decodeText } from '../decode-text.ts';
import { nameIssues } from '../json-resume/name-issues.ts';
import { ReadError } from '../read-error.ts';
import { isLoose, items, type Loose, part, said, word, words } from './loose-value.ts';
import { joinText, readDay, readEnds, readSpan } from './read-span.ts';
import { tellValues } from './tell-values.ts';

/** Letters of the longest file, as of every resume that comes as data; a long one has some thousands. */
const longest = 300_000;

/** Reads the YAML of RenderCV (https://docs.rendercv.com). Throws a ReadError `invalid-resume`. */
export function readRenderCv(bytes: Uint8Array): { document: Document; resume: Resume } {
  const text = decodeText(bytes);
  if (text.length > longest) throw new ReadError('too-much-text');
  const cv = part(parseYaml(text), 'cv');
  if (!word(cv, 'name') && !isLoose(cv.sections))
    throw new ReadError('invalid-resume', [
      'The file must contain “cv” with a name or sections, as RenderCV writes it.',
    ]);
  const parsed = Resume.safeParse(toResume(cv));
  if (!parsed.success) throw new ReadError('invalid-resume', nameIssues(parsed.error));
  return { document: tellValues('yaml', bytes.length, cv), resume: parsed.data };
}

function parseYaml(text: string): unknown {
  try {
    return parse(text, { schema: 'core', maxAliasCount: 20 });
  } catch (error) {
    const { linePos } = error as { linePos?: [{ line: number; col: number }] };
    const place = linePos && `Line ${linePos[0].line}, column ${linePos[0].col}`;
    throw new ReadError('invalid-resume', [place ? `${place}: this isn’t YAML.` : 'This isn’t YAML.']);
  }
}

function toResume(cv: Loose): Resume {
  const resume: Required<Lists> = {
    work: [],
    education: [],
    projects: [],
    skills: [],
    languages: [],
    publications: [],
    certificates: [],
    awards: [],
    volunteer: [],
    customSections: [],
  };
  let summary: string | undefined;
  for (const [key, entries] of Object.entries(part(cv, 'sections'))) {
    if (!Array.isArray(entries)) continue;
    if (!summary && /summary|about|profile|objective/i.test(key) && entries.every((one) => typeof one === 'string')) {
      summary = entries.join('\n');
      continue;
    }
    for (const entry of entries) place(resume, key, entry);
  }
  const city = word(cv, 'location');
  return said({
    basics: said({
      name: word(cv, 'name'),
      label: word(cv, 'headline', 'label'),
      email: word(cv, 'email') ?? words(cv, 'email')[0],
      phone: word(cv, 'phone')?.replace(/^tel:/, '') ?? words(cv, 'phone')[0],
      url: word(cv, 'website') ?? words(cv, 'website')[0],
      location: city ? { city } : undefined,
      summary,
      profiles: items(cv, 'social_networks').map((one) => {
        const [network, username] = [word(one, 'network'), word(one, 'username')];
        return said({ network, username, url: username && homes.get(network ?? '')?.(username) });
      }),
    }),
    ...resume,
  });
}

type Lists = Pick<
  Resume,
  | 'work'
  | 'education'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'publications'
  | 'certificates'
  | 'awards'
  | 'volunteer'
  | 'customSections'
>;

/** Where the names on a network lead to. */
const homes = new Map<string, (name: string) => string>([
  ['LinkedIn', (name) => `https://www.linkedin.com/in/${name}`],
  ['GitHub', (name) => `https://github.com/${name}`],
  ['GitLab', (name) => `https://gitlab.com/${name}`],
  ['X', (name) => `https://x.com/${name}`],
  ['ORCID', (name) => `https://orcid.org/${name}`],
  ['ResearchGate', (name) => `https://www.researchgate.net/profile/${name}`],
  ['StackOverflow', (name) => `https://stackoverflow.com/users/${name}`],
]);

/** An entry is what its fields make it, whatever its section is called; only where they leave it open the section's name tells. */
function place(resume: Required<Lists>, section: string, entry: unknown): void {
  const own = () => {
    const title = titleOf(section);
    const lines = linesOf(entry);
    const known = resume.customSections?.find((one) => one.title === title);
    if (known) known.lines.push(...lines);
    else if (lines.length > 0) resume.customSections?.push({ title, lines });
  };
  if (!isLoose(entry)) {
    own();
    return;
  }
  const { dates, left } = when(entry);
  const summary = joinText(left, lineList(entry.summary));
  const highlights = words(entry, 'highlights');
  const { text: name, url } = linked(word(entry, 'name', 'title'));
  const location = word(entry, 'location');
  if (entry.institution) {
    const [institution, studyType, area] = [word(entry, 'institution'), word(entry, 'degree'), word(entry, 'area')];
    const courses = [...(summary?.split('\n') ?? []), ...highlights];
    resume.education?.push(said({ institution, studyType, area, location, ...dates, courses }));
  } else if (entry.company) {
    const job = said({ position: word(entry, 'position'), location, ...dates, summary, highlights });
    const company = word(entry, 'company');
    if (/volunteer/i.test(section)) resume.volunteer?.push({ organization: company, ...job });
    else resume.work?.push({ name: company, ...job });
  } else if (entry.authors) {
    const doi = word(entry, 'doi');
    resume.publications?.push(
      said({
        name,
        publisher: word(entry, 'journal'),
        releaseDate: dates.endDate ?? dates.startDate,
        url: word(entry, 'url') ?? (doi ? `https://doi.org/${doi}` : url),
        summary: joinText(words(entry, 'authors').join(', '), summary ? [summary] : []),
      }),
    );
  } else if (entry.label && entry.details) {
    const [label, details] = [word(entry, 'label'), word(entry, 'details')];
    if (/language/i.test(section)) resume.languages?.push(said({ language: label, fluency: details }));
    else if (/skill|technolog|tool|competenc/i.test(section))
      resume.skills?.push(said({ name: label, keywords: details?.split(/\s*[,;]\s*/) }));
    else own();
  } else if (name && /certif|licen/i.test(section)) {
    resume.certificates?.push(said({ name, url, date: dates.endDate, summary: joinText(summary, highlights) }));
  } else if (name && /award|honou?r/i.test(section)) {
    resume.awards?.push(said({ title: name, date: dates.endDate, summary: joinText(summary, highlights) }));
  } else if (name && /project|open.?source/i.test(section)) {
    resume.projects?.push(said({ name, url, ...dates, description: summary, highlights }));
  } else own();
}

function when(entry: Loose) {
  const [start, end, day] = [word(entry, 'start_date'), word(entry, 'end_date'), word(entry, 'date')];
  if (start || end) return readEnds(start, end ?? 'present');
  const { date } = readDay(day);
  return date ? { dates: { endDate: date } } : readSpan(day);
}

/** A name that is a link in Markdown. */
function linked(text: string | undefined): { text?: string; url?: string } {
  const [, words, url] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(text ?? '') ?? [];
  return words && url ? { text: words, url } : text ? { text } : {};
}

/** All that an entry says, a line each. */
function linesOf(entry: unknown): string[] {
  if (typeof entry === 'string' || typeof entry === 'number') return [String(entry)];
  if (!isLoose(entry)) return [];
  const single = word(entry, 'bullet', 'number', 'reversed_number');
  if (single) return [`- ${single}`];
  if (entry.label) return [[word(entry, 'label'), word(entry, 'details')].filter(Boolean).join(': ')];
  const span = [word(entry, 'start_date'), word(entry, 'end_date')].filter(Boolean).join(' – ');
  const head = [word(entry, 'name', 'title'), word(entry, 'location'), word(entry, 'date') ?? span];
  return [
    head.filter(Boolean).join(', '),
    ...lineList(entry.summary),
    ...words(entry, 'highlights').map((line) => `- ${line}`),
  ].filter(Boolean);
}

const lineList = (text: unknown): string[] =>
  typeof text === 'string'
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];

/** `extracurricular_activities` as people write it. */
function titleOf(key: string): string {
  if (!/^[a-z\d_]+$/.test(key)) return key.trim().slice(0, 120);
  return key
    .split('_')
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join(' ');
}
