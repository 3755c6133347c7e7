import type { CountryCode } from 'libphonenumber-js/min';
import { isDocumentTitle } from '../../../language/headings/document-title.ts';
import { findHeading } from '../../../language/headings/find-heading.ts';
import { isPersonalLabel, withoutPersonalFacts } from '../../../language/personal/personal-labels.ts';
import { cutBrazilianState } from '../../../language/places/brazilian-states.ts';
import { isCountryCode, isKnownCity, isRegion, placeScore } from '../../../language/places/places.ts';
import { isTown } from '../../../language/places/towns.ts';
import { organisationScore, schoolScore } from '../../../language/titles/organisation-words.ts';
import { titleScore } from '../../../language/titles/title-words.ts';
import { findLanguages } from '../../../lexicon/learning/languages.ts';
import { isGeneralWord } from '../../../lexicon/word-weight.ts';
import type { Cell, Line } from '../../layout/types.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';
import { addressParts, cutCode, isAbroad, isTownPart, postcode, street, withoutPost } from './address-parts.ts';
import { isNetworkName } from './find-links.ts';
import { wrappedAddresses } from './wrapped-addresses.ts';

const labels =
  /^(?:postal code & city|address|location|(?:currently |now |presently )?(?:lives? in|living in|residing in|resident in|located in|based (?:in|out of))|(?:currently|now) in|wohnhaft in|lebt in|habite à|domicilié(?:e)? à|actuellement à|vivo en|resido en|residente en|residente em|moro em|vivo a|residente a|woonachtig in|city|place|residence|home|anschrift|adresse|wohnort|ort|standort|lieu|ville|domicile|direcci[oó]n|ubicaci[oó]n|ciudad|residencia|localiza[cç][aã]o|endere[cç]o|morada|cidade|indirizzo|residenza|citt[aà]|luogo|adres|woonplaats|locatie|адрес|город|место жительства|проживает в|проживание|miejscowość|miejsce zamieszkania|bydliště|العنوان|المدينة|الموقع|مكان الإقامة|כתובת|מקום מגורים|עיר)\s*[:–-]?\s+|^(?:现居地?|现居城市|现居住地|所在地|所在城市|居住地|户籍|籍贯|地址|城市|通讯地址|現居地?|居住地|通訊地址|住所|現住所|住址|居住地|거주지|주소|지역|사는 곳)\s*[:：]\s*/iu;

/** A house number before or behind a name, a postcode before a town, a floor or a door in the house. */
const numbered = /^\d{1,5}[a-z]?\s+\p{Lu}|^\d{1,4}(?:\s?(?:bis|ter|[a-z]))?,\s\p{L}|\p{L}\s+\d{1,4}\s?[a-z]?$/u;
const within =
  /^(?:(?:n[.º°o]{0,2}\s?)?\d{1,4}\s?[a-z]?|\d{1,3}\s?\.?\s?[ºª°](?:\s?\p{L}{1,5}\.?)?|(?:piso|planta|puerta|esc(?:alera)?\.?|bajo|andar|apto?\.?|apartment|flat|suite|unit|floor|int(?:erno)?\.?|scala|(?:\d{1,2}\.\s?)?(?:og|stock|etage|étage))\b.{0,8})$/iu;

/** What stands over a number or an address, and is neither. */
const contact =
  /^(?:tele(?:phone|fon|fono|foon)|t[ée]l[ée]phone|tel[ée]fono|telefone|phone|mobile?|handy|e-?mail|mail|correo(?: electr[oó]nico)?|courriel)\s*:?$/iu;

/** What stands before and behind names of people: "Prof. Ada Moreno, Ph.D." is nowhere. */
const personal = /^(?:prof|dr|mr|mrs|ms|sir|rev)\b|,\s*(?:ph\.?\s?d|m\.?d|mba|cpa|esq|rn|frcs|mbbs|jr|sr)\b/i;

