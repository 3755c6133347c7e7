import type { Call } from './call.ts';

type Row = [method: Call['method'], path: string, summary: string];

/** What anybody may ask the auth service. */
const open: Row[] = [
  ['get', '/health', 'Get the name and version of the service'],
  ['get', '/settings', 'Get the available sign-in methods'],
  ['get', '/riddle', 'Get a proof-of-work puzzle, if the operator requires one for requests without sign-in'],
  ['get', '/.well-known/jwks.json', 'Get the public keys that verify tokens'],
  ['post', '/signup', 'Create an account, or an anonymous one if allowed'],
  ['post', '/token', 'Sign in with ?grant_type=password, refresh_token, pkce, or id_token'],
  ['get', '/verify', 'Confirm a link from an email'],
  ['post', '/verify', 'Confirm a link or code from an email'],
  ['post', '/recover', 'Email a link to choose a new password'],
  ['post', '/otp', 'Email a sign-in link and code'],
  ['post', '/magiclink', 'Email a sign-in link'],
  ['post', '/resend', 'Send an email again'],
  ['post', '/sso', 'Single sign-on (not available)'],
  ['get', '/authorize', 'Start signing in with Google'],
  ['get', '/callback', 'Finish signing in with Google'],
  ['post', '/callback', 'Finish signing in with Google (form)'],
];

/** What a signed-in person may ask. */
const own: Row[] = [
  ['get', '/user', 'Get the signed-in person'],
  ['put', '/user', 'Change the email address, password, or data'],
  ['get', '/reauthenticate', 'Email a code to confirm your identity'],
  ['post', '/reauthenticate', 'Confirm your identity with your password or the emailed code'],
  ['post', '/logout', 'Sign out with ?scope=global, local, or others'],
  ['get', '/sessions', 'List your sessions'],
  ['delete', '/sessions/{id}', 'End a session'],
  ['get', '/user/identities/authorize', 'Start linking a Google account'],
  ['delete', '/user/identities/{id}', 'Unlink a sign-in method'],
  ['post', '/factors', 'Set up an authenticator app'],
  ['post', '/factors/{id}/challenge', 'Request a second-factor challenge'],
  ['post', '/factors/{id}/verify', 'Verify a second factor'],
  ['delete', '/factors/{id}', 'Remove a second factor'],
  ['get', '/factors/recovery-codes', 'Get the number of recovery codes left'],
  ['post', '/factors/recovery-codes', 'Create recovery codes'],
  ['post', '/factors/recovery-codes/regenerate', 'Replace the recovery codes'],
  ['post', '/factors/recovery-codes/verify', 'Use a recovery code'],
  ['delete', '/factors/recovery-codes', 'Delete the recovery codes'],
];

/** What a server with a token of the role `service_role` may ask. */
const service: Row[] = [
  ['get', '/admin/users', 'List all users'],
  ['post', '/admin/users', 'Create a user'],
  ['get', '/admin/users/{id}', 'Get a user'],
  ['put', '/admin/users/{id}', 'Change a user'],
  ['delete', '/admin/users/{id}', 'Delete a user'],
  ['get', '/admin/users/{id}/factors', 'List the second factors of a user'],
  ['delete', '/admin/users/{id}/factors/{factor}', 'Remove a second factor of a user'],
  ['post', '/admin/generate_link', 'Create a link without emailing it'],
  ['post', '/invite', 'Invite a person by email'],
];

/** Calls of the auth service (the protocol of Supabase Auth), which checks them itself. */
export const signInCalls: Call[] = [
  ...open.map((row) => toCall(row, { open: true })),
  ...own.map((row) => toCall(row, {})),
  ...service.map((row) => toCall(row, { service: true })),
];

/** Addresses outside the API: for whoever watches the installation, and for the reader of a mail. */
export const siteCalls: Call[] = [
  { method: 'get', path: '/healthz', summary: 'Check that the process is running', open: true },
  {
    method: 'get',
    path: '/readyz',
    summary: 'Check that the installation is ready, or get 503 with the reasons',
    open: true,
  },
  { method: 'get', path: '/metrics', summary: 'Get metrics for Prometheus, with METRICS_TOKEN', operator: true },
  {
    method: 'get',
    path: '/confirm-address/{token}',
    summary: 'Open the confirmation page of an emailed link (HTML)',
    open: true,
  },
  { method: 'post', path: '/confirm-address/{token}', summary: 'Confirm the address of an emailed link', open: true },
];

function toCall([method, path, summary]: Row, who: Pick<Call, 'open' | 'service'>): Call {
  return { method, path: `/auth/v1${path}`, summary, ...who };
}
