import { readPosting } from '../src/posting/read-posting.ts';

/** The skills that the requirements of a posting ask for: the lexicon's ids, or the names of those that it does not know. */
export const skillsAsked = (posting: string): string[] =>
  readPosting(posting).requirements.flatMap(({ skills }) => (skills ?? []).map(({ id, name }) => id ?? name));
