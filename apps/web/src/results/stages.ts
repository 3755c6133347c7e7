import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { OptimizationStage, OptimizationSummary } from '@shortlist/schema';
import { i18n } from '#i18n';

/** What we are doing in each stage, in the order of the work. */
export const resumeStages: { stage: OptimizationStage; doing: MessageDescriptor }[] = [
  { stage: 'reading', doing: msg`Reading your resume` },
  { stage: 'checking', doing: msg`Checking what an ATS can read` },
  { stage: 'matching', doing: msg`Matching it to the job posting` },
  { stage: 'tailoring', doing: msg`Tailoring line by line` },
  { stage: 'writing', doing: msg`Writing the cover letter` },
  { stage: 'typesetting', doing: msg`Formatting the pages` },
  { stage: 'proving', doing: msg`Checking the PDF we made` },
  { stage: 'delivering', doing: msg`Sending it to you` },
];

export const linkedinStages: { stage: OptimizationStage; doing: MessageDescriptor }[] = [
  { stage: 'reading', doing: msg`Reading your profile` },
  { stage: 'checking', doing: msg`Checking each section` },
  { stage: 'matching', doing: msg`Comparing it with your goals` },
  { stage: 'writing', doing: msg`Writing each section` },
  { stage: 'typesetting', doing: msg`Formatting the report` },
  { stage: 'delivering', doing: msg`Sending it to you` },
];

/** A state in one word. */
export const stateWords: Record<OptimizationSummary['state'], MessageDescriptor> = {
  waiting: msg`Waiting`,
  working: msg`Working`,
  done: msg`Done`,
  failed: msg`Failed`,
  cancelled: msg`Canceled`,
};

/** What is going on with an optimization, in a few words. */
export function describeProgress(
  kind: OptimizationSummary['kind'],
  { state, stage }: Pick<OptimizationSummary, 'state' | 'stage'>,
): string {
  if (state !== 'working') return state === 'waiting' ? t`In the queue` : i18n._(stateWords[state]);
  const stages = kind === 'resume' ? resumeStages : linkedinStages;
  const doing = stages.find((one) => one.stage === stage)?.doing;
  return doing ? i18n._(doing) : t`Starting`;
}
