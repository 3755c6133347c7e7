import type { OptimisedResume } from '@shortlist/engine';
import { expect, it } from 'vitest';
import { findDenials } from './find-denials.ts';

const resume = { skills: [{ keywords: ['K8s', 'Basic Life Support', 'basic Terraform'] }] };
const written = (sentence: string, about = 'Nothing of the kind'): OptimisedResume =>
  ({
    letter: { ledger: [{ sentence }] },
    questions: [{ about, text: `The posting asks for ${about}. Have you used it?` }],
  }) as unknown as OptimisedResume;
const find = (sentence: string, about?: string) => findDenials('pair', resume, written(sentence, about));

it.each([
  'My resume does not show Kubernetes.',
  'My CV does not show BLS.',
  'Kubernetes finden Sie in meinem Lebenslauf nicht.',
  'Mon CV ne mentionne pas « Kubernetes ».',
  'En mi currículum no encontrarán «Kubernetes».',
])('finds what is denied by another of its names: %s', (sentence) => {
  expect(find(sentence)).toHaveLength(1);
});

it('finds what is asked for by another of its names', () => {
  expect(find('I would be glad to talk.', 'Kubernetes')).toHaveLength(1);
});

it.each(['My resume does not show Kafka.', 'My resume does not show Terraform.', 'I also bring Kubernetes.'])(
  'lets stand what is true: %s',
  (sentence) => {
    expect(find(sentence)).toEqual([]);
  },
);
