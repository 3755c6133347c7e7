import type { Draft } from '../draft/draft.ts';
import { kindOf } from '../draft/section-kinds.ts';
import type { Languages } from './change-outline.ts';
import { isFact } from './is-fact.ts';
import { tellHeading } from './known-terms.ts';
import { nameSections, type Outline, type OutlineNode, readOutline } from './outline.ts';
import { mostWeighedInAll, pairAlike, type Whole, wholes } from './pair-alike.ts';

/** How alike, 0 to 1, two entries in different languages must be to be one: the facts, which count twice, decide. */
const leastAlike = 0.5;

/**
 * A draft whose parts have the ids of the same parts of another version, with its outline. Sections are the same by their kind, custom ones by
 * their title; an entry with facts is known by them, any other and a line by its place, where both versions have as many.
 */
export function adoptIds(
  draft: Draft,
  theirs: Outline,
  languages: Languages,
  nextId: () => string,
): { draft: Draft; outline: Outline } {
  const own = nameSections(draft.sections);
  const twins = pairSections(
    own.map(({ id, title, isCustom }) => ({ id, title: isCustom ? title : '' })),
    theirs,
    languages,
  );
  const taken = new Set([...twins.values(), ...theirs.map(({ id }) => id)]);
  const sections = own.map((section) => {
    const id = twins.get(section.id) ?? (taken.has(section.id) ? `${kindOf(section)}-${nextId()}` : section.id);
    return id === section.id ? section : { ...section, id };
  });
  const named = { ...draft, sections };
  return { draft: named, outline: adoptInside(readOutline(named), theirs, nextId) };
}

function pairSections(
  own: { id: string; title: string }[],
  theirs: Outline,
  { from, to }: Languages,
): Map<string, string> {
  const free = new Map(theirs.filter(({ list }) => list === 'section').map((node) => [node.id, node]));
  const twins = new Map<string, string>();
  const pair = (id: string, twin: OutlineNode | undefined) => {
    if (!twin) return;
    twins.set(id, twin.id);
    free.delete(twin.id);
  };
  const inTheirWords = ({ fields }: OutlineNode) => fold(tellHeading(fields.title ?? '', from, to).text);
  for (const { id, title } of own)
    pair(
      id,
      [...free.values()].find(
        (node) =>
          kindOf(node) === kindOf({ id }) && (kindOf({ id }) !== 'custom' || inTheirWords(node) === fold(title)),
      ),
    );
  // Titles that no list knows: as many on both sides are taken in their order.
  const left = own.filter(({ id }) => kindOf({ id }) === 'custom' && !twins.has(id));
  const others = [...free.values()].filter((node) => kindOf(node) === 'custom');
  if (left.length === others.length) for (const [at, { id }] of left.entries()) pair(id, others[at]);
  return twins;
}

function adoptInside(own: Outline, theirs: Outline, nextId: () => string): Outline {
  const adopted: Outline = [];
  const room = { pairs: mostWeighedInAll };
  const visit = (node: OutlineNode, id: string, parent: string): void => {
    adopted.push({ ...node, id, parent });
    const [mine, others] = [wholes(own, node.id), wholes(theirs, id)];
    const pairs = pairAlike(others, mine, new Map(), { least: leastAlike, room, inPlace });
    for (const [at, { node: child }] of mine.entries())
      visit(child, others[pairs.get(at) ?? -1]?.node.id ?? nextId(), id);
  };
  for (const node of own.filter(({ parent }) => parent === '')) visit(node, node.id, '');
  return adopted;
}

const inPlace = ({ node }: Whole): boolean => node.list !== 'entry' || !hasFacts(node);

const hasFacts = (node: OutlineNode): boolean =>
  Object.entries(node.fields).some(([key, text]) => text !== '' && isFact({ node, key, text }));

const fold = (text: string): string => text.trim().toLowerCase();
