import { t } from '@lingui/core/macro';
import type { Session, User } from '@supabase/auth-js';
import { loadAuthClient } from '../client/auth-client.ts';
import { type AuthResult, attempt } from './auth-error.ts';

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const;

/** The kinds of links in our mails. */
export type LinkType = (typeof linkTypes)[number];

/** Whether a text names a kind of mail link. */
export function isLinkType(text: string | null): text is LinkType {
  return linkTypes.some((type) => type === text);
}

/** Redeems a mail link by its token. The first of the two links of an address change gives no session yet. */
export function verifyLink(
  tokenHash: string,
  type: LinkType,
): Promise<AuthResult<{ user: User | null; session: Session | null }>> {
  return attempt(t`This link is invalid or has expired.`, async () =>
    (await loadAuthClient()).verifyOtp({ token_hash: tokenHash, type }),
  );
}

/** The kinds of mails whose code can be typed in the app. */
export type CodeType = Extract<LinkType, 'signup' | 'recovery' | 'email'>;

/** Redeems the code of a mail in place of its link. */
export function verifyCode(
  email: string,
  token: string,
  type: CodeType,
): Promise<AuthResult<{ user: User | null; session: Session | null }>> {
  return attempt(t`We couldn’t check the code.`, async () =>
    (await loadAuthClient()).verifyOtp({ email, token, type }),
  );
}
