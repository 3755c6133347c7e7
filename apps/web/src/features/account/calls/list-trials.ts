import { TrialEvent } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestList } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** The ledger of the person's trials, newest first. */
export const trialsQuery = queryOptions({
  queryKey: ['trials'],
  queryFn: ({ signal }) => requestList(TrialEvent, urls.trials, { signal }),
});
