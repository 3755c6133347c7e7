import { z } from 'zod';

/** What a model is asked for: better wordings of what the rules wrote, by the ids they were sent under. */
export const Reply = z.object({
  summary: z.array(z.string()).describe('Two to four sentences, one string for each; empty to keep the draft.'),
  bullets: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .describe('Reworded bullets; leave out those that are good.'),
  letter: z
    .array(z.array(z.string()))
    .describe('The body of the letter: paragraphs, each a list of sentences; empty to keep the draft.'),
});
export type Reply = z.infer<typeof Reply>;

/** What a model is asked for a LinkedIn profile: texts to choose from beside the rules' own, and lines of positions by their ids. */
export const ProfileReply = z.object({
  headlines: z.array(z.string()).describe('Up to three headlines; empty to keep the draft.'),
  about: z
    .array(z.array(z.string()))
    .describe('The About text in the first person: paragraphs, each a list of sentences; empty to keep the draft.'),
  lines: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .describe('Reworded lines of positions; leave out those that are good.'),
});
export type ProfileReply = z.infer<typeof ProfileReply>;

/** What a model is asked for the second time: new texts for the places that were refused, and for their neighbours where they lean on them. */
export const Mending = z.object({
  changes: z
    .array(z.object({ at: z.string(), text: z.string() }))
    .describe('The new text of each place that is changed; an empty text leaves it out.'),
});
export type Mending = z.infer<typeof Mending>;
