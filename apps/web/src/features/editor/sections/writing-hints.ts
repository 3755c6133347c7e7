import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SectionKind } from '@shortlist/schema';

/** How a section's text is understood, in one line under it. */
export const writingHints: Record<SectionKind, MessageDescriptor> = {
  summary: msg`Two to four sentences: what you do, for how long, and your best result.`,
  experience: msg`Job title | Employer | Location, then the dates, then one line per result, starting with a dash. A blank line starts the next job.`,
  education: msg`Degree, Subject | School, then the dates. A blank line starts the next one.`,
  skills: msg`One line per group, such as “Cloud: AWS, Azure”, or just names separated by commas.`,
  certifications: msg`One per line: Name | Issuer | May 2024. Indent details below it, such as “expires May 2027”.`,
  projects: msg`Name | Client or employer, then the dates, a sentence, and one line per result, starting with a dash.`,
  awards: msg`One per line: Award | Awarded by | 2023.`,
  publications: msg`One per line: Title | Publisher | 2022.`,
  languages: msg`English (C1), German (native).`,
  volunteer: msg`Role | Organization, then the dates, then one line per result, starting with a dash.`,
  interests: msg`Separate them with commas.`,
  references: msg`Put the person’s name on one line and their quote below it.`,
  custom: msg`One line per point. Start lines with a dash for a list.`,
};
