import { paths } from '../app/paths.ts';

export type NavigationLink = { label: string; to: string };
export type NavigationGroup = { label: string; links: NavigationLink[] };

/** The header's navigation, in its order: plain links and dropdowns. */
export const headerNavigation: (NavigationLink | NavigationGroup)[] = [
  { label: 'Home', to: paths.home },
  {
    label: 'Resume',
    links: [
      { label: 'Resume Builder', to: paths.resumeCreationOptions },
      { label: 'Resume Optimization', to: paths.optimizeResume },
    ],
  },
  { label: 'LinkedIn', links: [{ label: 'LinkedIn Optimization', to: paths.optimizeLinkedin }] },
  { label: 'Pricing', to: paths.pricing },
];

/** The footer's links. */
export const footerNavigation: NavigationLink[] = [
  { label: 'Home', to: paths.home },
  { label: 'Features', to: paths.features },
  { label: 'Pricing', to: paths.pricing },
  { label: 'Dashboard', to: paths.dashboard },
];

/** What the product tells about itself and its rules. */
export const aboutNavigation: NavigationLink[] = [
  { label: 'How scoring works', to: paths.howScoringWorks },
  { label: 'Contact', to: paths.contact },
  { label: 'Privacy', to: paths.privacy },
  { label: 'Terms', to: paths.terms },
];
