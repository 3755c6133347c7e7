import * as schema from '@shortlist/schema';
import { type Call, many } from './call.ts';

/** Calls about the dashboard, the board of applications, kept answers and facts. */
export const boardCalls: Call[] = [
  { method: 'get', path: '/api/dashboard', summary: 'Where the person stands', reply: schema.Standing },
  {
    method: 'get',
    path: '/api/dashboard/insights',
    summary: "What the person's own postings ask for",
    reply: schema.Insights,
  },
  {
    method: 'get',
    path: '/api/applications',
    summary: 'The board, last changed first',
    paged: true,
    reply: many(schema.Application),
  },
  {
    method: 'post',
    path: '/api/applications',
    summary: 'Put a result or a job on the board',
    body: schema.NewApplication,
    reply: schema.Application,
    status: 201,
  },
  {
    method: 'patch',
    path: '/api/applications/{id}',
    summary: 'Move or change an application',
    body: schema.ApplicationChange,
    reply: schema.Application,
  },
  { method: 'delete', path: '/api/applications/{id}', summary: 'Take an application off the board', status: 204 },
  {
    method: 'get',
    path: '/api/answers',
    summary: "The person's answers, kept as facts; those that concern one result with ?result=",
    queryIds: ['result'],
    reply: many(schema.Answer),
    paged: true,
  },
  { method: 'delete', path: '/api/answers/{answer}', summary: 'Take an answer back', status: 204 },
  {
    method: 'get',
    path: '/api/facts',
    summary: "The lines of the person's documents, each with its source",
    reply: many(schema.FactGroup),
  },
  {
    method: 'put',
    path: '/api/facts/unused',
    summary: 'Whether a line is no longer offered for other resumes',
    body: schema.UnusedChange,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/facts/proposals',
    summary: "Lines of the person's other documents that answer open questions of one result, with ?result=",
    queryIds: ['result'],
    reply: many(schema.FactProposal),
  },
];
