import type { Resume } from '@shortlist/schema';

export type Target = { value: string; label: string };
export type TargetGroup = { label: string; targets: Target[] };

/** Everything that a line of a resume can be, for the person to choose from: fields and lists by their entry. */
export function listTargets(resume: Resume): TargetGroup[] {
  const { work = [], education = [], customSections = [] } = resume;
  return [
    {
      label: 'Contact',
      targets: [
        { value: 'field /basics/name', label: 'Name' },
        { value: 'field /basics/label', label: 'Headline' },
        { value: 'field /basics/email', label: 'Email address' },
        { value: 'field /basics/phone', label: 'Phone' },
        { value: 'field /basics/url', label: 'Website' },
        { value: 'line /basics/summary', label: 'Summary' },
      ],
    },
    ...work.map(({ position, name }, index) => ({
      label: `Job ${index + 1}: ${title(position, name)}`,
      targets: [
        { value: `line /work/${index}/highlights`, label: 'Bullet point' },
        { value: `field /work/${index}/position`, label: 'Job title' },
        { value: `field /work/${index}/name`, label: 'Employer' },
        { value: `field /work/${index}/dates`, label: 'Dates' },
        { value: `field /work/${index}/location`, label: 'Place' },
      ],
    })),
    ...education.map(({ studyType, institution }, index) => ({
      label: `Education ${index + 1}: ${title(studyType, institution)}`,
      targets: [
        { value: `field /education/${index}/institution`, label: 'School' },
        { value: `field /education/${index}/studyType`, label: 'Degree' },
        { value: `field /education/${index}/area`, label: 'Field of study' },
        { value: `field /education/${index}/dates`, label: 'Dates' },
        { value: `field /education/${index}/score`, label: 'Grade' },
        { value: `line /education/${index}/courses`, label: 'Detail' },
      ],
    })),
    {
      label: 'Somewhere else',
      targets: [
        { value: 'new /work', label: 'A new job' },
        { value: 'new /education', label: 'A new school' },
        { value: 'line /skills', label: 'A skill' },
        ...customSections.map((section, index) => ({
          value: `line /customSections/${index}/lines`,
          label: section.title,
        })),
        { value: 'line /customSections/new', label: 'A new section: Additional information' },
      ],
    },
  ];
}

const title = (first: string | undefined, second: string | undefined): string =>
  [first, second].filter(Boolean).join(', ').slice(0, 60) || 'untitled';
