import type { OptimizationStage, OptimizationSummary } from '@shortlist/schema';

/** What we are doing in each stage, in the order of the work. */
export const resumeStages: { stage: OptimizationStage; doing: string }[] = [
  { stage: 'reading', doing: 'Reading your resume' },
  { stage: 'checking', doing: 'Checking what a machine can read' },
  { stage: 'matching', doing: 'Matching it to the posting' },
  { stage: 'tailoring', doing: 'Tailoring, line by line' },
  { stage: 'writing', doing: 'Writing the cover letter' },
  { stage: 'typesetting', doing: 'Setting the pages' },
  { stage: 'proving', doing: 'Reading our own PDF back' },
  { stage: 'delivering', doing: 'Sending it to you' },
];

export const linkedinStages: { stage: OptimizationStage; doing: string }[] = [
  { stage: 'reading', doing: 'Reading your profile' },
  { stage: 'checking', doing: 'Checking what is there' },
  { stage: 'matching', doing: 'Weighing it against your goals' },
  { stage: 'writing', doing: 'Writing each field' },
  { stage: 'typesetting', doing: 'Setting the report' },
  { stage: 'delivering', doing: 'Sending it to you' },
];

/** A state in one word. */
export const stateWords: Record<OptimizationSummary['state'], string> = {
  waiting: 'Waiting',
  working: 'Working',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Canceled',
};

/** What is going on with an optimization, in a few words. */
export function describeProgress(
  kind: OptimizationSummary['kind'],
  { state, stage }: Pick<OptimizationSummary, 'state' | 'stage'>,
): string {
  if (state !== 'working') return state === 'waiting' ? 'Waiting for a free worker' : stateWords[state];
  const stages = kind === 'resume' ? resumeStages : linkedinStages;
  return stages.find((one) => one.stage === stage)?.doing ?? 'Starting';
}
