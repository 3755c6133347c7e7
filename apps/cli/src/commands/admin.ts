import { AuditEvent, FactorsReset, LostJob, LostMail, PersonRecord, SubscriptionType } from '@shortlist/schema';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { WrongUse } from '../failures.ts';
import { callOperator, type Operator } from '../org/call-operator.ts';
import { csvRow } from '../org/parse-csv.ts';
import { print, printError, visible } from '../print.ts';
import { i18n } from '../voice.ts';

/** `shortlist admin …`: for whoever runs an installation. */
export function defineAdmin(admin: Command): void {
  admin
    .option('--server <url>', i18n._('the running server'), process.env.SHORTLIST_URL ?? 'http://localhost:3000')
    .addHelpText(
      'after',
      `\n${i18n._('Calls the running server with the token in OPERATOR_TOKEN. Every call is recorded in its audit log.')}`,
    );
  const operator = (): Operator => ({
    server: admin.opts<{ server: string }>().server,
    token: process.env.OPERATOR_TOKEN,
  });
  definePeople(admin, operator);
  defineLost(admin, operator);
  admin
    .command('audit')
    .description(i18n._('Show the audit log as CSV, newest first: operator calls, plans, exports, shares, deletions.'))
    .option('--person <id>', i18n._('only entries about this person'))
    .option(`--limit <${i18n._('number')}>`, i18n._('number of lines, up to 500'), toCount, 100)
    .option(`--offset <${i18n._('number')}>`, i18n._('number of lines to skip'), toCount, 0)
    .action(async ({ person, limit, offset }: { person?: string; limit: number; offset: number }) => {
      const query = new URLSearchParams({ limit: `${limit}`, offset: `${offset}`, ...(person ? { person } : {}) });
      const events = await callOperator(z.array(AuditEvent), operator(), 'GET', `/audit?${query}`);
      printCsv(
        ['at', 'actor', 'person', 'action', 'status'],
        events.map((one) => [one.at, one.actor, one.person ?? '', one.action, one.status ?? 'unknown']),
      );
    });
  for (const command of admin.commands) command.exitOverride();
}

function definePeople(admin: Command, operator: () => Operator): void {
  const people = (id: string, rest = '') => `/people/${encodeURIComponent(id)}${rest}`;
  admin
    .command('find')
    .description(i18n._('Find a person by id or email address, or up to 20 people by the start of the address.'))
    .argument(`<${i18n._('address|id')}>`)
    .action(async (find: string) => {
      const found = await callOperator(z.array(PersonRecord), operator(), 'POST', '/people/find', { find });
      // Whoever signs up with an address that begins like another one must not be taken for its owner.
      const exact = found.filter(({ id, email }) => [id, email].some((one) => isSame(one, find)));
      if (found.length === 0) printError(i18n._('No one found.'));
      else if (exact.length === 0) printError(i18n._('No exact match. These addresses start with it:'));
      for (const person of exact.length > 0 ? exact : found) printPerson(person);
    });
  admin
    .command('ban')
    .description(i18n._('Lock a person out and end their sessions.'))
    .argument('<id>')
    .option(`--hours <${i18n._('number')}>`, i18n._('number of hours (default: permanently)'), toCount)
    .action(async (id: string, { hours = null }: { hours?: number | null }) =>
      printPerson(await callOperator(PersonRecord, operator(), 'POST', people(id, '/ban'), { hours })),
    );
  admin
    .command('unban')
    .description(i18n._('Unlock a person’s account.'))
    .argument('<id>')
    .action(async (id: string) =>
      printPerson(await callOperator(PersonRecord, operator(), 'POST', people(id, '/unban'))),
    );
  admin
    .command('reset-factors')
    .description(
      i18n._(
        'Remove a person’s second factors and end their sessions. They get an email about it. Verify their identity first.',
      ),
    )
    .argument('<id>')
    .action(async (id: string) => {
      const { removed } = await callOperator(FactorsReset, operator(), 'POST', people(id, '/reset-factors'));
      print(
        i18n._('{count, plural, one {# second factor removed.} other {# second factors removed.}}', { count: removed }),
      );
    });
  admin
    .command('plan')
    .description(i18n._('Set a person’s plan or optimizations.'))
    .argument('<id>')
    .option(`--plan <${i18n._('plan')}>`, i18n._('free, famous, or premium'), toPlan)
    .option(`--days <${i18n._('number')}>`, i18n._('number of days until the plan ends (default: never)'), toCount)
    .option(`--trials <${i18n._('number')}>`, i18n._('optimizations allowed: a number, or unlimited'), toTrials)
    .option(`--used <${i18n._('number')}>`, i18n._('optimizations used'), toCount)
    .action(async (id: string, { plan, days, trials, used }: PlanOptions) => {
      const change = { plan, days, trialsAllowed: trials === 'unlimited' ? null : trials, trialsUsed: used };
      printPerson(await callOperator(PersonRecord, operator(), 'PATCH', people(id, '/plan'), change));
    });
  admin
    .command('delete')
    .description(i18n._('Delete an account with everything in it. This can’t be undone.'))
    .argument('<id>')
    .option('--yes', i18n._('confirm the deletion'))
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      if (!yes) throw new WrongUse(i18n._('This can’t be undone. Add --yes to delete the account.'));
      await callOperator(z.undefined(), operator(), 'DELETE', people(id));
      print(i18n._('Deleted.'));
    });
}

