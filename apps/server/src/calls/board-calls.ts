import * as schema from '@shortlist/schema';
import { type Call, many } from './call.ts';

/** Calls about the dashboard, the board of applications, kept answers and facts. */
export const boardCalls: Call[] = [
  { method: 'get', path: '/api/dashboard', summary: 'Get your dashboard figures', reply: schema.Standing },
  {
    method: 'get',
    path: '/api/dashboard/insights',
    summary: 'Get what your postings ask for',
    reply: schema.Insights,
  },
  {
    method: 'get',
    path: '/api/applications',
    summary: 'List the applications on your board, last changed first',
    paged: true,
    reply: many(schema.Application),
  },
  {
    method: 'post',
    path: '/api/applications',
    summary: 'Add a result or a job to your board',
    body: schema.NewApplication,
    reply: schema.Application,
    status: 201,
  },
  {
    method: 'patch',
    path: '/api/applications/{id}',
    summary: 'Move or edit an application',
    body: schema.ApplicationChange,
    reply: schema.Application,
  },
  { method: 'delete', path: '/api/applications/{id}', summary: 'Remove an application from your board', status: 204 },
  {
    method: 'get',
    path: '/api/answers',
    summary: 'List your answers',
    description: 'Answers are used as facts. Use ?result= to get only those about one result.',
    queryIds: ['result'],
    reply: many(schema.Answer),
    paged: true,
  },
  { method: 'delete', path: '/api/answers/{answer}', summary: 'Delete an answer', status: 204 },
  {
    method: 'get',
    path: '/api/facts',
    summary: 'List the lines of your documents, each with its source',
    reply: many(schema.FactGroup),
  },
  {
    method: 'put',
    path: '/api/facts/unused',
    summary: 'Set whether a line may be suggested for other resumes',
    body: schema.UnusedChange,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/facts/proposals',
    summary: 'List lines of your other documents that answer open questions',
    description: 'Use ?result= to name the result.',
    queryIds: ['result'],
    reply: many(schema.FactProposal),
  },
];
