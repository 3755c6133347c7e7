import { t } from '@lingui/core/macro';
import { brand } from '../brand.ts';

/** Words of the landing page. */
export const homeWords = () => ({
  headline: t`A resume that holds up`,
  lead: t`${{ product: brand.name }} reads your resume the way hiring software does, matches it to the job you want, and tailors it without inventing a word.`,
  build: t`Build Your Resume`,
  optimize: t`Optimize an existing resume`,
  assurance: t`Three free optimizations. No card required. Your documents are never used to train AI.`,
  figures: t`By the numbers`,
  technologyTitle: t`How it works`,
  technologyIntro: t`No black box, no invented skills. Every step shows its work.`,
  scoring: t`How scoring works`,
  closingTitle: t`Ready for your next application?`,
  closingText: t`Start from scratch or upload your PDF, and watch the page take shape as you type.`,
  closingAction: t`Start Building Now`,
  testimonialsTitle: t`What job seekers say`,
  sampleFigures: t`Sample figures`,
  sampleVoices: t`Sample quotes`,
  sampleNote: t`Placeholders, not real results. The operator of this site will replace them before launch.`,
});

/** What the technology does, in the order in which a resume goes through it. */
export const listTechnology = () => [
  {
    title: t`Parsed the way an ATS parses it`,
    text: t`See, field by field, what an applicant tracking system gets from your file and what it misses.`,
  },
  {
    title: t`Matched with evidence`,
    text: t`Every requirement is shown next to the line in your resume that proves it, or marked as missing.`,
  },
  {
    title: t`Tailored, never invented`,
    text: t`Every new sentence links to its source. If your resume doesn’t say it, we ask you.`,
  },
  {
    title: t`A score you can check`,
    text: t`Same resume, same posting, same score. The formula is public and every point is explained.`,
  },
  {
    title: t`Professionally typeset`,
    text: t`Five templates, clean page breaks, accessible PDF. What you see is what you download.`,
  },
  {
    title: t`Checked before you send it`,
    text: t`We compare the tailored resume with your file, word by word, and show you anything that’s missing.`,
  },
];

/** One edit and one question, as a result shows them: of the fictional person whose page stands in the hero. */
export const truthWords = () => ({
  title: t`Every sentence has a source`,
  text: t`You’ll be asked about every line in the interview, so every edit shows its source. We block any employer, title, date, skill, or number your documents don’t support.`,
  /** Stands before what was taken out and what was put in, for those who hear the page. */
  taken: t`removed:`,
  put: t`added:`,
  edit: {
    label: t`Edit`,
    removed: t`Responsible for`,
    added: t`Cut`,
    kept: t`order errors from 2.1% to 0.8%`,
    appended: t`with scan checks at packing`,
    source: t`From your resume, Nordhamn Logistics:`,
    fact: t`scan checks at packing, introduced May 2022`,
  },
  question: {
    label: t`Asked, not invented`,
    text: t`The posting asks for SAP TM, which your resume doesn’t mention. Have you used it? Where?`,
  },
});

/** The fields that are lit up on the page of the hero. */
export const heroWords = () => ({
  picture: t`Marta Lindqvist’s one-page resume as an operations manager, in the Modern Professional template. The name, email, employer, title, and dates that software reads are marked.`,
  name: t`Name`,
  email: t`Email`,
  employer: t`Employer, location`,
  title: t`Title`,
  dates: t`Dates`,
});