type PlanOptions = { plan?: SubscriptionType; days?: number; trials?: number | 'unlimited'; used?: number };

function defineLost(admin: Command, operator: () => Operator): void {
  admin
    .command('lost-jobs')
    .description(i18n._('List jobs that failed on their last try, as CSV.'))
    .action(async () => {
      const jobs = await callOperator(z.array(LostJob), operator(), 'GET', '/lost-jobs');
      printCsv(
        ['id', 'lost', 'kind', 'error', 'place', 'tries', 'worked again'],
        jobs.map((job) => [job.id, job.lostAt, job.kind, job.error, job.place ?? '', job.tries, job.redoneAt ?? '']),
      );
    });
  admin
    .command('retry-job')
    .description(i18n._('Run a failed job again. It doesn’t use another optimization.'))
    .argument('<id>')
    .action(async (id: string) => {
      await callOperator(z.undefined(), operator(), 'POST', `/lost-jobs/${encodeURIComponent(id)}/redo`);
      print(i18n._('Queued.'));
    });
  admin
    .command('lost-mails')
    .description(i18n._('List emails that couldn’t be sent, as CSV, with the mail server’s reason.'))
    .action(async () => {
      const mails = await callOperator(z.array(LostMail), operator(), 'GET', '/lost-mails');
      printCsv(
        ['id', 'made', 'to', 'subject', 'tries', 'error', 'can be sent again'],
        mails.map((mail) => [
          mail.id,
          mail.madeAt,
          mail.recipient,
          mail.subject,
          mail.tries,
          mail.error ?? '',
          mail.canRetry ? 'yes' : 'no',
        ]),
      );
    });
  admin
    .command('retry-mail')
    .description(i18n._('Send a failed email again.'))
    .argument('<id>')
    .action(async (id: string) => {
      await callOperator(z.undefined(), operator(), 'POST', `/lost-mails/${encodeURIComponent(id)}/retry`);
      print(i18n._('Queued.'));
    });
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

function printPerson(person: PersonRecord): void {
  const { id, email, name, signIn, planEndsAt, trialsAllowed } = person;
  const plan = { plan: person.plan, source: person.planSource, day: planEndsAt?.slice(0, 10) };
  const trials = { used: person.trialsUsed, allowed: trialsAllowed ?? i18n._('unlimited') };
  const lines = [
    `${id}  ${visible(email)}${person.emailConfirmed ? '' : ` (${i18n._('not confirmed')})`}  ${visible(name)}`,
    `  ${i18n._('since {day}; optimizations: {optimizations}, resumes: {resumes}', {
      day: person.createdAt.slice(0, 10),
      optimizations: person.optimizations,
      resumes: person.resumes,
    })}`,
    `  ${planEndsAt ? i18n._('plan {plan} ({source}, ends {day})', plan) : i18n._('plan {plan} ({source})', plan)}, ${i18n._('optimizations: {used} of {allowed} used', trials)}`,
    `  ${signIn ? tellSignIn(signIn) : i18n._('sign-in is managed by another system')}`,
  ];
  print(lines.join('\n'));
}

function tellSignIn({ openSessions, factors, lastSignInAt, bannedUntil }: NonNullable<PersonRecord['signIn']>): string {
  const told = i18n._('sessions: {sessions}, second factors: {factors}, last sign-in: {moment}', {
    sessions: openSessions,
    factors,
    moment: lastSignInAt ?? i18n._('never'),
  });
  return bannedUntil ? `${told}, ${i18n._('locked out until {moment}', { moment: bannedUntil })}` : told;
}

function printCsv(head: string[], rows: (string | number)[][]): void {
  for (const row of [head, ...rows])
    print(csvRow(row.map((cell) => (typeof cell === 'string' ? visible(cell) : cell))));
}

function toPlan(text: string): SubscriptionType {
  const plan = SubscriptionType.safeParse(text.toUpperCase());
  if (!plan.success) throw new InvalidArgumentError(i18n._('Use free, famous, or premium.'));
  return plan.data;
}

const toTrials = (text: string): number | 'unlimited' => (text === 'unlimited' ? text : toCount(text));

function toCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(i18n._('Use a whole number.'));
  return Number(text);
}
