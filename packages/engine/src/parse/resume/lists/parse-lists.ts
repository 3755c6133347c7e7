import { organisationScore } from '../../../language/titles/organisation-words.ts';
import type { PlainStyle } from '../../layout/plain-style.ts';
import type { Line } from '../../layout/types.ts';
import type { HeadPiece } from '../entries/entry.ts';
import { itemsOf, joinRunningLists, lastDate } from '../entries/list-items.ts';
import { splitAtComma } from '../entries/split-at-comma.ts';
import { slicePiece } from '../entries/split-head.ts';
import { boxOf, type Draft, type Piece, toFact } from '../fact.ts';
import {
  areWhole,
  cutExpiries,
  groupTyped,
  isMixedList,
  isPlainList,
  isTypedList,
  joinBylines,
  namesCertificate,
  openBracket,
  shortens,
} from '../papers/certificate-lines.ts';
import { splitCertificates } from '../papers/split-certificates.ts';
import { splitList } from '../skills/parse-skills.ts';
import { joinWrappedHeads } from '../tidy/join-heads.ts';

/** Plain lists: interests and the like; "Music: choir, viola" is one with what it holds. */
export function parseInterests(lines: Line[]): Draft[] {
  return joinRunningLists(lines).flatMap((line) =>
    line.cells.flatMap((cell) => {
      const facts = (text: string) =>
        // A foot of the page below the last section says how to reach the person.
        splitList(text)
          .filter((one) => !/\S@\S|^\+?[\d\s()./-]{7,}$/.test(one))
          .map((one) => toFact({ text: one, boxes: [boxOf(cell)] }, 0.8));
      const [, name, words] = /^(\p{L}[^:,;|]{1,40}):\s+(\S.*)$/u.exec(cell.text) ?? [];
      if (name && words)
        return [{ name: toFact({ text: name, boxes: [boxOf(cell)] }, 0.8), keywords: facts(words) } as Draft];
      return facts(cell.text).map((fact): Draft => ({ name: fact }));
    }),
  );
}

/** Levels that belong to a certificate's name, though a dash or a dot stands before them. */
const certificateLevel =
  /^(?:professional|associate|practitioner|foundation(?:al|s)?|special(?:ty|ist)|expert|advanced|fundamentals|master|level\b.*|stufe\b.*|niveau\b.*|basic|intermediate|provider|instructor|instalador\p{L}*)(?=$|[,(])/iu;

/** What leads up to the date of a certificate. */
const renewed =
  /[\s,(–-]+(?:renewed|refreshed|updated|obtained|passed|erneuert|aufgefrischt|renouvelée?|recyclée?|obtenue?|renovad[oa]|obtenid[oa]|obtid[oa]|rinnovat[oa]|conseguit[oa]|vernieuwd|behaald)(?: (?:in|on|en|em|im|am|le|nel|op))?$/iu;

/** Certificates: name, issuer, date. */
export function parseCertificates(lines: Line[], plain: PlainStyle): Draft[] {
  const { kept, expiries } = cutExpiries(joinWrappedHeads(lines).flatMap(splitCertificates));
  const strong = !plain.bold && kept.every((line) => line.cells[0]?.bold ?? line.bold);
  // What is over and says so in its own words stands alone.
  const over = (line: Line): boolean =>
    line.cells.some((cell) =>
      expiries.some(({ item, piece }) => cell.items.includes(item) && cell.text === piece.text),
    );
  const runs: Line[][] = [];
  kept.forEach((line, i) => {
    const above = kept[i - 1];
    if (above && !over(line) && !over(above)) runs.at(-1)?.push(line);
    else runs.push([line]);
  });
  const groups = runs.flatMap((run) =>
    isTypedList(run) || isPlainList(run, strong || expiries.length > 0) || isMixedList(run, strong)
      ? groupTyped(run, strong).map((group) => itemsOf(group, plain))
      : areWhole(run)
        ? run.map((line) => itemsOf([line], plain))
        : [itemsOf(run, plain)],
  );
  return groups.flat().map(({ parts, place, entry, extra, url }): Draft => {
    const [name, named, level] = nameAndIssuer(openBracket(parts));
    // A licence of a state is issued there.
    const issuer = named ?? place;
    const expiry = expiries.find(({ item }) =>
      entry.lines.some((line) => line.cells.some((cell) => cell.items.includes(item))),
    );
    if (expiry?.lapsed) return { name: toFact(expiry.piece, 0.8), url, summary: extra };
    return {
      name:
        name &&
        (level
          ? toFact(joinPieces(name, level), 0.8, `${name.text} - ${level.text}`)
          : toFact(name, 0.8, entry.dates.length > 0 ? name.text.replace(renewed, '') : name.text)),
      issuer:
        issuer &&
        toFact(
          issuer,
          0.7,
          issuer.text.replace(/^(?:(?:issued|awarded|granted) by|by|von|par|por|emesso da|uitgegeven door)\s+/i, ''),
        ),
      date: lastDate(entry),
      url,
      summary: extra ?? (expiry && toFact(expiry.piece, 0.8)),
    };
  });
}

/** Name and issuer of a certificate; a level cut off the name comes back to it. */
function nameAndIssuer(parts: HeadPiece[]): [HeadPiece?, HeadPiece?, HeadPiece?] {
  const [first, second, third] = parts;
  const wraps = first && second && second.row === first.row + 1 && /\s[-–—]$/.test(first.text);
  if (first && wraps && certificateLevel.test(second.text))
    return [{ ...first, text: first.text.replace(/\s+[-–—]$/, '') }, third, second];
  if (first && second && first.row === second.row && certificateLevel.test(second.text)) {
    const comma = second.text.indexOf(', ');
    if (comma < 0) return [first, third, second];
    return [first, slicePiece(second, comma + 2, second.text.length), slicePiece(second, 0, comma)];
  }
  if (first && second && first.row === second.row && shortens(first.text, second.text)) return [first, third, second];
  const split = first && !second ? splitAtComma(first) : undefined;
  const issued = split && organisationScore(split[1].text) >= 0.6 && organisationScore(split[0].text) < 0.6;
  return issued && namesCertificate(split[0].text) ? split : [first, second];
}

function joinPieces(a: Piece, b: Piece): Piece {
  return { text: `${a.text} ${b.text}`, boxes: [...a.boxes, ...b.boxes] };
}

const awardWord =
  /\b(?:awards?|prizes?|medals?|scholar\p{L}*|fellow\p{L}*|honou?rs?|winner|finalist|teacher of|employee of|of the (?:year|month)|best|distinction|dean.s list|preis|auszeichnung|stipendium|prix|bourse|premio|beca|prêmio|bolsa|borsa|prijs|beurs)\b/iu;

/** Awards: title, awarder, date. Which is which is said by the words where the order is not the usual one. */
export function parseAwards(lines: Line[], plain: PlainStyle): Draft[] {
  return itemsOf(joinBylines(lines), plain).map(({ parts: [first, second], entry, extra }): Draft => {
    const swapped =
      first &&
      second &&
      awardWord.test(second.text) &&
      !awardWord.test(first.text) &&
      organisationScore(first.text) > 0;
    const [title, awarder] = swapped ? [second, first] : [first, second];
    return {
      title: title && toFact(title, 0.8, title.text, awarder?.text),
      awarder:
        awarder && toFact(awarder, 0.7, awarder.text.replace(/^(?:(?:awarded|granted|presented) )?by:?\s+/i, '')),
      date: lastDate(entry),
      summary: extra,
    };
  });
}
