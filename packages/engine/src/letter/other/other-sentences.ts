/** The sentences of a letter in one language; every argument stands as it is given. */
export type OtherWords = {
  apply(title?: string, employer?: string): string;
  /** What a warm letter is for, after its first proof. */
  wishToJoin(title?: string, employer?: string): string;
  /** Certificates and degrees by their own names. */
  papers(list: string): string;
  skills(list: string): string;
  /** Programs and machines, which are known. */
  tools(list: string): string;
  close: string[];
  /** A close that only this employer can have been sent; undefined where the tone has none. */
  closeAt?: ((employer: string) => string) | undefined;
};
