import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { articleFor } from '../../language/text/article-for.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { unwrapLines } from '../../language/text/unwrap-lines.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

const praise =
  /^(?:an? )?(?:(?:very |highly )?(?:hard[- ]?working|(?:self-)?motivated|dedicated|passionate|dynamic|enthusiastic|results?[- ](?:driven|oriented)|detail[- ]oriented|driven|energetic|ambitious|creative|compassionate|talented|dependable|reliable|skilled|seasoned|savvy|accomplished|proven|innovative|versatile|experienced?|resourceful|efficient|effective|capable|competent|diligent|well[- ]qualified|quality[- ]driven|responsible),? (?:and )?)*/i;
/** How a person says what they are: a role, then how long, or what they turn to. */
const role =
  /^(\p{L}[\p{L}-]*(?: [\p{L}\d&-]+){0,5}?) (?:with (?:[\p{L}-]+ ){0,6}?(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b)|of (?:\d+|\p{L}+) years\b|retraining\b|returning\b|moving into\b|changing\b)/iu;
/** The same where no deed can be told: a role, then whatever it is with. */
const anyRole =
  /^(\p{L}[\p{L}-]*(?: [\p{L}&-]+){0,4}?) (?:with|specialis|specializ|experienced|of|retraining|returning)\S* \p{L}/iu;
/** A role of several words, or two: "Petroleum Engineering Graduate and Military Veteran". */
const bareRole = /^\p{Lu}[\p{L}-]*(?: (?:\p{Lu}[\p{L}-]*|and)){1,7}$/u;
/** "HR advisor, six years in retail": the years behind a comma. */
const timeBehind =
  /^([^,\d]*[^,]{3,60}), ((?:over |more than |nearly |almost )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\+? years['’]?(?: experience)? (?:in|of|across|with) [^,;]+?\.?)$/iu;
/** "I've been testing software for 8 years": what has been done, and how long. */
const forYears =
  /^I(?:['’]ve| have) (?:been \p{Ll}+ing|worked) .*\b(?:for|since) (?:over |more than |about )?(?:\d|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b)/u;
/** What a life had besides work in this line: schooling of late, and time away. */
const turning =
  /\b(?:bootcamp|boot camp|retrain\p{L}*|career (?:break|change)|return\p{L}* to work|course|apprenticeship)\b/iu;
const wish =
  /\b(?:seeking|looking (?:for|to)|hop(?:e|ing)|eager|keen|desires?|to (?:obtain|secure|gain)|goal|objective)\b/i;

/** "… and Military Veteran seeking a full-time position": what somebody is, before what they look for. */
const wishTail = /(?<=^(?:\S+ ){1,9}\S+),? (?:who is |currently |now )?(?:seeking|looking (?:for|to)) .*$/iu;

/**
 * What the person says of themselves in the summary that no job tells: a role and how long, a change of trade, a time away, the course that
 * they took; at most two sentences. `isBare`: no deed can be told, so that a plain role is worth saying too. English.
 */
export function introduceSelf({ resume, facts, verify, length }: LetterScene, isBare = false): DraftParagraph {
  const fact = facts.find(({ pointer }) => pointer === '/basics/summary');
  if (fact === undefined) return [];
  const told = splitSentences(unwrapLines(resume.basics?.summary ?? ''))
    .map((sentence) => (sentence.split(/;\s/)[0] ?? '').replace(timeBehind, '$1 with $2').replace(wishTail, ''))
    .filter((sentence) => sentence.length < 210 && !wish.test(sentence) && findDisclaimers(sentence).length === 0)
    .flatMap((sentence) => inFirstPerson(sentence.trim().replace(/[.;\s]+$/, ''), isBare) ?? [])
    .map((sentence) => ({ sentence: `${sentence}.`, facts: [fact] }))
    .filter(({ sentence }) => verify(sentence, [fact]).length === 0);
  return told.slice(0, length === 'short' ? 1 : 2);
}

/** "11 years effectively maintaining": a manner between the years and the work is no sentence of a letter. */
const mannered = /\byears \p{Ll}+ly \p{Ll}+ing\b/u;

function inFirstPerson(whole: string, isBare: boolean): string | undefined {
  const sentence = whole.replace(/(?<=\d\+? years) (?=experience\b)/, ' of ');
  if (mannered.test(sentence)) return undefined;
  if (/[:;•|]|\b(?:we|you|your|our|he|she|they)\b/i.test(sentence)) return undefined;
  if (forYears.test(sentence)) return sentence.replace(/^I['’]ve/, 'I have');
  // A heading in capitals that ran into the sentence is no part of it.
  const bare = sentence.replace(/^(?:\p{Lu}{5,} )+(?=\p{Lu}?\p{Ll})/u, '').replace(praise, '');
  const head = (isBare ? anyRole : role).exec(bare)?.[1];
  if (head !== undefined && (isTitle(head) || /^(?:CPA|RN|LPN|CNA|EMT|RDH|PT|OT)$/.test(head)) && !/\bI\b/.test(bare)) {
    const [first = '', second = ''] = bare.split(' ');
    const own =
      /^\p{Lu}[\p{Ll}-]+$/u.test(first) && !/^\p{Lu}/u.test(second)
        ? `${first.toLowerCase()}${bare.slice(first.length)}`
        : bare;
    return `I am ${articleFor(own)} ${own}`;
  }
  // A bare role says who writes only where a wish stood behind it.
  if (bareRole.test(bare) && (isTitle(bare) || / (?:Graduate|Veteran|Professional)$/.test(bare)) && !/\bI\b/.test(bare))
    return `I am ${articleFor(bare)} ${bare}`;
  if (!turning.test(sentence)) return undefined;
  if (/\bI (?!am\b|was\b|can\b|will\b|would\b)\p{Ll}+ /u.test(sentence)) return sentence;
  return readOpening(sentence)?.form === 'past'
    ? `I ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : undefined;
}
