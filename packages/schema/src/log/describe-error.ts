/** An error as the log may hold it: what kind it is and where it was thrown, never its words, which may quote a person's data. */
export type ErrorLine = {
  error: string;
  code?: string;
  /** What an operator has to look after, where the code tells it. */
  trouble?: Trouble;
  /** The call of the system that failed: `write`, `connect`; and the port that did not answer. */
  syscall?: string;
  port?: string;
  /** A mail server's answer: `550`, `5.1.1`. */
  reply?: string;
  /** The table and the rule of the database that refused. */
  table?: string;
  constraint?: string;
  at?: string;
};

export type Trouble =
  | 'disk-full'
  | 'database-unreachable'
  | 'database-read-only'
  | 'out-of-memory'
  | 'too-many-open-files'
  | 'no-access'
  | 'mail-server-unreachable'
  | 'server-unreachable'
  | 'mail-login-refused';

/** SQLSTATE, errno and nodemailer's codes, each with what is wrong. */
const troubles: [RegExp, Trouble][] = [
  [/^(?:ENOSPC|EDQUOT|53100)$/, 'disk-full'],
  [/^(?:08...|57P0[1-5]|53300)$/, 'database-unreachable'],
  [/^25006$/, 'database-read-only'],
  [/^(?:ENOMEM|53200|ERR_WORKER_OUT_OF_MEMORY)$/, 'out-of-memory'],
  [/^(?:EMFILE|ENFILE)$/, 'too-many-open-files'],
  [/^(?:EACCES|EPERM|EROFS)$/, 'no-access'],
  [/^EAUTH$/, 'mail-login-refused'],
];
const unreachable =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNECTION|ESOCKET|EDNS)$/;

const deepest = 6;

/** An error and what caused it, the outermost first. */
export function describeError(error: unknown): ErrorLine[] {
  const lines: ErrorLine[] = [];
  const seen = new Set<unknown>();
  const open: unknown[] = [error];
  let ofQuery = false;
  while (open.length > 0 && lines.length < deepest) {
    const next = open.shift();
    if (seen.has(next)) continue;
    seen.add(next);
    ofQuery ||= next instanceof Error && next.constructor.name === 'DrizzleQueryError';
    lines.push(describeOne(next, ofQuery));
    if (!(next instanceof Error)) continue;
    if (next.cause !== undefined) open.push(next.cause);
    // A connection that was tried under several addresses fails once for each.
    if (next instanceof AggregateError) open.push(...next.errors.slice(0, 2));
  }
  return lines;
}

function describeOne(error: unknown, ofQuery: boolean): ErrorLine {
  if (!(error instanceof Error)) return { error: error === null ? 'null' : typeof error };
  const fields = error as Error & Record<string, unknown>;
  const code = ofForm(fields.code, /^\w{1,40}$/);
  const isMail = ofForm(fields.command, /^[A-Z ]{2,20}$/) !== undefined;
  const whose = ofQuery ? 'database' : isMail ? 'mail-server' : 'server';
  return clean({
    error: nameOf(error),
    code,
    trouble: code === undefined ? undefined : troubleOf(code, whose),
    syscall: ofForm(fields.syscall, /^[a-z]{1,20}$/),
    port: ofForm(fields.port, /^\d{1,5}$/),
    reply: replyOf(fields),
    table: ofForm(fields.table, /^[a-z_]{1,60}$/),
    constraint: ofForm(fields.constraint, /^[a-z_0-9]{1,80}$/),
    at: placeOf(error),
  });
}

/** The class of an error; a subclass that names itself `Error` still tells its own. */
function nameOf(error: Error): string {
  const own = error.name === 'Error' ? error.constructor.name : error.name;
  return ofForm(own, /^\w{1,60}$/) ?? 'Error';
}

function troubleOf(code: string, whose: 'database' | 'mail-server' | 'server'): Trouble | undefined {
  const known = troubles.find(([form]) => form.test(code))?.[1];
  return known ?? (unreachable.test(code) ? `${whose}-unreachable` : undefined);
}

/** The numbers of a mail server's answer. Its words may name the recipient. */
function replyOf({ responseCode, response }: Record<string, unknown>): string | undefined {
  if (typeof responseCode !== 'number') return undefined;
  const enhanced =
    typeof response === 'string' ? /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  return enhanced ? `${responseCode} ${enhanced}` : String(responseCode);
}

/** File, line and column of the first frame. The message, which the stack repeats, is taken out first. */
function placeOf({ stack, message }: Error): string | undefined {
  const frames = (stack ?? '').replace(message, '').split('\n');
  for (const frame of frames) {
    const place = /^ {4}at .*?([\w.-]{1,80}\.[cm]?[jt]sx?:\d+:\d+)\)?$/.exec(frame)?.[1];
    if (place) return place;
  }
  return undefined;
}

const ofForm = (value: unknown, form: RegExp): string | undefined =>
  (typeof value === 'string' || typeof value === 'number') && form.test(String(value)) ? String(value) : undefined;

function clean(line: Record<keyof ErrorLine, string | undefined>): ErrorLine {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => value !== undefined)) as ErrorLine;
}
