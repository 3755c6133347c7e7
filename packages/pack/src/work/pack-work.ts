import { type Comparison, compareWithSource } from '@shortlist/compare';
import type { Edit, LayoutOptions, Resume, SourceText, Xray } from '@shortlist/schema';
import { resumeText } from '@shortlist/typeset';
import { isWritten, makeEdits } from '../own-document/make-edits.ts';
import { type ReadBack, xrayOf } from '../prove-export.ts';
import { isSetWell, judgePages } from './judge-pages.ts';

/** What of a pack takes long for a long document. Pure; what is given and answered can be sent to another thread. */
export const packWork = {
  xrayOf: (readBack: ReadBack): Xray => xrayOf(readBack),
  compareFile: ({ source, exported, edits }: FileToCompare): Comparison => compareWithSource(source, exported, edits),
  writeText: ({ resume, options }: Written): string => resumeText(resume, options),
  judgePages,
  isSetWell,
  makeEdits,
  isWritten,
};

type FileToCompare = { source: SourceText; exported: SourceText; edits: readonly Edit[] };
type Written = { resume: Resume; options: Partial<LayoutOptions> };
type Work = typeof packWork;

/** Does a part of the work: in this thread, or in one that keeps nobody waiting. */
export type RunPackWork = <N extends keyof Work>(
  name: N,
  argument: Parameters<Work[N]>[0],
) => Promise<ReturnType<Work[N]>>;

/** The work in this thread. */
export const runHere: RunPackWork = async (name, argument) =>
  (packWork[name] as (argument: unknown) => never)(argument);
