import { t } from '@lingui/core/macro';
import { paths } from '../../app/paths.ts';

export type FeatureIcon = 'build' | 'check' | 'match' | 'suggest' | 'insight' | 'linkedin';

export type Feature = {
  icon: FeatureIcon;
  title: string;
  text: string;
  details: string[];
  to: string;
  action: string;
};

/** The six cards of the features page. */
export const listFeatures = (): Feature[] => [
  {
    icon: 'build',
    title: t`Resume building`,
    text: t`From a blank page to a finished resume, with a live preview as you type.`,
    details: [t`Five distinct templates`, t`Sections you can move, rename, and add`, t`PDF, Word, text, and more`],
    to: paths.resumeCreationOptions,
    action: t`Build a resume`,
  },
  {
    icon: 'check',
    title: t`ATS pass checks`,
    text: t`More than thirty checks, each with evidence and one clear fix.`,
    details: [t`Text layer, reading order, headings, dates`, t`Every problem marked on the page`, t`No scare tactics`],
    to: paths.optimizeResume,
    action: t`Check a resume`,
  },
  {
    icon: 'match',
    title: t`Job description matching`,
    text: t`See each requirement next to the lines in your resume that show it.`,
    details: [
      t`Must-haves and nice-to-haves, separately`,
      t`A public formula`,
      t`What would raise your score, and by how much`,
    ],
    to: paths.optimizeResume,
    action: t`Match a job posting`,
  },
  {
    icon: 'suggest',
    title: t`Content suggestions`,
    text: t`Better wording for what you’ve done, and a cover letter to match.`,
    details: [
      t`Every sentence based on your own words`,
      t`Before and after, side by side`,
      t`Questions instead of made-up claims`,
    ],
    to: paths.optimizeResume,
    action: t`See suggestions`,
  },
  {
    icon: 'insight',
    title: t`Industry insights and performance analytics`,
    text: t`See how your match changes from posting to posting, and which skills employers ask for most.`,
    details: [t`Scores over time`, t`Skills you haven’t shown yet`, t`How you compare within your industry`],
    to: paths.dashboard,
    action: t`Open the dashboard`,
  },
  {
    icon: 'linkedin',
    title: t`LinkedIn optimization and career guidance`,
    text: t`Your profile rewritten for your next role, section by section, with clear next steps.`,
    details: [
      t`Fits LinkedIn’s limits, ready to paste`,
      t`Recommendations ranked by impact`,
      t`Checked against your resume`,
    ],
    to: paths.optimizeLinkedin,
    action: t`Optimize a profile`,
  },
];

/** What stands above and below the cards. */
export const featuresWords = () => ({
  title: t`Features`,
  intro: t`Everything you need, from the first line of your resume to your cover letter.`,
  closing: t`It all starts on your dashboard.`,
  action: t`Go to the dashboard`,
});
