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

/** Below this confidence a reading is shown to the person to be checked. */
const sureFrom = 0.6;

/** Whether the reader may as well have taken this text for something else. */
export const isUnsure = ({ confidence }: Pick<Evidence, 'confidence'>): boolean => confidence < sureFrom;

/** A field that the reader was not sure of, with what it may be instead. */
export const Doubt = Evidence.pick({ pointer: true, text: true, runnerUp: true });
export type Doubt = z.infer<typeof Doubt>;

/** Text that was read but understood as nothing: shown to the person, never dropped in silence. */
export const Leftover = z.object({ text: z.string(), boxes: z.array(Box), section: z.string().optional() });
export type Leftover = z.infer<typeof Leftover>;
