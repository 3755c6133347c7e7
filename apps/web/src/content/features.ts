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
    text: 'From a blank page to a finished resume, with a live preview as you type.',
    details: ['Five distinct templates', 'Sections you can move, rename and add', 'PDF, Word, text and more'],
    to: paths.resumeCreationOptions,
    action: 'Build a resume',
  },
  {
    icon: 'check',
    title: 'ATS pass checks',
    text: 'Over thirty checks of your file, each with evidence and one clear fix.',
    details: ['Text layer, reading order, headings, dates', 'Every problem is marked on the page', 'No scare tactics'],
    to: paths.optimizeResume,
    action: 'Check a resume',
  },
  {
    icon: 'match',
    title: 'Job description matching',
    text: 'See each requirement of the posting next to the lines of your resume that show it.',
    details: [
      'Must-haves and nice-to-haves, separately',
      'A public formula',
      'What would raise your score, and by how much',
    ],
    to: paths.optimizeResume,
    action: 'Match a posting',
  },
  {
    icon: 'suggest',
    title: 'Content suggestions',
    text: 'Better wording for what you did, and a cover letter to match.',
    details: [
      'Every sentence is based on your own facts',
      'Before and after, side by side',
      'Questions instead of made-up claims',
    ],
    to: paths.optimizeResume,
    action: 'See suggestions',
  },
  {
    icon: 'insight',
    title: 'Industry insights and performance analytics',
    text: 'See how your match changes from posting to posting, and which skills employers ask for most.',
    details: ['Scores over time', 'Skills you haven’t shown yet', 'How you compare within your industry'],
    to: paths.dashboard,
    action: 'Open the dashboard',
  },
  {
    icon: 'linkedin',
    title: 'LinkedIn optimization and career guidance',
    text: 'Your profile rewritten for your next role, section by section, with clear next steps.',
    details: [
      'Fits LinkedIn’s limits, ready to paste',
      'Recommendations ranked by impact',
      'Checked against your resume',
    ],
    to: paths.optimizeLinkedin,
    action: 'Optimize a profile',
  },
];

/** What stands above and below the cards. */
export const featuresPage = {
  title: 'Features',
  intro: 'Everything you need, from the first line of your resume to the cover letter.',
  closing: 'It all starts on your dashboard.',
  action: 'Go to the dashboard',
};
