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

/** What people look for who came to an address that is no page. */
export const lostLinks: (NavigationLink & { about: string })[] = [
  { label: 'Your dashboard', about: 'Resumes, results and applications of your account.', to: paths.dashboard },
  { label: 'Build a resume', about: 'From a blank page or from the file you have.', to: paths.resumeCreationOptions },
  { label: 'Match a posting', about: 'See what it asks for and what your resume shows.', to: paths.optimizeResume },
  { label: 'Write to us', about: 'If a link of ours led you here, we want to know.', to: paths.contact },
];

/** What is said at such an address, in the specification's words and ours. */
export const notFound = {
  title: 'Page not found',
  intro: 'The address may be mistyped, or the page has moved. Nothing of yours is lost.',
  action: 'Go back home',
  listTitle: 'What people look for',
};
