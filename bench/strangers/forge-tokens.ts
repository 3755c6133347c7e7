import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

type Claims = Record<string, unknown>;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Claims;

/** Tokens that must open nothing: none, broken, of another key or none at all, and expired ones of the right key. `secret` verifies HS256 tokens. */
export function forgeTokens(
  valid: string,
  { userId, secret }: { userId: string; secret: string },
): Record<string, string> {
  const [head = '', body = '', signature = ''] = valid.split('.');
  const claims = decode(body);
  const now = Math.floor(Date.now() / 1000);
  const hs256 = (payload: Claims, key: string, header: Claims = { alg: 'HS256', typ: 'JWT' }) => {
    const signed = `${encode(header)}.${encode(payload)}`;
    return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
  };
  const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const es256 = (payload: Claims) => {
    const signed = `${head}.${encode(payload)}`;
    const made = sign('sha256', Buffer.from(signed), { key: foreign, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${made.toString('base64url')}`;
  };
  const past = { ...claims, iat: now - 7200, exp: now - 3600 };
  return {
    nobody: '',
    'no token': 'x',
    'cut signature': `${head}.${body}.${signature.slice(0, -4)}`,
    'no signature': `${head}.${body}.`,
    'algorithm none': `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`,
    'other claims': `${head}.${encode({ ...claims, role: 'service_role' })}.${signature}`,
    'foreign key': es256(claims),
    'foreign secret': hs256(claims, 'another-secret-of-at-least-32-characters!'),
    'public key as secret': hs256(claims, head),
    'right secret, expired': hs256(past, secret),
    'right secret, other audience': hs256({ ...claims, aud: 'other', exp: now + 600 }, secret),
    'right secret, nobody’s id': hs256(
      { ...claims, sub: userId.replace(/.$/, userId.endsWith('0') ? '1' : '0'), session_id: userId, exp: now + 600 },
      secret,
    ),
  };
}
