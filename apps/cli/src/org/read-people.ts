import { Invitations } from '@shortlist/schema';
import { RefusedInput } from '../failures.ts';
import { readBytes } from '../read-bytes.ts';
import { parseCsv } from './parse-csv.ts';

/** The people of a CSV file with a column `email` and, if wanted, `name`; each address once. Throws RefusedInput with the line at fault. */
export async function readPeople(path: string): Promise<Invitations> {
  const text = new TextDecoder().decode(await readBytes(path));
  const [head = [], ...rows] = parseCsv(text);
  const column = (name: string) => head.findIndex((cell) => cell.trim().toLowerCase() === name);
  const [email, name] = [column('email'), column('name')];
  if (email < 0) throw new RefusedInput(`${path}: the first line needs a column named email.`);
  const people = new Map<string, { email: string; name: string }>();
  for (const [index, row] of rows.entries()) {
    const person = Invitations.shape.people.element.safeParse({ email: row[email]?.trim(), name: row[name] ?? '' });
    if (!person.success) throw new RefusedInput(`${path}: row ${index + 2}: ${row[email] ?? ''} is no email address.`);
    people.set(person.data.email, person.data);
  }
  if (people.size === 0) throw new RefusedInput(`${path}: nobody is in this file.`);
  return { people: [...people.values()] };
}
