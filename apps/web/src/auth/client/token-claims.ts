/** The claims that an access token states; empty when it cannot be read. Nothing is verified here: the server does that. */
export function claimsOf(accessToken: string): { email?: string; aal?: string } {
  try {
    const payload = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    if (typeof claims !== 'object' || claims === null) return {};
    const { email, aal } = claims as Record<string, unknown>;
    return {
      email: typeof email === 'string' ? email.toLowerCase() : undefined,
      aal: typeof aal === 'string' ? aal : undefined,
    };
  } catch {
    return {};
  }
}
