import { FactGroup, FactProposal, type UnusedChange } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestList, sendJson } from '../api/request.ts';
import { urls } from '../api/urls.ts';
import { answersKey } from './own-answers.ts';

/** The lines of all documents of the account, by the person that they are about. */
export const ownFactsQuery = queryOptions({
  queryKey: ['facts'],
  queryFn: () => requestList(FactGroup, urls.facts),
  staleTime: 0,
});

/** What the lines that are offered for every result are kept under. */
export const factProposalsKey = [answersKey, 'proposals'] as const;

/** Lines of the person's other documents for the open questions of a result; asked for anew whenever an answer comes or goes. */
export const factProposalsQuery = (result: string) =>
  queryOptions({
    queryKey: [...factProposalsKey, result],
    queryFn: () => requestList(FactProposal, urls.factProposals(result)),
    staleTime: 0,
  });

/** Whether a line is offered for other resumes. */
export async function setUnused(change: UnusedChange): Promise<void> {
  await sendJson(urls.unusedFacts, 'PUT', change);
}
