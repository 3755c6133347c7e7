import type { LeftOut, Resume, SourceText, Verbatim, VerbatimLine } from '@shortlist/schema';
import type { Account, Block } from '../account/account.ts';
import { accountFor } from '../account/account-for.ts';
import { findOwners, type Owner } from '../account/find-owners.ts';
import { edgeFont, isBullet, withoutBullet } from '../account/line-text.ts';
import { isOnlyTime } from '../tokens/only-time.ts';
import { sectionOfHeading } from '../words/heading-words.ts';
import { findDoubts } from './find-doubts.ts';
import { findLinks } from './find-links.ts';
import { findPlaces, flat, type Place, type PlaceOf } from './find-places.ts';
import { findRests, type Rest } from './find-rests.ts';
import { findTornLists } from './find-torn-lists.ts';
import { dropPlace, dropProfiles, keepContactParts } from './keep-contact-parts.ts';
import { keepHeadWords } from './keep-head-words.ts';
import { orderSections } from './order-sections.ts';
import { setLines } from './set-lines.ts';
import { widenDoubts } from './widen-doubts.ts';

/**
 * The resume with everything that its source holds: text that no field took is kept word for word where it stood, sections whose facts a
 * reading lost or moved are set from the source's own lines, and the person's headings and order are kept in `meta`. `again` names
 * further sections that are to be set so, `lost` texts that a field holds and no page printed. A resume that the person has confirmed (`isConfirmed`) is
 * not doubted: only what no field holds is added.
 */
export function keepWhole(
  resume: Resume,
  source: SourceText,
  again: readonly string[] = [],
  { isConfirmed = false, lost = [] }: { isConfirmed?: boolean; lost?: readonly LeftOut[] } = {},
): Resume {
  const { verbatim: _before, ...bare } = resume;
  const account = openLost(accountFor(source, bare), source, lost);
  const owners = findOwners(account);
  const asked = account.blocks.filter(
    ({ section = '', lines }) => again.includes(section) || lines.some((line) => isOf(owners[line], again)),
  );
  const { blocks, sections } = widenDoubts(source, account, owners, [
    ...(isConfirmed ? [] : findDoubts(account, owners)),
    ...asked,
  ]);
  const torn = isConfirmed ? [] : findTornLists(account, owners, findRests(source, account));
  for (const block of torn) blocks.add(block);
  for (const { section } of torn) if (section) sections.add(section);
  const kept: Resume = structuredClone(bare);
  if (kept.meta) delete (kept.meta as Record<string, unknown>).uncertain;
  dropProfiles(kept, source);
  for (const section of listedWithin(account, blocks)) sections.add(section);
  const { parts, setOf } = wholeSections(source, account, owners, blocks, sections);
  const inWhole = new Set([...blocks].flatMap((block) => setFrom(block, owners, sections)));
  dropPlace(kept, account, inWhole);
  const rests = findRests(source, account).filter(({ line }) => !inWhole.has(line));
  const placeOf = findPlaces(account, source, owners);
  const loose = placeRests(kept, source, account, placeOf, rests);
  const verbatim = [...parts, ...loose, ...findLinks(kept, source, account, placeOf, sections, setOf)];
  const { order, headings } = orderSections(kept, source, account, owners, blocks);
  return {
    ...kept,
    ...(verbatim.length > 0 ? { verbatim } : {}),
    meta: { ...kept.meta, ...(order.length > 0 ? { sectionOrder: order } : {}), headings },
  };
}

/** The account with the words of lost texts as unplaced, so that they are printed where they stood. */
function openLost(account: Account, { lines }: SourceText, lost: readonly LeftOut[]): Account {
  if (lost.length === 0) return account;
  const at = new Map(lines.map(({ box }, line) => [placeKey(box), line]));
  const spans = lost.flatMap(({ text, box }) => {
    const line = at.get(placeKey(box));
    const start = line === undefined ? -1 : (account.texts[line]?.indexOf(text) ?? -1);
    return start < 0 ? [] : [{ line, start, end: start + text.length }];
  });
  const byLine = Map.groupBy(spans, ({ line }) => line);
  const fates = account.fates.map((fate, index) => {
    const token = account.tokens[index];
    const isLost = byLine
      .get(token?.line)
      ?.some(({ start, end }) => token !== undefined && token.start >= start && token.end <= end);
    return isLost ? 'unplaced' : fate;
  });
  return { ...account, fates };
}

