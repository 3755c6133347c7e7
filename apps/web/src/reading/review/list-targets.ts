import { t } from '@lingui/core/macro';
import type { Resume } from '@shortlist/schema';

export type Target = { value: string; label: string };
export type TargetGroup = { label: string; targets: Target[] };

/** Everything that a line of a resume can be, for the person to choose from: fields and lists by their entry. */
export function listTargets(resume: Resume): TargetGroup[] {
  const { work = [], education = [], customSections = [] } = resume;
  return [
    {
      label: t`Contact`,
      targets: [
        { value: 'field /basics/name', label: t`Name` },
        { value: 'field /basics/label', label: t`Headline` },
        { value: 'field /basics/email', label: t`Email address` },
        { value: 'field /basics/phone', label: t`Phone` },
        { value: 'field /basics/url', label: t`Website` },
        { value: 'line /basics/summary', label: t`Summary` },
      ],
    },
    ...work.map(({ position, name }, index) => ({
      label: t`Job ${{ number: index + 1 }}: ${{ title: title(position, name) }}`,
      targets: [
        { value: `line /work/${index}/highlights`, label: t`Bullet point` },
        { value: `field /work/${index}/position`, label: t`Job title` },
        { value: `field /work/${index}/name`, label: t`Employer` },
        { value: `field /work/${index}/dates`, label: t`Dates` },
        { value: `field /work/${index}/location`, label: t`Location` },
      ],
    })),
    ...education.map(({ studyType, institution }, index) => ({
      label: t`Education ${{ number: index + 1 }}: ${{ title: title(studyType, institution) }}`,
      targets: [
        { value: `field /education/${index}/institution`, label: t`School` },
        { value: `field /education/${index}/studyType`, label: t`Degree` },
        { value: `field /education/${index}/area`, label: t`Field of study` },
        { value: `field /education/${index}/dates`, label: t`Dates` },
        { value: `field /education/${index}/score`, label: t`Grade` },
        { value: `line /education/${index}/courses`, label: t`Detail` },
      ],
    })),
    {
      label: t`Somewhere else`,
      targets: [
        { value: 'new /work', label: t`A new job` },
        { value: 'new /education', label: t`A new school` },
        { value: 'line /skills', label: t`A skill` },
        ...customSections.map((section, index) => ({
          value: `line /customSections/${index}/lines`,
          label: section.title,
        })),
        { value: 'line /customSections/new', label: t`A new section: Additional information` },
      ],
    },
  ];
}

const title = (first: string | undefined, second: string | undefined): string =>
  [first, second].filter(Boolean).join(', ').slice(0, 60) || t`untitled`;
