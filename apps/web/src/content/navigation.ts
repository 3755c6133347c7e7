import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paths } from '../app/paths.ts';

export type NavigationLink = { label: MessageDescriptor; to: string };
export type NavigationGroup = { label: MessageDescriptor; links: NavigationLink[] };

/** The header's navigation, in its order: plain links and dropdowns. */
export const headerNavigation: (NavigationLink | NavigationGroup)[] = [
  { label: msg`Home`, to: paths.home },
  {
    label: msg`Resume`,
    links: [
      { label: msg`Resume Builder`, to: paths.resumeCreationOptions },
      { label: msg`Resume Optimization`, to: paths.optimizeResume },
    ],
  },
  { label: msg`LinkedIn`, links: [{ label: msg`LinkedIn Optimization`, to: paths.optimizeLinkedin }] },
  { label: msg`Pricing`, to: paths.pricing },
];

/** The footer's links. */
export const footerNavigation: NavigationLink[] = [
  { label: msg`Home`, to: paths.home },
  { label: msg`Features`, to: paths.features },
  { label: msg`Pricing`, to: paths.pricing },
  { label: msg`Dashboard`, to: paths.dashboard },
];

/** What the product tells about itself and its rules. */
export const aboutNavigation: NavigationLink[] = [
  { label: msg`How scoring works`, to: paths.howScoringWorks },
  { label: msg`Contact`, to: paths.contact },
  { label: msg`Privacy`, to: paths.privacy },
  { label: msg`Terms`, to: paths.terms },
];

/** What people look for who came to an address that is no page. */
export const lostLinks: (NavigationLink & { about: MessageDescriptor })[] = [
  { label: msg`Your dashboard`, about: msg`Your resumes, results, and applications.`, to: paths.dashboard },
  {
    label: msg`Build a resume`,
    about: msg`Start from scratch or upload your resume.`,
    to: paths.resumeCreationOptions,
  },
  {
    label: msg`Match a job posting`,
    about: msg`See what it asks for and what your resume shows.`,
    to: paths.optimizeResume,
  },
  { label: msg`Contact us`, about: msg`If one of our links brought you here, let us know.`, to: paths.contact },
];
