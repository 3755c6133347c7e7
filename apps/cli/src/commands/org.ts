import { InvitationReport, Organization, PaidPlan, UsageMonth } from '@shortlist/schema';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { callOperator, type Operator } from '../org/call-operator.ts';
import { csvRow } from '../org/parse-csv.ts';
import { readPeople } from '../org/read-people.ts';
import { readBytes } from '../read-bytes.ts';

/** `shortlist org …`: for operators who serve organisations, schools and career services. */
export function defineOrg(org: Command): void {
  org
    .option('--server <url>', 'the running server', process.env.SHORTLIST_URL ?? 'http://localhost:3000')
    .addHelpText('after', '\nAll but match ask the running server, with the token in OPERATOR_TOKEN.');
  const operator = (): Operator => ({
    server: org.opts<{ server: string }>().server,
    token: process.env.OPERATOR_TOKEN,
  });

  org
    .command('create')
    .description('Make an organization; prints its id.')
    .argument('<name>')
    .option('--plan <plan>', 'famous or premium', toPlan, 'PREMIUM')
    .option('--pool <trials>', 'trials for all members together; without it unlimited', toCount)
    .action(async (name: string, options: { plan: PaidPlan; pool?: number }) => {
      const made = await callOperator(Organization, operator(), 'POST', '/organizations', { name, ...options });
      console.log(made.id);
    });
  org
    .command('list')
    .description('Organizations with their pools and members, as CSV.')
    .action(async () => {
      const all = await callOperator(z.array(Organization), operator(), 'GET', '/organizations');
      printCsv(
        ['id', 'name', 'plan', 'pool', 'used', 'invited', 'joined'],
        all.map((one) => [one.id, one.name, one.plan, one.pool ?? 'unlimited', one.poolUsed, one.invited, one.joined]),
      );
    });
  org
    .command('invite')
    .description('Invite the people of a CSV file with the columns email and name; each is mailed once.')
    .argument('<id>')
    .argument('<people.csv>')
    .action(async (id: string, file: string) => {
      const report = await callOperator(
        InvitationReport,
        operator(),
        'POST',
        `/organizations/${id}/invitations`,
        await readPeople(file),
      );
      console.log(`${report.invited} invited, ${report.already.length} invited before.`);
      for (const email of report.elsewhere) console.error(`${email}: belongs to another organization`);
    });
  org
    .command('pool')
    .description('Set the pool of trials: a number, or unlimited.')
    .argument('<id>')
    .argument('<trials>', 'a number, or unlimited', (text) => (text === 'unlimited' ? null : toCount(text)))
    .action(async (id: string, pool: number | null) => {
      const { poolUsed } = await callOperator(Organization, operator(), 'PATCH', `/organizations/${id}`, { pool });
      console.log(`${poolUsed} of ${pool ?? 'unlimited'} used.`);
    });
  org
    .command('brand')
    .description(
      'What the pages of the members carry: accent, a line at the foot, a logo. The word none takes a part away.',
    )
    .argument('<id>')
    .option('--accent <color>', '# and six hexadecimal digits')
    .option('--footer <words>', 'a line of at most 120 characters')
    .option('--logo <file>', 'a PNG or JPEG file of at most 200 kB')
    .action(async (id: string, { accent, footer, logo }: Partial<Record<'accent' | 'footer' | 'logo', string>>) => {
      const picture = logo && logo !== 'none' ? (await readBytes(logo)).toString('base64') : noneAsNull(logo);
      const change = { accentColor: noneAsNull(accent), footer: noneAsNull(footer), logo: picture };
      const made = await callOperator(Organization, operator(), 'PATCH', `/organizations/${id}/branding`, change);
      console.log(
        `accent ${made.accentColor ?? 'none'}, footer ${made.footer ?? 'none'}, ${made.hasLogo ? 'with' : 'no'} logo`,
      );
    });
  org
    .command('usage')
    .description('Usage by month, as CSV. Figures only: nothing that a member wrote.')
    .argument('<id>')
    .action(async (id: string) => {
      const months = await callOperator(z.array(UsageMonth), operator(), 'GET', `/organizations/${id}/usage`);
      printCsv(
        ['month', 'people', 'resumes', 'profiles', 'trials', 'mean match'],
        months.map((one) => [
          one.month,
          one.people,
          one.resumes,
          one.profiles,
          one.trials,
          one.meanScore === null ? '' : one.meanScore.toFixed(1),
        ]),
      );
    });
  org
    .command('match')
    .description('Match a folder of resumes with postings into matches.csv, report.md and report.pdf. Needs no server.')
    .argument('<folder>')
    .requiredOption('--posting <file|folder>', 'a posting, or a folder of them')
    .requiredOption('--out <folder>', 'where the results go')
    .action(async (folder: string, options: { posting: string; out: string }) => {
      // The engine takes a second to load: what asks the server needs none of it.
      const { matchFolder } = await import('../org/match-folder.ts');
      await matchFolder(folder, options);
    });
  for (const command of org.commands) command.exitOverride();
}

function printCsv(head: string[], rows: (string | number)[][]): void {
  for (const row of [head, ...rows]) console.log(csvRow(row));
}

const noneAsNull = (text: string | undefined): string | null | undefined => (text === 'none' ? null : text);

function toPlan(text: string): PaidPlan {
  const plan = PaidPlan.safeParse(text.toUpperCase());
  if (!plan.success) throw new InvalidArgumentError('It is famous or premium.');
  return plan.data;
}

function toCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
}
