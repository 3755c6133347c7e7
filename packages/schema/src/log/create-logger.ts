import { describeError, type Trouble } from './describe-error.ts';
import { cleanFields, type LogFields } from './log-fields.ts';

/** Lines of JSON on standard error. What a line may hold is a schema (`LogFields`): never a name, an address, a text of a person or a token. */
export type Logger = {
  info(event: string, fields?: LogFields): void;
  /** Something that an operator should look at, though nothing failed. */
  warn(event: string, fields?: LogFields): void;
  error(event: string, error: unknown, fields?: LogFields): void;
  /** When an error last told of a trouble, in milliseconds since 1970. */
  lastSeen(trouble: Trouble): number | undefined;
};

export function createLogger(write: (line: string) => void = (line) => process.stderr.write(`${line}\n`)): Logger {
  const log = (level: string, event: string, fields: object) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  const seen = new Map<Trouble, number>();
  return {
    info: (event, fields = {}) => log('info', event, cleanFields(fields)),
    warn: (event, fields = {}) => log('warn', event, cleanFields(fields)),
    error(event, error, fields = {}) {
      const told = explain(error);
      if (told.trouble) seen.set(told.trouble, Date.now());
      log('error', event, { ...cleanFields(fields), ...told });
    },
    lastSeen: (trouble) => seen.get(trouble),
  };
}

/** The error's own line, what caused it, and the trouble that any of them tells of. */
function explain(error: unknown): { trouble?: Trouble } {
  const [outer, ...causes] = describeError(error);
  const trouble = outer?.trouble ?? causes.find((cause) => cause.trouble)?.trouble;
  return { ...outer, ...(trouble ? { trouble } : {}), ...(causes.length > 0 ? { causes } : {}) };
}
