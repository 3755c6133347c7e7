/** Where a visitor wanted to go before the sign-in: a path of this app, out of navigation state; undefined when there is none. */
export function originOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from)) return undefined;
  const { pathname } = from;
  if (typeof pathname !== 'string' || !pathname.startsWith('/') || pathname.startsWith('//')) return undefined;
  const search = 'search' in from && typeof from.search === 'string' ? from.search : '';
  return pathname + search;
}
