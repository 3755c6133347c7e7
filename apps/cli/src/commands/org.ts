import { InvitationReport, Organization, PaidPlan, UsageMonth } from '@shortlist/schema';
import { type Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { callOperator, type Operator } from '../org/call-operator.ts';
import { csvRow } from '../org/parse-csv.ts';
import { readPeople } from '../org/read-people.ts';
import { print, printError } from '../print.ts';
import { readBytes } from '../read-bytes.ts';
import { i18n } from '../voice.ts';

/** `shortlist org …`: for operators who serve organisations, schools and career services. */
export function defineOrg(org: Command): void {
  org
    .option('--server <url>', i18n._('the running server'), process.env.SHORTLIST_URL ?? 'http://localhost:3000')
    .addHelpText(
      'after',
      `\n${i18n._('All commands except match call the running server, with the token in OPERATOR_TOKEN.')}`,
    );
  const operator = (): Operator => ({
    server: org.opts<{ server: string }>().server,
    token: process.env.OPERATOR_TOKEN,
  });

  org
    .command('create')
    .description(i18n._('Create an organization and print its id.'))
    .argument(`<${i18n._('name')}>`)
    .option(`--plan <${i18n._('plan')}>`, i18n._('famous or premium'), toPlan, 'PREMIUM')
    .option(
      `--pool <${i18n._('optimizations')}>`,
      i18n._('optimizations shared by all members (default: unlimited)'),
      toCount,
    )
    .action(async (name: string, options: { plan: PaidPlan; pool?: number }) => {
      const made = await callOperator(Organization, operator(), 'POST', '/organizations', { name, ...options });
      print(made.id);
    });
  org
    .command('list')
    .description(i18n._('List organizations with their pools and members, as CSV.'))
    .action(async () => {
      const all = await callOperator(z.array(Organization), operator(), 'GET', '/organizations');
      printCsv(
        ['id', 'name', 'plan', 'pool', 'used', 'invited', 'joined'],
        all.map((one) => [one.id, one.name, one.plan, one.pool ?? 'unlimited', one.poolUsed, one.invited, one.joined]),
      );
    });
  org
    .command('invite')
    .description(
      i18n._(
        'Invite the people in a CSV file with the columns email, name, and language (such as de). Each gets one email.',
      ),
    )
    .argument('<id>')
    .argument(`<${i18n._('people')}.csv>`)
    .action(async (id: string, file: string) => {
      const report = await callOperator(
        InvitationReport,
        operator(),
        'POST',
        `/organizations/${id}/invitations`,
        await readPeople(file),
      );
      const counts = { invited: report.invited, before: report.already.length };
      print(i18n._('{invited} invited, {before} already invited.', counts));
      for (const email of report.elsewhere) printError(i18n._('{email}: belongs to another organization', { email }));
    });
  org
    .command('remove')
    .description(i18n._('Remove a member or an invitation. A member goes back to the Free plan.'))
    .argument('<id>')
    .argument(`<${i18n._('email')}>`)
    .action(async (id: string, email: string) => {
      await callOperator(Organization, operator(), 'POST', `/organizations/${id}/removals`, { email });
      print(i18n._('{email}: removed', { email }));
    });
  org
    .command('pool')
    .description(i18n._('Set the pool of optimizations: a number, or unlimited.'))
    .argument('<id>')
    .argument(`<${i18n._('optimizations')}>`, i18n._('a number, or unlimited'), (text) =>
      text === 'unlimited' ? null : toCount(text),
    )
    .action(async (id: string, pool: number | null) => {
      const { poolUsed } = await callOperator(Organization, operator(), 'PATCH', `/organizations/${id}`, { pool });
      print(
        pool === null
          ? i18n._('{used, plural, one {# optimization} other {# optimizations}} used, no limit.', { used: poolUsed })
          : i18n._('{used} of {pool} optimizations used.', { used: poolUsed, pool }),
      );
    });
  org
    .command('brand')
    .description(i18n._('Brand members’ pages: accent color, footer line, logo. Use none to remove one.'))
    .argument('<id>')
    .option(`--accent <${i18n._('color')}>`, i18n._('# and six hexadecimal digits'))
    .option(`--footer <${i18n._('text')}>`, i18n._('a line of up to 120 characters'))
    .option(`--logo <${i18n._('file')}>`, i18n._('a PNG or JPEG file of up to 200 KB'))
    .action(async (id: string, { accent, footer, logo }: Partial<Record<'accent' | 'footer' | 'logo', string>>) => {
      const picture = logo && logo !== 'none' ? (await readBytes(logo)).toString('base64') : noneAsNull(logo);
      const change = { accentColor: noneAsNull(accent), footer: noneAsNull(footer), logo: picture };
      const made = await callOperator(Organization, operator(), 'PATCH', `/organizations/${id}/branding`, change);
      print(
        i18n._('accent: {accent}, footer: {footer}, logo: {logo}', {
          accent: made.accentColor ?? i18n._('none'),
          footer: made.footer ?? i18n._('none'),
          logo: made.hasLogo ? i18n._('yes') : i18n._('none'),
        }),
      );
    });
  org
    .command('usage')
    .description(i18n._('Show monthly usage as CSV. It contains counts only, no member content.'))
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
    .description(
      i18n._(
        'Match a folder of resumes with postings and write matches.csv, report.md, and report.pdf. Needs no server.',
      ),
    )
    .argument(`<${i18n._('folder')}>`)
    .requiredOption(`--posting <${i18n._('file|folder')}>`, i18n._('a posting, or a folder of postings'))
    .requiredOption(`--out <${i18n._('folder')}>`, i18n._('where to write the results'))
    .action(async (folder: string, options: { posting: string; out: string }) => {
      // The engine takes a second to load: what asks the server needs none of it.
      const { matchFolder } = await import('../org/match-folder.ts');
      await matchFolder(folder, options);
    });
  for (const command of org.commands) command.exitOverride();
}

function printCsv(head: string[], rows: (string | number)[][]): void {
  for (const row of [head, ...rows]) print(csvRow(row));
}

const noneAsNull = (text: string | undefined): string | null | undefined => (text === 'none' ? null : text);

function toPlan(text: string): PaidPlan {
  const plan = PaidPlan.safeParse(text.toUpperCase());
  if (!plan.success) throw new InvalidArgumentError(i18n._('Use famous or premium.'));
  return plan.data;
}

function toCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(i18n._('Use a whole number.'));
  return Number(text);
}
