import {
  bands,
  basicShare,
  capStep,
  fewRequirements,
  importanceWeights,
  keywordCap,
  kindWeights,
  learningShare,
  leastOfNeeds,
  ledElsewhereShare,
  type matchWeights,
  needShare,
  openPostShare,
  readabilityDeductions,
  requirementCap,
  shortOfYearsShare,
  toldWorkShare,
  unlicensedMost,
  widerFieldMost,
  wishesOnlyShare,
} from '@shortlist/schema';

type MatchPart = keyof typeof matchWeights;

/** What each part of the match estimate counts, in words. */
export const partMeanings: Record<MatchPart, { title: string; counts: string }> = {
  requirements: {
    title: 'Requirements',
    counts:
      'Skills, years, degrees, languages, licenses and certificates from the posting that your resume shows. The three to five needs that decide the job count most.',
  },
  title: { title: 'Title and level', counts: 'How close your occupation and level are to the posting’s.' },
  keywords: {
    title: 'Keywords',
    counts: 'The posting’s most important words that your resume also uses. Capped, so repeating words gains nothing.',
  },
};

/** The share at which the nine requirements of the example are full. */
const fullOfNine = Math.max(requirementCap, 1 - capStep * (9 - fewRequirements));

/** The worked example: a fictional posting. `share` is what the resume earns of the part, 0 to 1. */
export const workedExample: {
  posting: string;
  resume: string;
  shares: Partial<Record<MatchPart, { share: number; why: string }>>;
} = {
  posting: 'Shift lead, warehouse: three needs, four other must-haves, two nice-to-haves.',
  resume: 'A warehouse operative for four years. Two of the needs and one other must-have shown.',
  shares: {
    requirements: {
      share: 7 / 13.8 / fullOfNine,
      why: `2 of 3 needs and 1 of 4 must-haves: 7 of 13.8 points, full at ${Math.round(fullOfNine * 100)}%`,
    },
    title: { share: 0.7, why: 'the same occupation, two levels below' },
    keywords: { share: 0.75, why: 'three quarters of the way to the cap' },
  },
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const { fatal, major, minor } = readabilityDeductions;

/** Words of the page that publishes the formula. Its numbers are the code's own. */
export const scoring = {
  title: 'How scoring works',
  intro: 'Two separate numbers. The same files always give the same result. No AI is involved in the math.',
  match: 'The match estimate',
  matchText: 'From 0 to 100. Parts the posting doesn’t ask for are left out, and the rest are scaled up to 100.',
  example: 'A worked example',
  readability: 'The readability check',
  readabilityText: `Starts at 100. Each problem deducts a fixed amount: ${fatal} for one that blocks reading, ${major} for a serious one, ${minor} for a small one, nothing for a note. Each finding shows where it is, why it matters and how to fix it. Content doesn’t count here, only the file.`,
  neither: 'What these numbers are not',
  neitherText:
    'There is no universal “ATS score”. Every employer sets up its system differently, and most don’t rank anyone. Our numbers tell you how well your resume shows what this posting asks for, and whether software can read your file.',
};

/** The rules within the parts of the match estimate. */
export const matchRules = [
  `A must-have counts ${importanceWeights.must}, a nice-to-have ${importanceWeights.nice}. Each of the three to five needs that decide the job counts ${needShare} times another requirement, and together they are at least ${percent(leastOfNeeds)} of the requirements.`,
  `A must-have license or certificate counts ${kindWeights.mustLicence}, a skill our lists don’t know ${kindWeights.unknownSkill}, a sentence that names no skill ${kindWeights.sentence}, a duty among the needs ${kindWeights.duty}. Traits that anyone can claim, such as “team player”, are listed and never scored.`,
  `Nobody shows everything a long posting names. With ${fewRequirements} requirements the part is full at 100%, with each further one ${percent(capStep)} earlier, down to ${percent(requirementCap)} (always at 100% if a must-have license or certificate isn’t shown, or if your jobs reach less than half of the years asked for). The keywords are full at ${percent(keywordCap)}.`,
  'Occupations are compared in steps: the same one, one of the same family, one of the same field, another. Levels are too: the same or one above counts in full, one below 85%, two below 70%, further below 55%. If you are two or more levels above, 90% or 80%. If you were only an intern, half.',
  `If a post welcomes beginners, is an internship, or asks for nothing but school, the title and the keywords count ${percent(openPostShare)} of their weight. So does a title our lists don’t know.`,
  `A title held for less than half of the years a posting insists on counts less, with none of them ${percent(shortOfYearsShare)}.`,
  'If your resume is in another language than the posting, the keywords are left out.',
  `If no title is close, jobs that tell of the work the posting’s title names earn up to ${percent(toldWorkShare)}, and having led people up to ${percent(ledElsewhereShare)} for a post that leads people.`,
  `Some professions need a license or degree by law: nurses, lawyers, physicians and others. If your resume shows neither, the total is at most ${unlicensedMost}.`,
  'Things joined by “or” or “one of” are one demand, which any of them meets.',
  `If a posting insists on nothing and only wishes, its requirements count ${percent(wishesOnlyShare)} of their weight.`,
  `Years are counted from the dates of the jobs that show the skill, or of the posting’s occupation where the skill is what that occupation does. Overlapping jobs count once. If no job shows what is asked for, jobs of the wider field or of the occupation earn at most ${percent(widerFieldMost)}.`,
  'A related skill earns 40% to 85%, depending on how close it is. A skill described in much the same words earns 40%, or 75% if all words of its name are in that line.',
  `A line that says you lack a skill doesn’t count. One that says you are learning it earns ${percent(learningShare)}, one that calls it basic ${percent(basicShare)} unless the posting asks for no more.`,
  'A degree in a neighboring field earns 60%, and is enough if the posting takes related ones. A degree in any other field earns 20%, or 40% if related ones are taken. One level too low earns half.',
  'Conditions such as a work permit or a driving license are shown separately and earn no points.',
  `${bands.map(([least, band]) => (least > 0 ? `${band} from ${least}` : `${band} below`)).join(', ')}.`,
];
