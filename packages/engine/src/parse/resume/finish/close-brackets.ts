import type { Draft, Fact } from '../fact.ts';

const named = ['name', 'position', 'location', 'institution', 'studyType', 'area'] as const;

/** "Analyst (Bolt Systems, Norway)" cut at its comma: a bracket that lost its partner to another field stands in neither. */
export function closeBrackets(draft: Draft): Draft {
  const entry = draft as Record<string, Draft>;
  const closed = named.flatMap((key) => {
    const fact = entry[key];
    if (!isFact(fact)) return [];
    const value = withoutLoose(fact.value);
    return value === fact.value || value === '' ? [] : [[key, { ...fact, value }] as const];
  });
  return closed.length > 0 ? { ...entry, ...Object.fromEntries(closed) } : draft;
}

const isFact = (draft: Draft): draft is Fact =>
  typeof draft === 'object' && draft !== null && 'value' in draft && typeof draft.value === 'string';

function withoutLoose(text: string): string {
  const [opened, closed] = [text.split('(').length, text.split(')').length];
  if (opened === closed + 1 && text.startsWith('(')) return text.slice(1).trim();
  if (closed === opened + 1 && text.endsWith(')')) return text.slice(0, -1).trim();
  return text;
}
