import type { PlanStatus } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { isByArrangement, isWithinTrial, namePlanAction } from './name-plan-action.ts';

const premium = { type: 'PREMIUM', name: 'Premium' } as const;
const status: PlanStatus = {
  plan: 'FREE',
  source: 'none',
  endsAt: null,
  cancels: false,
  next: null,
  trialsLeft: ['FAMOUS', 'PREMIUM'],
  paymentAvailable: true,
};

test('who pays for a plan already changes to another, though its trial was never had', () => {
  expect(namePlanAction(premium, { ...status, plan: 'FAMOUS', source: 'stripe' })).toBe('Change to Premium');
});

test('who never tried a plan starts its trial, also while the trial of another runs', () => {
  expect(namePlanAction(premium, status)).toBe('Start the Premium trial');
  expect(namePlanAction(premium, { ...status, source: 'trial', trialsLeft: ['PREMIUM'] })).toBe(
    'Start the Premium trial',
  );
});

test('who tries a plan keeps it by paying, or where no payment is set up by writing to the operator', () => {
  const trying: PlanStatus = { ...status, plan: 'PREMIUM', source: 'trial', trialsLeft: ['FAMOUS'] };
  expect(namePlanAction(premium, trying)).toBe('Keep Premium after the trial');
  expect(isByArrangement(premium, trying)).toBe(false);
  expect(isByArrangement(premium, { ...trying, paymentAvailable: false })).toBe(true);
  expect(isByArrangement({ type: 'FAMOUS' }, { ...trying, paymentAvailable: false })).toBe(false);
});

test('who went from the Famous trial to the Premium trial is not told that Famous is used up', () => {
  const trying: PlanStatus = { ...status, plan: 'PREMIUM', source: 'trial', trialsLeft: [], paymentAvailable: false };
  expect(isWithinTrial({ type: 'FAMOUS' }, trying)).toBe(true);
  expect(isWithinTrial(premium, trying)).toBe(false);
  expect(isWithinTrial({ type: 'FAMOUS' }, { ...trying, plan: 'FREE', source: 'none' })).toBe(false);
});

test('nobody is promised a trial that they had, or before their plan is known', () => {
  expect(namePlanAction(premium, { ...status, trialsLeft: ['FAMOUS'] })).toBe('Choose Premium');
  expect(namePlanAction(premium, undefined)).toBe('Choose Premium');
});
