import type { Box, Severity } from '@shortlist/schema';
import type { FindingCode } from './finding-catalogue.ts';
import type { Subject } from './subject.ts';

/** A place where a rule is broken. `pointer` is a JSON Pointer into the resume, '' (the default) for the whole file. */
export type Hit = { pointer?: string; evidence: string; boxes?: Box[] };

/** One row of the readability check: `find` returns every place where the subject breaks the rule. */
export type Rule = { code: FindingCode; severity: Severity; find(subject: Subject): Hit[] };