const placeKey = ({ page, x, y }: LeftOut['box']): string => `${page} ${x} ${y}`;

/** Whether a line became an entry of one of these sections. */
function isOf(owner: Owner | undefined, sections: readonly string[]): boolean {
  return (
    owner?.sure === true && owner.entry !== undefined && sections.includes(owner.section) && !flat.has(owner.section)
  );
}

/** Whether a line of a Word file's header or footer says only a date and the page's number. */
function isOnlyEdge(line: SourceText['lines'][number] | undefined): boolean {
  if (line?.font !== edgeFont) return false;
  return line.cells.every(({ text }) => isOnlyTime(text) || /^\d{0,3}$/.test(text.trim()));
}

/** Lists of which every word stands in blocks that are set from their lines: they would be printed twice. */
function listedWithin({ tokens, fates, fields }: Account, blocks: ReadonlySet<Block>): string[] {
  const set = new Set([...blocks].flatMap(({ lines, heading }) => (heading ? lines : [])));
  return ['skills', 'languages', 'interests'].filter((section) => {
    const own = tokens.filter((_, at) => {
      const fate = fates[at];
      return typeof fate === 'object' && 'field' in fate && fields[fate.field]?.section === section;
    });
    return own.length > 0 && own.every(({ line }) => set.has(line));
  });
}

/** Each block in doubt as lines under its own heading; sections whose entries all stand in such blocks print no fields of their own. `setOf`: the part that each line was set in. */
function wholeSections(
  source: SourceText,
  { blocks: all, tokens, fates }: Account,
  owners: readonly (Owner | undefined)[],
  blocks: ReadonlySet<Block>,
  sections: ReadonlySet<string>,
): { parts: Verbatim[]; setOf: ReadonlyMap<number, Verbatim> } {
  const text = new Set(tokens.flatMap(({ line }, at) => (isFurniture(fates[at]) ? [] : [line])));
  const worded = new Set(tokens.map(({ line }) => line));
  const isText = (line: number): boolean => text.has(line) || !worded.has(line);
  const printed = new Set<string>();
  const setOf = new Map<number, Verbatim>();
  const set = all
    .filter((block) => blocks.has(block))
    .map((block): Verbatim => {
      const lines = setFrom(block, owners, sections);
      const named = block.heading ? block.section : owners[lines[0] ?? -1]?.section;
      const section = named ?? 'customSections';
      printed.add(section);
      const part: Verbatim = {
        section,
        whole: true,
        ...(block.heading ? { heading: block.heading.text } : {}),
        lines: setLines(
          source,
          lines.filter((line) => !source.lines[line]?.unseen && isText(line) && !isOnlyEdge(source.lines[line])),
        ),
      };
      for (const line of lines) setOf.set(line, part);
      return part;
    });
  const silent = [...sections].filter((section) => !printed.has(section));
  return { parts: [...set, ...silent.map((section): Verbatim => ({ section, whole: true, lines: [] }))], setOf };
}

/** The lines of a block that are set: entries without any heading begin where the first of them does, what stands above is the head of the page. */
function setFrom(block: Block, owners: readonly (Owner | undefined)[], sections: ReadonlySet<string>): number[] {
  const first = block.heading ? 0 : block.lines.findIndex((line) => sections.has(owners[line]?.section ?? ''));
  return block.lines.slice(Math.max(0, first));
}

/** Whether a word belongs to the page and not to its text: its number, what every page repeats, the document's name for itself. */
function isFurniture(fate: Account['fates'][number] | undefined): boolean {
  return typeof fate === 'object' && 'mark' in fate && ['page-number', 'repeated', 'title'].includes(fate.mark);
}

