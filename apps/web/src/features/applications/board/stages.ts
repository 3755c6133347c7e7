import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApplicationStage } from '@shortlist/schema';
import { i18n } from '#i18n';

/** The columns of the board in their order. */
export const stages: { stage: ApplicationStage; title: MessageDescriptor; empty: MessageDescriptor }[] = [
  { stage: 'saved', title: msg({ message: 'Saved', context: 'stage of an application' }), empty: msg`Jobs you want` },
  {
    stage: 'applied',
    title: msg({ message: 'Applied', context: 'stage of an application' }),
    empty: msg`Sent, waiting for a reply`,
  },
  {
    stage: 'interview',
    title: msg({ message: 'Interview', context: 'stage of an application' }),
    empty: msg`You were invited`,
  },
  {
    stage: 'offer',
    title: msg({ message: 'Offer', context: 'stage of an application' }),
    empty: msg`You have an offer`,
  },
  {
    stage: 'closed',
    title: msg({ message: 'Closed', context: 'stage of an application' }),
    empty: msg`Accepted, declined, or no longer open`,
  },
];

export function stageTitle(stage: ApplicationStage): string {
  const title = stages.find((one) => one.stage === stage)?.title;
  return title ? i18n._(title) : stage;
}
