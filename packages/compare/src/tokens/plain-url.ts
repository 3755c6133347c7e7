import { foldWord } from './fold-word.ts';

/** An address as it is compared: its letters and figures, without scheme, query and anchor; '' for one that is neither of the web nor of mail. */
export function plainUrl(url: string): string {
  if (!/^(?:https?:|mailto:|www\.)/i.test(url)) return '';
  const bare = url.replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/i, '').replace(/[?#].*$/, '');
  return foldWord(decode(bare));
}

/** An address with its signs in place of their numbers; as it is where they are none. */
export function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
