import { isLanguage, type Language } from '@shortlist/schema/languages';
import { publicPaths } from './paths.ts';

export type PublicAddress = { language: Language; path: string };

/** Where a public page is found in a language: `/fr/pricing`. In English it is the path itself. */
export function addressIn(language: string, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** The language and the page of a public page's address, with or without a slash at its end; undefined for every other address. */
export function readPublicAddress(pathname: string): PublicAddress | undefined {
  const address = pathname.replace(/(?<=[^/])\/+$/, '');
  const prefix = address.split('/')[1];
  const language = isLanguage(prefix) && prefix !== 'en' ? prefix : 'en';
  const path = language === 'en' ? address : address.slice(prefix?.length).slice(1) || '/';
  return publicPaths.includes(path) ? { language, path } : undefined;
}
