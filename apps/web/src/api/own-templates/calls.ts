import {
  type NewOwnTemplate,
  OwnTemplate,
  type OwnTemplateChange,
  OwnTemplateList,
  OwnTemplateReport,
  type TemplateId,
} from '@shortlist/schema';
import { queryOptions } from '@tanstack/react-query';
import { request, requestJson } from '../request.ts';

const root = '/api/own-templates';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;
const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** The person's own templates, and whether their plan sets pages with them. */
export const ownTemplatesQuery = queryOptions({
  queryKey: ['own-templates'],
  queryFn: ({ signal }) => requestJson(OwnTemplateList, root, { signal }),
});

/** Sets the sample resume with a template file and reads it back; nothing is kept. */
export async function checkOwnTemplate(source: string): Promise<OwnTemplateReport> {
  return requestJson(OwnTemplateReport, `${root}/check`, json('POST', { source }));
}

export async function createOwnTemplate(made: NewOwnTemplate): Promise<OwnTemplate> {
  return requestJson(OwnTemplate, root, json('POST', made));
}

export async function changeOwnTemplate(id: string, change: OwnTemplateChange): Promise<OwnTemplate> {
  return requestJson(OwnTemplate, one(id), json('PATCH', change));
}

export async function deleteOwnTemplate(id: string): Promise<void> {
  await request(one(id), { method: 'DELETE' });
}

/** The sample's first page in a template of one's own, once for each state of it. */
export const ownPageQuery = ({ id, updatedAt }: Pick<OwnTemplate, 'id' | 'updatedAt'>) =>
  queryOptions({
    queryKey: ['own-template-page', id, updatedAt],
    queryFn: ({ signal }) => fetchOwnPage(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function fetchOwnPage(id: string, signal?: AbortSignal): Promise<Blob> {
  return (await request(`${one(id)}/page.svg`, { signal, headers: { Accept: 'image/svg+xml' } })).blob();
}

/** A template's file, of one's own or one of ours to start from. */
export async function fetchTemplateFile(from: { id: string } | { base: TemplateId }): Promise<Blob> {
  const url = 'id' in from ? `${one(from.id)}/template.typ` : `${root}/start/${from.base}.typ`;
  return (await request(url, { headers: { Accept: '*/*' } })).blob();
}
