import type {
  ApplicationDates,
  ApplicationStage,
  BriefConfirmation,
  Draft,
  ExplainedFinding,
  LayoutOptions,
  Letter,
  LinkedVersion,
  Match,
  Optimization,
  PageMark,
  Posting,
  Reading,
  Resume,
  TemplateId,
  TemplateStyle,
} from '@shortlist/schema';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { sealedBytes, sealedJson, sealedText } from '../vault/sealed-columns.ts';

/** The product's tables as the queries see them; `migrations/` makes them. */

const time = (name: string) => timestamp(name, { withTimezone: true });

export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailConfirmed: boolean('email_confirmed').notNull().default(false),
  welcomedAt: time('welcomed_at'),
  language: text('language'),
  keepResumes: boolean('keep_resumes').notNull().default(true),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const userSubscriptions = pgTable('user_subscriptions', {
  userId: uuid('user_id').primaryKey(),
  subscriptionType: text('subscription_type').notNull().default('FREE'),
  trialsUsed: integer('trials_used').notNull().default(0),
  trialsAllowed: integer('trials_allowed').default(3),
  periodStart: time('period_start').notNull().defaultNow(),
  planSource: text('plan_source').notNull().default('none').$type<'none' | 'trial' | 'stripe' | 'organization'>(),
  planEndsAt: time('plan_ends_at'),
  freeTrialsUsed: integer('free_trials_used').notNull().default(0),
  /** The name of the proved mailbox in `trials_had`. */
  mailbox: text(),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  stripeLook: bigint('stripe_look', { mode: 'number' }).notNull().default(0),
  cancels: boolean('cancels').notNull().default(false),
  nextPlan: text('next_plan').$type<'FAMOUS' | 'PREMIUM'>(),
  nextPlanAt: time('next_plan_at'),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const planTrials = pgTable(
  'plan_trials',
  {
    userId: uuid('user_id').notNull(),
    plan: text('plan').notNull().$type<'FAMOUS' | 'PREMIUM'>(),
    startedAt: time('started_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.plan] })],
);

export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
});

export const trialEvents = pgTable('trial_events', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  optimizationId: uuid('optimization_id'),
  kind: text('kind').notNull().$type<'charged' | 'returned'>(),
  title: text('title').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const documents = pgTable('documents', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  fileName: sealedText('documents.file_name')('file_name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: sealedBytes('documents.bytes')('bytes').notNull(),
  digest: text('digest'),
  createdAt: time('created_at').notNull().defaultNow(),
});

/** The layout of a result's files, but for branding, and the mark and own template that were asked for. */
export type StoredLayout = Partial<LayoutOptions> & { mark?: PageMark; ownTemplate?: string };

/** What a reading leaves behind once the pages themselves are no longer needed. */
export type StoredReading = Omit<Reading, 'document'>;

/** The parts of a result that are read of many at once. */
export type Excerpt = { posting?: Posting; match?: Match; findings?: ExplainedFinding[] };

/** What a model is asked to word anew in a finished result: which asking it is, whether all of it or the letter alone, and the mark of the letter that it may replace. */
export type Rewording = { id: string; all: boolean; letter: string };

export const optimizations = pgTable('optimizations', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').notNull().$type<Optimization['kind']>(),
  state: text('state').notNull().default('waiting').$type<Optimization['state']>(),
  stage: text('stage').$type<NonNullable<Optimization['stage']>>(),
  progress: real('progress').notNull().default(0),
  documentId: uuid('document_id').notNull(),
  fileName: sealedText('optimizations.file_name')('file_name').notNull(),
  fullName: text('full_name').notNull(),
  email: text('email').notNull(),
  title: text('title').notNull(),
  employer: text('employer'),
  form: sealedJson<Record<string, string>>('optimizations.form')('form').notNull(),
  brief: sealedJson<BriefConfirmation>('optimizations.brief')('brief'),
  reading: sealedJson<StoredReading>('optimizations.reading')('reading').notNull(),
  result: sealedJson<NonNullable<Optimization['result']>>('optimizations.result')('result'),
  excerpt: sealedJson<Excerpt>('optimizations.excerpt')('excerpt'),
  failure: jsonb('failure').$type<NonNullable<Optimization['failure']>>(),
  scoreBefore: real('score_before'),
  score: real('score'),
  trial: text('trial').notNull().default('free').$type<Optimization['trial']>(),
  idempotencyKey: text('idempotency_key').notNull(),
  fingerprint: text('fingerprint').notNull(),
  external: boolean('external').notNull().default(false),
  handedOverAt: time('handed_over_at'),
  accepted: jsonb('accepted').$type<string[]>(),
  filesStale: boolean('files_stale').notNull().default(false),
  template: text('template').notNull().default('modern-professional').$type<TemplateId>(),
  layout: jsonb('layout').$type<StoredLayout>(),
  attach: boolean('attach').notNull().default(true),
  industry: text('industry'),
  mailedAgain: integer('mailed_again').notNull().default(0),
  mailedAgainAt: time('mailed_again_at'),
  rewording: jsonb('rewording').$type<Rewording>(),
  createdAt: time('created_at').notNull().defaultNow(),
  finishedAt: time('finished_at'),
});

export const optimizationFiles = pgTable(
  'optimization_files',
  {
    optimizationId: uuid('optimization_id').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: sealedBytes('optimization_files.bytes')('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.optimizationId, table.name] })],
);

export const letterVersions = pgTable('letter_versions', {
  id: uuid('id').primaryKey(),
  optimizationId: uuid('optimization_id').notNull(),
  letter: sealedJson<Letter>('letter_versions.letter')('letter').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const answers = pgTable(
  'answers',
  {
    userId: uuid('user_id').notNull(),
    id: text('id').notNull(),
    question: sealedText('answers.question')('question').notNull(),
    about: sealedText('answers.about')('about').notNull(),
    person: text('person').notNull().default(''),
    text: sealedText('answers.text')('text').notNull(),
    declined: boolean('declined').notNull().default(false),
    answeredAt: time('answered_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id, table.person] })],
);

export const unusedFacts = pgTable('unused_facts', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  person: text('person').notNull().default(''),
  text: sealedText('unused_facts.text')('text').notNull(),
  setAt: time('set_at').notNull().defaultNow(),
});

export const resumes = pgTable('resumes', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  title: sealedText('resumes.title')('title').notNull(),
  draft: sealedJson<Draft>('resumes.draft')('draft').notNull(),
  template: text('template').notNull().default('modern-professional').$type<TemplateId>(),
  revision: integer('revision').notNull().default(1),
  kept: text('kept').$type<'upload' | 'result'>(),
  documentId: uuid('document_id'),
  digest: text('digest'),
  optimizationId: uuid('optimization_id'),
  languageGroup: uuid('language_group'),
  language: text('language'),
  linked: sealedJson<LinkedVersion>('resumes.linked')('linked'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  deletedAt: time('deleted_at'),
});

export const resumeVersions = pgTable('resume_versions', {
  id: uuid('id').primaryKey(),
  resumeId: uuid('resume_id').notNull(),
  name: sealedText('resume_versions.name')('name').notNull(),
  draft: sealedJson<Draft>('resume_versions.draft')('draft').notNull(),
  revision: integer('revision').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const corrections = pgTable(
  'corrections',
  {
    userId: uuid('user_id').notNull(),
    digest: text('digest').notNull(),
    resume: sealedJson<Resume>('corrections.resume')('resume').notNull(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

export const postingBriefs = pgTable(
  'posting_briefs',
  {
    userId: uuid('user_id').notNull(),
    digest: text('digest').notNull(),
    confirmation: sealedJson<BriefConfirmation>('posting_briefs.confirmation')('confirmation').notNull(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);

export const logos = pgTable('logos', {
  userId: uuid('user_id').primaryKey(),
  mediaType: text('media_type').notNull().$type<'image/png' | 'image/jpeg'>(),
  bytes: sealedBytes('logos.bytes')('bytes').notNull(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const ownTemplates = pgTable('own_templates', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').notNull().$type<'variant' | 'file'>(),
  base: text('base').notNull().$type<TemplateId>(),
  style: jsonb('style').$type<TemplateStyle>(),
  source: sealedText('own_templates.source')('source'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const resumeShares = pgTable('resume_shares', {
  id: uuid('id').primaryKey(),
  resumeId: uuid('resume_id').notNull(),
  token: text('token').notNull(),
  /** The last part of the link's address where its owner chose it. */
  address: text('address'),
  views: integer('views').notNull().default(0),
  passwordHash: text('password_hash'),
  isOff: boolean('is_off').notNull().default(false),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').notNull().defaultNow(),
});

export const applications = pgTable('applications', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  optimizationId: uuid('optimization_id'),
  title: text('title').notNull(),
  employer: text('employer'),
  url: text('url'),
  posting: sealedText('applications.posting')('posting'),
  notes: sealedText('applications.notes')('notes').notNull().default(''),
  stage: text('stage').notNull().$type<ApplicationStage>(),
  dates: jsonb('dates').notNull().default({}).$type<ApplicationDates>(),
  nextOn: date('next_on'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const lostJobs = pgTable('lost_jobs', {
  id: uuid('id').primaryKey(),
  optimizationId: uuid('optimization_id').notNull(),
  kind: text('kind').notNull().$type<Optimization['kind']>(),
  error: text('error').notNull(),
  place: text('place'),
  tries: integer('tries').notNull(),
  lostAt: time('lost_at').notNull().defaultNow(),
  redoneAt: time('redone_at'),
});

export const recipients = pgTable('recipients', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  address: text().notNull(),
  tokenHash: text('token_hash').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull().defaultNow(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

export const auditEvents = pgTable('audit_events', {
  id: uuid('id').primaryKey(),
  at: time('at').notNull().defaultNow(),
  actor: text('actor').notNull().$type<'operator' | 'person' | 'provider'>(),
  userId: uuid('user_id'),
  action: text('action').notNull(),
  status: integer('status'),
});
