import type { Resume } from '@shortlist/schema';
import { isLoose, items, type Loose, part, said, word, words } from './loose-value.ts';
import { readMarkup } from './read-markup.ts';
import { joinText, readDay, readSpan } from './read-span.ts';

/** Whether a JSON is a resume of Reactive Resume, version 4 or 5: `sections` by name, each with its `items`. */
export function isReactiveResume(value: unknown): value is Loose {
  return (
    isLoose(value) && isLoose(value.basics) && isLoose(value.sections) && isLoose(part(value, 'sections').experience)
  );
}

/** A resume of Reactive Resume (https://github.com/amruthpillai/reactive-resume, versions 4 and 5) as JSON Resume. Hidden entries and sections come along: they are the person's words too. */
export function readReactiveResume(value: Loose): Resume {
  const list = (name: string) => items(part(part(value, 'sections'), name));
  return said({
    basics: readBasics(value),
    work: list('experience').flatMap(readJobs),
    volunteer: list('volunteer').map((item) =>
      said({
        organization: word(item, 'organization'),
        position: word(item, 'position'),
        location: word(item, 'location'),
        url: address(item),
        ...spanAndText(item),
      }),
    ),
    education: list('education').map(readSchool),
    projects: list('projects').map((item) => {
      const { summary, ...rest } = spanAndText(item);
      const description = [word(item, 'description')?.replace(/<[^<>]*>/g, '') === summary ? '' : plain(item), summary];
      return said({
        name: word(item, 'name'),
        url: address(item),
        keywords: words(item, 'keywords'),
        ...rest,
        description: [...new Set(description)].filter(Boolean).join('\n') || undefined,
      });
    }),
    skills: list('skills').map((item) =>
      said({
        name: word(item, 'name'),
        level: word(item, 'proficiency', 'description'),
        keywords: words(item, 'keywords'),
      }),
    ),
    languages: list('languages').map((item) =>
      said({ language: word(item, 'language', 'name'), fluency: word(item, 'fluency', 'description') }),
    ),
    interests: list('interests').map((item) => said({ name: word(item, 'name'), keywords: words(item, 'keywords') })),
    awards: list('awards').map((item) => ({ ...dated(item, 'date'), ...said({ awarder: word(item, 'awarder') }) })),
    certificates: list('certifications').map((item) => {
      const { title, ...rest } = dated(item, 'date');
      return said({ name: title, issuer: word(item, 'issuer'), url: address(item), ...rest });
    }),
    publications: list('publications').map((item) => {
      const { title, date, ...rest } = dated(item, 'date');
      return said({ name: title, publisher: word(item, 'publisher'), releaseDate: date, url: address(item), ...rest });
    }),
    references: list('references').map((item) => {
      const text = readMarkup(markup(item));
      const head = [word(item, 'name'), word(item, 'position')].filter(Boolean).join(', ');
      return said({ name: head, reference: joinText(word(item, 'phone'), [...text.paragraphs, ...text.points]) });
    }),
    customSections: readOwn(value),
  });
}

function readBasics(value: Loose): NonNullable<Resume['basics']> {
  const basics = part(value, 'basics');
  const older = part(part(value, 'sections'), 'summary');
  const summary = readMarkup(String(part(value, 'summary').content ?? older.content ?? ''));
  const city = word(basics, 'location');
  return said({
    name: word(basics, 'name'),
    label: word(basics, 'headline'),
    email: word(basics, 'email'),
    phone: word(basics, 'phone'),
    url: word(part(basics, 'website'), 'url') ?? word(part(basics, 'url'), 'href'),
    location: city ? { city } : undefined,
    summary: joinText(undefined, [...summary.paragraphs, ...summary.points]),
    profiles: [
      ...items(part(part(value, 'sections'), 'profiles')).map((item) =>
        said({ network: word(item, 'network'), username: word(item, 'username'), url: address(item) }),
      ),
      ...items(basics, 'customFields').map((field) =>
        said({ network: word(field, 'name'), username: word(field, 'text', 'value'), url: word(field, 'link') }),
      ),
    ].filter((profile) => Object.keys(profile).length > 0),
  });
}

/** A job, or the jobs at one employer where there were several. */
function readJobs(item: Loose): NonNullable<Resume['work']> {
  const employer = { name: word(item, 'company'), location: word(item, 'location'), url: address(item) };
  const roles = items(item, 'roles');
  if (roles.length === 0) return [said({ ...employer, position: word(item, 'position'), ...spanAndText(item) })];
  const shared = readMarkup(markup(item));
  const description = joinText(undefined, [...shared.paragraphs, ...shared.points]);
  return roles.map((role, index) =>
    said({
      ...employer,
      position: word(role, 'position'),
      ...(index === 0 ? { description } : {}),
      ...spanAndText(role),
    }),
  );
}

function readSchool(item: Loose): NonNullable<Resume['education']>[number] {
  const { summary, highlights, ...dates } = spanAndText(item);
  return said({
    institution: word(item, 'school', 'institution'),
    studyType: word(item, 'degree', 'studyType'),
    area: word(item, 'area'),
    score: word(item, 'grade', 'score'),
    location: word(item, 'location'),
    url: address(item),
    ...dates,
    courses: [...(summary?.split('\n') ?? []), ...(highlights ?? [])],
  });
}

const address = (item: Loose) => word(part(item, 'website'), 'url') ?? word(part(item, 'url'), 'href');
const markup = (item: Loose) => String(item.summary || item.description || item.content || '');
const plain = (item: Loose) => (item.summary && item.description ? word(item, 'description') : undefined);

function spanAndText(item: Loose) {
  const { dates, left } = readSpan(word(item, 'period', 'date'));
  const { paragraphs, points } = readMarkup(markup(item));
  return said({ ...dates, summary: joinText(left, paragraphs), highlights: points });
}

function dated(item: Loose, key: string) {
  const { date, left } = readDay(word(item, key));
  const { paragraphs, points } = readMarkup(markup(item));
  return said({ title: word(item, 'title', 'name'), date, summary: joinText(left, [...paragraphs, ...points]) });
}

/** Sections of the person's own: their titles, and all that their entries say, a line each. */
function readOwn(value: Loose): NonNullable<Resume['customSections']> {
  const older = Object.values(part(part(value, 'sections'), 'custom')).filter(isLoose);
  return [...items(value, 'customSections'), ...older]
    .map((section) => ({
      title: word(section, 'title', 'name') ?? 'Custom Section',
      lines: items(section).flatMap((item) => {
        const { paragraphs, points } = readMarkup(markup(item));
        const head = ['title', 'name', 'company', 'school', 'organization', 'position', 'location', 'period', 'date']
          .map((key) => word(item, key))
          .filter(Boolean)
          .join(', ');
        return [head, ...paragraphs, ...points.map((point) => `- ${point}`)].filter(Boolean);
      }),
    }))
    .filter(({ lines }) => lines.length > 0);
}
