import { languages } from '../language/languages.ts';
import { paths, publicPaths } from './paths.ts';
import { addressIn } from './public-address.ts';

/** Every address that a screen answers, with `*` for a part that may be anything: any other is no page. */
export function listAddresses(): string[] {
  const { home: _home, resume: _resume, ...rest } = paths;
  const screens = Object.values(rest).map((path) => (typeof path === 'string' ? path : path('*', '*')));
  const translated = languages
    .filter(({ code }) => code !== 'en')
    .flatMap(({ code }) => publicPaths.map((path) => addressIn(code, path).replace(/\/$/, '')));
  return [...screens, ...translated];
}
