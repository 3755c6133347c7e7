import { Account } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** The person's record with their subscription. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => requestJson(Account, urls.account, { signal }),
});

/** Reads the person's record once, right after the sign-in. A failure is only logged. */
export async function loadAccount(): Promise<Account | undefined> {
  try {
    return await requestJson(Account, urls.account);
  } catch (error) {
    console.error('Failed to fetch user subscription data.', error);
    return undefined;
  }
}
