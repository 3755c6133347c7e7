import { Application, type ApplicationChange, type NewApplication } from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { requestList, sendJson } from '../request.ts';
import { urls } from '../urls.ts';

/** The person's board: all applications, last changed first. */
export const applicationsQuery = queryOptions({
  queryKey: ['applications'],
  queryFn: ({ signal }) => requestList(Application, urls.applications, { signal }),
});

/** Puts a result, or a job written by hand, on the board. */
export async function addApplication(application: NewApplication): Promise<Application> {
  return Application.parse(await (await sendJson(urls.applications, 'POST', application)).json());
}

export async function changeApplication(id: string, change: ApplicationChange): Promise<Application> {
  return Application.parse(await (await sendJson(urls.application(id), 'PATCH', change)).json());
}

export async function deleteApplication(id: string): Promise<void> {
  await sendJson(urls.application(id), 'DELETE');
}
