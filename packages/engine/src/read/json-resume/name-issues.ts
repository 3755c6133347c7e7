/** Faults as the schema finds them. */
type Faults = { issues: { path: PropertyKey[]; message: string }[] };

/** A resume with more faults than this is wrong as a whole. */
const most = 20;

/** Faults as "work[0].startDate: what is wrong", in the order of the file. */
export function nameIssues(error: Faults): string[] {
  const named = error.issues.map((issue) => `${namePath(issue.path)}: ${lowerFirst(issue.message)}`);
  const rest = named.length - most;
  return rest > 0 ? [...named.slice(0, most), `and ${rest} more`] : named;
}

function namePath(path: PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^\./, '') || 'the file';
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