type Place = { city?: Piece; region?: Piece; countryCode?: Piece; address?: Piece; postalCode?: Piece };

/** The home of the person among contact lines: "Boston, MA", "10115 Berlin", "12 Main St, Austin, TX 78701", a city alone. */
export function findLocation(lines: Line[], elsewhere: string): { location?: Draft; cells: Cell[] } {
  let best: { place: Place; score: number; cells: Cell[] } | undefined;
  lines.forEach((line) => {
    const cells = [...line.rail, ...line.cells];
    cells.forEach((cell, i) => {
      if (isLabel(cell.text) && cells.length > 1) return;
      if (isPersonalLabel(cells[i - 1]?.text ?? '')) return;
      const named = i > 0 && isLabel(cells[i - 1]?.text ?? '');
      const pieces = cutContact(cell);
      pieces.forEach((piece, p) => {
        const found = readPlace(piece, named) ?? readUnknown(piece, cell, elsewhere);
        if (!found || (best && found.score <= best.score + 0.2)) return;
        // "17 Alder Row ⋄ Cambridge, MA 02100": the street is a part of its own.
        const before = pieces[p - 1];
        const parted = before && !found.place.address && /^\d/.test(before.text) && street.test(before.text);
        best = { ...found, place: { ...found.place, ...(parted && { address: before }) }, cells: [cell] };
      });
    });
  });
  for (const { piece, cells } of wrappedAddresses(lines, beginsAddress, (part) => within.test(part))) {
    const found = readPlace(piece);
    if (
      found?.place.address &&
      found.place.city &&
      found.score >= 1.8 &&
      (!best || found.score + wholeAddress > best.score)
    )
      best = { ...found, score: found.score + wholeAddress, cells };
  }
  if (!best) return { cells: [] };
  const { place, cells } = best;
  const draft: Draft = {};
  for (const [key, piece] of Object.entries(place))
    if (piece) draft[key] = toFact(piece, Math.min(0.95, 0.5 + best.score / 6));
  return { location: draft, cells };
}

/** What an address that is read whole counts above one of its lines: a known city alone has 2.4. */
const wholeAddress = 0.8;

function beginsAddress(text: string): boolean {
  return (
    !labels.test(`${text} `) &&
    (street.test(text) ||
      numbered.test(text.split(',')[0] ?? '') ||
      /^\d{1,4}(?:\s?(?:bis|ter|[a-z]))?,\s\p{L}/u.test(text))
  );
}

/** "Phone", "Adresse:": says what stands beside or below it. */
export function isContactLabel(text: string): boolean {
  return contact.test(text) || isLabel(text);
}

/** "City", "Adresse:": what stands in the next cell is a place. */
function isLabel(text: string): boolean {
  return labels.exec(`${text} `)?.[0].length === text.length + 1;
}

