import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { toString as drawQr } from 'qrcode';
import { writeAudit } from '../audit.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../http/auth-error.ts';
import type { Caller } from '../http/caller.ts';
import type { SignedIn } from '../http/require-user.ts';
import { mfaFactors } from '../tables.ts';
import { findFactors, lockSignedIn } from '../users/find-user.ts';
import { requirePresent } from '../users/prove-presence.ts';

const MAX_FACTORS = 10;

export interface Enrolled {
  id: string;
  type: 'totp';
  friendly_name: string;
  /** `qr_code` is a bare SVG that fits into a data: URI as it is. */
  totp: { qr_code: string; secret: string; uri: string };
}

/** Prepares an authenticator app; it counts only after its first code was verified. */
export async function enrollTotp(
  auth: AuthContext,
  { user, session }: SignedIn,
  input: { friendlyName: string; issuer: string | undefined; caller: Caller },
): Promise<Enrolled> {
  const { settings, database, now, secrets } = auth;
  if (!settings.mfaTotp) throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  if (user.isAnonymous)
    throw new AuthError(403, 'no_authorization', 'Enrolling a factor is not allowed for anonymous users');
  // A factor that somebody else sets shuts the owner out: a token alone is not enough for it, however the session was opened.
  await requirePresent(auth, session, 'Setting up two-factor authentication requires reauthentication');
  const { friendlyName, caller } = input;
  const issuer = (input.issuer || settings.brandName).replaceAll(':', ' ').slice(0, 100);
  const secret = new Secret({ size: 20 });
  const factor = await database.transaction(async (tx) => {
    // The first factor may be verified at this moment.
    await lockSignedIn(tx, user);
    const stale = new Date(now().getTime() - 5 * 60_000);
    const abandoned = and(
      eq(mfaFactors.userId, user.id),
      eq(mfaFactors.status, 'unverified'),
      lt(mfaFactors.createdAt, stale),
    );
    await tx.delete(mfaFactors).where(abandoned);
    const factors = await findFactors(tx, user.id);
    if (factors.some((each) => each.status === 'verified') && session.aal !== 'aal2') {
      throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    if (factors.length >= MAX_FACTORS) {
      const words = 'Maximum number of verified factors reached, unenroll to continue';
      throw new AuthError(422, 'too_many_enrolled_mfa_factors', words);
    }
    if (friendlyName && factors.some((each) => each.friendlyName === friendlyName)) {
      const words = `A factor with the friendly name "${friendlyName}" for this user already exists`;
      throw new AuthError(422, 'mfa_factor_name_conflict', words);
    }
    const row = { userId: user.id, friendlyName, factorType: 'totp' as const, createdAt: now(), updatedAt: now() };
    const sealed = secrets.encrypt('totp', secret.base32);
    const [made] = await tx
      .insert(mfaFactors)
      .values({ ...row, secret: sealed })
      .returning();
    await writeAudit(auth, tx, { action: 'factor_enrolled', userId: user.id, caller });
    return made;
  });
  const uri = new TOTP({
    issuer,
    label: user.email ?? user.id,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  }).toString();
  const qr = await drawQr(uri, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  const totp = { qr_code: withoutHashes(qr), secret: secret.base32, uri };
  return { id: factor?.id ?? '', type: 'totp', friendly_name: friendlyName, totp };
}

// In a data: URI a "#" begins the fragment; colours are the only place where the drawing has one.
function withoutHashes(svg: string): string {
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black').replaceAll('#', '%23').trim();
}
