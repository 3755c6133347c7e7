import { isKnownCity, placeScore } from '../../language/places/places.ts';
import { organisationScore } from '../../language/titles/organisation-words.ts';
import { findListedSkills } from '../../lexicon/find/find-skills.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { linesNear, partsOf } from '../text/list-lines.ts';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { calledHouseWords, noNameWords } from '../words/employer-hints-words.ts';
import { isLegalForm } from './is-legal-form.ts';
import { readLabelled } from './read-facts.ts';
import { readHead } from './read-head.ts';
import { readTitleLine } from './read-title-line.ts';
import { readStatedEmployers } from './stated-employer.ts';
import { withoutAddresses } from './without-addresses.ts';

const generic =
  /^(us|the(?! \p{Lu})|this|our|you|we|role|job|company|client|position|team|it|a|an|what|who|please|candidates?|opportunity|wir|nous|buscamos|ideal|must)(?!\p{L})|^(?:home|jobs?|sign in|apply|save|share|report|menu|search|contract|people)$/iu;
const name = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?:\s(?:(?:of|des?|del|della|du|la|für|von|der|and|&)\s){0,2}\p{Lu}[\p{L}\p{N}&.'’-]*){0,4}`;
/** Names and where they stand, with how sure each makes it. */
const places: [RegExp, number][] = [
  [
    new RegExp(
      String.raw`^(?:At\s+|Die\s|Der\s|Das\s|La\s|El\s|Le\s|A\s|O\s)?(${name}(?:\s\(\p{L}+\)\s\p{Lu}[\p{L}.]+)?),?\s(?:(?:seeks|sucht|recherche|recrute|busca|selecciona|precisa|procura|contrata|admite|incorpora|cerca|ricerca|zoekt)\s|(?:is|are|has been|was|ist|est|es)\s(?:an?|the|one|looking|searching|seeking|hiring|recruiting|after|currently|committed|ein|eine|un|une|una)(?!\p{L}))`,
      'u',
    ),
    2,
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:[Jj]oin (?:us|our)[^.!?]{0,40} at|[Hh]ere at|[Ww]ir sind(?: die| das| der)?|[Ww]e are|[Ww]e(?:'|’)re|[Nn]ous sommes|[Ss]omos)\s(${name}?)(?=\s(?:as|and|und|et|y|in|is|team|ist|aus)(?!\p{L})|[,.!–—]|\s*$)`,
      'u',
    ),
    2,
  ],
  [
    new RegExp(
      String.raw`^(?:At|Bei (?:der |dem )?|Beim\s|Chez|En)\s?(${name}?)(?:,\s|\s(?:ist|sind|suchen|erwartet|wir|nous|we|buscamos|seleccionamos|necesitamos|recrutons|recherchons|cerchiamo|procuramos|zoeken)(?!\p{L}))`,
      'u',
    ),
    2,
  ],
  [
    new RegExp(
      String.raw`^(?:A\s|O\s|La\s|El\s)?(${name}),\s[^,.]{3,80},\s(?:recrute|recherche|sucht|busca|selecciona|procura|contrata|cerca|zoekt|is (?:looking|seeking|hiring)|seeks)(?!\p{L})`,
      'u',
    ),
    2,
  ],
  [
    // "Gerald Mell Inc., a county-based construction firm has an immediate opening"
    new RegExp(
      String.raw`^(${name}(?:,? (?:Inc|LLC|Ltd|Co|Corp|GmbH)\.?)?), an? [^.]{3,140}? (?:has|seeks|needs|wants|is (?:looking|seeking|hiring|searching))(?!\p{L})`,
      'u',
    ),
    2,
  ],
  [
    // "Thornby Health’s software platform allows doctors …"
    new RegExp(String.raw`^(${name})(?:’|')s \p{Ll}+ \p{Ll}`, 'u'),
    1.9,
  ],
  [new RegExp(String.raw`^(${name})\s[–—-]\s(?:das|we|wir|an?|the|nous|somos)(?!\p{L})`, 'u'), 2],
  [
    /(?<!\p{L})(?:join|at|bei|chez|bij|presso)\s(\p{Lu}[\p{L}\p{N}&'-]*(?:\s\p{Lu}[\p{L}\p{N}&'-]*){0,2}?)(?=\s(?:team|we|as|is|in|and)(?!\p{L})|[,.!]|\s*$)/u,
    1,
  ],
];
const heading = /^(?:about|über|à propos de|sobre|life at|join|working at|why)\s(\p{Lu}[\p{L}\p{N}&.'’ -]{1,40})$/iu;

/** What an employer says it does, about itself. */
const does = new RegExp(
  String.raw`^(${name}(?:,? (?:Inc|LLC|Ltd|Co|Corp|GmbH)\.?){0,2})(?:, \p{Lu}{2,6}\b)?,?\s(?:(?:formerly|part of|an?)\s[^,.]{3,60},\s)?(?:is (?:the|an?|one|proud|committed|acknowledged|based|dedicated|family|headquartered|home|independent|known|located|made up|now|owned|part|recogni[sz]ed|run)|are|has been|was founded|provides|processes|supplies|manufactures|produces|sells|trains|advises|represents|delivers|offers|builds|makes|designs|develops|serves|operates|helps|specializes|specialises|believes|combines|brings|runs|manages|connects|creates|invests?|welcomes|supports|employs|serves|cares|offers)\s`,
  'u',
);

/** "Die Stiftung Lärchenhof in Uster begleitet …": the house that a German sentence begins with, by its kind or its form. */
const doesInGerman = new RegExp(
  String.raw`^(?:Die|Der|Das)\s(${name}(?:\se\.\s?V\.)?)(?:,?\s(?:in|im|am|aus)\s\p{Lu}\p{L}+)?\s(?:ist|sind|zählt|gehört|betreibt|begleitet|betreut|versorgt|produziert|fertigt|entwickelt|unterstützt|berät|plant|baut|pflegt|fördert|vertreibt|liefert|beschäftigt|führt|leitet|verarbeitet|vermietet|verwaltet|organisiert)\s`,
  'u',
);

/** A name that some rule leads to, the rule, and how much it says. */
export type EmployerHint = { name: string; source: string; weight: number; stated?: true; surely?: true; owns?: true };

/** The employer behind a label ("Company: …"). */
export function labelledEmployer(text: string): string | undefined {
  const labelled = readLabelled(text, 'employer')?.text;
  return labelled === undefined || !isSentence(labelled) ? labelled : does.exec(labelled)?.[1];
}

/** The names that rules lead to: in a heading "About X", the subject of "X is looking for …", "join X", "bei X", on the lines around the title. */
export function hintEmployers(
  text: string,
  segments: readonly PlacedSegment[],
  title: { start: number; text: string } | undefined,
): EmployerHint[] {
  const hints: EmployerHint[] = [];
  const add = (found: string | undefined, source: string, weight: number, isTold = false): void => {
    const clean = found
      ?.trim()
      .replace(/,$|(?<!\.\p{L}|e\. ?V|Inc|Ltd|Co|Corp|Bros)\.$/u, '')
      // "L'EHPAD Résidence …": the article of a sentence, not of the name.
      .replace(
        /^L['’](?=(?:EHPAD|ESAT|IME|association|hôpital|hôtel|entreprise|agence|école|établissement|institut|office|université|usine|atelier)(?!\p{L}))/iu,
        '',
      )
      .replace(/^The (?=(?:City|Town|Borough|County) of )/, '');
    if (
      clean !== undefined &&
      clean.length > 1 &&
      clean.length < 80 &&
      !generic.test(clean) &&
      !isLegalForm(clean) &&
      (isTold || !isSkill(clean)) &&
      clean !== title?.text
    )
      hints.push({ name: clean, source, weight });
  };
  for (const [i, { text: whole, heading: opens, section }] of segments.entries()) {
    const line = whole.slice(0, 160);
    if (opens) {
      const about = heading.exec(line)?.[1];
      if (about !== undefined && /^\p{Lu}/u.test(about)) add(about, 'about', 3);
    }
    if (praise.test(line)) continue;
    if (section === 'about' || (section === 'description' && i < 6)) {
      const own = does.exec(line)?.[1];
      if (own !== undefined && findTitles(own).length === 0)
        add(own, isEveryday(own) ? 'does everyday' : 'does', isEveryday(own) ? 0.9 : 2, calledHouse.test(line));
      const house = doesInGerman.exec(line)?.[1];
      if (house !== undefined && organisationScore(house) >= 0.6) add(house, 'does in German', 2);
    }
    for (const [k, [where, weight]] of places.entries()) {
      const found = where.exec(line)?.[1];
      if (found !== undefined && findTitles(found).length === 0 && !(weight < 2 && isEveryday(found)))
        add(found, `place ${k}`, weight);
    }
  }
  add(labelledEmployer(text), 'label', 6, true);
  add(readHead(text, spanOf(title)).employer, 'head', 6, true);
  add(belowTitle(text, title), 'below title', 4.5);
  add(readTitleLine(text, title).employer, 'title line', 4);
  nearTitle(text, title).forEach((found, i) => {
    add(found, i === 0 ? 'nearest' : 'near', i === 0 ? 2 : 1.9);
  });
  add(ownGovernment(text), 'government', 2);
  add(ofAddress(text), 'address', 1.95, true);
  add(oftenNamed(text, segments), 'often named', 2);
  const full = hints.map((hint) => ({ ...hint, name: inFull(hint.name, text, title) ?? hint.name }));
  return [
    ...full,
    ...readStatedEmployers(text)
      .filter((found) => found.name !== title?.text)
      .map(
        ({ name: found, code, owns, surely }): EmployerHint =>
          owns === true
            ? { name: found, source: code, weight: 1, owns }
            : { name: found, source: code, weight: 4, stated: true, ...(surely ? { surely } : {}) },
      ),
  ];
}

function spanOf(title: { start: number; text: string } | undefined): { start: number; end: number } | undefined {
  return title === undefined ? undefined : { start: title.start, end: title.start + title.text.length };
}

/** "City of Los Verdes", where the text names it again and again: a town that employs. */
function ownGovernment(text: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { 0: town } of text.matchAll(
    /(?<!\p{L})(?:City|County|Town|State|Borough|Village) of \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu,
  ))
    counts.set(town, (counts.get(town) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[1] >= 2 ? most[0] : undefined;
}

/** "personal@bergwald.example" and "des Bergwald-Teams": a name of the text that its own mail address or page is called by. */
function ofAddress(text: string): string | undefined {
  const hosts = new Set(
    [...text.matchAll(/(?:@|https?:\/\/(?:www\.)?|www\.)([a-z0-9-]{4,30})\.[a-z]{2,}/g)].map(
      ({ 1: host = '' }) => host,
    ),
  );
  const words = hosts.size === 0 ? '' : withoutAddresses(text);
  for (const host of [...hosts].filter((each) => !everyHost.test(each)).slice(0, mostHosts)) {
    const found = new RegExp(
      `(?<!\\p{L})${host
        .split('-')
        .map((part) => RegExp.escape(part))
        .join('[ -]?')}(?!\\p{Ll})`,
      'giu',
    ).exec(words)?.[0];
    if (found !== undefined && /^\p{Lu}/u.test(found)) return found;
  }
  return undefined;
}

/** A posting names few addresses; a list of links names no employer. */
const mostHosts = 12;

/** Hosts that are nobody's own. */
const everyHost =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|icloud|gmx|web|example|linkedin|indeed|facebook|twitter|instagram|youtube|greenhouse|lever|loom|vimeo|dropbox|notion|typeform|airtable|calendly|wetransfer|zoom|workday\w*|jobs|careers|bit|goo|forms|docs|mail|apply)$/;

/** A name is no sentence: "ABC Supply Co., Inc. is the nation's largest distributor". */
function isSentence(words: string): boolean {
  return (
    words.split(/\s+/).length > 10 ||
    /\s(?:is|are|was|were|has|have|will|provides|offers|delivers|we|our|you|ist|sind|est|sommes|es|somos)\s/u.test(
      words,
    )
  );
}

/** "Elections are the foundation of democracy": one everyday word opens a sentence as a name does. */
function isEveryday(own: string): boolean {
  return (
    /^\p{Lu}\p{Ll}+$/u.test(own) &&
    (isGeneralWord(own.toLowerCase()) || /^(?:that|there|today|let|here|master|bachelor|driver|it)s?$/iu.test(own))
  );
}

/** "Apex is an environmental consulting firm": a house that is called one, whatever else its name may mean. */
const calledHouse = new RegExp(
  String.raw`^[^,.]{2,60} (?:is|are) (?:an?|the|one of) [^.]{0,90}?(?<!\p{L})(?:${anyWord(calledHouseWords)})(?!\p{L})`,
  'iu',
);

/** The name that opens a sentence about the house and that the text comes back to: "Forward Partners invest in …", where no other words tell. */
function oftenNamed(text: string, segments: readonly PlacedSegment[]): string | undefined {
  for (const { section, heading: opens, text: line } of segments) {
    if (opens || (section !== 'about' && section !== 'description')) continue;
    const own = subject.exec(line.slice(0, 160))?.[1];
    const isNamed = own !== undefined && !noName.test(own) && !generic.test(own) && !isJob(own);
    if (isNamed && placeScore(own) < 1.6 && text.split(own).length > 2) return own;
  }
  return undefined;
}

/** "Forward Partners" is a house, "Registered Nurses" and "Branch Manager" are jobs. */
function isJob(own: string): boolean {
  const titles = findTitles(own);
  return titles.some(({ start, end }) => end - start === own.length) || (titles.length > 0 && !/s$/.test(own));
}

/** Two words with capitals or more, before what they do. */
const subject =
  /^(?:Based in [^.]{3,40}, )?(\p{Lu}[\p{L}\p{N}&'’-]+(?:\s(?:&\s|of\s)?\p{Lu}[\p{L}\p{N}&'’-]+){1,3})\s(?:are|is|has|have|was|will|\p{Ll}{3,}s?\s(?:in|an?|the|our|for|over|people|clients|customers))(?!\p{L})/u;

/** "Northmoor", of "Northmoor University Hospitals NHS Trust" beside the title: the name in full. */
function inFull(short: string, text: string, title: { start: number } | undefined): string | undefined {
  return linesNear(text, title?.start ?? 0)
    .flatMap(({ text: line }) => partsOf(line))
    .map(
      (part) =>
        /^[^,]*(?:,\s*(?:Inc|LLC|Ltd|LLP|PLC|plc|GmbH|S\.[\p{L}.]*)(?!\p{L})\.?)?/u.exec(part)?.[0].trim() ?? '',
    )
    .find(
      (part) =>
        (part.startsWith(`${short} `) || part.startsWith(`${short}, `)) &&
        isName(text, part.replace(/, .*/u, ''), [], 'longer'),
    );
}

/** "Fluent German is a bonus" speaks of the applicant. */
const praise =
  /(?<!\p{L})(?:is|are|ist|est|es)\s(?:an?|ein|eine|un|une|una)\s(?:[\p{L}-]+\s){0,2}(?:bonus|plus|must|advantage|asset|benefit|requirement|vorteil|muss|atout|ventaja|requisito)(?!\p{L})/iu;

/** "Quillpay (Remote US)", "Avon Trust. Bristol. Salary: …": the name that opens the line below the title, where the rest tells place, manner or pay. */
function belowTitle(text: string, title: { start: number } | undefined): string | undefined {
  if (title === undefined) return undefined;
  const below = linesNear(text, title.start).find(({ start }) => start > title.start)?.text;
  const parted =
    below === undefined || below.length > 140
      ? null
      : /^(\p{Lu}[^·|•–—()]*?)(?:\s*[·|•–—]\s*|\s\(|\.\s)(\S.*)$/u.exec(below);
  const [, own = '', rest = ''] = parted ?? [];
  if (own.includes(',') || !isName(text, own, [], true)) return undefined;
  const [first = ''] = rest.split(/[·|•–—/(),.]/);
  return placeScore(first.trim()) >= 1.6 || isKnownCity(first.trim()) || noName.test(first) ? own : undefined;
}

/** "Kubernetes is a plus" names no employer. */
function isSkill(words: string): boolean {
  return findListedSkills(words).some((skill) => skill.end - skill.start === words.length);
}

function isMostlySkills(words: string): boolean {
  const letters = findListedSkills(words).reduce((sum, { start, end }) => sum + end - start, 0);
  return letters > words.length * 0.6;
}

const noName = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(noNameWords)})(?!\p{L})|[:;!?$€£%>]|\d{2}`, 'iu');

/** A company's form that ends with a full stop. */
const formed = /(?:Inc|Ltd|Co|Corp|Bros|\.\p{L})\.$/u;

/** Parts of the lines around the title that are names: with a word or form of an organisation, of several capitalised words, or one that the text comes back to. */
function nearTitle(text: string, title: { start: number; text: string } | undefined): string[] {
  const found: string[] = [];
  for (const { text: line } of linesNear(text, title?.start ?? 0).slice(0, 6)) {
    if (line.length > 110 || (/[.!?:]$/.test(line) && !formed.test(line))) continue;
    const parts = partsOf(
      line.replace(/,\s(?=\d{4,5}\s|\p{Lu}[\p{L} ]+,?\s(?:[A-Z]{2}|\p{Lu}\p{Ll}+)(?:\s\d{5})?$)/u, ' | '),
    );
    for (const part of parts) {
      const [own = '', ...place] = part.split(/,(?!\s*(?:Inc|LLC|Ltd|S\.|GmbH|LLP|PLC|plc))\s*/);
      const whole = /^(?:Department|School|Faculty|Division|Office|Institute) of\s/.test(own) ? (place[0] ?? own) : own;
      const isOfTitle =
        organisationScore(whole) < 0.6 &&
        partsOf(title?.text ?? '')
          .slice(0, 4)
          .includes(whole);
      if (!isOfTitle && isName(text, whole, whole === own ? place : [])) found.push(whole);
    }
  }
  return found;
}

/** "Ihr Aufgabengebiet", "Du": a heading speaks to the reader. */
const addresses =
  /^(?:Ihre?|Deine?|Du|Sie|Was|Wen|Wir|Unsere?|Das (?:bist|bringst|machst|erwartet)|Votre|Vos|Vous|Nous|Tus?|Nuestr[oa]s?)(?: \p{L}|$)/u;

/** `told` where the line itself shows that a name opens it, `longer` where it goes on from a name that is known. */
function isName(text: string, own: string, place: string[], told: boolean | 'longer' = false): boolean {
  if (addresses.test(own)) return false;
  const words = own.split(/\s+/);
  const kind = organisationScore(words[0] ?? '') >= 1 && words.filter((word) => /^\p{Ll}{4,}$/u.test(word)).length < 3;
  if (
    place.length > 2 ||
    words.length > 7 ||
    noName.test(own) ||
    placeScore(own) >= 1.6 ||
    !/^\p{Lu}/u.test(own) ||
    words.some(
      (word) =>
        // "Syndicat mixte des Eaux": behind what kind of house it is, a name has small words of its own.
        !(kind && /^\p{Ll}{4,}$/u.test(word) && word !== words.at(-1)) &&
        !/^(?:[dl]['’])?[\p{Lu}\d]|^(?:of|the|and|for|de|la|le|du|des|del|von|der|am|an|&|y|et|und|für|mbh|mbB|gGmbH|eG|eK|vzw|asbl|srl|spa|bv|nv)$/u.test(
          word,
        ),
    )
  )
    return false;
  const organisation = Math.max(
    organisationScore(own),
    /(?:praxis|kanzlei|zentrum|heim)(?!\p{L})/iu.test(own) ? 0.6 : 0,
  );
  if (organisation >= 1.6) return true;
  if (organisation < 0.6 && findTitles(own).some(({ start, end }) => end - start > own.length / 2)) return false;
  if (/\s(?:basin|region|area|county|valley|coast|district)$/i.test(own)) return false;
  if (told !== 'longer' && isMostlySkills(own)) return false;
  const again = text.split(own).length - 1 > 1;
  const capitals = words.filter((word) => /^(?:[dl]['’])?\p{Lu}/u.test(word)).length;
  if (told !== false) return true;
  if (capitals < 2 && (!again || place.length > 0)) return false;
  if (organisation >= 0.6 || again) return true;
  return (
    !/(?<!\p{L})(?:von|und|für|der|y|et)(?!\p{L})/u.test(own) &&
    place.every((part) => !/^[A-Z]{2}(?:\s\d{5})?$/.test(part))
  );
}
