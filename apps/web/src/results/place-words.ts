import { msg } from '@lingui/core/macro';
import { describePlace, type LedgerEntry, type Resume, tellFacts } from '@shortlist/schema';
import { i18n } from '#i18n';

/** The words that places of a resume are named with, as the shared schemas say them. */
const words = [
  msg`Header`,
  msg`Summary`,
  msg`Work`,
  msg`Volunteering`,
  msg`Education`,
  msg`Awards`,
  msg`Certificates`,
  msg`Publications`,
  msg`Skills`,
  msg`Languages`,
  msg`Interests`,
  msg`References`,
  msg`Projects`,
  msg`Other`,
  msg`Order of sections`,
  msg`Whole document`,
  msg`bullet`,
  msg`keyword`,
  msg`course`,
  msg`line`,
  msg`role`,
  msg`entry`,
  msg`new entry`,
  msg`headline`,
  msg`name`,
  msg`photo`,
  msg`email`,
  msg`phone`,
  msg`web address`,
  msg`summary`,
  msg`location`,
  msg`address`,
  msg`postal code`,
  msg`city`,
  msg`country code`,
  msg`region`,
  msg`profiles`,
  msg`network`,
  msg`username`,
  msg`position`,
  msg`description`,
  msg`start date`,
  msg`end date`,
  msg`highlights`,
  msg`roles`,
  msg`organization`,
  msg`school`,
  msg`field of study`,
  msg`degree`,
  msg`grade`,
  msg`courses`,
  msg`title`,
  msg`date`,
  msg`awarded by`,
  msg`issuer`,
  msg`publisher`,
  msg`release date`,
  msg`level`,
  msg`keywords`,
  msg`language`,
  msg`reference`,
  msg`client or employer`,
  msg`type`,
  msg`heading`,
  msg`lines`,
  msg`page`,
  msg`The posting’s own words`,
  msg`Your own wording`,
  msg`Your answer`,
  msg`Your resume`,
  msg`Your LinkedIn profile`,
];
const byEnglish = new Map(words.map((word) => [word.message, word]));

/** A word for a place of a resume, such as “bullet”, in the language of the interface; any other as it is. */
export function sayPlaceWord(english: string): string {
  const word = byEnglish.get(english);
  return word ? i18n._(word) : english;
}

/** What LinkedIn calls the line below a name: in a resume that is a job’s title, in many languages another word. */
const linkedinHeadline = msg({ message: 'headline', context: 'LinkedIn profile' });

function sayLinkedinWord(english: string): string {
  return english === 'headline' ? i18n._(linkedinHeadline) : sayPlaceWord(english);
}

/** Whether a word for a place is among those that are translated. */
export const isPlaceWord = (english: string): boolean => byEnglish.has(english);

/** A place of a resume in the language of the interface: “Work · Lakeside Clinic · bullet 3”. */
export function namePlace(resume: unknown, pointer: string): string {
  return describePlace(resume, pointer, sayPlaceWord);
}

/** The person’s own words behind a sentence, each with its place in the language of the interface. */
export function listFacts(entry: Pick<LedgerEntry, 'facts'>, original: Resume, of?: 'resume' | 'linkedin') {
  return tellFacts(entry, original, of, sayPlaceIn(of));
}

/** What says the words of places in the language of the interface. `of`: the document that they are in. */
export const sayPlaceIn = (of?: 'resume' | 'linkedin') => (of === 'linkedin' ? sayLinkedinWord : sayPlaceWord);