/** Contact lines hold several things: parts between bars, dots and gaps. */
function cutContact(cell: Cell): Piece[] {
  const parts: Piece[] = [];
  const text = withoutPersonalFacts(cell.text);
  const pattern =
    /\s*[|•·●◦⋄∙⋅–—]\s*|\s+[^\p{L}\p{N}\s@+()#"'.,&]{1,3}\s+|\s{2,}|;\s*|\s*[^\s|]+@[^\s|]+\s*|(?<!\S)[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?(?!\S)\s*|(?<!\S)\(?\+?\(?\d[\d\s().-]{9,}\d(?![^\s,;])\s*/gu;
  let from = 0;
  const add = (to: number): void => {
    const raw = text.slice(from, to);
    if (raw.trim() !== '') parts.push({ text: raw.trim(), boxes: [boxOf(cell, from, to)] });
  };
  for (const match of text.matchAll(pattern)) {
    add(match.index);
    from = match.index + match[0].length;
  }
  add(text.length);
  return parts;
}

/** "Ada Moreno, ada.moreno@…": the words beside an address are its owner's name. */
function isOwner(text: string, line: string): boolean {
  const box = /([^\s@]+)@/.exec(line)?.[1]?.toLowerCase();
  return (
    box !== undefined &&
    text
      .toLowerCase()
      .split(/[ -]/)
      .every((word) => box.includes(word))
  );
}

/** A single name that no list knows: a place when it stands in a contact line, or when the rest of the resume names it behind a comma. */
function readUnknown(piece: Piece, cell: Cell, elsewhere: string): { place: Place; score: number } | undefined {
  const text = piece.text.replace(/^[^\p{L}]+|[,\s]+$/gu, '');
  if (
    !/^\p{Lu}[\p{L}'’-]{2,}(?:[ -]\p{L}[\p{L}'’-]*){0,2}$/u.test(text) ||
    /^\p{Lu}+$/u.test(text) ||
    titleScore(text) > 0 ||
    organisationScore(text) >= 0.6 ||
    schoolScore(text) > 0 ||
    findHeading(text) ||
    isDocumentTitle(text) ||
    isNetworkName(text) ||
    isOwner(text, cell.text)
  )
    return undefined;
  if (
    /linkedin|github|xing|twitter|portfolio|website|facebook|behance|medium|e-?mail|correo|phone|t[ée]l[ée]phone|mobile|tel[eé]fono?|telefoon|single|married|male|female|ledig|verheiratet|célibataire|soltero|nationality/i.test(
      text,
    )
  )
    return undefined;
  // Many towns are called by everyday words: one that stands alone has to be a name of its own.
  const town = isKnownCity(text) || isTown(text);
  if (!town || findLanguages(text).length > 0) return undefined;
  const own = !isGeneralWord(text.toLowerCase());
  const alone = own && cell.text.length < text.length + 3 && text.length > 3;
  const beside = own && cell.text.length > text.length + 8 && /@|\d{6}|\d[\d\s().-]{7}/.test(cell.text);
  const named = [', ', '– ', '— ', '| ', '· ', '- ', '  '].some((mark) => elsewhere.includes(mark + text));
  if (!beside && !named && !alone) return undefined;
  return { place: { city: { ...piece, text } }, score: named ? 0.89 : beside ? 0.8 : 0.75 };
}

