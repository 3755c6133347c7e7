/** The sentences of a letter in one language; every argument stands as it is given. */
export type OtherWords = {
  apply(title?: string, employer?: string): string;
  /** The same with what the employer does as a clause after its name; undefined where the language's order is in doubt. */
  applyTo(title: string | undefined, employer: string, purpose: string): string | undefined;
  /** What a warm letter is for, after its first proof. */
  wishToJoin(title?: string, employer?: string): string;
  /** A point of the advertisement, quoted. */
  asks(text: string, further: boolean): string;
  /** "We …" of the posting, said of the employer; undefined where the language's forms are in doubt. */
  turn(purpose: string): string | undefined;
  /** That the person would like to work there; empty where the language has no plain way to say so. */
  wish: string;
  /** What the post asks to be done: noun phrases in German, infinitives in French, Spanish, Portuguese and Italian. */
  search(duties: readonly string[]): string;
  /** Lines of the resume as they stand there. */
  lines(lines: readonly string[]): string;
  /** Certificates and degrees by their own names. */
  papers(list: string): string;
  skills(list: string): string;
  /** Programs and machines, which are known. */
  tools(list: string): string;
  /** What is asked for and not shown, with what comes nearest. */
  nearest(asked: string, own: string): string;
  close: string[];
};
