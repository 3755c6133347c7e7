import { isOnlyPraise } from '../../language/deeds/only-praise.ts';
import { readOpening } from '../../language/deeds/open-with-verb.ts';
import { findHeading } from '../../language/headings/find-heading.ts';
import { asksForTrait } from '../../language/stance/asks-for-trait.ts';
import { disclaimsAny } from '../../language/stance/find-disclaimers.ts';
import { isWishLabel } from '../../language/stance/is-wish.ts';
import { lowerFirst } from '../../language/text/lower-first.ts';
import { tidyLine } from '../../language/text/tidy-line.ts';
import { isTitle } from '../../language/titles/is-title.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { saysTheSame } from './says-the-same.ts';

/** Fewest and most words of a line that names a duty. */
const words = { fewest: 2, most: 7 };

/** Fewest and most duties that one line of a letter names. */
const count = { fewest: 2, most: 4 };

/** From here on a duty comes near to the posting. */
const near = 0.3;

/** A name of work without figures, marks or a full stop within; one comma at most. */
const plain = /^\p{L}[\p{L}\p{M} &/’'-]*(?:, [\p{L}\p{M} &/’'-]+)?\p{L}$/u;

/**
 * Duties that the lines of one job only name ("Bank reconciliation", "Payroll preparation"), as they stand and in their order, if at least two of them
 * come near to the posting: each by itself is too short for a letter. The nearest are told, all as names or all in one form of a verb; undefined where
 * there are fewer.
 */
export function shortDuties<T extends { line: string }>(
  lines: readonly T[],
  language: string,
  nearness: (line: string) => number,
): { text: string; of: T[] } | undefined {
  let isWish = false;
  const duties = lines.filter(({ line }) => {
    // What stands below "Not part of my work:" or "To learn:" is none.
    if (/:\s*$/.test(line)) isWish = disclaimsAny(line) || isWishLabel(line.replace(/\s*:\s*$/, ''));
    return !isWish && isDuty(tidyLine(line)) && nearness(line) >= near;
  });
  const forms = [...Map.groupBy(duties, ({ line }) => readOpening(tidyLine(line))?.form).values()].map(withoutTwins);
  const named = forms.reduce((most, each) => (each.length > most.length ? each : most), []);
  if (named.length < count.fewest) return undefined;
  const nearest = named.toSorted((a, b) => nearness(b.line) - nearness(a.line)).slice(0, count.most);
  const of = named.filter((each) => nearest.includes(each));
  const parts = of.map(({ line }, i) => (i === 0 ? tidyLine(line) : inList(tidyLine(line), language)));
  const text = parts.join('; ');
  return { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`, of };
}

/** Of duties that say the same the first. */
const withoutTwins = <T extends { line: string }>(duties: readonly T[]): T[] =>
  duties.filter(
    ({ line }, i) => !duties.slice(0, i).some((other) => saysTheSame(other.line.toLowerCase(), line.toLowerCase())),
  );

/** A paper that stands among the lines of a job. */
const paper =
  /^(?:diploma|certificate|certification|licen[cs]e|diplom|zertifikat|diplôme|certificat|certificado|diplomado|certificato) /iu;

function isDuty(line: string): boolean {
  const length = line.split(/\s+/).length;
  return (
    length >= words.fewest &&
    length <= words.most &&
    plain.test(line) &&
    /\p{Ll}/u.test(line) &&
    !isTitle(line) &&
    !paper.test(line) &&
    findDegrees(`${line} `).length === 0 &&
    findHeading(line) === undefined &&
    !isOnlyPraise(line) &&
    !asksForTrait(line) &&
    !disclaimsAny(line)
  );
}

/** Names and initials keep their capitals, and so does a line that writes its words large. */
const inList = (line: string, language: string): string =>
  language === 'en' && !/\s\p{Lu}/u.test(line) && isGeneralWord(/^\p{L}+/u.exec(line)?.[0].toLowerCase() ?? '')
    ? lowerFirst(line)
    : line;
