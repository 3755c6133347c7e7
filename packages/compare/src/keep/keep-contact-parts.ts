import type { Resume, SourceText } from '@shortlist/schema';
import type { Account } from '../account/account.ts';
import type { Field } from '../account/collect-fields.ts';
import { saysAddress } from '../extract/find-link-text.ts';
import { plainUrl } from '../tokens/plain-url.ts';
import type { Rest } from './find-rests.ts';

const placeKeys: ReadonlySet<string> = new Set(['city', 'region', 'postalCode', 'address']);

/** A longer line holds no contacts. */
const longestLine = 300;

/** No phone number has more figures. */
const mostFigures = 16;

/** A number whose figures are parted by one sign at most: a plus only begins it, and brackets stand at its start or behind the code of a country. */
const phoneNumber = /(?:\(?\+\d{1,3}\)?[\s./-]?)?\(?\d(?:\)?[\s./-]?\d)*/g;

const postalCode = /^\d[\d -]{2,8}\d$/;

/** Makes a part of a line in the head of a page that no field holds part of the phone or the place beside it. False where it is neither. */
export function keepContactParts({ basics }: Resume, account: Account, rest: Rest): boolean {
  if (!basics || rest.whole) return false;
  const text = account.texts[rest.line] ?? '';
  if (text.length > longestLine) return false;
  const onLine = account.tokens.flatMap((token, at) => {
    const fate = account.fates[at];
    const field = typeof fate === 'object' && 'field' in fate ? account.fields[fate.field] : undefined;
    return token.line === rest.line && field?.section === 'basics' ? [{ token, field }] : [];
  });
  const next = onLine.find(({ token }) => token.start >= rest.end);
  const before = onLine.findLast(({ token }) => token.end <= rest.start);
  const nearest = (isNear: (field: Field) => boolean): typeof next =>
    [next, before].find((each) => each && isNear(each.field));
  const place = basics.location;
  const isPlace = (each: typeof next): boolean => each !== undefined && placeKeys.has(each.field.key);
  const isBehind = isPlace(before) && /^[\s,-]*$/.test(text.slice(before?.token.end, rest.start));
  const isAhead = isPlace(next) && /^[\s,]*$/.test(text.slice(rest.end, next?.token.start));
  // Figures right beside a place are its code, whatever number follows them.
  if (place && place.postalCode === undefined && (isBehind || isAhead) && postalCode.test(rest.text)) {
    place.postalCode = rest.text;
    return true;
  }
  const phone = nearest(({ key }) => key === 'phone')?.token;
  if (phone && basics.phone && /^[\d\s().+/-]+$/.test(rest.text)) {
    const said = text.slice(Math.min(rest.start, phone.start), Math.max(rest.end, phone.end));
    const whole = [...text.matchAll(phoneNumber)].find(([number]) => number.includes(said))?.[0];
    if (whole === undefined || whole.replace(/\D/g, '').length > mostFigures) return false;
    basics.phone = whole;
    return true;
  }
  if (!place || !isAhead || place.address !== undefined || /[:|;@]/.test(rest.text)) return false;
  place.address = rest.text.replace(/[,\s]+$/, '');
  return true;
}

/** Leaves out the place of the person where it was read from lines of a section that are printed as they stand: it is an employer's or a school's. */
export function dropPlace({ basics }: Resume, { tokens, fates, fields }: Account, set: ReadonlySet<number>): void {
  const lines = tokens.flatMap(({ line }, at) => {
    const fate = fates[at];
    const field = typeof fate === 'object' && 'field' in fate ? fields[fate.field] : undefined;
    return field?.section === 'basics' && placeKeys.has(field.key) ? [line] : [];
  });
  if (basics?.location && lines.length > 0 && lines.every((line) => set.has(line))) delete basics.location;
}

/** Leaves out profiles that only a link says whose words on the page are another address. */
export function dropProfiles({ basics }: Resume, source: SourceText): void {
  if (!basics?.profiles) return;
  const hidden = new Set(source.links.flatMap(({ url, box }) => (saysAddress(source, box) ? [plainUrl(url)] : [])));
  basics.profiles = basics.profiles.filter(({ url }) => {
    const plain = plainUrl(url ?? '');
    return plain === '' || !hidden.has(plain) || isShown(source, plain);
  });
}

/** Whether a line ends with an address. */
function isShown({ lines }: SourceText, plain: string): boolean {
  return lines.some(({ cells }) =>
    cells.some(({ text }) => plainUrl(text.trim()) === plain || plainUrl(`https://${text.trim()}`) === plain),
  );
}
