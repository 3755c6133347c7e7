import type { Call } from './call.ts';

type Row = [method: Call['method'], path: string, summary: string];

/** What anybody may ask the auth service. */
const open: Row[] = [
  ['get', '/health', 'Name and version of the service'],
  ['get', '/settings', 'Which ways to sign in are open'],
  ['get', '/riddle', 'A riddle whose answer strangers send along, where the operator asks for it'],
  ['get', '/.well-known/jwks.json', 'Public keys of the tokens'],
  ['post', '/signup', 'Make an account, or (where allowed) an anonymous one'],
  ['post', '/token', 'Sign in: ?grant_type=password, refresh_token, pkce or id_token'],
  ['get', '/verify', 'Answer a mailed link'],
  ['post', '/verify', 'Answer a mailed link or code'],
  ['post', '/recover', 'Have a link to a new password mailed'],
  ['post', '/otp', 'Have a link and a code to sign in mailed'],
  ['post', '/magiclink', 'Have a link to sign in mailed'],
  ['post', '/resend', 'Have a mail sent again'],
  ['post', '/sso', 'Single sign-on, which there is none of'],
  ['get', '/authorize', 'Begin a sign-in with Google'],
  ['get', '/callback', 'End a sign-in with Google'],
  ['post', '/callback', 'End a sign-in with Google (form)'],
];

/** What a signed-in person may ask. */
const own: Row[] = [
  ['get', '/user', 'The person'],
  ['put', '/user', 'Change address, password or data'],
  ['get', '/reauthenticate', 'Have a code that proves who is there mailed'],
  ['post', '/reauthenticate', 'Prove who is there, by the password or the mailed code'],
  ['post', '/logout', 'Sign out: ?scope=global, local or others'],
  ['get', '/sessions', 'Open sessions'],
  ['delete', '/sessions/{id}', 'End a session'],
  ['get', '/user/identities/authorize', 'Begin to link Google'],
  ['delete', '/user/identities/{id}', 'Unlink a way to sign in'],
  ['post', '/factors', 'Set an authenticator app up'],
  ['post', '/factors/{id}/challenge', 'Ask for a second factor'],
  ['post', '/factors/{id}/verify', 'Show a second factor'],
  ['delete', '/factors/{id}', 'Remove a second factor'],
  ['get', '/factors/recovery-codes', 'How many recovery codes are left'],
  ['post', '/factors/recovery-codes', 'Make recovery codes'],
  ['post', '/factors/recovery-codes/regenerate', 'Make new recovery codes'],
  ['post', '/factors/recovery-codes/verify', 'Use a recovery code'],
  ['delete', '/factors/recovery-codes', 'Delete the recovery codes'],
];

/** What a server with a token of the role `service_role` may ask. */
const service: Row[] = [
  ['get', '/admin/users', 'All users'],
  ['post', '/admin/users', 'Make a user'],
  ['get', '/admin/users/{id}', 'A user'],
  ['put', '/admin/users/{id}', 'Change a user'],
  ['delete', '/admin/users/{id}', 'Delete a user'],
  ['get', '/admin/users/{id}/factors', 'Second factors of a user'],
  ['delete', '/admin/users/{id}/factors/{factor}', 'Remove a second factor of a user'],
  ['post', '/admin/generate_link', 'Make a link without mailing it'],
  ['post', '/invite', 'Invite somebody by mail'],
];

/** Calls of the auth service (the protocol of Supabase Auth), which checks them itself. */
export const signInCalls: Call[] = [
  ...open.map((row) => toCall(row, { open: true })),
  ...own.map((row) => toCall(row, {})),
  ...service.map((row) => toCall(row, { service: true })),
];

/** Addresses outside the API: for whoever watches the installation, and for the reader of a mail. */
export const siteCalls: Call[] = [
  { method: 'get', path: '/healthz', summary: 'The process answers', open: true },
  { method: 'get', path: '/readyz', summary: 'It can do its work, or 503 with the reasons why not', open: true },
  { method: 'get', path: '/metrics', summary: 'Figures for Prometheus, with METRICS_TOKEN', operator: true },
  { method: 'get', path: '/confirm-address/{token}', summary: 'The page of a mailed link (HTML)', open: true },
  { method: 'post', path: '/confirm-address/{token}', summary: 'Confirm the address of a mailed link', open: true },
];

function toCall([method, path, summary]: Row, who: Pick<Call, 'open' | 'service'>): Call {
  return { method, path: `/auth/v1${path}`, summary, ...who };
}
