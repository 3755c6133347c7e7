import type { Importance } from '@shortlist/schema';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import { emptyOfWishWords } from '../words/find-requirements-words.ts';
import { opensWishWords, wishWords } from '../words/judge-importance-words.ts';
import { clauseAround } from './find-clause.ts';

const niceWords = new RegExp(String.raw`(?<!\p{L})(${anyWord(wishWords)})(?!\p{L})`, 'giu');
/** Words that stand before what they make a wish. */
const leads =
  /^(?:nice[- ]to[- ]have|preferabl[ey]|prefer|ideal(?:ly)?|bonus|optional(?:ly)?|idealerweise|idéalement|idealmente|gerne|se valora\p{L}*|deseable|preferible\p{L}*|preferibil\p{L}+|costitui\p{L}+ (?:titolo|requisito) preferenziale|gradit[oa])$/iu;
/** What opens a sentence of wishes, even where the sentence is one demand. */
const opensWish = new RegExp(`^(?:${anyWord(opensWishWords)})$`, 'iu');
const mustWords =
  /(?<!\p{L})(must|required|mandatory|essential|minimum|zwingend|erforderlich|obligatoire|exig[ée]\p{L}*|imprescindible|obligatorio|necesari[oa])(?!\p{L})/iu;
const noMust = /(?:(?<!\p{L})not|n(?:'|’)t) (?:required|essential|necessary|needed)(?!\p{L})/iu;

/** Whether a sentence holds a word that makes something a wish. */
export function statesWish(text: string): boolean {
  return text.search(niceWords) >= 0;
}

/** "Highly desirable, but not required." says nothing by itself: it speaks of the sentence before. */
export function isWishAlone(text: string): boolean {
  return (
    text.split(/\s+/).length <= 6 && statesWish(text) && !/\p{L}{4,}|\p{Lu}{2,}/u.test(text.replace(emptyWords, ' '))
  );
}

const emptyWords = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(emptyOfWishWords)})(?!\p{L})`, 'giu');

/** A must or a wish, for what stands at a place of a segment (offsets into the segment's text): by the words of its clause, else by the heading it stands under. */
export function judgeImportance(segment: PlacedSegment, at: number): Importance {
  const { text } = segment;
  const [from, to] = clauseAround(text, at, at);
  const clause = text.slice(from, to);
  if (segment.section === 'nice')
    return /(?<!\p{L})(?:must|mandatory|(?:is|are|will be) required|will be expected)(?!\p{L})(?! but)/iu.test(
      clause,
    ) && !noMust.test(clause)
      ? 'must'
      : 'nice';
  for (const hit of text.matchAll(niceWords)) {
    const place = hit.index;
    const end = place + hit[0].length;
    if (at === place && opensWish.test(hit[0])) return 'nice';
    if (at >= place && at < end) continue;
    if (isAside(text, place) && !sameAside(text, place, at)) {
      if (at < place && isMark(text, place, end) && !/[,;]/.test(text.slice(at, place))) return 'nice';
      continue;
    }
    const opening = place < 14 && !/^\s*[.,;)]?\s*$/.test(text.slice(end)) && at >= end;
    const closes = /(?<!\p{L})(?:is|are|would be|wäre|est|es)\s(?:an?\s|une?\s|eine?\s)?$/iu.test(
      text.slice(Math.max(0, place - 14), place),
    );
    const condition = /^[^.;]{0,40}?(?<!\p{L})(?:if|wenn|si|to have|to know)(?!\p{L})/iu.test(
      text.slice(end, end + 50),
    );
    if ((leads.test(hit[0]) && !closes) || opening || condition || text[end] === ':') {
      const aside = /,\s$/.test(text.slice(0, place)) && isAdverb(text.slice(end)) && !leadsList(text.slice(end));
      const between = text.slice(end, Math.max(end, at));
      if (
        (at >= end || place < 10) &&
        !(aside ? /[,;]|\.\s/ : /;|\.\s|\s(?:but|aber|mais|pero|ma|mas|maar)\s/).test(between)
      )
        return 'nice';
    } else if (
      (place >= from && place <= to) ||
      (at < place &&
        !isGraded(text.slice(0, at)) &&
        !speaksOfOne(hit[0], text.slice(at, place)) &&
        reachesBack(text.slice(at, place)))
    ) {
      return mustWords.test(clause) && !noMust.test(clause) && !(place >= from && place <= to) ? 'must' : 'nice';
    }
  }
  return 'must';
}

/** "Ideally, …": what only says how much the rest is wanted names nothing itself. */
export function isOnlyWish(name: string): boolean {
  return leads.test(name.trim());
}

/** "…, preferably at a DTC brand, …" speaks of where, "…, ideally Postgres, MySQL or Oracle" of each in the list. */
function isAdverb(rest: string): boolean {
  return /^\s(?:at|in|within|for|from|on|with|bei|in einem|im|dans|chez|en)\s/iu.test(rest);
}

function leadsList(rest: string): boolean {
  return !rest.includes(',');
}

/** What has a level of its own ("Gute Englischkenntnisse, Polnisch von Vorteil") is asked for by itself. */
function isGraded(before: string): boolean {
  return /(?<!\p{L})(?:sehr )?(?:gute|fließende[sn]?|verhandlungssichere[sn]?|stilsichere[sn]?|good|fluent|strong|excellent|solid|bonnes?|excellentes?)\s$/iu.test(
    before,
  );
}

/** "Valid driver's license, CDL Class A a plus": without "are" and without an "or", the wish is for the last thing alone. */
function speaksOfOne(wish: string, between: string): boolean {
  return /^a .*plus$/iu.test(wish) && /,/.test(between) && !/(?<!\p{L})(?:or|and|oder|und)(?!\p{L})/iu.test(between);
}

/** "Terraform, AWS or GCP are a plus": the wish reaches back over a list of short items, not over sentences or demands. */
function reachesBack(between: string): boolean {
  const plain = between.replace(/\([^()]{0,80}\)/g, '');
  if (ownHead.test(plain)) return false;
  if (/,[^,]{0,40}?\d\+?\s?(?:years?|yrs|jahre?|ans|años)(?!\p{L})/iu.test(plain)) return false;
  if (/\(/.test(between.split(',')[0] ?? '') || /[;:(]|\.\s/.test(plain) || mustWords.test(plain)) return false;
  return plain
    .split(',')
    .slice(1)
    .every((part) => part.trim().split(/\s+/).length <= 6);
}

/** "Python, knowledge of R a plus": what is wished for has its own word of demand. */
const ownHead =
  /,\s(?:\p{L}+ )?(?:knowledge|experience|familiarity|understanding|\p{L}*kenntnisse|erfahrung|connaissances?|expérience|conocimientos?|experiencia|conoscenza|esperienza)\s(?:of|with|in|mit|von|de|des|du|en|con|di)\s[^,]*$/iu;

/** "(desirable)", "(nice to have)": a bracket that says nothing else marks what stands before it. */
function isMark(text: string, from: number, to: number): boolean {
  return (
    /\((?:highly |strongly )?$/iu.test(text.slice(0, from)) &&
    /^(?:,? (?:but |just )?(?:not|no) (?:a |an )?(?:must|essential|required|requirement|necessary|mandatory))?\)/iu.test(
      text.slice(to, to + 40),
    )
  );
}

function isAside(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at);
}

function sameAside(text: string, a: number, b: number): boolean {
  return isAside(text, b) && text.lastIndexOf('(', a) === text.lastIndexOf('(', b);
}
