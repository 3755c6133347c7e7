import { PlanStatus } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { requestJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';

/** The person's plan: since what, until when, and what is still open to them. */
export const planQuery = queryOptions({
  queryKey: ['plan'],
  queryFn: ({ signal }) => requestJson(PlanStatus, urls.plans, { signal }),
});

/** The address of the payment provider's page for cards, invoices and cancellation. */
export async function openPlanPortal(): Promise<string> {
  const { url } = await requestJson(z.object({ url: z.string() }), urls.planPortal, { method: 'POST' });
  return url;
}
