import { decodePosting } from '@shortlist/engine';
import { Invitations } from '@shortlist/schema';
import { RefusedInput } from '../failures.ts';
import { readBytes } from '../read-bytes.ts';
import { parseCsv } from './parse-csv.ts';

/** The people of a CSV file with a column `email` and, if wanted, `name`; each address once. Throws RefusedInput with every row at fault. */
export async function readPeople(path: string): Promise<Invitations> {
  const decoded = decodePosting(await readBytes(path));
  if ('not' in decoded) throw new RefusedInput(`${path}: this is no CSV file. Save the table as CSV first.`);
  const [head = [], ...rows] = parseCsv(decoded.text);
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [email, name] = [column('email'), column('name')];
  if (email < 0) throw new RefusedInput(`${path}: the first line needs a column named email.`);
  const people = new Map<string, { email: string; name: string }>();
  const faults: string[] = [];
  for (const [index, row] of rows.entries()) {
    const person = Invitations.shape.people.element.safeParse({ email: row[email]?.trim(), name: row[name] ?? '' });
    if (person.success) people.set(person.data.email, person.data);
    else faults.push(`row ${index + 2}: ${describeFault(person.error.issues, row[email]?.trim() ?? '')}`);
  }
  // Nobody is invited before the whole file is right: a second try then invites everyone once.
  if (faults.length > 0) throw new RefusedInput(`${path}: ${listFaults(faults)}.`);
  if (people.size === 0) throw new RefusedInput(`${path}: nobody is in this file.`);
  return { people: [...people.values()] };
}

const shownFaults = 20;

function describeFault(issues: { path: PropertyKey[] }[], email: string): string {
  if (issues.every(({ path: [field] }) => field === 'name')) return 'the name is longer than 200 characters';
  return email === '' ? 'the email address is missing' : `${email} is no email address`;
}

function listFaults(faults: string[]): string {
  const more = faults.length - shownFaults;
  return [...faults.slice(0, shownFaults), ...(more > 0 ? [`and ${more} more rows`] : [])].join('; ');
}
