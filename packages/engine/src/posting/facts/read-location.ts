import { isKnownCity, isRegion, placeScore } from '../../language/places/places.ts';
import { linesNear, partsOf } from '../text/list-lines.ts';
import { anyWord } from '../words/any-word.ts';
import { countyWords, howOrWhenWords, ofProvinceWords } from '../words/read-location-words.ts';
import { readLabelled } from './read-facts.ts';
import { readTitleLine } from './read-title-line.ts';
import { addressTown, basedAnywhere, partBeforeRegion, readStatedPlace } from './stated-place.ts';

/** Where the work is: labelled, else the place that stands `below` the title, else a line near it that reads like a place, else a known city that a sentence says it is based in. */
export function readLocation(
  text: string,
  title: { start: number; text: string } | undefined,
  below?: string,
): string | undefined {
  const labelled = readLabelled(text, 'location')?.text;
  if (labelled !== undefined) {
    const bare = tidy(labelled);
    return bare === undefined ? undefined : (placeIn(bare) ?? bare);
  }
  if (below !== undefined) return below;
  const stated = readStatedPlace(text.slice(0, 20_000));
  if (stated !== undefined) return stated;
  for (const { text: line } of linesNear(text, title?.start ?? 0)) {
    const province = ofProvince.exec(line)?.[1];
    if (province !== undefined) return province;
    if (line.length > 120 || /[.!?:]$/.test(line)) continue;
    const parts = partsOf(line);
    for (const part of parts) {
      const place = placeIn(part);
      if (place !== undefined) return place;
    }
    const named = partBeforeRegion(parts);
    if (named !== undefined) return named;
  }
  const behind = readTitleLine(text, title).place;
  if (behind !== undefined) return behind;
  const own = title === undefined ? '' : (/^[^\n]*/.exec(text.slice(title.start))?.[0] ?? '');
  const ofTitle = partBeforeRegion(partsOf(own).slice(1));
  if (ofTitle !== undefined) return ofTitle;
  for (const part of partsOf(own).slice(1)) {
    const place = placeIn(part) ?? (isKnownCity(part) ? part : undefined);
    if (place !== undefined) return place;
  }
  return (
    withRegion(text.slice(0, 8_000)) ??
    basedIn(text.slice(0, 6_000)) ??
    standsAt(text.slice(0, 20_000)) ??
    governed(text.slice(0, 2_000)) ??
    onlyCity(text.slice(0, 1_200)) ??
    addressTown(text.slice(0, 20_000)) ??
    basedAnywhere(text.slice(0, 8_000)) ??
    ofCity(text.slice(0, 20_000)) ??
    onlyCity(text.slice(0, 20_000))
  );
}

/** "in Rockville, MD", "Mequon, WI based", "a company in the Lexington, North Carolina area": the first town with its state or province that a sentence leads to. */
function withRegion(text: string): string | undefined {
  for (const { 1: town = '', 2: region = '', index, 0: whole } of text.matchAll(
    /(\p{Lu}[\p{L}’'.-]+(?: \p{Lu}[\p{L}’'-]+){0,2}), ((?:New |North |South |West |Rhode )?\p{Lu}\p{L}+)(?![\p{L}])/gu,
  )) {
    const state =
      /^[A-Z]{2}$/.test(region) || /^(?:New|North|South|West|Rhode) /.test(region) || stateNames.has(region);
    if (!state || !isRegion(region)) continue;
    const before = text.slice(Math.max(0, index - 40), index);
    const after = text.slice(index + whole.length, index + whole.length + 12);
    if (leadsToPlace.test(before) || /^[ -]based(?!\p{L})|^ area(?!\p{L})/iu.test(after))
      return `${town.replace(/^(?:Our|The|In) /, '')}, ${region}`;
  }
  return undefined;
}

