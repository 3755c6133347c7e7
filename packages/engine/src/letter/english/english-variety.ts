import { paperFor, type Resume } from '@shortlist/schema';

/** Whose customs an English letter follows: American ("Dear Ms. Ito", "Sincerely"), British ("Dear Ms Ito", "Yours faithfully"), or neither where nothing tells. */
export type EnglishVariety = 'american' | 'british' | 'neutral';

/** Told by the place, else by the phone of the sender. */
export function englishVariety({ basics = {} }: Resume): EnglishVariety {
  const { location, phone = '' } = basics;
  if (paperFor(basics) === 'us-letter') return 'american';
  const isKnown = (location?.countryCode ?? location?.city ?? location?.region ?? phone) !== '';
  return isKnown ? 'british' : 'neutral';
}

/** What the sender calls the paper beside the letter: a resume in North America, a CV in Britain, Ireland and Australia. */
export function ownPaper(resume: Resume): 'resume' | 'CV' {
  return englishVariety(resume) === 'british' ? 'CV' : 'resume';
}
