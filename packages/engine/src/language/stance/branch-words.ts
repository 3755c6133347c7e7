import { wholeWords } from '../text/whole-words.ts';

/** What calls something a branch of trade: experience in one is told by the names of those that somebody worked for. */
const branches = {
  en: '(?:(?:in|within|from) (?:the |an? )?(?:[\\p{L}&/-]+ ){0,3}(?:industry|industries|sector|financial services|banking|fintech)(?=\\W*$)|(?<=^\\W*)(?:(?:[\\p{L}&/-]+ ){0,3}(?:industry|sector)|financial services|banking|fintech)(?=\\W*$))',
  de: '(?:\\p{L}*branche|\\p{L}{4,}industrie|\\p{L}*sektor|(?:gesundheits|bank|versicherungs|sozial|bildungs|verkehrs|hotel|presse|verlags)wesen|finanzdienstleistung(?:en)?)',
  fr: '(?:secteur|industrie|services financiers|banque)',
  es: '(?:sector|industria|servicios financieros|banca)',
  pt: '(?:setor|indústria|serviços financeiros)',
  it: '(?:settore|industria|servizi finanziari)',
  nl: '(?:sector|branche|\\p{L}{4,}industrie|financiële dienstverlening)',
};

/** What makes a demand one for a post that was held: the branch only says where. */
const posts = {
  en: 'experienced? (?:as|being) an?',
  de: 'erfahrung(?:en)? als',
  fr: 'expérience (?:en tant que|comme|en qualité de)',
  es: 'experiencia como',
  pt: 'experiência como',
  it: 'esperienza come',
  nl: 'ervaring als',
};

const branch = wholeWords(...Object.values(branches));
const post = wholeWords(...Object.values(posts));

/** Whether a name or a demand is of a branch of trade. */
export const namesBranch = (text: string): boolean => branch.test(text);

/** Whether a demand is for having held a post. */
export const asksForPost = (text: string): boolean => post.test(text);
