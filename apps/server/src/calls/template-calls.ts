import * as schema from '@shortlist/schema';
import { z } from 'zod';
import { type Call, many } from './call.ts';

/** Calls about templates: ours, and a person's own. */
export const templateCalls: Call[] = [
  {
    method: 'get',
    path: '/api/own-templates',
    summary: 'List your own templates',
    reply: schema.OwnTemplateList,
  },
  {
    method: 'post',
    path: '/api/own-templates',
    summary: 'Save a variant of a template, or a template file',
    body: schema.NewOwnTemplate,
    reply: schema.OwnTemplate,
    status: 201,
  },
  {
    method: 'post',
    path: '/api/own-templates/check',
    summary: 'Test a template file with the sample resume',
    description: 'Nothing is stored.',
    body: z.object({ source: z.string() }),
    reply: schema.OwnTemplateReport,
  },
  {
    method: 'patch',
    path: '/api/own-templates/{id}',
    summary: 'Rename a template or replace its file',
    body: schema.OwnTemplateChange,
    reply: schema.OwnTemplate,
  },
  { method: 'delete', path: '/api/own-templates/{id}', summary: 'Delete a template', status: 204 },
  {
    method: 'get',
    path: '/api/own-templates/{id}/page.svg',
    summary: 'Get the first page of the sample resume in a template',
  },
  { method: 'get', path: '/api/own-templates/{id}/template.typ', summary: 'Download the file of a template' },
  {
    method: 'get',
    path: '/api/own-templates/start/{base}.typ',
    summary: 'Download the file of a built-in template to start from',
  },
  {
    method: 'get',
    path: '/api/templates',
    summary: 'List the built-in templates',
    reply: many(schema.Template),
    open: true,
  },
  {
    method: 'get',
    path: '/api/templates/{template}/{file}',
    summary: 'Get the sample resume in a built-in template',
    open: true,
  },
];
