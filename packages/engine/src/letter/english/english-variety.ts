import { type Posting, paperFor, type Resume } from '@shortlist/schema';

/** Whose customs an English letter follows: American ("Dear Ms. Ito", "Sincerely"), British ("Dear Ms Ito", "Yours faithfully"), or neither where nothing tells. */
export type EnglishVariety = 'american' | 'british' | 'neutral';

const inAmerica = /\b(?:USA?|U\.S\.A?\.?|United States|Canada)\b/;
const inBritain =
  /\b(?:UK|United Kingdom|England|Scotland|Wales|Northern Ireland|Ireland|Great Britain|London|Australia|New Zealand|South Africa|India|Singapore|Hong Kong)\b/;
/** What only a posting of one country names: its money, its papers, its laws. */
const saysAmerica = /\bdriver['’]s license\b|\b401\s?\(?k\b|\bGED\b|\bhigh school diploma\b|\bEEO\b|\bFMLA\b|\bUSD\b/i;
const saysBritain =
  /£\s?\d|\bNHS\b|\.co\.uk\b|\bdriving licence\b|\bGCSEs?\b|\bDBS check\b|\bNVQ\b|\bright to work in the UK\b/;

/** Told by the place of the post, else by what only one country's postings name, else by the place or the phone of the sender. */
export function englishVariety(
  { basics = {} }: Resume,
  { location: post = '', text = '' }: Partial<Posting> = {},
): EnglishVariety {
  if (inAmerica.test(post) || paperFor({ location: { city: post } }) === 'us-letter') return 'american';
  if (inBritain.test(post)) return 'british';
  if (saysAmerica.test(text) !== saysBritain.test(text)) return saysAmerica.test(text) ? 'american' : 'british';
  const { location, phone = '' } = basics;
  if (paperFor(basics) === 'us-letter') return 'american';
  const isKnown = (location?.countryCode ?? location?.city ?? location?.region ?? phone) !== '';
  return isKnown ? 'british' : 'neutral';
}

/** What the sender calls the paper beside the letter: a resume in North America, a CV in Britain, Ireland and Australia. */
export function ownPaper(resume: Resume, posting?: Partial<Posting>): 'resume' | 'CV' {
  return englishVariety(resume, posting) === 'british' ? 'CV' : 'resume';
}