const leadsToPlace =
  /(?:(?<!\p{L})(?:in|in the|in our|our|to|at|near|from|of|out of|out of the|office in)\s|\(|^\s*|\n\s*|:\s*)$/iu;
const stateNames = new Set(
  'Alabama Alaska Arizona Arkansas California Colorado Connecticut Delaware Florida Georgia Hawaii Idaho Illinois Indiana Iowa Kansas Kentucky Louisiana Maine Maryland Massachusetts Michigan Minnesota Mississippi Missouri Montana Nebraska Nevada Ohio Oklahoma Oregon Pennsylvania Tennessee Texas Utah Vermont Virginia Washington Wisconsin Wyoming Ontario Quebec Alberta Manitoba Saskatchewan'.split(
    ' ',
  ),
);

/** "Ihr Arbeitsplatz ist in Moosrain/Gmund (PLZ 83703)", "the owner's home office in Schererville.": where a sentence says that one works. */
function standsAt(text: string): string | undefined {
  return /(?<!\p{L})(?:(?:[IiDd]hr|[Dd]ein|[Dd]er) Arbeits(?:platz|ort) (?:ist|liegt)(?: in)?|work(?:ing)? (?:out of|from|at) (?:the|our|an?) [^.\n]{0,30}(?:office|shop|store|plant|warehouse|clinic) in)\s(\p{Lu}[\p{L}’'/-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?=[\s.,(]|$)/u.exec(
    text,
  )?.[1];
}

/** "In unserem Hamburger Büro": a German city as it stands before what lies there. */
function ofCity(text: string): string | undefined {
  for (const [, city = ''] of text.matchAll(
    /(?<!\p{L})(\p{Lu}\p{Ll}+)er (?:Büro|Standort|Team|Werk|Zentrale|Niederlassung|Filiale|Agentur|Office)(?!\p{L})/gu,
  ))
    if (isKnownCity(city)) return city;
  return undefined;
}

/** The one city that the opening names as where something is: "Junior Accountant in Hamburg", "restaurante en Valencia centro". */
function onlyCity(text: string): string | undefined {
  const cities = new Set<string>();
  for (const [, place = ''] of text.matchAll(
    /(?<!\p{L})(?:in|im|à|en|a|te|out of the|area of)\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/gu,
  )) {
    const [first = ''] = place.split(/\s/);
    const city = [place, first].find((name) => isKnownCity(name));
    if (city !== undefined) cities.add(city);
  }
  return cities.size === 1 ? [...cities][0] : undefined;
}

/** Without how the work is done and other remarks: "Toronto or remote in Canada", "Tulsa, OK (travel up to 25%)". */
function tidy(label: string): string | undefined {
  const bare = label
    .replace(/^(?:fully )?(?:hybrid|remote|on-?site|home ?office)\s*[–,|-]\s*/iu, '')
    .replace(/\s*[(–|][^\n]*$/u, '')
    .replace(/\s*(?:,|\sor|\s-|\/)\s*(?:fully )?(?:remote|hybrid|home ?office|on-?site)(?!\p{L})[^\n]*$/iu, '')
    .trim();
  return bare === '' || /^(?:fully )?(?:remote|hybrid|home ?office|on-?site|télétravail|teletrabajo)$/iu.test(bare)
    ? label.replace(/^[^(]*\(([^)]*)\).*$/u, '$1').match(/(?<=in )\p{Lu}[\p{L} ]+/u)?.[0]
    : bare;
}

/** "Hochdorf LU": a Swiss place with its canton. "AG" is left out, since companies end so. */
const canton =
  /^\p{Lu}[\p{L}.-]{2,}(?: \p{Lu}[\p{L}.-]+)? (?:ZH|BE|LU|UR|SZ|OW|NW|GL|ZG|FR|SO|BS|BL|SH|AR|SG|GR|TG|TI|VD|VS|NE|GE|JU)$/u;
const australian = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:(?:NSW|VIC|QLD|WA|TAS|ACT|NT)(?: \d{4})?|SA \d{4})$/u;
/** Counties of Britain and Ireland, as they follow a town. */
const county = new RegExp(`^(?:${anyWord(countyWords)})$`, 'u');

/** "Thiene (VI)", "Vannes (56)": a town with the code of its province or department. */
const ofProvince = new RegExp(
  String.raw`(?:^|\s[–|·-]\s|,\s)(\p{Lu}[\p{L}'’-]+(?:\s\p{L}['’\p{L}-]*){0,3})\s\((?:${anyWord(ofProvinceWords)})\)\s*$`,
  'u',
);

/** "Terminal in Dothan, Alabama". */
const standsIn =
  /^(?:(?:our |the )?(?:terminal|office|depot|plant|store|site|facility|headquarters|hq|shop|yard|clinic|warehouse)|based|located) in (?=\p{Lu})/iu;
/** "Remote, Nantes, France", with a board's sign in front. */
const fromHomeOr =
  /^[^\p{L}\p{N}(]*(?:(?:fully )?(?:remote|hybrid|on-?site|home ?office|télétravail|teletrabajo),\s?)?/iu;
/** "Nantes ou télétravail partiel". */
const orFromHome =
  /\s(?:ou|or|oder|o|et|and|und|y)\s[^,]*(?:remote|télétravail|home ?office|teletrabajo|hybrid|mobil)\p{L}*[^,]*$/iu;

/** "Köln, Vollzeit, ab sofort": what stands behind a place on its line and tells how or from when the work is. */
const howOrWhen = new RegExp(String.raw`^(?:${anyWord(howOrWhenWords)})(?!\p{L})`, 'iu');

/** A part of a line that is a place: "Springfield, OH 45501", "8001 Zürich", "Angers (49)". */
export function placeIn(whole: string): string | undefined {
  const part = whole.replace(fromHomeOr, '').replace(standsIn, '').replace(orFromHome, '');
  if (/,\s*\d{1,3}\s?(?:[-–]\s?\d{1,3}\s?)?%$/.test(part)) return placeIn(part.slice(0, part.lastIndexOf(',')));
  if (part.length > 60 || /[:;!?€$£]|(?:part|full)[- ]time/i.test(part)) return undefined;
  const federal = /^(\p{Lu}[\p{L}'’ -]{2,30})\/[A-Z]{2}$/u.exec(part)?.[1];
  if (federal !== undefined) return federal;
  const outward = /^(\p{Lu}[\p{L}-]+) [A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?$/u.exec(part)?.[1];
  if (outward !== undefined && isKnownCity(outward)) return outward;
  const coded = /^(?:[^,]{3,40},\s){0,3}((\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2}) ([A-Z]{2}))$/u.exec(part);
  if (coded !== null && isKnownCity(coded[2] ?? '') && isRegion(coded[3] ?? '')) return coded[1];
  const street =
    /^(?:[^,]{3,40},\s)?((?:[A-Z]{1,2}-)?\d{4,5} \p{Lu}[\p{L}'’-]+(?:[ /.-]+(?:(?:am|an|der|die|im|in|bei|ob|auf|den|dem|a|d|sur|sous|le|la|les|de|du|des|en|aan|op|van|v|i|o)[ .]+)*\p{Lu}[\p{L}.]*)*)$/u.exec(
      part,
    )?.[1];
  if (street !== undefined) return street;
  const all = part.split(/,\s*/);
  const remark = all.findIndex((name) => howOrWhen.test(name));
  const names = remark < 0 ? all : all.slice(0, remark);
  for (let from = 0; from < names.length; from++) {
    const rest = names.slice(from).join(', ');
    const city = (names[from] ?? '').replace(/\s(?:\d{1,2}|(?:et|and|und|y|e|en|or|oder|ou|o) .*)$/u, '');
    if (!/^\p{Lu}/u.test(city) || city.split(/\s+/).length > 4 || /^remote|^hybrid/i.test(city)) continue;
    if ((canton.test(city) || australian.test(city)) && names.length - from === 1) return rest;
    const state =
      county.test(names[from + 1] ?? '') ||
      (/^[A-Z]{2}(?:\s\d{5}(?:-\d{4})?)?$/.test(names[from + 1] ?? '') &&
        isRegion((names[from + 1] ?? '').slice(0, 2)));
    if (
      (names.length - from === 2 && (state || placeScore(rest) >= 1.7)) ||
      (isKnownCity(city) && names.length - from <= 3)
    )
      return rest;
  }
  return undefined;
}

/** A town or borough that employs names its place: "Gemeinde Oberwiesbach", "Ville de Montreuil", "Borough of Stonehythe". */
function governed(text: string): string | undefined {
  return /^(?:Gemeinde|Stadt(?:verwaltung)?|Landeshauptstadt|(?:City|Town|Borough) of|(?:Ville|Mairie|Commune) de|Ayuntamiento de|Comune di|Gemeente|Câmara Municipal d[eoa])\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)(?=\s*(?:$|[|,–-]))/mu.exec(
    text,
  )?.[1];
}

/** A known city in a sentence: "based in Leeds", "für unsere Praxis in Köln-Ehrenfeld", "pour son établissement de Tours". */
function basedIn(text: string): string | undefined {
  for (const { 1: place = '' } of text.matchAll(
    /(?<!\p{L})(?:(?:based|located|office|offices|role|job|position|hybrid|café|restaurant|clinic|practice|store|school|team|kita|praxis|standort|filiale|büro|klinik)(?:\s\p{Lu}\p{L}+)? in|(?:azienda|ditta|impresa|società|gruppo|cooperativa)(?:\s\p{Ll}+)? di|hybrid|raum|standort|(?:recruiting|hiring|working) (?:across|in)|covering|our|(?:sede|ufficio|negozio|struttura|rsa|stabilimento) (?:di|a)|ubicad[oa] en|mit sitz in|situé[es]* à|gevestigd in|(?:personnes|salariés|collaborateurs) à|(?:locale|centro) a|(?:établissement|agence|magasin|site|bureau|oficina|tienda|sede) (?:de|à|en)|établecimiento en|establecimiento en|centro en)\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/giu,
  )) {
    const [first = ''] = place.split(/[\s-]/);
    const city = [place, first].find((name) => /^\p{Lu}/u.test(name) && isKnownCity(name));
    if (city !== undefined) return city;
  }
  return undefined;
}
