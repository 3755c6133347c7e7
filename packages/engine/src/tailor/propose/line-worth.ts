import { isDeed } from '../../language/deeds/is-deed.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isNoPractice } from '../../language/stance/is-wish.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import type { TailorScene } from './proposal.ts';

/**
 * What a line of work is worth for this posting: what it serves, in any words; then its figure and its result. `isShown`: the match quotes it.
 * A step of a whole one is a reason to tell it before another, less is none.
 */
export function worthOf(line: string, scene: TailorScene, isShown: boolean): number {
  if (!isDeed(line) || isNoPractice(line) || disclaimsAny(line)) return 0;
  const named = scene.relevance(line);
  const answers = isShown || sharesDemand(line, scene) || answersDuty(line, scene);
  const serves = Math.max(answers ? 1 : 0, named < least ? 0 : Math.min(3, named));
  // A result with its figure is what a reader stops at; what only names a tool or a charge goes before no such line.
  const measured = (figure.test(line) ? 0.5 : 0) + (changed.test(line) ? 0.5 : 0);
  // What only helped comes before no other line, and goes behind none that serves nothing.
  return Math.max(
    0,
    serves + measured - (lesser.test(line) || mere.test(line) ? 1 : 0) - (charge.test(line) ? 0.5 : 0),
  );
}

/** A word or two in common with a posting say nothing. */
const least = 0.5;

/** "Taught four trainees", where "Train new staff" is a duty and staff are named: the same done to the same, in other words. */
function answersDuty(line: string, { posting }: TailorScene): boolean {
  return posting.responsibilities.some(({ text }) => answersRequirement(line, text));
}

/** "Fit and certify fire doors", where "Fire door experience" is asked for: two words side by side in a demand or a duty. */
function sharesDemand(line: string, { posting }: TailorScene): boolean {
  const asked =
    askedPairs.get(posting) ??
    new Set([...posting.requirements, ...posting.responsibilities].flatMap(({ text }) => pairsOf(text)));
  askedPairs.set(posting, asked);
  return pairsOf(line).some((pair) => asked.has(pair));
}

// One posting is asked for every line of a resume.
const askedPairs = new WeakMap<TailorScene['posting'], Set<string>>();

/** Neighbours of four letters and more, of which one at least tells something. */
function pairsOf(text: string): string[] {
  const words = tokenize(text);
  return words.flatMap(({ key, form }, i) => {
    const next = words[i + 1];
    const isPair =
      next !== undefined && form.length > 3 && next.form.length > 3 && !everyday.test(`${form} ${next.form}`);
    return isPair ? [`${stemWord(key)} ${stemWord(next.key)}`] : [];
  });
}

/** Words that stand in any posting. */
const everyday =
  /(?<!\p{L})(?:ability|about|across|all|also|from|have|into|must|need|other|that|their|them|this|team|through|using|well|with|work\p{L}*|years?|your|experience|skills?|strong|including|people|staff|manage\p{L}*|support\p{L}*)(?!\p{L})/iu;

/** A number of its own: "V3" and "S7" are names. */
const figure = /(?<![\p{L}-])\d/u;
/** A change for the better, or a thing that was not there before. */
const changed =
  /\b(?:reduc|increas|cut|grew|sav|improv|rais|lower|launch|built|led|won|introduc|deliver|doubl|halv|architect(?=ed)|design(?=ed)|creat(?=ed)|found(?=ed)|establish|land(?=ed)|clos(?=ed)|develop(?=ed)|acquir(?=ed)|gain(?=ed)|achiev|brought)\p{L}*|\p{L}*(?:senkung|steigerung|einführung|verkürzung|reduzierung|aufbau)|réduction|augmentation|amélioration|reducción|aumento|mejora/iu;
/** Who helped did not do it: such a line goes before no other. */
const lesser =
  /^(?:help(?:s|ed|ing)?|assist(?:s|ed|ing)?|support(?:s|ed|ing)?|participat(?:es?|ed|ing)|mithilfe|unterstützung|mitarbeit|aide|participation|apoyo|ayuda)(?!\p{L})/iu;

/** What there was to do, and not what was done. */
const charge = /^(?:(?:I )?(?:am |was )?responsible for(?! \p{L}+ing\b)|(?:my |key )?duties)(?!\p{L})/iu;
/** With what it was done. */
const mere =
  /^(?:us(?:ed|ing)|log(?:ged)?|record(?:ed)?|enter(?:ed)?|utili[sz](?:ed|ing)|worked (?:with|on|in)|answered)(?!\p{L})/iu;
