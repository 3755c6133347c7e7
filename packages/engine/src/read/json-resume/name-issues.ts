/** Faults as the schema finds them. */
type Fault = { path: PropertyKey[]; code?: string; expected?: string };

/** A resume with more faults than this is wrong as a whole. */
const most = 20;

/** What a value must be, in the words of `texts/file-faults.ts`. */
const wanted: Record<string, string> = {
  string: 'this must be text.',
  number: 'this must be a number.',
  array: 'this must be a list.',
  object: 'this must be an object.',
  record: 'this must be an object.',
};

/** Faults as "work[0].startDate: what is wrong.", in the order of the file, in words of our own: those of a library are English only. */
export function nameIssues(error: { issues: Fault[] }): string[] {
  const named = error.issues.map((issue) => `${namePath(issue.path)}: ${tell(issue)}`);
  const rest = named.length - most;
  return rest > 0 ? [...named.slice(0, most), `And ${rest} more.`] : named;
}

function tell({ code, expected = '', path }: Fault): string {
  if (code === 'invalid_type') return wanted[expected] ?? 'this value isn’t allowed.';
  const isDate = code === 'invalid_format' && /date$/i.test(String(path.at(-1) ?? ''));
  return isDate ? 'write dates as YYYY, YYYY-MM, or YYYY-MM-DD.' : 'this value isn’t allowed.';
}

function namePath(path: PropertyKey[]): string {
  const name = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return name.replace(/^\./, '') || 'file';
}
