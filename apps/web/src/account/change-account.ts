import { Account, type AccountChange } from '@shortlist/schema';
import { requestJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** Changes the person's record; answers it as it is now. */
export function changeAccount(change: AccountChange): Promise<Account> {
  return requestJson(Account, urls.account, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
}
