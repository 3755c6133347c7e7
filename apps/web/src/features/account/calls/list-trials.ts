import { TrialEvent } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson } from '../../../api/request.ts';
import { urls } from '../../../api/urls.ts';

/** The ledger of the person's trials, newest first. */
export const trialsQuery = queryOptions({
  queryKey: ['trials'],
  queryFn: ({ signal }) => requestJson(z.array(TrialEvent), urls.trials, { signal }),
});
