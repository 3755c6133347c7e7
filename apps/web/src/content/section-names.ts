import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type DraftSection, kindOf, type SectionKind, sectionTitles } from '@shortlist/schema';
import { i18n } from '#i18n';

const names: Record<SectionKind, MessageDescriptor> = {
  summary: msg`Professional Summary`,
  experience: msg`Work Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  certifications: msg`Certifications`,
  projects: msg`Projects`,
  awards: msg`Awards & Honors`,
  publications: msg`Publications`,
  languages: msg`Languages`,
  volunteer: msg`Volunteer Experience`,
  interests: msg`Interests`,
  references: msg`References`,
  custom: msg`Custom Section`,
};

/** What the interface calls a kind of section. */
export const nameKind = (kind: SectionKind): string => i18n._(names[kind]);

/** What the interface calls a section: by its kind where it bears our own title of that kind, else by the person's title. The page has its own headings. */
export function nameSection(section: Pick<DraftSection, 'id' | 'title' | 'isCustom'>): string {
  const kind = kindOf(section);
  return !section.isCustom && section.title === sectionTitles[kind] ? nameKind(kind) : section.title;
}
