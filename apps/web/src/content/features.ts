import { paths } from '../app/paths.ts';

export type FeatureIcon = 'build' | 'check' | 'match' | 'suggest' | 'insight' | 'linkedin';

/** The six cards of the features page. */
export const features: {
  icon: FeatureIcon;
  title: string;
  text: string;
  details: string[];
  to: string;
  action: string;
}[] = [
  {
    icon: 'build',
    title: 'Resume building',
    text: 'From a blank page to a finished document, with the real page in view at every keystroke.',
    details: [
      'Five templates with a character of their own',
      'Sections you move, rename and add',
      'PDF, Word, text and more',
    ],
    to: paths.resumeCreationOptions,
    action: 'Build a resume',
  },
  {
    icon: 'check',
    title: 'ATS pass checks',
    text: 'Over thirty checks of the file itself, each with a source, its evidence and one fix.',
    details: [
      'Text layer, reading order, headings, dates',
      'Findings point to the place on the page',
      'No scare score',
    ],
    to: paths.optimizeResume,
    action: 'Check a resume',
  },
  {
    icon: 'match',
    title: 'Job description matching',
    text: 'The posting taken apart into requirements, each with your lines that show it.',
    details: [
      'Must-have and nice-to-have kept apart',
      'A published formula',
      'What would change the number, and by how much',
    ],
    to: paths.optimizeResume,
    action: 'Match a posting',
  },
  {
    icon: 'suggest',
    title: 'Content suggestions',
    text: 'Stronger wording for what you did, and a cover letter to go with it.',
    details: [
      'Every sentence rests on your own facts',
      'Before and after, in place',
      'Questions instead of inventions',
    ],
    to: paths.optimizeResume,
    action: 'See suggestions',
  },
  {
    icon: 'insight',
    title: 'Industry insights and performance analytics',
    text: 'How your match moves from posting to posting, and which skills your postings ask for most.',
    details: ['Scores over time', 'Skills asked for and not yet shown', 'Your place among your industry’s results'],
    to: paths.dashboard,
    action: 'Open the dashboard',
  },
  {
    icon: 'linkedin',
    title: 'LinkedIn optimization and career guidance',
    text: 'Your profile rewritten field by field for the role you want next, with what to do first.',
    details: [
      'Within LinkedIn’s limits, ready to paste',
      'Recommendations by their effect',
      'Contradictions with your resume found',
    ],
    to: paths.optimizeLinkedin,
    action: 'Optimize a profile',
  },
];

/** What stands above and below the cards. */
export const featuresPage = {
  title: 'Features',
  intro: 'From the first line to the letter that goes with it, and everything a machine will make of both.',
  closing: 'All of it starts in one place.',
  action: 'Go to the dashboard',
};
