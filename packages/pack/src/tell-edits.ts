import { describePlace, type Edit, type Resume } from '@shortlist/schema';

/** Edits as a list for who makes them in a document of their own: where, what stands there, what to put in its place, and why. */
export function tellEdits(edits: readonly Edit[], original: Resume): string {
  if (edits.length === 0) return 'We suggest no changes for this posting.\n';
  const list = edits.map(({ op, path, before, after, explanation }, index) => {
    const lines = [`${index + 1}. ${explanation}`];
    lines.push(`   Where: ${describePlace(original, path)}`);
    if (op !== 'add') lines.push(`   Now: ${plain(before)}`);
    lines.push(op === 'remove' ? '   Take it out.' : `   ${op === 'add' ? 'Add' : 'Change to'}: ${plain(after)}`);
    return lines.join('\n');
  });
  return `${list.join('\n\n')}\n`;
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(plain).filter(Boolean).join(', ');
}
