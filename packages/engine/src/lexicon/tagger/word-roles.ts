import { loadLexicon } from '../load-lexicon.ts';
import { formsIn } from '../tokenize.ts';

/** How often a word opens, closes or makes up the lexicon's phrases, each as 0 to 4 (none, 1, 2-3, 4-9, more). */
export type Roles = { opens: number; closes: number; alone: number };

const none: Roles = { opens: 0, closes: 0, alone: 0 };
let roles: Map<string, Roles> | undefined;

/** The part that a word (by its key) plays in the names of hard skills: "testing" closes many, "data" opens many. */
export function rolesOf(key: string): Roles {
  roles ??= countRoles();
  return roles.get(key) ?? none;
}

function countRoles(): Map<string, Roles> {
  const counts = new Map<string, Roles>();
  const add = (key: string, role: keyof Roles): void => {
    const row = counts.get(key);
    if (row === undefined) counts.set(key, { ...none, [role]: 1 });
    else row[role]++;
  };
  for (const entry of loadLexicon().skills.values()) {
    if (entry.kind === 'soft-skill') continue;
    for (const phrase of [entry.name, ...entry.aliases]) {
      const words = formsIn(phrase);
      const first = words[0];
      const last = words.at(-1);
      if (first === undefined || last === undefined) continue;
      if (words.length === 1) add(first.key, 'alone');
      else {
        add(first.key, 'opens');
        add(last.key, 'closes');
      }
    }
  }
  for (const [key, row] of counts)
    counts.set(key, { opens: bucket(row.opens), closes: bucket(row.closes), alone: bucket(row.alone) });
  return counts;
}

function bucket(count: number): number {
  return count === 0 ? 0 : count === 1 ? 1 : count <= 3 ? 2 : count <= 9 ? 3 : 4;
}
