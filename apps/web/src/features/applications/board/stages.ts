import type { ApplicationStage } from '@shortlist/schema';

/** The columns of the board in their order. */
export const stages: { stage: ApplicationStage; title: string; empty: string }[] = [
  { stage: 'saved', title: 'Saved', empty: 'Jobs that you want' },
  { stage: 'applied', title: 'Applied', empty: 'Sent, waiting for an answer' },
  { stage: 'interview', title: 'Interview', empty: 'You were invited' },
  { stage: 'offer', title: 'Offer', empty: 'They want you' },
  { stage: 'closed', title: 'Closed', empty: 'Accepted, declined or over' },
];

export const stageTitle = (stage: ApplicationStage): string =>
  stages.find((one) => one.stage === stage)?.title ?? stage;
