import { type SQL, sql } from 'drizzle-orm';

/**
 * All that is kept of a person: each table with its rows of theirs, what belongs to others before what it belongs to. Deleting an account
 * deletes these rows. A test compares both lists with the tables of the database: a new table has to be put into one of them.
 */
export const belongings: { table: string; rows: (person: string) => SQL }[] = [
  {
    table: 'jobs.job',
    rows: (person) => sql`data ->> 'id' in (select id::text from optimizations where user_id = ${person})`,
  },
  ...['letter_versions', 'optimization_files', 'lost_jobs'].map((name) => ({
    table: `public.${name}`,
    rows: (person: string) => sql`optimization_id in (select id from optimizations where user_id = ${person})`,
  })),
  ...['resume_versions', 'resume_shares'].map((name) => ({
    table: `public.${name}`,
    rows: (person: string) => sql`resume_id in (select id from resumes where user_id = ${person})`,
  })),
  {
    table: 'public.organization_members',
    rows: (person) => sql`email in (select m.email from memberships_of(${person}::uuid) m)`,
  },
  ...[
    'applications',
    'resumes',
    'optimizations',
    'documents',
    'answers',
    'unused_facts',
    'corrections',
    'posting_briefs',
    'own_templates',
    'logos',
    'recipients',
    'trial_events',
    'plan_trials',
    'user_subscriptions',
    'data_keys',
  ].map((name) => ({ table: `public.${name}`, rows: (person: string) => sql`user_id = ${person}` })),
  { table: 'public.users', rows: (person) => sql`id = ${person}` },
];

/** What the packages beneath delete of a person: the mail package by person and address, the auth service with its user. */
export const belongingsElsewhere = [
  'mail.outbox',
  'mail.mailbox',
  'auth.users',
  'auth.identities',
  'auth.sessions',
  'auth.amr_claims',
  'auth.one_time_tokens',
  'auth.sign_ups',
  'auth.flow_states',
  'auth.mfa_factors',
  'auth.mfa_challenges',
  'auth.recovery_codes',
];

/** Tables that hold nothing of a person, or stay when one is gone, and why that is right. */
export const notOfPeople: Record<string, string> = {
  'public.organizations': 'the organisation itself: its name, plan and house style',
  'public.organization_usage': 'numbers of a month, of members who were taken out together',
  'public.rate_limits': 'keyed hashes, for minutes, of addresses of pages for days',
  'public.guesses': 'keyed hashes of links, for a day',
  'public.addresses_had':
    'keyed hashes of addresses of public pages and of whose they were, so that no other person gets one, for two years',
  'public.trials_had': 'a keyed hash of the address, so that free trials cannot be had twice, for two years',
  'public.stripe_events': 'numbers of events, none of a customer',
  'public.audit_events': 'what was done, in words of ours; whom it was about goes with the account',
  'auth.audit_log': 'what happened to an account, under its number; address and device go with the account',
  'auth.rate_limits': 'keyed hashes, for hours at most',
  'auth.guesses': 'keyed hashes, for a day',
  'auth.signing_keys': 'keys of the service',
};
