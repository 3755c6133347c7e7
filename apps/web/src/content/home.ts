import { brand } from './brand.ts';

/** Words of the landing page. */
export const home = {
  headline: 'A resume that holds up',
  lead: `${brand.name} reads your resume the way hiring software does, matches it to the posting you want, and rewrites it without a word that is not true.`,
  build: 'Build Your Resume',
  optimize: 'Optimize the one you have',
  assurance: 'Three optimizations free. No card. Your documents are never used to train anything.',
  technologyTitle: 'What happens to your resume here',
  technologyIntro: 'No black box, no invented skills. Each step shows its work.',
  closingTitle: 'The next posting is already open',
  closingText: 'Start from nothing or from the PDF you have. You see the page as you write it.',
  closingAction: 'Start Building Now',
  testimonialsTitle: 'From people who applied',
  sampleFigures: 'Sample figures',
  sampleVoices: 'Sample voices',
  sampleNote: 'Placeholders, not results: the operator of this site puts true ones here before launch.',
};

/** What the technology does, in the order in which a resume goes through it. */
export const technology = [
  {
    title: 'Read like a machine',
    text: 'We show field by field what an applicant tracking system recovers from your exact file, and what it loses.',
  },
  {
    title: 'Matched with evidence',
    text: 'Every requirement of the posting stands beside the line of your resume that shows it. Or beside nothing, so you know.',
  },
  {
    title: 'Tailored, never invented',
    text: 'Each new sentence points to the facts it rests on. What your documents do not say becomes a question to you.',
  },
  {
    title: 'A number you can check',
    text: 'Same resume, same posting, same estimate. The formula is published, with every point accounted for.',
  },
  {
    title: 'Set by a typographer',
    text: 'Five templates, real page breaks, tagged PDF. The preview is the file: one engine makes both.',
  },
  {
    title: 'Proved before you send it',
    text: 'We read our own PDF back. If a single field were lost, you would hear it from us and not from silence.',
  },
];

/** One edit and one question, as a result shows them: of the fictional person whose page stands in the hero. */
export const truth = {
  title: 'Every sentence can say where it comes from',
  text: 'A resume that claims too much fails at the interview. So each edit carries the facts it rests on, and a check in code blocks every employer, title, date, skill and number that your documents do not support.',
  edit: {
    label: 'Edit',
    removed: 'Responsible for',
    added: 'Cut',
    kept: 'order errors from 2.1 % to 0.8 %',
    appended: 'with scan checks at packing',
    source: 'Rests on your resume, Nordhamn Logistics:',
    fact: 'scan checks at packing, introduced May 2022',
  },
  question: {
    label: 'Not written, but asked',
    text: 'The posting wants SAP TM, and your resume does not name it. Have you used it? Where?',
  },
};
