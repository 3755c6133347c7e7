import { linkTarget, type Resume, writeDate, writeDates } from '@shortlist/schema';
import { reactiveMetadata, reactivePicture } from './reactive-design.ts';
import { writeMarkup } from './write-markup.ts';

/**
 * A resume as the JSON that Reactive Resume 5 imports (`resumeDataSchema` of https://github.com/amruthpillai/reactive-resume). Its dates are
 * texts, its long texts HTML; the page's design is its own.
 */
export function writeReactiveResume(resume: Resume): string {
  const { basics = {} } = resume;
  const data = {
    picture: reactivePicture,
    basics: {
      name: basics.name ?? '',
      headline: basics.label ?? '',
      email: basics.email ?? '',
      phone: basics.phone ?? '',
      location: placeOf(basics.location),
      website: site(basics.url),
      customFields: [],
    },
    summary: { ...head(''), content: writeMarkup([basics.summary]) },
    sections: sectionsOf(resume),
    customSections: (resume.customSections ?? []).map(({ title, lines }, index) => ({
      ...head(title),
      id: `custom-${index + 1}`,
      type: 'summary',
      items: [{ ...item('line', 0), content: writeMarkup(lines.map((line) => line.replace(/^- /, '• '))) }],
    })),
    metadata: reactiveMetadata((resume.customSections ?? []).map((_, index) => `custom-${index + 1}`)),
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

function sectionsOf(resume: Resume) {
  const { work, volunteer, education, projects, skills, languages, interests, awards, certificates } = resume;
  return {
    profiles: section(resume.basics?.profiles, ({ network, username, url }) => ({
      ...plain,
      network: network || 'Link',
      username: username ?? '',
      website: link(url),
    })),
    experience: section(work, (job) => ({
      company: job.name || job.position || '–',
      position: job.position ?? '',
      location: job.location ?? '',
      period: writeDates(job),
      website: link(job.url),
      description: writeMarkup([job.description, job.summary], job.highlights),
      roles: [],
    })),
    education: section(education, (one) => ({
      school: one.institution || one.studyType || '–',
      degree: one.studyType ?? '',
      area: one.area ?? '',
      grade: one.score ?? '',
      location: one.location ?? '',
      period: writeDates(one),
      website: link(one.url),
      description: writeMarkup([], one.courses),
    })),
    projects: section(projects, (one) => ({
      name: one.name || one.entity || '–',
      period: writeDates(one),
      website: link(one.url),
      description: writeMarkup(
        [[one.roles?.join(', '), one.entity].filter(Boolean).join(', '), one.description],
        [...(one.highlights ?? []), ...(one.keywords?.length ? [one.keywords.join(', ')] : [])],
      ),
    })),
    skills: {
      ...section(skills, (one) => ({
        ...plain,
        name: one.name || one.keywords?.join(', ') || '–',
        proficiency: one.level ?? '',
        level: 0,
        keywords: one.name ? (one.keywords ?? []) : [],
      })),
      keywordLayout: 'inline',
      layout: 'default',
    },
    languages: section(languages, ({ language, fluency }) => ({
      language: language || '–',
      fluency: fluency ?? '',
      level: 0,
    })),
    interests: section(interests, (one) => ({
      ...plain,
      name: one.name || one.keywords?.join(', ') || '–',
      keywords: one.name ? (one.keywords ?? []) : [],
    })),
    awards: section(awards, (one) => ({
      title: one.title || '–',
      awarder: one.awarder ?? '',
      date: one.date ? writeDate(one.date) : '',
      website: link(),
      description: writeMarkup([one.summary]),
    })),
    certifications: section(certificates, (one) => ({
      title: one.name || '–',
      issuer: one.issuer ?? '',
      date: one.date ? writeDate(one.date) : '',
      website: link(one.url),
      description: writeMarkup([one.summary]),
    })),
    publications: section(resume.publications, (one) => ({
      title: one.name || '–',
      publisher: one.publisher ?? '',
      date: one.releaseDate ? writeDate(one.releaseDate) : '',
      website: link(one.url),
      description: writeMarkup([one.summary]),
    })),
    volunteer: section(volunteer, (one) => ({
      organization: one.organization || one.position || '–',
      location: one.location ?? '',
      period: writeDates(one),
      website: link(one.url),
      // It has no field for the role.
      description: writeMarkup([one.position, one.summary], one.highlights),
    })),
    references: section(resume.references, (one) => ({
      name: one.name || '–',
      position: '',
      website: link(),
      phone: '',
      description: writeMarkup([one.reference]),
    })),
  };
}

const plain = { icon: '', iconColor: '' };
const head = (title: string) => ({
  title,
  icon: '',
  columns: 1,
  hidden: false,
  keepTogether: false,
  startOnNewPage: false,
});
const item = (name: string, index: number) => ({ id: `${name}-${index + 1}`, hidden: false });
/** What leads neither to the web nor to a mail address is said, and no link. */
const site = (url = '') => (linkTarget(url) ? { url, label: '' } : { url: '', label: url });
const link = (url = '') => ({ ...site(url), inlineLink: false });

function section<Entry, Item extends object>(entries: Entry[] | undefined, make: (entry: Entry) => Item) {
  return {
    ...head(''),
    items: (entries ?? []).map((entry, index) => ({ ...item('item', index), ...make(entry) })),
  };
}

function placeOf(location: NonNullable<Resume['basics']>['location']): string {
  const { address, postalCode, city, region, countryCode } = location ?? {};
  return [address, [postalCode, city].filter(Boolean).join(' '), region, countryCode].filter(Boolean).join(', ');
}
