type Fields = Record<string, string | number | boolean | undefined>;

/** Lines of JSON on standard error. Fields hold ids, codes and numbers: never a name, an address, a text of a person or a token. */
export type Logger = {
  info(event: string, fields?: Fields): void;
  error(event: string, error: unknown, fields?: Fields): void;
};

export function createLogger(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Logger {
  const log = (level: string, event: string, fields: Fields) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  return {
    info: (event, fields = {}) => log('info', event, fields),
    error: (event, error, fields = {}) => log('error', event, { ...fields, ...describe(error) }),
  };
}

/** The kind of an error and where it was thrown. Messages of database and mail drivers may quote a person's data, so they stay out. */
function describe(error: unknown): Fields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code =
    'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
      ? String(error.code)
      : undefined;
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trim().startsWith('at '))
    ?.trim()
    .replace(/\(?file:\/\/.*\/(?=[^/]+:\d+:\d+)/, '(');
  return { error: error.name, code, at };
}