function readPlace(piece: Piece, named = false): { place: Place; score: number } | undefined {
  const labelled = named || labels.test(piece.text);
  const text = piece.text
    .replace(labels, '')
    .replace(/^[^\p{L}\p{N}(]+|(?<=\p{Ll}{3})\.$/gu, '')
    // "Ranchi - Jharkhand - India"
    .replace(/\s-\s(?=.*[^,]$)/gu, (dash, _at: number, all: string) =>
      isAbroad(all.split(' - ').at(-1) ?? '') ? ', ' : dash,
    )
    .trim();
  if (text.length < 2 || text.length > 90 || /@|https?:|www\./i.test(text) || contact.test(text)) return undefined;
  const { parts, alone } = addressParts(text);
  const abroad = parts.length > 2 && isAbroad(parts.at(-1) ?? '');
  const hasStreet =
    street.test(parts[0] ?? '') ||
    (numbered.test(parts[0] ?? '') && (alone !== undefined || abroad || postcode.test(parts[1] ?? '')));
  const rest = (hasStreet ? parts.slice(1) : parts).filter(
    (part, i, { length }) => i === length - 1 || !within.test(part),
  );
  // "Boston, Massachusetts, US": the letters at the end say no more of the town.
  const land = rest.length > 2 && isCountryCode(rest.at(-1) ?? '') ? rest.pop() : undefined;
  // "CIT Building, Providence, RI": what stands before the first part that is a town's name tells where in it.
  const at = rest.findIndex((part) => isTownPart(part));
  if (at > 0 && rest.length > 1 && !isTownPart(rest[0] ?? '')) rest.splice(0, at);
  // Behind a street, a part may name the quarter before the town; the town has its state's letters then.
  if (hasStreet && rest.length > 1 && cutBrazilianState(rest.at(-1) ?? '')) rest.splice(0, rest.length - 1);
  const [first = '', second = ''] = rest;
  const postal = postcode.exec(first);
  const whole = (postal?.[3] ?? first)
    .replace(/\s+(?:\d{5,6}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?)$/, '')
    .trim();
  const { city, code } = cutCode(whole);
  let score = code === undefined ? 0 : 1.2;
  if (postal && city.length > 1 && parts.length <= 4) score = 2.2;
  else if (rest.length > 0 && placeScore([city, ...rest.slice(1)].join(', ')) > 0)
    score = placeScore([city, ...rest.slice(1)].join(', '));
  else if (rest.length === 2 && isRegion(withoutPost(second))) score = 1.8;
  else if (labelled && /^[\p{Lu}\p{Lo}]/u.test(first) && first.split(' ').length < 4 && rest.length <= 4) score = 1.5;
  else if (hasStreet && rest.length > 0) score = 1.5;
  else if (
    rest.length === 2 &&
    /^[\p{Lu}][\p{L}' .-]{2,25}$/u.test(first) &&
    /^[\p{Lu}][\p{L}' .-]{1,35}$/u.test(second) &&
    text.length < 50 &&
    (isTown(first) || isAbroad(second)) &&
    // A name before such letters has two words: "Ada Moreno, RN", "Natal, RN".
    (!personal.test(text) || /^\p{Lu}\p{Ll}+, [A-Z]{2}$/u.test(text))
  )
    score = 0.9;
  if (labelled) score += 0.8;
  // "Jr. Los Sauces 318" is a street, and no junior.
  if (titleScore(hasStreet ? rest.join(', ') : text) >= 0.5 && score < 2) return undefined;
  if (!/^(?:\d+(?:st|nd|rd|th) )?[\p{Lu}\p{Lo}]\D+(?:\d{1,2}(?:er|e|ème))?$/u.test(city)) return undefined;
  if (score < 0.9 || (hasStreet && isAbroad(first))) return undefined;
  const place: Place = {};
  const isRegionAlone = rest.length === 1 && isRegion(city) && !isKnownCity(city);
  if (isRegionAlone) place.region = { ...piece, text: city };
  else if (!/^(?:remote|hybrid)$/i.test(city)) place.city = { ...piece, text: city };
  const rooms = parts.slice(1, -1).filter((part) => within.test(part));
  if (hasStreet) place.address = { ...piece, text: [parts[0], ...rooms].join(', ') };
  if (second && !isRegionAlone) place.region = { ...piece, text: withoutPost(second) };
  if (code !== undefined && isCountryCode(code) && (second || !isRegion(code)))
    place.countryCode = { ...piece, text: code };
  else if (code !== undefined && !place.region) place.region = { ...piece, text: code };
  if (land) place.countryCode = { ...piece, text: land };
  // "Austin, TX 78701", "Toronto, ON M5V 2T6".
  const behind = /\s(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/.exec(second)?.[1];
  const post = postal?.[2] ?? behind ?? alone;
  if (post) place.postalCode = { ...piece, text: post };
  return { place, score };
}

/** The country that a language's resumes mostly come from, to read national phone numbers: ISO 3166. */
export function regionOf(language: string): CountryCode {
  const regions: Record<string, CountryCode> = {
    de: 'DE',
    fr: 'FR',
    es: 'ES',
    pt: 'PT',
    it: 'IT',
    nl: 'NL',
    zh: 'CN',
    'zh-hant': 'TW',
    ja: 'JP',
    ko: 'KR',
    ru: 'RU',
    uk: 'UA',
    pl: 'PL',
    cs: 'CZ',
    he: 'IL',
    tr: 'TR',
    sv: 'SE',
    da: 'DK',
    nb: 'NO',
    fi: 'FI',
    ro: 'RO',
    hu: 'HU',
    el: 'GR',
  };
  return regions[language] ?? 'US';
}
