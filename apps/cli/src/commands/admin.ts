import { AuditEvent, FactorsReset, LostJob, LostMail, PersonRecord, SubscriptionType } from '@shortlist/schema';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { WrongUse } from '../failures.ts';
import { callOperator, type Operator } from '../org/call-operator.ts';
import { csvRow } from '../org/parse-csv.ts';

/** `shortlist admin …`: for whoever runs an installation. */
export function defineAdmin(admin: Command): void {
  admin
    .option('--server <url>', 'the running server', process.env.SHORTLIST_URL ?? 'http://localhost:3000')
    .addHelpText(
      'after',
      '\nAsks the running server, with the token in OPERATOR_TOKEN. Every call is kept in its audit log.',
    );
  const operator = (): Operator => ({
    server: admin.opts<{ server: string }>().server,
    token: process.env.OPERATOR_TOKEN,
  });
  definePeople(admin, operator);
  defineLost(admin, operator);
  admin
    .command('audit')
    .description('The audit log, newest first, as CSV: calls of the operator, plans, exports, shares, deletions.')
    .option('--person <id>', 'only what is about this person')
    .option('--limit <n>', 'so many lines, 500 at most', toCount, 100)
    .option('--offset <n>', 'after so many others', toCount, 0)
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
    .description('Find people by the beginning of their address, or by id; 20 at most.')
    .argument('<address|id>')
    .action(async (find: string) => {
      const found = await callOperator(z.array(PersonRecord), operator(), 'POST', '/people/find', { find });
      for (const person of found) printPerson(person);
      if (found.length === 0) console.error('Nobody found.');
    });
  admin
    .command('ban')
    .description('Lock a person out and end their sessions.')
    .argument('<id>')
    .option('--hours <n>', 'for so many hours; without it for good', toCount)
    .action(async (id: string, { hours = null }: { hours?: number | null }) =>
      printPerson(await callOperator(PersonRecord, operator(), 'POST', people(id, '/ban'), { hours })),
    );
  admin
    .command('unban')
    .description('Let a person in again.')
    .argument('<id>')
    .action(async (id: string) =>
      printPerson(await callOperator(PersonRecord, operator(), 'POST', people(id, '/unban'))),
    );
  admin
    .command('reset-factors')
    .description(
      'Take every second factor off a person and end their sessions. They are told by mail. Make sure who asks.',
    )
    .argument('<id>')
    .action(async (id: string) => {
      const { removed } = await callOperator(FactorsReset, operator(), 'POST', people(id, '/reset-factors'));
      console.log(`${removed} removed.`);
    });
  admin
    .command('plan')
    .description('Set the plan or the trials of a person.')
    .argument('<id>')
    .option('--plan <plan>', 'free, famous or premium', toPlan)
    .option('--days <n>', 'the plan ends after so many days; without it it stays', toCount)
    .option('--trials <n>', 'trials allowed: a number, or unlimited', toTrials)
    .option('--used <n>', 'trials used', toCount)
    .action(async (id: string, { plan, days, trials, used }: PlanOptions) => {
      const change = { plan, days, trialsAllowed: trials === 'unlimited' ? null : trials, trialsUsed: used };
      printPerson(await callOperator(PersonRecord, operator(), 'PATCH', people(id, '/plan'), change));
    });
  admin
    .command('delete')
    .description('Delete an account with everything in it. This cannot be undone.')
    .argument('<id>')
    .option('--yes', 'yes, delete it')
    .action(async (id: string, { yes }: { yes?: boolean }) => {
      if (!yes) throw new WrongUse('This cannot be undone. Add --yes to delete the account.');
      await callOperator(z.undefined(), operator(), 'DELETE', people(id));
      console.log('Deleted.');
    });
}

type PlanOptions = { plan?: SubscriptionType; days?: number; trials?: number | 'unlimited'; used?: number };

function defineLost(admin: Command, operator: () => Operator): void {
  admin
    .command('lost-jobs')
    .description('Jobs that failed at their last try, as CSV.')
    .action(async () => {
      const jobs = await callOperator(z.array(LostJob), operator(), 'GET', '/lost-jobs');
      printCsv(
        ['id', 'lost', 'kind', 'error', 'place', 'tries', 'worked again'],
        jobs.map((job) => [job.id, job.lostAt, job.kind, job.error, job.place ?? '', job.tries, job.redoneAt ?? '']),
      );
    });
  admin
    .command('retry-job')
    .description('Work a lost job again. The trial that was given back is not counted again.')
    .argument('<id>')
    .action(async (id: string) => {
      await callOperator(z.undefined(), operator(), 'POST', `/lost-jobs/${encodeURIComponent(id)}/redo`);
      console.log('Queued.');
    });
  admin
    .command('lost-mails')
    .description('Mails that were given up, as CSV, with the reason in the words of the mail server.')
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
    .description('Send a lost mail again.')
    .argument('<id>')
    .action(async (id: string) => {
      await callOperator(z.undefined(), operator(), 'POST', `/lost-mails/${encodeURIComponent(id)}/retry`);
      console.log('Queued.');
    });
}

function printPerson(person: PersonRecord): void {
  const { signIn, planEndsAt, trialsAllowed } = person;
  const lines = [
    `${person.id}  ${person.email}${person.emailConfirmed ? '' : ' (not confirmed)'}  ${person.name}`,
    `  since ${person.createdAt.slice(0, 10)}, ${person.optimizations} optimizations, ${person.resumes} resumes`,
    `  plan ${person.plan} (${person.planSource}${planEndsAt ? `, ends ${planEndsAt.slice(0, 10)}` : ''}), trials ${person.trialsUsed} of ${trialsAllowed ?? 'unlimited'}`,
    signIn
      ? `  ${signIn.openSessions} sessions, ${signIn.factors} second factors, last sign-in ${signIn.lastSignInAt ?? 'never'}${signIn.bannedUntil ? `, banned until ${signIn.bannedUntil}` : ''}`
      : '  the sign-in is held elsewhere',
  ];
  console.log(lines.join('\n'));
}

function printCsv(head: string[], rows: (string | number)[][]): void {
  for (const row of [head, ...rows]) console.log(csvRow(row));
}

function toPlan(text: string): SubscriptionType {
  const plan = SubscriptionType.safeParse(text.toUpperCase());
  if (!plan.success) throw new InvalidArgumentError('It is free, famous or premium.');
  return plan.data;
}

const toTrials = (text: string): number | 'unlimited' => (text === 'unlimited' ? text : toCount(text));

function toCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
}
