import { linkTarget, type Profile, type Resume } from '@shortlist/schema';
import { stringify } from 'yaml';

/** The networks that RenderCV knows; it makes their addresses itself. */
const networks = ['LinkedIn', 'GitHub', 'GitLab', 'ORCID', 'ResearchGate', 'StackOverflow', 'X', 'Mastodon', 'YouTube'];

/** A resume as the YAML that RenderCV (https://docs.rendercv.com) sets: its own marks are Markdown, as ours are. */
export function writeRenderCv(resume: Resume): string {
  const { basics = {} } = resume;
  const known = (basics.profiles ?? []).flatMap(knownNetwork);
  const cv = said({
    name: basics.name,
    headline: basics.label,
    location: [basics.location?.city, basics.location?.region, basics.location?.countryCode].filter(Boolean).join(', '),
    email: basics.email,
    // It takes numbers with their country alone.
    phone: basics.phone?.startsWith('+') ? basics.phone : undefined,
    website: basics.url && linkTarget(basics.url) && basics.url,
    social_networks: known,
    sections: withOwn(standardSections(resume), resume),
  });
  return stringify({ cv }, { lineWidth: 0 });
}

/** The sections that RenderCV's examples have, under their names. */
function standardSections(resume: Resume): Partial<Record<string, unknown[]>> {
  return said({
    summary: lines(resume.basics?.summary),
    experience: resume.work?.map((job) =>
      said({
        company: job.name || job.position,
        position: job.position || job.name,
        location: job.location,
        ...ends(job),
        summary: [job.description, job.summary].filter(Boolean).join('\n'),
        highlights: job.highlights,
      }),
    ),
    education: resume.education?.map((one) =>
      said({
        institution: one.institution || one.studyType,
        area: one.area || one.studyType || one.institution,
        degree: one.area ? one.studyType : undefined,
        location: one.location,
        ...ends(one),
        highlights: [...(one.score ? [one.score] : []), ...(one.courses ?? [])],
      }),
    ),
    projects: resume.projects?.map((one) =>
      said({
        name: one.url && linkTarget(one.url) ? `[${one.name ?? one.url}](${one.url})` : one.name || one.entity,
        ...ends(one),
        summary: [one.entity === one.name ? '' : one.entity, one.description].filter(Boolean).join('\n'),
        highlights: one.highlights,
      }),
    ),
    volunteering: resume.volunteer?.map((one) =>
      said({
        company: one.organization || one.position,
        position: one.position || one.organization,
        location: one.location,
        ...ends(one),
        summary: one.summary,
        highlights: one.highlights,
      }),
    ),
    skills: resume.skills?.map(({ name, level, keywords }) => ({
      label: name || 'Skills',
      details: [keywords?.join(', '), level].filter(Boolean).join(', ') || name || '',
    })),
    languages: resume.languages?.map(({ language, fluency }) => ({
      label: language ?? '',
      details: fluency || (language ?? ''),
    })),
    certificates: resume.certificates?.map((one) => named(one.name, one.date, [one.issuer, one.summary])),
    awards: resume.awards?.map((one) => named(one.title, one.date, [one.awarder, one.summary])),
    publications: resume.publications?.map((one) => named(one.name, one.releaseDate, [one.publisher, one.summary])),
    interests: resume.interests?.map((one) => [one.name, one.keywords?.join(', ')].filter(Boolean).join(': ')),
    references: resume.references?.map((one) => [one.name, one.reference].filter(Boolean).join(': ')),
  });
}

function knownNetwork({ network, username, url }: Profile): { network: string; username: string }[] {
  const known = networks.find((name) => name.toLowerCase() === network?.toLowerCase());
  const name = username || /\/([^/?#]+)\/?$/.exec(url ?? '')?.[1];
  return known && name ? [{ network: known, username: name }] : [];
}

/** With the person's own sections, and the links that RenderCV has no name for. None takes the name of another. */
function withOwn(standard: Partial<Record<string, unknown[]>>, { basics, customSections = [] }: Resume): object {
  const own = new Map<string, unknown[]>();
  for (const { title, lines } of customSections) own.set(title, [...(own.get(title) ?? []), ...lines.map(unmarked)]);
  const sections = new Map(Object.entries(standard));
  const add = (title: string, lines: unknown[]): void => {
    let name = title;
    for (let count = 2; sections.has(name); count++) name = `${title} ${count}`;
    if (lines.length > 0) sections.set(name, lines);
  };
  for (const [title, lines] of own) add(title, lines);
  const links = basics?.profiles?.filter((profile) => knownNetwork(profile).length === 0) ?? [];
  add('links', links.map(linkOf));
  return Object.fromEntries(sections);
}

function linkOf({ network, username, url }: Profile): string {
  const text = [network, username].filter(Boolean).join(': ');
  if (!url) return text;
  return linkTarget(url) ? `[${username || network || url}](${url})` : [text, url].filter(Boolean).join(': ');
}

const unmarked = (line: string) => line.replace(/^[-•] /, '');
const lines = (text: string | undefined) => text?.split('\n').filter((line) => line.trim() !== '');

const ends = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  startDate ? { start_date: startDate, end_date: endDate ?? 'present' } : endDate ? { date: endDate } : {};

const named = (name: string | undefined, date: string | undefined, about: (string | undefined)[]) =>
  said({ name: name ?? '', date, summary: about.filter(Boolean).join('\n') });

function said<T extends object>(value: T): Partial<T> {
  const kept = Object.entries(value).filter(
    ([, field]) => field !== undefined && field !== '' && !(Array.isArray(field) && field.length === 0),
  );
  return Object.fromEntries(kept) as Partial<T>;
}
