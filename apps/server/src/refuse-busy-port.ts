import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

/** The port cannot be listened on; the message says what to do. */
export class BusyPortError extends Error {
  override name = 'BusyPortError';
}

/** Tries the port before anything else is opened, so that the refusal comes at once. Throws BusyPortError. */
export function refuseBusyPort({ port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const message =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use by another program. Stop it, or set PORT to another port: PORT=${port + 1} npm start`
          : `Cannot listen on ${host}:${port} (${error.code}).`;
      reject(new BusyPortError(message));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
