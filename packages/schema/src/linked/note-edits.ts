import type { Draft } from '../draft/draft.ts';
import { isFact } from './is-fact.ts';
import { isOpen, type LinkedVersion, type Marks, rememberMarks } from './linked-version.ts';
import { type Outline, type Piece, piecesOf, readOutline } from './outline.ts';
import { trackOutline } from './track-outline.ts';

export type Versions = Readonly<Record<string, LinkedVersion>>;

/** Edits of one text that follow each other within half an hour are one edit: as it began, it brings the text up to date or changes it. */
const oneEdit = 30 * 60_000;

type Moment = { now: number; nextId: () => string };

type MarkOf = (text: string) => string;

/**
 * Notes what a new draft of one version changed. A text that was behind another version's is up to date with it now; any other change leaves
 * the texts of the other versions behind. Versions that nothing was noted of stay the same objects.
 */
export function noteEdits(versions: Versions, id: string, draft: Draft, { now, nextId }: Moment): Versions {
  const before = versions[id];
  if (!before) return versions;
  const others = Object.entries(versions).filter(([other]) => other !== id);
  const outlines = others.map(([, { outline }]) => outline);
  const outline = trackOutline(readOutline(draft), before.outline, outlines, nextId);
  const answered = Object.fromEntries(Object.entries(before.answered).filter(([, { at }]) => now - at < oneEdit));
  const me = { outline, gone: goneOf(before, outline), seen: structuredClone(before.seen), answered };
  const mark = rememberMarks();
  const owed = openTexts(before, versions, { now, mark });
  const changed = others.map(([other, version]): [string, LinkedVersion] => {
    const you = { ...version, seen: { ...version.seen, [id]: { ...version.seen[id] } } };
    noteBetween(before, { id, version: me }, { id: other, version: you }, { now, owed, mark });
    return [other, sameMarks(you.seen[id], version.seen[id]) ? version : you];
  });
  return { ...Object.fromEntries(changed), [id]: me };
}

/** The texts that are behind those of any other version, or were until a moment ago. */
function openTexts(me: LinkedVersion, versions: Versions, { now, mark }: { now: number; mark: MarkOf }): Set<string> {
  const recent = Object.entries(me.answered).flatMap(([id, { at }]) => (now - at < oneEdit ? [id] : []));
  const open = Object.entries(me.seen).flatMap(([other, marks]) => {
    const theirs = piecesOf(versions[other]?.outline ?? []);
    return Object.keys(marks).filter((id) => theirs.has(id) && isOpen(marks[id], textOf(theirs, id), mark));
  });
  return new Set([...recent, ...open]);
}

type Side = { id: string; version: LinkedVersion };

/** Sets the marks of both sides by what changed on my side since `before`. */
function noteBetween(
  before: LinkedVersion,
  me: Side,
  you: Side,
  { now, owed, mark }: { now: number; owed: Set<string>; mark: MarkOf },
): void {
  const [mine, yours] = [marksOf(me, you), marksOf(you, me)];
  const had = piecesOf(before.outline);
  const has = piecesOf(me.version.outline);
  const theirs = piecesOf(you.version.outline);
  const old = new Set(before.outline.map((node) => node.id));
  const shared = new Set(you.version.outline.map((node) => node.id));
  for (const piece of everyPiece(had, has)) {
    if (!shared.has(piece.node.id)) continue;
    const [was, is, their] = [textOf(had, piece.id), textOf(has, piece.id), textOf(theirs, piece.id)];
    // It came here from the other language, or was found to be the same: its words are still to be told.
    if (!old.has(piece.node.id)) {
      if (!isFact(piece) && their !== '') mine[piece.id] ??= '';
    } else if (was !== is) noteEdit({ id: piece.id, was, is, their }, mine, yours);
  }

  function noteEdit({ id, was, is, their }: Edit, own: Marks, other: Marks): void {
    const early = before.answered[id];
    const goesOn = early !== undefined && now - early.at < oneEdit && you.id in early.seen;
    if (goesOn && is === early.was) {
      own[id] = early.seen[you.id] ?? '';
      delete me.version.answered[id];
    } else if (goesOn || isOpen(own[id], their, mark)) {
      const first = me.version.answered[id] ?? { at: now, was, seen: {} };
      me.version.answered[id] = { ...first, at: now, seen: { [you.id]: own[id] ?? '', ...first.seen } };
      own[id] = mark(their);
      other[id] = mark(is);
    } else if (!owed.has(id)) other[id] ??= mark(was);
    // It follows a third version: what that one owes for it is marked there.
    else if (other[id] === mark(was)) other[id] = mark(is);
  }
}

/** The marks of one side about the other. */
function marksOf({ version }: Side, { id }: Side): Marks {
  const marks = version.seen[id] ?? {};
  version.seen[id] = marks;
  return marks;
}

function sameMarks(one: Marks = {}, other: Marks = {}): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}

type Edit = { id: string; was: string; is: string; their: string };
type Pieces = ReadonlyMap<string, Piece>;

/** The pieces there are, and those that were emptied in a part that is still there. */
function everyPiece(had: Pieces, has: Pieces): Piece[] {
  const kept = new Set([...has.values()].map(({ node }) => node.id));
  return [...has.values(), ...[...had.values()].filter(({ id, node }) => !has.has(id) && kept.has(node.id))];
}

const textOf = (pieces: Pieces, id: string): string => pieces.get(id)?.text ?? '';

function goneOf({ outline: before, gone }: LinkedVersion, outline: Outline): string[] {
  const here = new Set(outline.map(({ id }) => id));
  return [...new Set([...gone, ...before.map(({ id }) => id)])].filter((id) => !here.has(id)).slice(-2000);
}
