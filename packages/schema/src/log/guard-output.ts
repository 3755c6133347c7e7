import type { Logger } from './create-logger.ts';

/**
 * Brings what libraries print, and errors that nobody caught, under the rules of the log: only their kind and place are written. After an
 * error that nobody caught the process ends with 1.
 */
export function guardOutput(log: Logger): void {
  const printed =
    (event: string) =>
    (...what: unknown[]) => {
      const error = what.find((each) => each instanceof Error);
      if (error) log.error(event, error);
      else log.warn(event);
    };
  console.error = printed('library-error');
  console.warn = printed('library-warning');
  console.info = () => {};
  console.debug = () => {};
  const end = (event: string) => (error: unknown) => {
    log.error(event, error);
    process.exit(1);
  };
  process.on('uncaughtException', end('uncaught-error'));
  process.on('unhandledRejection', end('unhandled-rejection'));
}
