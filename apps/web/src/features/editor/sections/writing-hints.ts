import type { SectionKind } from '@shortlist/schema';

/** How a section's text is understood, in one line under it. */
export const writingHints: Record<SectionKind, string> = {
  summary: 'Two to four sentences: what you do, for how long, your best result.',
  experience:
    'Position | Employer | Place, then the dates, then a line with a dash for each result. A blank line begins the next job.',
  education: 'Degree, Subject | School, then the dates. A blank line begins the next.',
  skills: 'A line for each group: Cloud: AWS, Azure. Or just names with commas between.',
  certifications: 'A line for each: Name | Issuer | May 2024. Set in below it what else there is: expires May 2027.',
  projects: 'Name | For whom, then the dates, a sentence, and a dash for each result.',
  awards: 'A line for each: Award | Given by | 2023.',
  publications: 'A line for each: Title | Publisher | 2022.',
  languages: 'English (C1), German (native).',
  volunteer: 'Role | Organization, then the dates, then a line with a dash for each result.',
  interests: 'Names with commas between.',
  references: 'The name on a line, what they say below it.',
  custom: 'A line for each point; begin lines with a dash for a list.',
};
