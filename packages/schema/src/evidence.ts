import { z } from 'zod';
import { Box } from './document.ts';

/** Where a field of the resume comes from. `pointer` is a JSON Pointer (RFC 6901) into the resume; `text` is verbatim. */
export const Evidence = z.object({
  pointer: z.string(),
  text: z.string(),
  boxes: z.array(Box),
  /** 0 to 1: how sure the reader is that this text is this field. */
  confidence: z.number().min(0).max(1),
  /** The value in its normal form: a phone number in E.164. */
  normal: z.string().optional(),
  /** What the field would hold if the first reading were wrong. */
  runnerUp: z.string().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** Text that was read but understood as nothing: shown to the person, never dropped in silence. */
export const Leftover = z.object({ text: z.string(), boxes: z.array(Box), section: z.string().optional() });
export type Leftover = z.infer<typeof Leftover>;
