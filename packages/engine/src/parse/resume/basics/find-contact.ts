import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/min';
import { findDates } from '../../../language/dates/find-dates.ts';
import { withoutPersonalFacts } from '../../../language/personal/personal-labels.ts';
import type { Line } from '../../layout/types.ts';
import { boxOf, type Fact, type Piece, toFact } from '../fact.ts';

/** Ways to reach a person that were found in lines, with the lines' cells they stand in. */
export type Contact = { email?: Fact; phone?: Fact; urls: Fact[]; used: Set<string> };

/** An address whose last small letters run into a word with a capital ends before it: "ada@example.orgLondon". */
const emailPattern =
  /[\p{L}\p{N}._%+-]{1,64}\s?@\s?[\p{L}\p{N}-]{1,63}(?:\.(?:\p{Ll}{2,24}(?=\p{Lu}\p{L}{1,60}(?:[\s,;|]|$))|[\p{L}\p{N}-]{1,63})){1,5}/u;
const urlPattern =
  /(?:https?:\/\/|www\.)[^\s|,;<>()]{3,200}|(?<![@\p{L}\p{N}.-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|org|net|io|dev|me|ai|co|app|info|edu|gov|tech|design|xyz|site|online|page|studio|agency|de|fr|es|it|nl|pt|br|ch|at|be|uk|eu|se|no|dk|fi|pl|ie|ca|us|in|au|nz|mx|ar|cl|example)(?![\p{L}\p{N}@-])(?:\/[^\s|,;<>()]{0,200})?/iu;
const datesOnly = /^[\s\d/.(–—-]*(?:19|20)\d{2}\s?[-–—/]\s?(?:(?:19|20)\d{2})?[\s\d/.–—-]*$/;

/** Short codes aside, no number that reaches a person is shorter. */
const leastDigits = 6;

/** The code of an area or a country right before a number, which libphonenumber leaves out where it is none of the country in question. */
const areaCode = /(?:\+\d{1,3}[\s.-]?)?\(\+?\d{1,5}\)[\s./-]{0,3}$/;

/** A whole day of the calendar, "14.09.1988": nobody is called by it. */
const wholeDay =
  /(?<![\d+(]|\d[\s./-])(?:0?[1-9]|[12]\d|3[01])\s?([./-])\s?(?:0?[1-9]|1[0-2])\s?\1\s?(?:19|20)\d{2}(?![\s./-]{0,2}\d)/g;

/** Numbers of publications are no phone numbers. */
const otherNumber = /\b(?:arxiv|doi|isbn|issn|orcid|pmid|patent)\b/i;

/** E-mail address, phone number and web addresses in lines; `region` (ISO 3166) helps to read national phone numbers. */
export function findContact(lines: Line[], region: CountryCode): Contact {
  const contact: Contact = { urls: [], used: new Set() };
  let linked: Fact | undefined;
  for (const line of joinWrapped(lines)) {
    for (const cell of [...line.rail, ...line.cells]) {
      const email = emailPattern.exec(cell.text);
      if (email && !contact.email) contact.email = toFact(at(cell, email), 0.99, email[0].replace(/\s/g, ''));
      for (const item of cell.items) {
        const mail = linkedAddress(item.link ?? '');
        if (mail && (!contact.email || isCutShort(contact.email.value, mail)))
          contact.email = toFact({ text: item.text, boxes: [item.box] }, 0.9, mail);
        const number = /^(?:tel|callto|sms):\/*(\+?[\d().\s%-]{6,})/i.exec(item.link ?? '')?.[1];
        linked ??= number ? toFact({ text: item.text, boxes: [item.box] }, 0.9, dialled(number, region)) : undefined;
      }
      if (!contact.phone) takePhone(contact, cell.text, (found) => at(cell, found), region);
      for (const found of findUrls(cell.text.replace(emailPattern, (m) => ' '.repeat(m.length))))
        contact.urls.push(toFact(at(cell, found), 0.9, found[0].replace(/(?:[.,;:]|%7C.*)+$/i, '')));
    }
  }
  if (linked) contact.phone ??= linked;
  // The first half of an address that wraps after a hyphen stands there too.
  const halves = (url: Fact): boolean =>
    url.value.endsWith('-') && contact.urls.some(({ value }) => value !== url.value && value.startsWith(url.value));
  return { ...contact, urls: contact.urls.filter((url) => !halves(url)) };
}

/** The address of mail that a link names, up to the first sign that no address holds: Word links the whole line ("ada@x.org%7C555-0134"). */
function linkedAddress(link: string): string | undefined {
  const whole = /^mailto:([^?]+)/i.exec(link)?.[1];
  return whole === undefined ? undefined : emailPattern.exec(whole.replace(/%[0-9a-f]{2}/gi, decodeSign))?.[0];
}

function decodeSign(sign: string): string {
  const code = Number.parseInt(sign.slice(1), 16);
  return code < 128 ? String.fromCharCode(code) : ' ';
}

/** A number behind a link, parted as its country writes it where that is known. */
function dialled(number: string, region: CountryCode): string {
  const plain = number.replace(/%20/g, ' ').trim();
  const [known] = findPhoneNumbersInText(plain, region);
  return known && /^\+\d+$/.test(plain) ? known.number.formatInternational() : plain;
}

const commonEndings = /\.(?:com|org|net|edu|gov|io|de|fr|es|it|nl|pt|br|uk|ch|at|be|eu|info|me|dev|ca|us|in|au)$/i;

/** An e-mail address that a narrow column broke over two lines, put together. */
function joinWrapped(lines: Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const [a, b] = [above?.cells[0], line.cells[0]];
    const single = above && a && b && above.cells.length === 1 && line.cells.length === 1;
    const broken =
      single && /^\S*@\S+$/.test(a.text) && /^[\p{L}\p{N}.-]{1,14}$/u.test(b.text) && Math.abs(a.x - b.x) < 4;
    const isEnded = broken && (commonEndings.test(a.text + b.text) || /\.\p{Ll}{2}$/u.test(b.text));
    const whole = isEnded && !commonEndings.test(a.text);
    // Without a dot behind the @ the first half is no address yet; with one the second half brings the ending.
    const halved =
      single &&
      /^[^\s@]+@[\p{L}\p{N}-]*$/u.test(a.text) &&
      /^[\p{Ll}\p{N}-]*\.[\p{Ll}\p{N}.-]*\p{Ll}{2}$/u.test(b.text) &&
      Math.abs(a.x - b.x) < 4;
    const path = wrappedPath(above, line);
    if (path) out.splice(-1, 0, path);
    if (path) out.push(line);
    else if (!whole && !halved) out.push(line);
    else
      out[out.length - 1] = {
        ...above,
        text: a.text + b.text,
        cells: [{ ...a, text: a.text + b.text, items: [...a.items, ...b.items] }],
      };
  }
  return out;
}

/** "linkedin.com/in/" at the end of a line with the rest of the path at the start of the next: the whole address, as a line of its own. */
function wrappedPath(above: Line | undefined, line: Line): Line | undefined {
  const [a, b] = [above?.cells.at(-1), line.cells[0]];
  const path = a && /(?:^|\s)((?:[\w-]+\.)+[a-z]{2,}\/(?:[\w%-]+\/)*(?:[\w%]+-)?)$/iu.exec(a.text)?.[1];
  const rest = b && /^(?:[\p{L}\p{N}_-]+\/)*[\p{L}\p{N}_%-]{3,}(?=$|\s+[^\p{L}\p{N}\s])/u.exec(b.text)?.[0];
  if (!above || !a || !b || !path || !rest || above.page !== line.page || b.base - a.base > 2.2 * a.size)
    return undefined;
  const text = path + rest;
  return { ...line, text, rail: [], cells: [{ ...b, text, items: [...a.items, ...b.items] }] };
}

/** An address in print that wraps or is cropped, beside the whole one behind its link. */
function isCutShort(printed: string, linked: string): boolean {
  return printed !== linked && linked.toLowerCase().startsWith(printed.toLowerCase());
}

function at(cell: Parameters<typeof boxOf>[0], found: { 0: string; index: number }): Piece {
  return { text: found[0].trim(), boxes: [boxOf(cell, found.index, found.index + found[0].length)] };
}

/** "1890-1910": years of what somebody writes about, too early for dates of a life. */
const spanOfYears = /^1[5-9]\d\d ?[–-] ?(?:1[5-9]|20)\d\d$/;

function takePhone(
  contact: Contact,
  whole: string,
  place: (found: { 0: string; index: number }) => Piece,
  region: CountryCode,
): void {
  const text = withoutTimes(withoutPersonalFacts(whole));
  if (text.length > 300 || (text.match(/\d/g)?.length ?? 0) < 7 || datesOnly.test(text) || otherNumber.test(text))
    return;
  const loose = /(?:\+|00|\()?\d[\d\s()./-]{6,18}\d/.exec(text);
  // The end of an international number that libphonenumber holds for none is no number of this country.
  const [from, to] = loose?.[0].startsWith('+') ? [loose.index, loose.index + loose[0].length] : [0, 0];
  const numbers = findPhoneNumbersInText(text, region).filter(({ startsAt }) => startsAt <= from || startsAt >= to);
  // A year that stands in a sentence is no number to call, a postal code before the number is none either.
  const found = numbers.find(({ startsAt, endsAt }) => {
    const written = text.slice(startsAt, endsAt);
    return !datesOnly.test(written) && (written.match(/\d/g)?.length ?? 0) >= leastDigits;
  });
  if (numbers.length > 0 && !found) return;
  if (found) {
    const code = areaCode.exec(text.slice(0, found.startsAt))?.[0].length ?? 0;
    const index = found.startsAt - code;
    const written = text.slice(index, found.endsAt);
    const fact = toFact(place({ 0: written, index }), 0.97, written.trim());
    // With a code that is none of this country the number is another country's.
    contact.phone = code > 0 ? fact : { ...fact, normal: found.number.number };
    return;
  }
  if (!loose || datesOnly.test(loose[0]) || spanOfYears.test(loose[0]) || (loose[0].match(/\d/g)?.length ?? 0) < 8)
    return;
  const head = text.slice(0, loose.index).trim();
  const marked = head === '' || /(?:[\p{L}\p{So}:：|/·•]\uFE0F?|\s[–—-])$/u.test(head);
  if (marked && !/\d{4}-\d{2}-\d{2}/.test(loose[0]))
    contact.phone = toFact(place({ 0: loose[0], index: loose.index }), 0.6, loose[0].trim());
}

/** A text with ranges of dates, whole days and hours blanked out: "2022.09 - 2025.06", "27/09/2022 20:47". Its length stays. */
function withoutTimes(text: string): string {
  let out = text.replace(wholeDay, blank).replace(/(?<!\d)(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?!\d)/g, blank);
  for (const { start, end, range, from } of findDates(out)) {
    const joined = /[\d+(][\s.-]?$/.test(out.slice(0, start)) || /^[.-]?\d/.test(out.slice(end));
    if (!joined && (range || (from?.length ?? 0) > 4))
      out = out.slice(0, start) + blank(out.slice(start, end)) + out.slice(end);
  }
  return out;
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

function findUrls(text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  const pattern = new RegExp(urlPattern.source, 'giu');
  for (let match = pattern.exec(text); match && found.length < 20; match = pattern.exec(text)) found.push(match);
  // "B.Tech", "H.No": a letter with a stop shortens a word.
  return found.filter(([address]) => !/^[a-z]\.[a-z]+$/i.test(address));
}
