import { z } from 'zod';

/** What a model is asked for: better wordings of what the rules wrote, by the ids they were sent under. */
export const Reply = z.object({
  summary: z.array(z.string()).describe('Two to four sentences; empty to keep the draft.'),
  bullets: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .describe('Reworded bullets; leave out those that are good.'),
  letter: z.array(z.array(z.string())).describe('The letter: paragraphs of sentences; empty to keep the draft.'),
});
export type Reply = z.infer<typeof Reply>;

/** What a model is asked for a LinkedIn profile: texts to choose from beside the rules' own, and lines of positions by their ids. */
export const ProfileReply = z.object({
  headlines: z.array(z.string()).describe('Up to three headlines; empty to keep the draft.'),
  about: z
    .array(z.array(z.string()))
    .describe('The About text: paragraphs of sentences in the first person; empty to keep the draft.'),
  lines: z
    .array(z.object({ id: z.string(), text: z.string() }))
    .describe('Reworded lines of positions; leave out those that are good.'),
});
export type ProfileReply = z.infer<typeof ProfileReply>;
