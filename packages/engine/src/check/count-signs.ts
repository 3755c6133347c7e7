import type { Resume } from '@shortlist/schema';
import { degreeScore } from '../language/education/degree-words.ts';
import { isDrivingLicence } from '../language/education/driving-licence.ts';
import { foldWords } from '../language/text/fold-text.ts';
import { organisationScore, schoolScore } from '../language/titles/organisation-words.ts';
import { titleScore } from '../language/titles/title-words.ts';
import { findLanguages } from '../lexicon/learning/languages.ts';

/** Years of practice: "25 years", "15 ans d'expérience", "20 años en obra"; not the age of a person or the term of a rent. */
const practice = /\b(?:\d{1,2}|ten|fifteen|twenty|thirty) (?:years|yrs|jahre|ans|anos|anni|jaar)\b(?! (?:old|alt|oud))/;
/** Somebody who tells of their own work. */
const told =
  /\b(?:worked (?:at|for)\b|i (?:have |had )?(?:worked|work|studied|graduated|started|lead|led|taught|teach|speak|hold)|i(?: a|')m an?|habe ich|(?:my name is|mein name ist|ich heisse|je m ?appelle|mi chiamo|me llamo|chamo me|ik heet)\b|i have been an?|(?:arbeite|war|bin) ich|ich (?:bin|habe|arbeite|spreche|war)|arbeitete ich|j ?'?ai (?:travaille|ete)|je suis|je parle|trabaje|estudie|hablo|soy|trabalhei|falo|ho lavorato|parlo|werkte ik|ik (?:spreek|heb|ben|werk))\b/g;
/** Words for what one can do or holds, that stand in a line of hardly any other paper of one person. */
const held =
  /\b(?:hobb(?:y|ies|ys|ys)|loisirs|aficiones|interests?|volunteer\w*|praktikum|internship|stage de|experienc(?:e|ia)|berufliche|competenc\w+|kompetenzen|kernkompetenzen|kenntnisse|skills|abilities|references available|portfolio|exhibitions?|ausstellungen|expositions?|exposiciones|credits|repertoire|engagements|training|formation|formacion|ausbildung|patents|publications|awards?|prizes?|medal|certified|registered|licen[cs]e|permis|carne|fuhrerschein|clearance|veteran)\b/;

/**
 * How much a document speaks for one person's working life where hardly a fact was read: whose name and address stand at
 * its top and whose titles, degrees, languages, years or own words stand in it. 0 to 5; nothing without a name or a way to
 * reach the person. `texts` are the lines of the document.
 */
export function countSigns({ basics }: Resume, texts: readonly string[]): number {
  const isOwn = basics?.email !== undefined && namesOwner(basics.email, texts);
  // A paper of a firm or a school has a mailbox of its own: info@, people@, admissions@.
  if (!isOwn && (basics?.email || !basics?.name || !(basics.phone || basics.url))) return 0;
  const lines = texts.map(foldWords);
  const titles = texts.filter((text) => text.length < 70 && titleScore(text) >= 1.1).length;
  const tellings = lines.join('\n').match(told)?.length ?? 0;
  const signs = [
    isOwn,
    titles > 0,
    titles > 1,
    texts.some((text) => degreeScore(text) > 0),
    texts.some((text) => isDrivingLicence(text) || findLanguages(text).length > 0),
    lines.some((line) => practice.test(line)),
    tellings > 0,
    tellings > 1,
    lines.some((line) => held.test(line)),
  ];
  return Math.min(5, signs.filter(Boolean).length);
}

/** Whether the part of an e-mail address before the @ holds a word of the first lines, as people's own addresses hold their names. */
function namesOwner(email: string, texts: readonly string[]): boolean {
  const box = foldWords(email.split('@')[0] ?? '');
  const top = texts.slice(0, 4).filter((text) => schoolScore(text) === 0 && organisationScore(text) === 0);
  return foldWords(top.join(' '))
    .split(' ')
    .some((word) => word.length > 2 && !email.includes(`@${word}`) && box.includes(word));
}
