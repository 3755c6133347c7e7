import type { DraftParagraph } from './letter-scene.ts';

/** What a letter says around the lines it quotes, in the sentences of its language. */
export type LetterFrame = {
  apply: DraftParagraph;
  /** What the person studies, or how long they have worked in the field, in their own words. */
  studies: DraftParagraph;
  /** A job of the resume by its place: its title, house and years. */
  post: (at: number) => DraftParagraph;
  /** Papers and languages that are asked for and held. */
  held: DraftParagraph;
  /** The highest degree that is certain, also where none is asked for. */
  degree: () => DraftParagraph;
  /** What the person's answers put into the resume. */
  entered: DraftParagraph;
  close: DraftParagraph;
};
