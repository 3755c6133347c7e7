import * as schema from '@shortlist/schema';
import { z } from 'zod';
import { type Call, many } from './call.ts';

/** Calls about the person, their plan and the installation. */
export const accountCalls: Call[] = [
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
    // Ten thousand signs of four bytes, escaped or not, and who writes.
    largestBody: 64_000,
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
    audit: 'account-deleted',
    body: schema.AccountDeletion,
    status: 204,
  },
  {
    method: 'get',
    path: '/api/account/trials',
    summary: 'The ledger of trials',
    reply: many(schema.TrialEvent),
    paged: true,
  },
  {
    method: 'get',
    path: '/api/account/export',
    summary: 'Everything that is kept of the person, as a ZIP',
    audit: 'export',
  },
  { method: 'get', path: '/api/plans', summary: 'The plan and what is open to the person', reply: schema.PlanStatus },
  {
    method: 'post',
    path: '/api/plans/upgrade',
    summary: 'Start the free trial of a plan, or its payment',
    audit: 'plan-upgrade',
    body: schema.UpgradeRequest,
    reply: schema.UpgradeReply,
  },
  {
    method: 'delete',
    path: '/api/plans/change',
    summary: 'Take back a change of plan that waits for the next cycle',
    audit: 'plan-change-taken-back',
    status: 204,
  },
  {
    method: 'post',
    path: '/api/plans/portal',
    summary: "The payment provider's page for cards, invoices and cancellation",
    audit: 'plan-portal',
    reply: z.object({ url: z.string() }),
  },
  { method: 'get', path: '/api/branding', summary: "What the person's pages may carry", reply: schema.Branding },
  {
    method: 'put',
    path: '/api/branding/logo',
    summary: 'Keep a logo: the bytes of a PNG or JPEG of at most 200 kB',
    raw: 'application/octet-stream',
    reply: schema.Branding,
  },
  { method: 'delete', path: '/api/branding/logo', summary: 'Forget the logo', status: 204 },
  {
    method: 'post',
    path: '/api/plans/events',
    summary: "The payment provider's events (signed)",
    audit: 'plan-event',
    raw: 'application/json',
    status: 204,
    open: true,
  },
  {
    method: 'post',
    path: '/functions/v1/send-welcome-email',
    summary: 'Have the welcome mail sent, with the public key as bearer',
    body: z.object({ userId: z.uuid() }),
    largestBody: 1000,
    open: true,
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    summary: 'This document',
    open: true,
  },
];
