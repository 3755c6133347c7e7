import { paperFor, type Resume } from '@shortlist/schema';

/** Whose customs an English letter follows: American ("Dear Ms. Ito", "Sincerely"), British ("CV", "Yours faithfully"), or neither where nothing tells. */
export type EnglishVariety = 'american' | 'british' | 'neutral';

/** Where a resume is called a resume, though the rest is British. */
const saysResume =
  /\b(?:NSW|VIC|QLD|TAS|Australia|New Zealand|Sydney|Melbourne|Brisbane|Perth|Adelaide|Auckland|Wellington|Canada)\b|^\+6[14]|^04\d\d \d{3}/;

/** Told by the place, else by the phone of the sender. */
export function englishVariety({ basics = {} }: Resume): EnglishVariety {
  const { location, phone = '' } = basics;
  if (paperFor(basics) === 'us-letter') return 'american';
  const isKnown = (location?.countryCode ?? location?.city ?? location?.region ?? phone) !== '';
  return isKnown ? 'british' : 'neutral';
}

/** What the document is called there. */
export function resumeWord(resume: Resume): 'CV' | 'resume' {
  const { location, phone = '' } = resume.basics ?? {};
  const places = [location?.countryCode, location?.city, location?.region].filter(Boolean).join(' ');
  return englishVariety(resume) === 'british' && !saysResume.test(places) && !saysResume.test(phone) ? 'CV' : 'resume';
}
