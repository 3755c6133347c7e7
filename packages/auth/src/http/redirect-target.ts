import type { AuthSettings } from '../settings/settings.ts';

type Places = Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>;

/**
 * Where a person may be sent after a sign-in: the wanted address when it lies on the site or under an entry of the
 * operator's list, else the site itself. Origins are compared whole, paths by whole segments; nothing is guessed.
 */
export function safeRedirect(wanted: string | undefined, places: Places): string {
  if (!wanted) return places.siteUrl;
  const url = parse(wanted);
  if (!url) return places.siteUrl;
  const allowed = [places.siteUrl, ...places.redirectAllowList].some((place) => lies(url, new URL(place)));
  return allowed ? url.href : places.siteUrl;
}

function parse(wanted: string): URL | undefined {
  // Browsers drop control characters and read "\" as "/"; what is read differently elsewhere is refused here.
  if (wanted.length > 2_048 || /[\s\\\p{Cc}]/u.test(wanted)) return undefined;
  if (!URL.canParse(wanted)) return undefined;
  const url = new URL(wanted);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && !url.username && !url.password ? url : undefined;
}

function lies(url: URL, place: URL): boolean {
  if (url.origin !== place.origin) return false;
  const base = place.pathname.replace(/(?<!\/)\/+$/, '');
  // "%2e%2e" and "%2f" are steps to some servers and letters to others.
  if (base && /%2[ef]|%5c/i.test(url.pathname)) return false;
  return url.pathname === base || url.pathname.startsWith(`${base}/`);
}
