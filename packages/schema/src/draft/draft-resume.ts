import type { Basics, Resume } from '../resume.ts';
import type { LayoutOptions } from '../template.ts';
import type { Draft, DraftSection, UserInfo } from './draft.ts';
import { kindOf, type SectionKind } from './section-kinds.ts';
import { isListKind, readSection, resumeKeys } from './typed-section.ts';

/** Where a section of a draft stands in the resume: its JSON Pointer and its name in `sectionOrder`. */
export type Place = { section: DraftSection; pointer: string; id: string };

/** The resume that a draft stands for, as JSON Resume. Never throws. */
export function draftResume(draft: Draft): Resume {
  const resume: Resume = { ...draft.rest, basics: basicsOf(draft) };
  const custom: NonNullable<Resume['customSections']> = [];
  for (const { section, id } of placeSections(draft)) {
    const kind = kindOf(section);
    if (id === 'summary') continue;
    if (id.startsWith('custom-')) custom.push({ title: section.title, lines: linesOf(section.content) });
    else if (isListKind(kind)) Object.assign(resume, filled(readSection(kind, section.content)));
  }
  if (custom.length > 0) resume.customSections = custom;
  const { language } = draft.design;
  if (language) resume.meta = { ...resume.meta, language };
  return resume;
}

/** How a draft's page is set: the typesetter's options with the sections in the draft's order. */
export function draftLayout(draft: Draft): { template: string; options: Partial<LayoutOptions> } {
  const { template, ...options } = draft.design;
  return { template, options: { ...options, sectionOrder: placeSections(draft).map(({ id }) => id) } };
}

/** Each section with its place. A second section of a kind stands as a section of its own. */
export function placeSections({ sections }: Pick<Draft, 'sections'>): Place[] {
  const taken = new Set<SectionKind>();
  let customs = 0;
  return sections.map((section) => {
    const kind = kindOf(section);
    const first = kind !== 'custom' && !taken.has(kind);
    taken.add(kind);
    if (!first) {
      const index = customs++;
      return { section, id: `custom-${index}`, pointer: `/customSections/${index}` };
    }
    const key = isListKind(kind) ? resumeKeys[kind] : 'summary';
    return { section, id: key, pointer: key === 'summary' ? '/basics/summary' : `/${key}` };
  });
}

/** The section of a draft that a place of its resume comes from; undefined for the personal information. */
export function sectionAt(draft: Draft, pointer: string): DraftSection | undefined {
  return placeSections(draft).find((place) => pointer === place.pointer || pointer.startsWith(`${place.pointer}/`))
    ?.section;
}

function basicsOf({ userInfo, sections, rest }: Draft): Basics {
  const summary = sections.find((section) => kindOf(section) === 'summary')?.content.trim();
  const { name, jobTitle, email, phone, website } = trimmed(userInfo);
  const profiles = [...linkedinOf(userInfo.linkedin), ...(rest?.basics?.profiles ?? [])];
  return filled({
    ...rest?.basics,
    name,
    label: jobTitle,
    email,
    phone,
    url: website && withScheme(website),
    summary,
    location: locationOf(userInfo.location, rest?.basics?.location),
    profiles: profiles.length > 0 ? profiles : undefined,
  });
}

/** A place as typed; the parts of an imported one are kept while its text is unchanged. */
function locationOf(text: string, known: Basics['location']): Basics['location'] {
  const typed = text.trim();
  if (typed === '') return undefined;
  return known && writeLocation(known) === typed ? known : { city: typed };
}

/** A place in one line. */
export function writeLocation(location: NonNullable<Basics['location']>): string {
  const { address, postalCode, city, region, countryCode } = location;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [address, town, region, countryCode].filter(Boolean).join(', ');
}

function linkedinOf(typed: string): NonNullable<Basics['profiles']> {
  const text = typed.trim();
  if (text === '') return [];
  const address = /linkedin\.com/i.test(text) ? text : `www.linkedin.com/in/${text.replace(/^@|^\/?in\//, '')}`;
  const username = /\/in\/([^/?#\s]+)/.exec(address)?.[1];
  return [{ network: 'LinkedIn', ...(username ? { username } : {}), url: withScheme(address) }];
}

const withScheme = (address: string) => (/^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`);
const linesOf = (text: string) => text.split(/\r\n|[\n\r]/).filter((line) => line.trim() !== '');

function trimmed(info: UserInfo): UserInfo {
  const { name, jobTitle, email, phone, location, website, linkedin } = info;
  return {
    name: name.trim(),
    jobTitle: jobTitle.trim(),
    email: email.trim(),
    phone: phone.trim(),
    location: location.trim(),
    website: website.trim(),
    linkedin: linkedin.trim(),
  };
}

/** Without what is empty. */
function filled<T extends object>(value: T): T {
  const kept = Object.entries(value).filter(
    ([, one]) => one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  );
  return Object.fromEntries(kept) as T;
}
