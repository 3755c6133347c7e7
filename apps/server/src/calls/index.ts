import { accountCalls } from './account-calls.ts';
import { boardCalls } from './board-calls.ts';
import type { Call } from './call.ts';
import { operatorCalls } from './operator-calls.ts';
import { optimizationCalls } from './optimization-calls.ts';
import { resumeCalls } from './resume-calls.ts';
import { signInCalls, siteCalls } from './sign-in-calls.ts';
import { templateCalls } from './template-calls.ts';

export { type Call, largestBodyOf, tooLargeFor } from './call.ts';

/** Every call of the product's API. No other call is let in. */
export const calls: Call[] = [
  ...accountCalls,
  ...resumeCalls,
  ...templateCalls,
  ...optimizationCalls,
  ...boardCalls,
  ...operatorCalls,
];

/** Every call of the installation, those included that do not come through the door of the API: what the OpenAPI document lists. */
export const allCalls: Call[] = [...calls, ...signInCalls, ...siteCalls];
