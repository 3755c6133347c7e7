import * as schema from '@shortlist/schema';
import { z } from 'zod';
import { type Call, many } from './call.ts';

/** Calls about templates: ours, and a person's own. */
export const templateCalls: Call[] = [
  {
    method: 'get',
    path: '/api/own-templates',
    summary: "The person's own templates",
    reply: schema.OwnTemplateList,
  },
  {
    method: 'post',
    path: '/api/own-templates',
    summary: 'Keep a variant of a template, or a template file',
    body: schema.NewOwnTemplate,
    reply: schema.OwnTemplate,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/own-templates/check',
    summary: 'Set the sample with a template file and read it back; nothing is kept',
    body: z.object({ source: z.string() }),
    reply: schema.OwnTemplateReport,
  },
  {
    method: 'patch',
    path: '/api/own-templates/{id}',
    summary: 'Rename a template, or replace its file',
    body: schema.OwnTemplateChange,
    reply: schema.OwnTemplate,
  },
  { method: 'delete', path: '/api/own-templates/{id}', summary: 'Delete a template', status: 204 },
  { method: 'get', path: '/api/own-templates/{id}/page.svg', summary: "The sample's first page in a template" },
  { method: 'get', path: '/api/own-templates/{id}/template.typ', summary: "A template's file" },
  { method: 'get', path: '/api/own-templates/start/{base}.typ', summary: 'The file of one of ours, to start from' },
  {
    method: 'get',
    path: '/api/templates',
    summary: 'The templates',
    reply: many(schema.Template),
    open: true,
  },
  { method: 'get', path: '/api/templates/{template}/{file}', summary: 'The sample resume in a template', open: true },
];
