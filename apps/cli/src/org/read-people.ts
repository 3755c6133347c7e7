import { decodePosting } from '@shortlist/engine';
import { Invitations } from '@shortlist/schema';
import { RefusedInput } from '../failures.ts';
import { readBytes } from '../read-bytes.ts';
import { i18n } from '../voice.ts';
import { parseCsv } from './parse-csv.ts';

/** The people of a CSV file with a column `email` and, if wanted, `name` and `language`; each address once. Throws RefusedInput with every row at fault. */
export async function readPeople(path: string): Promise<Invitations> {
  const decoded = decodePosting(await readBytes(path));
  if ('not' in decoded)
    throw new RefusedInput(i18n._('{path}: this isn’t a CSV file. Save the table as CSV first.', { path }));
  const [head = [], ...rows] = parseCsv(decoded.text);
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [email, name, language] = [column('email'), column('name'), column('language')] as [number, number, number];
  if (email < 0) throw new RefusedInput(i18n._('{path}: the first line needs a column named email.', { path }));
  const people = new Map<string, { email: string; name: string }>();
  const faults: string[] = [];
  for (const [index, row] of rows.entries()) {
    const wanted = row[language]?.trim().toLowerCase();
    const person = Invitations.shape.people.element.safeParse({
      email: row[email]?.trim(),
      name: row[name] ?? '',
      ...(wanted ? { language: wanted } : {}),
    });
    if (person.success) people.set(person.data.email, person.data);
    else {
      const fault = describeFault(person.error.issues, row[email]?.trim() ?? '', wanted ?? '');
      faults.push(i18n._('row {number}: {fault}', { number: index + 2, fault }));
    }
  }
  // Nobody is invited before the whole file is right: a second try then invites everyone once.
  if (faults.length > 0) throw new RefusedInput(`${path}: ${listFaults(faults)}.`);
  if (people.size === 0) throw new RefusedInput(i18n._('{path}: this file lists no people.', { path }));
  return { people: [...people.values()] };
}

const shownFaults = 20;

function describeFault(issues: { path: PropertyKey[] }[], email: string, language: string): string {
  const fields = new Set(issues.map(({ path: [field] }) => field));
  if (fields.has('email'))
    return email === '' ? i18n._('the email address is missing') : i18n._('{email} isn’t an email address', { email });
  if (fields.has('language')) return i18n._('the language {code} isn’t available', { code: language });
  return i18n._('the name is longer than 200 characters');
}

function listFaults(faults: string[]): string {
  const more = faults.length - shownFaults;
  return [
    ...faults.slice(0, shownFaults),
    ...(more > 0 ? [i18n._('and {count, plural, one {# more row} other {# more rows}}', { count: more })] : []),
  ].join('; ');
}
