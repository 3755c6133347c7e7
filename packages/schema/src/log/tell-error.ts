import { describeError } from './describe-error.ts';

/** An error in one line for whoever started a command. The database's words quote rows of people, so of those its code, table and rule alone are told. */
export function tellError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const refused = findRefusal(error);
  if (refused && ofOperation.test(String((refused as { code?: unknown }).code))) return refused.message;
  if (!refused && error.constructor.name !== 'DrizzleQueryError') return error.message;
  const { error: name, code, table, constraint } = describeError(refused ?? error)[0] ?? { error: 'Error' };
  const where = [code ?? name, table && `table ${table}`, constraint && `rule ${constraint}`]
    .filter(Boolean)
    .join(', ');
  return `The database refused a statement (${where}).`;
}

/** Connections, passwords, databases, rights and resources: what PostgreSQL says of these quotes no row. */
const ofOperation = /^(?:08|28|3D|53|57P|42501)/;

/** What PostgreSQL answered, among what an error was caused by: it has an SQLSTATE and a severity. */
function findRefusal(error: Error): Error | undefined {
  for (let each: unknown = error, depth = 0; each instanceof Error && depth < 6; each = each.cause, depth += 1) {
    const { code, severity } = each as { code?: unknown; severity?: unknown };
    if (typeof severity === 'string' && /^[0-9A-Z]{5}$/.test(String(code))) return each;
  }
  return undefined;
}
