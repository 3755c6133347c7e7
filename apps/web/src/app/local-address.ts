import { i18n } from '#i18n';
import { publicPaths } from './paths.ts';
import { addressIn } from './public-address.ts';

/** Where a link leads to: a public page in the language of the interface, every other screen by its path. */
export function localAddress(path: string): string {
  return publicPaths.includes(path) ? addressIn(i18n.locale, path) : path;
}
