import * as schema from '@shortlist/schema';
import { z } from 'zod';

export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  body?: z.ZodType;
  form?: boolean;
  reply?: z.ZodType;
  status?: number;
  open?: boolean;
};

const many = (type: z.ZodType) => z.array(type);

/** The product's calls, as the OpenAPI document lists them. `open` ones need no sign-in. */
export const calls: Call[] = [
  {
    method: 'get',
    path: '/api/config',
    summary: 'What a client needs to know of this installation',
    reply: schema.ClientConfig,
    open: true,
  },
  {
    method: 'post',
    path: '/api/contact',
    summary: 'Send the operator a message',
    body: schema.ContactMessage,
    status: 204,
    open: true,
  },
  { method: 'get', path: '/api/account', summary: 'Name, plan and trials', reply: schema.Account },
  {
    method: 'patch',
    path: '/api/account',
    summary: 'Change the name',
    body: schema.AccountChange,
    reply: schema.Account,
  },
  { method: 'delete', path: '/api/account', summary: 'Delete the account with everything in it', status: 204 },
  { method: 'get', path: '/api/account/trials', summary: 'The ledger of trials', reply: many(schema.TrialEvent) },
  { method: 'get', path: '/api/account/export', summary: 'Everything that is kept of the person, as a ZIP' },
  { method: 'get', path: '/api/plans', summary: 'The plan and what is open to the person', reply: schema.PlanStatus },
  {
    method: 'post',
    path: '/api/plans/upgrade',
    summary: 'Start the free trial of a plan, or its payment',
    body: schema.UpgradeRequest,
    reply: schema.UpgradeReply,
  },
  {
    method: 'post',
    path: '/api/optimizations/resume',
    summary: 'Submit a resume and a posting (multipart, file "resume", header Idempotency-Key)',
    body: schema.ResumeForm,
    form: true,
    reply: schema.OptimizationAccepted,
    status: 202,
  },
  {
    method: 'post',
    path: '/api/optimizations/linkedin',
    summary: 'Submit a LinkedIn profile (multipart, file "linkedinProfile", header Idempotency-Key)',
    body: schema.LinkedinForm,
    form: true,
    reply: schema.OptimizationAccepted,
    status: 202,
  },
  {
    method: 'get',
    path: '/api/optimizations',
    summary: 'All results, newest first',
    reply: many(schema.OptimizationSummary),
  },
  { method: 'get', path: '/api/optimizations/{id}', summary: 'One result', reply: schema.Optimization },
  { method: 'get', path: '/api/optimizations/{id}/events', summary: 'Progress as Server-Sent Events' },
  { method: 'get', path: '/api/optimizations/{id}/files/{name}', summary: 'A file of a result' },
  {
    method: 'post',
    path: '/api/optimizations/{id}/cancel',
    summary: 'Stop the work; the trial goes back',
    status: 204,
  },
  { method: 'delete', path: '/api/optimizations/{id}', summary: 'Delete a result with its files', status: 204 },
  {
    method: 'put',
    path: '/api/optimizations/{id}/edits',
    summary: 'Choose the edits that stand',
    body: schema.EditChoice,
  },
  {
    method: 'put',
    path: '/api/optimizations/{id}/letter',
    summary: "Save the person's own wording",
    body: schema.LetterChange,
    reply: schema.ResumeResult,
  },
  {
    method: 'post',
    path: '/api/optimizations/{id}/letter/rewrite',
    summary: 'Write the letter in another tone or length',
    body: schema.LetterRewrite,
    reply: schema.ResumeResult,
  },
  {
    method: 'post',
    path: '/api/optimizations/{id}/answers',
    summary: 'Answer a question; the result follows',
    body: schema.AnswerGiven,
    reply: schema.ResumeResult,
  },
  { method: 'get', path: '/api/answers', summary: "The person's answers, kept as facts", reply: many(schema.Answer) },
  {
    method: 'post',
    path: '/api/automation/results/{id}',
    summary: "Hand back an automation's result (signed, Standard Webhooks)",
    body: schema.AutomationResult,
    status: 204,
    open: true,
  },
];
