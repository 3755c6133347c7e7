import type { Box, Page } from '@shortlist/schema';
import type { Line } from '../../layout/types.ts';
import { type Draft, type Fact, toFact } from '../fact.ts';

const networks: Record<string, RegExp> = {
  LinkedIn: /linkedin\.com/i,
  GitHub: /github\.com/i,
  GitLab: /gitlab\.com/i,
  Xing: /xing\.com/i,
  Twitter: /(?:twitter|^(?:https?:\/\/)?(?:www\.)?x)\.com/i,
  'Stack Overflow': /stackoverflow\.com|stackexchange\.com/i,
  Behance: /behance\.net/i,
  Dribbble: /dribbble\.com/i,
  Medium: /medium\.com/i,
  SoundCloud: /soundcloud/i,
  YouTube: /youtube\.com/i,
  Facebook: /facebook\.com/i,
  Instagram: /instagram\.com/i,
  ORCID: /orcid\.org/i,
  'Google Scholar': /scholar\.google/i,
  ResearchGate: /researchgate\.net/i,
  Kaggle: /kaggle\.com/i,
  Mastodon: /mastodon|fosstodon/i,
  Telegram: /t\.me\//i,
};

/** True for the bare name of a network, as it stands over or beside a profile. */
export function isNetworkName(text: string): boolean {
  return networkNames.has(text.trim().toLowerCase());
}

const networkNames = new Set(
  [...Object.keys(networks), 'TikTok', 'Pinterest', 'Snapchat', 'Threads', 'Bluesky', 'Vimeo', 'Tumblr', 'Flickr'].map(
    (name) => name.toLowerCase(),
  ),
);

/** A person's own web page and profiles, from addresses in print and from the links behind other words. */
export function draftLinks(lines: Line[], printed: Fact[]): { url?: Draft; profiles?: Draft[] } {
  const facts = new Map<string, Fact>();
  for (const line of lines) {
    for (const item of [...line.rail, ...line.cells].flatMap((cell) => cell.items)) {
      if (!item.link || !/^https?:/i.test(item.link) || /maps\.|google\.[a-z.]+\/maps|wa\.me|\/tel:/i.test(item.link))
        continue;
      // A bar behind an address parts it from what follows on the line.
      const address = item.link.replace(/(?:%7C|\|).*$/i, '');
      const key = keyOf(address);
      if (key !== '' && !facts.has(key)) facts.set(key, toFact({ text: item.text, boxes: [item.box] }, 0.95, address));
    }
  }
  for (const fact of printed) {
    const key = keyOf(fact.value);
    const same = [...facts.keys()].some(
      // Of a wrapped address only the beginning may be printed in one piece.
      (known) =>
        known === key ||
        known.startsWith(key.includes('/') ? key : `${key}/`) ||
        known.replace(/^[a-z]{2,3}\./, '') === key,
    );
    if (!same) facts.set(key, fact);
  }
  return sortLinks([...facts.values()]);
}

/** Profiles behind icons: links on the first page to a person's page at a network, with no words on them. */
export function findIconLinks(page: Page | undefined): Fact[] {
  const links = page?.links.filter(({ url }) => /^https?:/i.test(url) && usernameOf(url) !== undefined) ?? [];
  return links
    .filter(({ url, box }) => networkOf(url) !== undefined && !page?.items.some((item) => covers(box, item.box)))
    .map(({ url, box }) => toFact({ text: url, boxes: [box] }, 0.8));
}

/** A good part of a text stands within a link. */
function covers(link: Box, text: Box): boolean {
  const width = Math.min(link.x + link.width, text.x + text.width) - Math.max(link.x, text.x);
  const height = Math.min(link.y + link.height, text.y + text.height) - Math.max(link.y, text.y);
  return width > 3 && height > 0.4 * Math.min(link.height, text.height);
}

function networkOf(url: string): string | undefined {
  return Object.keys(networks).find((name) => networks[name]?.test(url));
}

function sortLinks(facts: Fact[]): { url?: Draft; profiles?: Draft[] } {
  const out: { url?: Draft; profiles?: Draft[] } = {};
  for (const fact of facts) {
    const network = networkOf(fact.value);
    if (!network && !out.url) {
      out.url = fact;
      continue;
    }
    const username = usernameOf(fact.value);
    const profile: Draft = { network: network ?? hostOf(fact.value), url: fact };
    if (network && username) profile.username = username;
    out.profiles = [...(out.profiles ?? []), profile];
  }
  return out;
}

function keyOf(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[/?#]+$/, '');
}

function hostOf(url: string): string {
  return keyOf(url).split('/')[0] ?? '';
}

function usernameOf(url: string): string | undefined {
  const parts = keyOf(url)
    .split('/')
    .slice(1)
    .filter((part) => !/^(?:in|profile|user|users|people|channel|u)$/.test(part));
  const name = parts[0]?.replace(/^@/, '');
  return name === undefined || name === '' ? undefined : name;
}
