import { brand } from './brand.ts';

/** Words of the landing page. */
export const home = {
  headline: 'A resume that holds up',
  lead: `${brand.name} reads your resume the way hiring software does, matches it to the job you want, and tailors it without inventing a word.`,
  build: 'Build Your Resume',
  optimize: 'Optimize the one you have',
  assurance: 'Three optimizations free. No card. Your documents are never used to train anything.',
  technologyTitle: 'How it works',
  technologyIntro: 'No black box, no invented skills. Every step shows its work.',
  closingTitle: 'The next posting is already open',
  closingText: 'Start from scratch or from your PDF. You see the page as you write.',
  closingAction: 'Start Building Now',
  testimonialsTitle: 'From people who applied',
  sampleFigures: 'Sample figures',
  sampleVoices: 'Sample voices',
  sampleNote: 'Placeholders, not real results. The operator of this site replaces them before launch.',
};

/** What the technology does, in the order in which a resume goes through it. */
export const technology = [
  {
    title: 'Parsed like an ATS does it',
    text: 'See, field by field, what an applicant tracking system gets from your file and what it misses.',
  },
  {
    title: 'Matched with evidence',
    text: 'Every requirement is shown next to the line of your resume that proves it, or marked as missing.',
  },
  {
    title: 'Tailored, never invented',
    text: 'Every new sentence links to your own facts. If your resume doesn’t say it, we ask you.',
  },
  {
    title: 'A number you can check',
    text: 'Same resume, same posting, same score. The formula is public and every point is explained.',
  },
  {
    title: 'Set by a typographer',
    text: 'Five templates, clean page breaks, accessible PDF. What you see is what you download.',
  },
  {
    title: 'Checked before you send it',
    text: 'We compare the tailored resume with your file, word by word, and tell you what is missing.',
  },
];

/** One edit and one question, as a result shows them: of the fictional person whose page stands in the hero. */
export const truth = {
  title: 'Every sentence has a source',
  text: 'A resume that claims too much fails in the interview. Every edit shows its source, and we block any employer, title, date, skill or number your documents don’t support.',
  edit: {
    label: 'Edit',
    removed: 'Responsible for',
    added: 'Cut',
    kept: 'order errors from 2.1% to 0.8%',
    appended: 'with scan checks at packing',
    source: 'From your resume, Nordhamn Logistics:',
    fact: 'scan checks at packing, introduced May 2022',
  },
  question: {
    label: 'Asked, not invented',
    text: 'The posting asks for SAP TM, which your resume doesn’t mention. Have you used it? Where?',
  },
};
