import type { SourceText } from '@shortlist/schema';
import { lineText } from '../account/line-text.ts';
import { plainUrl } from '../tokens/plain-url.ts';
import { sameToken, type Token, tokenize } from '../tokens/tokenize.ts';

/**
 * Answers whether a text stands in a file, word after word, in whatever lines and fields a reader puts it. A date may be written in another form,
 * dates that stand between the words do not part them, and an address may stand behind a link. What is not seen on the page does not count.
 */
export function openPrinted({ lines, links }: SourceText): (text: string) => boolean {
  const tokens = tokenize(lines.filter(({ unseen }) => !unseen).map(lineText));
  const whole = joinKeys(tokens);
  const undated = joinKeys(tokens.filter(({ months }) => !months));
  const urls = links.map(({ url }) => plainUrl(url));
  return (text) => {
    const wanted = tokenize([text]);
    const [only] = wanted;
    if (!only) return true;
    if (wanted.length === 1 && only.months) return tokens.some((token) => sameToken(token, only));
    const url = plainUrl(text);
    if (url && urls.includes(url)) return true;
    const keys = url || wanted.map(({ key }) => key).join('');
    return standsIn(whole, keys) || standsIn(undated, keys);
  };
}

/** Words without the spaces between them, and where words begin and end: a line's end may have broken one. */
type Joined = { text: string; bounds: Set<number> };

function joinKeys(tokens: readonly Token[]): Joined {
  const bounds = new Set([0]);
  let text = '';
  for (const { key } of tokens) {
    text += key;
    bounds.add(text.length);
  }
  return { text, bounds };
}

function standsIn({ text, bounds }: Joined, keys: string): boolean {
  for (let at = text.indexOf(keys); at >= 0; at = text.indexOf(keys, at + 1))
    if (bounds.has(at) && bounds.has(at + keys.length)) return true;
  return false;
}
