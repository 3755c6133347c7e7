import * as schema from '@shortlist/schema';
import { z } from 'zod';

export type Call = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  summary: string;
  body?: z.ZodType;
  form?: boolean;
  /** The body is the bytes of a file. */
  binary?: boolean;
  reply?: z.ZodType;
  status?: number;
  /** Needs no sign-in. */
  open?: boolean;
  /** Takes the operator's token of `/metrics` in place of a person's. */
  operator?: boolean;
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
  {
    method: 'delete',
    path: '/api/account',
    summary: 'Delete the account with everything in it; from ten minutes after the sign-in on, with a proof',
    body: schema.AccountDeletion,
    status: 204,
  },
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
    method: 'delete',
    path: '/api/plans/change',
    summary: 'Take back a change of plan that waits for the next cycle',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/plans/portal',
    summary: "The payment provider's page for cards, invoices and cancellation",
    reply: z.object({ url: z.string() }),
  },
  { method: 'get', path: '/api/branding', summary: "What the person's pages may carry", reply: schema.Branding },
  {
    method: 'put',
    path: '/api/branding/logo',
    summary: 'Keep a logo: the bytes of a PNG or JPEG of at most 200 kB',
    binary: true,
    reply: schema.Branding,
  },
  { method: 'delete', path: '/api/branding/logo', summary: 'Forget the logo', status: 204 },
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
    method: 'get',
    path: '/api/optimizations/{id}/letters',
    summary: 'Earlier versions of the letter',
    reply: z.array(schema.LetterVersion),
  },
  {
    method: 'post',
    path: '/api/optimizations/{id}/letters/{version}/restore',
    summary: 'Bring an earlier letter back',
    reply: schema.ResumeResult,
  },
  {
    method: 'post',
    path: '/api/optimizations/{id}/answers',
    summary: 'Answer a question; the result follows',
    body: schema.AnswerGiven,
    reply: schema.AnsweredResult,
  },
  {
    method: 'put',
    path: '/api/optimizations/{id}/template',
    summary: 'Set the files in another template',
    body: schema.TemplateChange,
    status: 204,
  },
  { method: 'post', path: '/api/optimizations/{id}/mail', summary: 'Mail the result once more', status: 202 },
  {
    method: 'post',
    path: '/api/optimizations/{id}/retry',
    summary: 'Submit what ended without a result once more',
    reply: schema.OptimizationAccepted,
    status: 202,
  },
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
  { method: 'get', path: '/api/answers', summary: "The person's answers, kept as facts", reply: many(schema.Answer) },
  { method: 'delete', path: '/api/answers/{id}', summary: 'Take an answer back', status: 204 },
  {
    method: 'post',
    path: '/api/automation/results/{id}',
    summary: "Hand back an automation's result (signed, Standard Webhooks)",
    body: schema.AutomationResult,
    status: 204,
    open: true,
  },
  {
    method: 'get',
    path: '/operations/organizations',
    summary: 'Organizations with their pools and members',
    reply: many(schema.Organization),
    operator: true,
  },
  {
    method: 'post',
    path: '/operations/organizations',
    summary: 'Make an organization with its plan and pool of trials',
    body: schema.NewOrganization,
    reply: schema.Organization,
    status: 201,
    operator: true,
  },
  {
    method: 'patch',
    path: '/operations/organizations/{id}',
    summary: 'Set the pool of trials',
    body: schema.PoolChange,
    reply: schema.Organization,
    operator: true,
  },
  {
    method: 'patch',
    path: '/operations/organizations/{id}/branding',
    summary: "What the members' pages carry",
    body: schema.HouseStyleChange,
    reply: schema.Organization,
    operator: true,
  },
  {
    method: 'post',
    path: '/operations/organizations/{id}/invitations',
    summary: 'Invite people; each is mailed once',
    body: schema.Invitations,
    reply: schema.InvitationReport,
    operator: true,
  },
  {
    method: 'get',
    path: '/operations/organizations/{id}/usage',
    summary: 'Usage by month, the newest first: figures only',
    reply: many(schema.UsageMonth),
    operator: true,
  },
];
