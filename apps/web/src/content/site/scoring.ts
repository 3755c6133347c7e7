import { t } from '@lingui/core/macro';
import {
  anyWorkShare,
  bands,
  basicShare,
  importanceWeights,
  kindWeights,
  lackingStep,
  learningShare,
  ledElsewhereShare,
  type matchWeights,
  needShare,
  readabilityDeductions,
  shortOfYearsShare,
  titleByWords,
  toldWorkShare,
  unlicensedMost,
  unlistedTitle,
  widerFieldMost,
  wordsFrom,
  wordsFull,
} from '@shortlist/schema';
import { i18n } from '#i18n';
import { formatsTag } from '../../language/formats-tag.ts';
import { bandWords } from '../../ui/band-tone.ts';
import { formatPercent, formatPoints } from '../../ui/format.ts';

type MatchPart = keyof typeof matchWeights;

/** What each part of the match estimate counts, in words. */
export const partMeanings = (): Record<MatchPart, { title: string; counts: string }> => ({
  requirements: {
    title: t`Requirements`,
    counts: t`The skills, years, degrees, languages, licenses, and certificates from the posting that your resume shows. Three to five key requirements count most.`,
  },
  title: { title: t`Title and level`, counts: t`How close your occupation and level are to the posting’s.` },
  keywords: {
    title: t`Keywords`,
    counts: t`The posting’s most important words that your resume also uses. Repeating a word adds no points.`,
  },
});

type Example = {
  posting: string;
  resume: string;
  /** `share` is what the resume earns of the part, 0 to 1. */
  shares: Partial<Record<MatchPart, { share: number; why: string }>>;
};

/** The worked example: a fictional posting. */
export const workedExample = (): Example => ({
  posting: t`Posting: shift lead, warehouse. Three key requirements, four other must-haves, two nice-to-haves.`,
  resume: t`Resume: four years as a warehouse associate. It shows two of the key requirements and one other must-have.`,
  shares: {
    requirements: {
      share: 7 / 13.8,
      why: t`2 of 3 key requirements and 1 of 4 must-haves: 7 of ${{ all: formatPoints(13.8) }} possible points`,
    },
    title: { share: 0.7, why: t`the same occupation, two levels below` },
    keywords: { share: 0.75, why: t`75% of the way to the maximum` },
  },
});

/** Words of the page that publishes the formula. Its numbers are the code's own. */
export const scoringWords = () => ({
  title: t`How scoring works`,
  intro: t`Two separate numbers. The same files always get the same scores. No AI is involved in the math.`,
  match: t`The match estimate`,
  matchText: t`From 0 to 100. If the posting doesn’t ask for a part, we leave it out and scale the rest up to 100.`,
  weights: t`Parts of the match estimate and their weights`,
  part: t`Part`,
  weight: t`Weight`,
  points: t`Points`,
  example: t`A worked example`,
  exampleParts: t`The example, part by part`,
  readability: t`The readability check`,
  readabilityText: t`Starts at 100. Each problem deducts a fixed amount: ${{ fatal: readabilityDeductions.fatal }} for a critical one, ${{ major: readabilityDeductions.major }} for a serious one, ${{ minor: readabilityDeductions.minor }} for a minor one, nothing for a note. Each finding shows where it is, why it matters, and how to fix it. This score is about the file, not its content.`,
  neither: t`What these numbers are not`,
  neitherText: t`There is no universal “ATS score”. Every employer sets up its system differently, and most don’t rank anyone. Our numbers tell you how well your resume shows what this posting asks for, and whether software can read your file.`,
});

/** What the example comes to, in a word. */
export const sayEstimate = (band: keyof typeof bandWords): string =>
  t`Match estimate: ${{ band: i18n._(bandWords[band]) }}`;

/** The rules within the parts of the match estimate. */
export const listRules = (): string[] => [
  t`A must-have counts ${{ must: importanceWeights.must }}, a nice-to-have ${{ nice: formatPoints(importanceWeights.nice) }}. A key requirement counts ${{ need: needShare }} times as much.`,
  t`A must-have license or certificate counts ${{ license: kindWeights.mustLicence }}. A skill that isn’t in our lists counts ${{ unknown: formatPoints(kindWeights.unknownSkill) }}, and a sentence that names no skill counts ${{ sentence: formatWeight(kindWeights.sentence) }}. Traits anyone can claim, such as “team player”, are listed but never scored.`,
  t`A posting with fewer than three requirements says little about how well you fit. For each one below three, the requirements part is worth ${{ less: formatPercent(lackingStep) }} less. Responsibilities are compared but earn no points.`,
  t`You earn points once your resume uses ${{ from: formatPercent(wordsFrom) }} of the posting’s keywords. At ${{ full: formatPercent(wordsFull) }}, you earn the maximum. A similar word earns part of the points.`,
  t`Employers use different titles for the same work. If you reach the maximum for keywords, you also get at least ${{ title: formatPercent(titleByWords) }} of the title points. This doesn’t apply if a must-have license or more than half of the required years are missing.`,
  t`The closer your occupation is to the job’s, the more points you earn. Your level counts in full if it’s the same or one above, 85% if it’s one below, 70% if it’s two below, and 55% if it’s further below. Two levels above count 90%, and more than two count 80%. If you’ve only had internships, a regular role counts half.`,
  t`A year of any work earns ${{ share: formatPercent(anyWorkShare) }} of the title points. Occupation and level decide the rest.`,
  t`If the posting’s title isn’t in our lists, or none of yours is, you get at least ${{ share: formatPercent(unlistedTitle) }} of the title points.`,
  t`A title you’ve held for less than half of the required years counts less, down to ${{ share: formatPercent(shortOfYearsShare) }} if you have none of those years.`,
  t`If your resume and the posting are in different languages, we compare words by meaning.`,
  t`If none of your titles is close, jobs that describe the same work earn up to ${{ work: formatPercent(toldWorkShare) }}. For a management role, experience managing people earns up to ${{ led: formatPercent(ledElsewhereShare) }}.`,
  t`Some professions require a license or degree by law, such as nursing, law, and medicine. If your resume shows neither, the total is at most ${{ most: unlicensedMost }}.`,
  t`Requirements joined by “or” or “one of” count as one, and any of them meets it.`,
  t`We count years from the dates of the jobs that show the skill. If the skill is part of the posting’s occupation, all jobs in that occupation count. Overlapping periods count once. If no job shows what’s asked for, jobs in the occupation or its wider field earn at most ${{ most: formatPercent(widerFieldMost) }}.`,
  t`A related skill earns 40% to 85%, depending on how close it is. A skill described in similar words earns 40%, or 75% if all words of its name are in that line.`,
  t`A line that says you lack a skill doesn’t count. A line that says you’re learning it earns ${{ learning: formatPercent(learningShare) }}. A line that calls it basic earns ${{ basic: formatPercent(basicShare) }}, or full credit if the posting asks for no more.`,
  t`A degree in a related field earns 60%, and a degree in any other field earns 20%. If the posting accepts related fields, they earn 100% and 40%. A degree one level too low earns half.`,
  t`Conditions such as a work permit or a driver’s license are shown separately and earn no points.`,
  `${bands.map(([least, band]) => sayBand(i18n._(bandWords[band]), least)).join(', ')}.`,
];

function sayBand(band: string, least: number): string {
  return least > 0 ? t`${{ band }} from ${{ least }}` : t`${{ band }} below that`;
}

/** A weight with both of its decimals. */
function formatWeight(weight: number): string {
  return new Intl.NumberFormat(formatsTag()).format(weight);
}
