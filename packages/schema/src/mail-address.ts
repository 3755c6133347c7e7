/** No names, lists, quotes, brackets, spaces or control signs that could smuggle a second address into a mail. */
const local = /^[^\s,;:<>()[\]"\\@\p{Cc}\p{Cs}]{1,64}$/u;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

const unseen = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Whether a text is one plain mail address: the one rule of forms, accounts and mails, so that what one of them takes none of
 * the others refuses. `localhost` is right inside one's own network, any other host has a dot.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (at < 0 || text.length > 255 || !local.test(text.slice(0, at))) return false;
  const domain = text.slice(at + 1);
  // Signs that a mail server reads as others, or not at all, would make one mailbox many addresses.
  if (domain !== domain.normalize('NFKC') || unseen.test(domain)) return false;
  const labels = domain.split('.');
  return labels.every((each) => label.test(each)) && (labels.length > 1 || labels[0] === 'localhost');
}

/** The mailbox of an address: `ada+jobs@…` is the one of `ada@…`, and Gmail knows no dots. */
export function mailboxOf(address: string): string {
  const [local = '', written = ''] = address.normalize('NFC').trim().toLowerCase().split('@');
  const domain = asciiOf(written);
  const box = local.replace(/(?<=.)\+.*$/, '');
  return isGmail.test(domain) ? `${box.replaceAll('.', '')}@gmail.com` : `${box}@${domain}`;
}

/** A domain as mail servers name it: `exämple.org` and `xn--exmple-cua.org` are one. */
function asciiOf(domain: string): string {
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

const isGmail = /^(?:gmail|googlemail)\.com$/;
