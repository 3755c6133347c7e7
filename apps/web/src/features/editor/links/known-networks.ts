import type { DraftLink } from '@shortlist/schema';
import { isMailAddress } from '@shortlist/schema/mail-address';

/** A network that people link to from a resume. `host` begins the addresses of its profiles, up to the person's own name. */
type Network = { name: string; host?: string };

/** The networks that are proposed, the most common ones first. */
export const networks: readonly Network[] = [
  { name: 'GitHub', host: 'github.com/' },
  { name: 'GitLab', host: 'gitlab.com/' },
  { name: 'Portfolio' },
  { name: 'Blog' },
  { name: 'X', host: 'x.com/' },
  { name: 'Bluesky', host: 'bsky.app/profile/' },
  { name: 'Mastodon' },
  { name: 'XING', host: 'xing.com/profile/' },
  { name: 'Stack Overflow', host: 'stackoverflow.com/users/' },
  { name: 'Medium', host: 'medium.com/@' },
  { name: 'DEV', host: 'dev.to/' },
  { name: 'Behance', host: 'behance.net/' },
  { name: 'Dribbble', host: 'dribbble.com/' },
  { name: 'YouTube', host: 'youtube.com/@' },
  { name: 'Instagram', host: 'instagram.com/' },
  { name: 'Google Scholar', host: 'scholar.google.com/' },
  { name: 'ORCID', host: 'orcid.org/' },
  { name: 'ResearchGate', host: 'researchgate.net/profile/' },
  { name: 'Kaggle', host: 'kaggle.com/' },
  { name: 'Hugging Face', host: 'huggingface.co/' },
];

const siteOf = (host: string) => host.replace(/\/.*$/, '');

/** The network that an address belongs to; undefined for a site of its own. */
export function networkAt(address: string): string | undefined {
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/?#\s]+)/i.exec(address.trim())?.[1]?.toLowerCase() ?? '';
  if (host === 'twitter.com') return 'X';
  return networks.find((network) => network.host && siteOf(network.host) === host)?.name;
}

const bareName = /^@?[\p{L}\d][\p{L}\d_-]*$/u;
const address = /^(?:https?:\/\/)?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const mail = /^mailto:([^?]+)/i;

/** A link with its typed address whole: with its scheme, and of a bare name on a known network. Undefined where it is no address. */
export function completeLink(link: DraftLink): DraftLink | undefined {
  const typed = (link.url ?? '').trim();
  const { url: _, ...rest } = link;
  if (typed === '') return rest;
  const host = networks.find(({ name }) => name.toLowerCase() === link.network?.trim().toLowerCase())?.host;
  if (host && bareName.test(typed)) {
    const name = typed.replace(/^@/, '');
    return { ...link, url: `https://${host}${name}` };
  }
  if (isMailAddress(mail.exec(typed)?.[1] ?? '')) return { ...link, url: typed };
  if (!address.test(typed)) return undefined;
  const network = link.network?.trim() || networkAt(typed);
  return { ...link, ...(network ? { network } : {}), url: /^https?:/i.test(typed) ? typed : `https://${typed}` };
}
