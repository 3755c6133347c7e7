import type { Document } from '@shortlist/schema';
import { findFieldName } from '../../../../language/headings/find-field-name.ts';
import { hashText } from '../../../../lexicon/tagger/hash-text.ts';
import { segmentDocument } from '../../parse-resume.ts';
import { encodeModel } from '../model-file.ts';
import { roleNames, type Tag, tagNumber } from '../role-names.ts';
import type { Segment } from '../segment-lines.ts';
import { type Truth, tagByTruth } from './tag-by-truth.ts';
import { trainRoles } from './train-roles.ts';

/**
 * A document to learn from. Its tags come from labels by hash, `hash:role` or `hash:role!` where an entry begins, in the order of the segments; or from its
 * truth, with the lines that are `headings` and `labels`. `ruled`: what the rules read in it may be learnt from, which were not made by such documents.
 */
export type RoleExample = {
  document: Document;
  author: string;
  weight: number;
  ruled: boolean;
  labels?: string[];
  truth?: Truth;
  headings?: string[];
  lineLabels?: string[];
};

/** Trains the reader's model of roles and gives its file. The same examples give the same bytes. */
export function trainRoleModel(examples: RoleExample[]): Uint8Array {
  const authors = new Map<string, number>();
  const documents = examples.map((example) => {
    const { segments, rules, headed } = segmentDocument(example.document);
    const found = example.labels
      ? tagByHashes(segments, example.labels)
      : tagUntold(segments, headed, example, tagByTruth(segments, example.truth ?? {})).map((tag) => tag ?? other);
    if (!authors.has(example.author)) authors.set(example.author, authors.size);
    return {
      segments,
      rules: example.ruled ? rules : [],
      gold: found.map((tag) => tagNumber(tag?.role ?? 'other', tag?.begins ?? false)),
      weights: found.map((tag) => (tag ? example.weight : 0)),
      author: authors.get(example.author) ?? 0,
    };
  });
  return encodeModel(trainRoles(documents));
}

/**
 * Labels of a real document by its truth. That holds only what was asked for: what it does not say has no role.
 */
export function labelsByTruth(document: Document, truth: Truth): string[] {
  const { segments, headed } = segmentDocument(document);
  const tags = tagUntold(segments, headed, {}, tagByTruth(segments, truth));
  return segments.map((segment, i) => {
    const tag = tags[i];
    return `${hashSegment(segment)}:${tag?.role ?? ''}${tag?.begins ? '!' : ''}`;
  });
}

const other: Tag = { role: 'other', begins: false };

/** Parts of its own name that a document may have. */
const mostNames = 8;

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** How labels name a segment without its text. */
export const hashSegment = ({ text }: Segment): string => hashText(fold(text)).toString(36);

/** Labels that name a text by its hash, given to its segments in the order in which they stand. */
function tagByHashes(segments: Segment[], labels: string[]): (Tag | undefined)[] {
  const waiting = new Map<string, (Tag | undefined)[]>();
  for (const label of labels) {
    const [hash = '', role = ''] = label.split(':');
    const name = roleNames.find((own) => own === role.replace('!', ''));
    const tag = name && { role: name, begins: role.endsWith('!') };
    waiting.set(hash, [...(waiting.get(hash) ?? []), tag]);
  }
  const tags = segments.map((segment) => waiting.get(hashSegment(segment))?.shift());
  // Early labels say "name" of skills that are told in sentences: so many names say nothing.
  const names = tags.filter((tag) => tag?.role === 'name').length;
  return names > mostNames ? tags.map((tag) => (tag?.role === 'name' ? undefined : tag)) : tags;
}

/** What the truth of a document leaves out: its headings, the labels of its values, its links. */
function tagUntold(
  segments: Segment[],
  headed: Set<Segment['line']>,
  { headings, lineLabels = [] }: Pick<RoleExample, 'headings' | 'lineLabels'>,
  tags: (Tag | undefined)[],
): (Tag | undefined)[] {
  const bare = (text: string): string => text.replace(/:$/, '');
  const [titles, labels] = [headings ?? [], lineLabels].map((list) => new Set(list.map(bare)));
  return segments.map((segment, i): Tag | undefined => {
    const tag = tags[i];
    const text = bare(segment.line.text);
    if (titles?.has(text) && tag?.role !== 'title') return { role: 'heading', begins: false };
    if (labels?.has(text)) return { role: 'label', begins: false };
    if (tag) return tag;
    if (headings === undefined && segment.index === 0 && headed.has(segment.line))
      return { role: 'heading', begins: false };
    if (/https?:|www\.|\w\.\w+\//.test(segment.text)) return { role: 'link', begins: false };
    const label = findFieldName(segment.text) || /^\s*:/.test(segment.cell.text.slice(segment.end));
    return label ? { role: 'label', begins: false } : undefined;
  });
}
