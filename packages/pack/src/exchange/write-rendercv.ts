import type { Profile, Resume } from '@shortlist/schema';
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
    website: basics.url,
    social_networks: known,
    sections: said({
      summary: lines(basics.summary),
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
          name: one.url ? `[${one.name ?? one.url}](${one.url})` : one.name || one.entity,
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
      ...own(resume, basics.profiles?.filter((profile) => knownNetwork(profile).length === 0) ?? []),
    }),
  });
  return stringify({ cv }, { lineWidth: 0 });
}

function knownNetwork({ network, username, url }: Profile): { network: string; username: string }[] {
  const known = networks.find((name) => name.toLowerCase() === network?.toLowerCase());
  const name = username || /\/([^/?#]+)\/?$/.exec(url ?? '')?.[1];
  return known && name ? [{ network: known, username: name }] : [];
}

/** The person's own sections, and links that RenderCV has no name for. */
function own({ customSections = [] }: Resume, links: Profile[]): Record<string, string[]> {
  const sections: Record<string, string[]> = {};
  for (const { title, lines } of customSections) sections[title] = [...(sections[title] ?? []), ...lines.map(unmarked)];
  if (links.length > 0)
    sections.links = links.map(({ network, username, url }) =>
      url ? `[${username || network || url}](${url})` : [network, username].filter(Boolean).join(': '),
    );
  return sections;
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