/** Puts what no field took where it stood: labels to their fields, lines to their entry or section, blocks that nothing took under headings of their own. */
function placeRests(
  resume: Resume,
  source: SourceText,
  account: Account,
  placeOf: PlaceOf,
  rests: readonly Rest[],
): Verbatim[] {
  const byPlace = new Map<string, Kept>();
  const blockOf = new Map(account.blocks.flatMap((block) => block.lines.map((line) => [line, block])));
  const unfinished = new Set(rests.map(({ line }) => blockOf.get(line)));
  for (const block of account.blocks) {
    const { heading } = block;
    if (heading === undefined || block.section !== undefined || !unfinished.has(block)) continue;
    const lines = setLines(
      source,
      block.lines.filter((line) => !source.lines[line]?.unseen),
    );
    resume.customSections = [
      ...(resume.customSections ?? []),
      {
        title: heading.text,
        lines: lines.map(
          ({ text, beside, bullet }) => `${bullet ? '• ' : ''}${[text, beside].filter(Boolean).join(' · ')}`,
        ),
      },
    ];
  }
  for (const rest of rests) {
    const block = blockOf.get(rest.line);
    if (block === undefined || block.section === undefined) continue;
    if (keepHeadWords(resume, source, account, rest)) continue;
    // "Languages: French, English" in the head of a page: the section has the name as its heading.
    if (rest.label && block.section === 'basics' && sectionOfHeading(rest.text) === rest.label.section) continue;
    if (rest.label && labelField(resume, rest)) continue;
    if (block.section === 'basics' && keepContactParts(resume, account, rest)) continue;
    if (rest.behind && joinPlace(resume, rest.behind.key, rest.text)) continue;
    const place = placeOf(rest.line, block);
    const id = JSON.stringify(place);
    const known = byPlace.get(id) ?? { place, lines: [], run: [] };
    byPlace.set(id, known);
    if (!rest.whole || known.run.at(-1) !== rest.line - 1) endRun(known, source);
    if (rest.whole) known.run.push(rest.line);
    else known.lines.push(partOf(rest));
  }
  const alone = loneHeadings(account);
  for (const known of byPlace.values()) endRun(known, source);
  return [...[...byPlace.values()].map(({ place, lines }) => ({ ...place, lines })), ...alone];
}

/** What is kept at one place. `run`: whole lines that follow each other, which are set together so that a paragraph is one. */
type Kept = { place: Place; lines: VerbatimLine[]; run: number[] };

function endRun(kept: Kept, source: SourceText): void {
  if (kept.run.length === 0) return;
  for (const line of setLines(source, kept.run)) kept.lines.push(line);
  kept.run = [];
}

/** A line that only looks like a heading and heads nothing is text of the section before it: "References available upon request". */
function loneHeadings({ blocks }: Account): Verbatim[] {
  let before: string | undefined;
  return blocks.flatMap(({ heading, lines, section: own }): Verbatim[] => {
    const section = before;
    before = own ?? before;
    const isText = heading !== undefined && lines.length === 0 && heading.names === undefined;
    if (!isText || section === undefined || ['customSections', 'basics'].includes(section)) return [];
    return [{ section, lines: [{ text: heading.text }] }];
  });
}

function partOf({ text }: Rest): VerbatimLine {
  return { text: withoutBullet(text).trim(), ...(isBullet(text) ? { bullet: true } : {}) };
}

/** Names that our pages print before a field, and that the person may have named otherwise. */
const labelled = new Set(['score', 'courses', 'keywords']);

/** Puts what the source says behind a place into it as its country. */
function joinPlace({ basics }: Resume, key: string, text: string): boolean {
  const place = basics?.location;
  if (!place || place.country !== undefined || !['city', 'region', 'postalCode'].includes(key)) return false;
  place.country = text;
  return true;
}

function labelField(resume: Resume, { label, text }: Rest): boolean {
  if (label?.entry === undefined || !labelled.has(label.key) || !['education', 'projects'].includes(label.section))
    return false;
  const entry = (resume[label.section] as Record<string, unknown>[])[label.entry];
  if (entry === undefined) return false;
  entry.labels = { ...(entry.labels as object | undefined), [label.key]: withoutBullet(text) };
  return true;
}
