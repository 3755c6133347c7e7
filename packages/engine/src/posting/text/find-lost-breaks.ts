import { anyWord } from '../words/any-word.ts';
import { goesOnWords, headingWords, openerWords, praiseWords } from '../words/find-lost-breaks-words.ts';

/** "About the RoleBanyan Security is looking …", "preferredAbout the CompanyVagaro, Inc.": the heading of a section that ran into the words around it. */
const heading = new RegExp(
  String.raw`(?:(?<=[\p{Ll}.!?)])|(?<=^[^\p{L}\p{N}]{0,20}))(?:${anyWord(headingWords)})(?=\p{Lu}\p{L})`,
  'gu',
);
/** "… interventional radiology Desirable: ILS certificate": a heading with its colon in the middle of a line. */
const labelled =
  /(?<=(?:^|\s)[\p{Ll}\d(]\S* )(?<!to have )(?:Essential|Desirable|Required|Preferred|Responsibilities|Duties|Requirements|Qualifications|Benefits|Skills)(?=\s?:)/gu;
/** "… adapt to the business Demonstrated customer service skills": a word of praise in capitals inside a sentence opens another line. */
const praise = new RegExp(String.raw`(?<=[\p{Ll}\d)] )(?=(?:${anyWord(praiseWords)}) [\p{Ll}\d])`, 'gu');
const opener = new RegExp(String.raw`(?<=[\p{L}\d)]) (?=(?:${anyWord(openerWords)})(?!\p{L}))`, 'gu');

/** What a sentence goes on with in front of a word in capitals: "have Experience with", "your Ability to". */
const goesOn = new RegExp(String.raw`(?:^|[\s(])(?:${anyWord(goesOnWords)})\)?$`, 'iu');

/** Places where the words that open a demand follow a whole sentence on the same line, without a full stop ("embrace innovation Must be able to lift 30 lbs"), and where a glued heading begins and ends. */
export function findLostBreaks(line: string): number[] {
  const openers = [...line.matchAll(opener)]
    .filter(({ index }) => index >= 12 && !goesOn.test(line.slice(Math.max(0, index - 16), index)))
    .map(({ index }) => index + 1);
  const inside = [...line.matchAll(labelled)].map(({ index }) => index);
  const headings = [...line.matchAll(heading)].flatMap(({ index, 0: words }) => [index, index + words.length]);
  const lines = [...line.matchAll(praise)]
    .map(({ index }) => index)
    .filter((at) => at >= 12 && !goesOn.test(line.slice(Math.max(0, at - 17), at - 1)));
  return [...openers, ...lines, ...[...headings, ...inside].filter((at) => at > 0)];
}
