import { z } from 'zod';
import { Box } from './document.ts';

export const Severity = z.enum(['fatal', 'major', 'minor', 'info']);
export type Severity = z.infer<typeof Severity>;

/**
 * A result of the readability check. Holds no prose: `code` leads to the words and the one fix in the catalogue.
 * `pointer` is a JSON Pointer into the resume ('' for the whole file), `evidence` the verbatim text or the measured value.
 */
export const Finding = z.object({
  code: z.string(),
  severity: Severity,
  pointer: z.string(),
  evidence: z.string(),
  boxes: z.array(Box).optional(),
});
export type Finding = z.infer<typeof Finding>;

/** A finding with its words, as people see it. */
export const ExplainedFinding = Finding.extend({ title: z.string(), explanation: z.string(), fix: z.string() });
export type ExplainedFinding = z.infer<typeof ExplainedFinding>;
