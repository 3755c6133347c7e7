import { emptyTables, openTestDatabase } from '@shortlist/database/testing';
import { listMailbox, mailboxTransport, mailMigrations, type ReceivedMail, sendDueMail } from '@shortlist/mail';
import { AuthClient, type SupportedStorage } from '@supabase/auth-js';
import { type AuthSettingsInput, authMigrations, createAuth } from '../../src/index.ts';
import { quickSettings, SITE } from './quick-settings.ts';

export interface ClientOptions {
  storage?: SupportedStorage;
  flowType?: 'implicit' | 'pkce';
  headers?: Record<string, string>;
  /** Reads a session from the address of the page, as a browser's client does. */
  detectSessionInUrl?: boolean;
  /** Answers instead of the service; gets the real one to fall back on. */
  intercept?: (request: Request, real: (request: Request) => Promise<Response>) => Promise<Response>;
}

/** A service over a fresh database with a clock that tests move, the real client, and the mails that were sent. */
export async function openTestAuth(settings: Partial<AuthSettingsInput> = {}) {
  const database = await openTestDatabase({ migrations: [mailMigrations, authMigrations] });
  let time = Date.now();
  const failures: unknown[] = [];
  const now = () => new Date(time);
  const auth = createAuth({
    database,
    settings: { ...quickSettings, ...settings },
    now,
    report: (error) => failures.push(error),
  });
  const fetch = async (request: Request) =>
    auth.app.fetch(strip(request), { incoming: { socket: { remoteAddress: '203.0.113.7' } } });
  const request = (path: string, init?: RequestInit) => fetch(new Request(`${SITE}/auth/v1${path}`, init));
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });

  return {
    auth,
    database,
    failures,
    now,
    request,
    post,
    advance(seconds: number) {
      time += seconds * 1000;
    },
    client(options: ClientOptions = {}) {
      const { storage = memoryStorage(), flowType, headers = {}, detectSessionInUrl = false, intercept } = options;
      return new AuthClient({
        url: `${SITE}/auth/v1`,
        storage,
        autoRefreshToken: false,
        detectSessionInUrl,
        headers,
        ...(flowType ? { flowType } : {}),
        fetch: async (input, init) => {
          const asked = new Request(input as string, init);
          return intercept ? intercept(asked, fetch) : fetch(asked);
        },
        experimental: { recoveryCodes: true },
      });
    },
    /** Delivers what is due; all mails to an address, newest first. */
    async mails(to?: string): Promise<ReceivedMail[]> {
      while ((await sendDueMail(database, mailboxTransport(database), now())).sent > 0);
      const all = await listMailbox(database.db, 200);
      return to ? all.filter((mail) => mail.to === to) : all;
    },
    /** Back to an empty service. */
    async reset() {
      await emptyTables(database, ['auth', 'mail']);
      auth.context.keys.forget();
      failures.length = 0;
    },
    close: () => database.close(),
  };
}

export type TestAuth = Awaited<ReturnType<typeof openTestAuth>>;

/** Storage of one browser; share it between clients to have two tabs. */
export function memoryStorage(): SupportedStorage & { data: Map<string, string> } {
  const data = new Map<string, string>();
  return {
    data,
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => {
      data.set(key, value);
    },
    removeItem: (key) => {
      data.delete(key);
    },
  };
}

// The service is mounted at its public path, as a server does.
function strip(request: Request): Request {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace('/auth/v1', '') || '/';
  return new Request(url, request);
}
