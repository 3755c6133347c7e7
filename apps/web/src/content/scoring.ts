import {
  bands,
  basicShare,
  importanceWeights,
  keywordCap,
  learningShare,
  mustLicenceShare,
  type PartName,
  readabilityDeductions,
  softSkillShare,
  widerFieldMost,
  wishesOnlyShare,
} from '@shortlist/schema';

/** What each part of the match estimate counts, in words. */
export const partMeanings: Record<PartName, { title: string; counts: string }> = {
  requirements: {
    title: 'Requirements',
    counts:
      'Each skill, duty, language, license and certificate of the posting that a line of your resume shows. A must-have counts twice a nice-to-have; a related skill earns a part.',
  },
  title: { title: 'Title and seniority', counts: 'How close your titles and your level are to the posting’s.' },
  experience: { title: 'Experience', counts: 'The years asked for, and responsibilities like those of the posting.' },
  education: { title: 'Education', counts: 'The degree that the posting asks for: its level and its field.' },
  keywords: {
    title: 'Keywords',
    counts:
      'The posting’s most telling words that your resume uses too. Full at a cap: repeating or stuffing words gains nothing.',
  },
};

/** The worked example: a fictional posting without an education requirement. `share` is what the resume earns of the part, 0 to 1. */
export const workedExample: {
  posting: string;
  resume: string;
  shares: Partial<Record<PartName, { share: number; why: string }>>;
} = {
  posting: 'Shift Lead, warehouse: three must-haves, two nice-to-haves, five years in logistics, no degree asked for.',
  resume: 'Four years in logistics, two of the must-haves shown, one nice-to-have.',
  shares: {
    requirements: { share: 5 / 8, why: '2 of 3 must-haves and 1 of 2 nice-to-haves: 5 of 8 points' },
    title: { share: 1, why: 'the same title' },
    experience: { share: 0.8, why: '4 of 5 years' },
    keywords: { share: 0.75, why: 'three quarters of the way to the cap' },
  },
};

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const { fatal, major, minor } = readabilityDeductions;

/** Words of the page that publishes the formula. Its numbers are the code's own. */
export const scoring = {
  title: 'How scoring works',
  intro:
    'Two numbers, never mixed. The same files always give the same numbers: no model takes part in the arithmetic.',
  match: 'The match estimate',
  matchText:
    'From 0 to 100. Parts that a posting does not ask for are left out, and the others fill 100 in proportion.',
  example: 'A worked example',
  readability: 'The readability check',
  readabilityText: `100 less a fixed deduction for each thing in the file that stands in a machine’s way: ${fatal} for what blocks reading, ${major} for a serious one, ${minor} for a small one, nothing for a note. Each finding names its place, its reason and one fix. Content does not count here: a perfect file of an unfit resume reads 100.`,
  neither: 'What neither number is',
  neitherText:
    'There is no universal “ATS score”: every employer’s system is set up differently, and most rank nobody. Ours says how well your resume shows what this posting asks for, and whether a machine can read the file. That is all, and every point of it leads to the words behind it.',
};

/** The rules within the parts of the match estimate. */
export const matchRules = [
  `A must-have counts ${importanceWeights.must}, a nice-to-have ${importanceWeights.nice}. A soft skill counts ${percent(softSkillShare)} of a hard one, because everybody claims them; so does a demand that names only a trait or a bodily ability. A must-have license or certificate counts ${mustLicenceShare} times another must-have, and only a license or certificate shows it: work in the field does not. A title that only licensed people may bear earns 40 %.`,
  'Things joined by “or” or “one of” are one demand, which any of them meets.',
  `Where a posting insists on nothing and only wishes, its requirements count ${percent(wishesOnlyShare)} of their weight; so does education where a degree is only a wish.`,
  `The keyword part is full at ${percent(keywordCap)} of the posting’s telling words.`,
  `Years are counted from the dates of the jobs that show the skill, or of the posting’s occupation where the skill is what that occupation does. Jobs of the wider field count half, or whole where a similar role or work experience as such is asked for, and for a tool by name other jobs of the occupation count a third. Where leading people is asked for, the jobs that led people count. Overlapping jobs count once. Where no job shows what is asked for, jobs of the wider field or of the occupation earn at most ${percent(widerFieldMost)}.`,
  'A related skill earns 40 to 75 % by how near it is; a skill described in much the same words, or in another form of its word, without its name earns 40 %, or 75 % where all words of its name stand in that line. Two kinds of a field as wide as programming are not related.',
  `A line that says you lack a skill is no evidence of it; one that says you are learning it earns ${percent(learningShare)}, one that calls it basic ${percent(basicShare)} unless the posting asks for no more.`,
  'A degree of a neighboring field earns 60 %, and is enough where the posting takes related ones; another branch of engineering earns half, or 60 % there. A degree of any other field earns 25 %, 40 % where the posting takes related ones. One level too low earns half.',
  'Conditions such as a work permit or a driving license stand apart and carry no points.',
  `${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
];
