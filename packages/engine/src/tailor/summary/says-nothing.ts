import { isOnlyPraise, praisedIn } from '../../language/deeds/only-praise.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { foldText } from '../../language/text/fold-text.ts';
import type { TailorScene } from '../propose/proposal.ts';

/** What somebody wishes for, in place of what they bring. */
export const objective =
  /\b(?:seeking|looking for|in search of|to (?:obtain|secure|acquire|gain|find) (?:a|an|the)|to (?:pursue|take up|contribute my)|(?:would like|want|wish|hope|aim) to (?:take up|work|join|obtain|find|apply|be part|secure|grow)|applying for|my (?:goal|objective)|objective is|career objective|suche (?:eine|nach)|recherche (?:un|une)|busco)\b/i;
const empty =
  /^(?:I )?(?:love|enjoy|thrive|strive)s? |\b(?:hard[- ]?work(?:ing|er)|get along|people person|good communicator|quick learner|team player|detail[- ]oriented|self[- ]starter|go[- ]getter|think(?:s|ing)? outside|results?[- ](?:driven|oriented)|proven track record|highly motivated|dynamic|passionate|works? well under pressure|fast learner|excellent communication)\b/i;

/** A trait that the posting asks for by its name is no empty praise. */
function isEmptyPraise(sentence: string, { posting }: TailorScene): boolean {
  const asked = foldText(posting.text);
  return isOnlyPraise(sentence) && !praisedIn(sentence).some((stem) => asked.includes(stem));
}

/** Whether a sentence says what the person has not done or has not got: that is for the talk, if they are asked. */
export const lacksSomething = (sentence: string): boolean => disclaimsAny(sentence);

/** What a page's layout left behind a summary: the place or the name of a network, without a mark at its end. */
export function isStray(sentence: string, { resume }: TailorScene): boolean {
  if (/[.!?:;]$/.test(sentence) || sentence.split(' ').length > 5) return false;
  const { city, region } = resume.basics?.location ?? {};
  const networks = (resume.basics?.profiles ?? []).map(({ network }) => network);
  return [city, region, ...networks, 'Xing', 'LinkedIn', 'GitHub'].some(
    (word) => word !== undefined && word !== '' && sentence.toLowerCase().includes(word.toLowerCase()),
  );
}

/** What a template's maker left to be filled in: "Flexible [Job Title] who adapts". */
const slot = /\[[\p{L}][\p{L} ]{2,40}\]|<[\p{L}][\p{L} ]{2,40}>/u;

/** Whether a sentence of a summary is none of its own: a wish, a lack, praise that anybody could write, an aside in brackets, a template's words. */
export function saysNothing(sentence: string, scene: TailorScene): boolean {
  return (
    objective.test(sentence) ||
    lacksSomething(sentence) ||
    slot.test(sentence) ||
    /^\([^)]*\)\W*$/.test(sentence) ||
    isEmptyPraise(sentence, scene) ||
    (empty.test(sentence) &&
      !/\d|\b(?:years?|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(sentence) &&
      scene.relevance(sentence) < 2)
  );
}
