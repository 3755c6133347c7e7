import type { LetterTone } from '@shortlist/schema';

/** The sentences of a letter in one language; every argument stands as it is given. */
export type OtherWords = {
  apply(title?: string, employer?: string): string;
  /** Certificates and degrees by their own names. */
  papers(list: string): string;
  close: string[];
  /** Closes that name the employer, which take turns with its name; none where the tone has none. */
  closeAt: Close[];
};

/** A close with the employer's name in it. */
type Close = (employer: string) => string;

/** Plain letters close with the employer's name. */
export const ofPlain = (tone: LetterTone, closes: Close[]): Close[] => (tone === 'plain' ? closes : []);
