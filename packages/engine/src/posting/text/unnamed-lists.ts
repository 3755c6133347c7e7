import { readVerb } from '../../language/deeds/action-verbs.ts';
import { isNounLike } from '../../language/deeds/noun-like-verbs.ts';
import { findListedSkills } from '../../lexicon/find/find-skills.ts';
import { anyWord } from '../words/any-word.ts';
import { asksWords, offersWords } from '../words/unnamed-lists-words.ts';
import type { SectionKind } from './name-section.ts';
import type { Segment } from './split-segments.ts';

/** A short line of its own, apart from what stands above it, with marked lines right below: a heading, though it has no word that we know. */
export function opensList(segments: Segment[], i: number): boolean {
  const [before, own, first, second] = [segments[i - 1], segments[i], segments[i + 1], segments[i + 2]];
  if (own === undefined || before === undefined || first === undefined || second === undefined) return false;
  const apart = before.line < own.line - 1 && first.line > own.line && first.line <= own.line + 2;
  return (
    apart &&
    !own.bullet &&
    first.bullet &&
    second.bullet &&
    own.text.split(/\s+/).length <= 6 &&
    own.text.length <= 60 &&
    !/[.!;,\d]$/.test(own.text) &&
    findListedSkills(own.text).length === 0
  );
}

/** What a list under such a heading tells, by its lines: what is offered, what is asked for, or the work; else what the lists before it have left to tell. */
export function listKind(segments: Segment[], i: number, seen: ReadonlySet<SectionKind>): SectionKind {
  const lines: string[] = [];
  for (const one of segments.slice(i + 1, i + 20)) {
    if (!one.bullet) break;
    lines.push(one.text);
  }
  const share = (test: (line: string) => boolean): number => lines.filter(test).length / lines.length;
  if (share((line) => offers.test(line)) >= 0.5) return 'benefits';
  const [asked, done] = [share((line) => asks.test(line)), share(opensWithDeed)];
  if (asked >= 0.5 && asked > done) return 'requirements';
  if (done >= 0.5) return 'responsibilities';
  if (seen.has('responsibilities')) return seen.has('requirements') ? 'description' : 'requirements';
  const told = share((line) => line.split(/\s+/).length >= 3);
  return !seen.has('requirements') && asked === 0 && told > 0.7 ? 'responsibilities' : 'description';
}

function opensWithDeed(line: string): boolean {
  const first = /^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '';
  return readVerb(first) !== undefined && !isNounLike(first);
}

const asks = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(asksWords)})(?!\p{L})`, 'iu');

const offers = new RegExp(String.raw`[$€£]\s?\d|\d\s?[€£]|\d ?%|(?<!\p{L})(?:${anyWord(offersWords)})(?!\p{L})`, 'iu');

/** A sentence in prose, apart from the marked lines above it: the list has ended. */
export function leavesList(segments: Segment[], i: number): boolean {
  const [before, own] = [segments[i - 1], segments[i]];
  return (
    own !== undefined &&
    before?.bullet === true &&
    !own.bullet &&
    own.line > before.line + 1 &&
    own.text.split(/\s+/).length >= 3 &&
    /[.!]$/.test(own.text)
  );
}
