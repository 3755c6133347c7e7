import type { SpanJudge, TreeNode } from './judge-spans.ts';
import { labelCount } from './labels.ts';
import type { PhraseMemory } from './phrase-memory.ts';
import type { TaggerModel } from './tagger-model.ts';

/** All that the tagger needs, as it is kept in a file. */
export type TaggerFile = { model: TaggerModel; memory: PhraseMemory; judge: SpanJudge };

const scale = 24;
const headBytes = 20 + labelCount * labelCount * 4;
const nodeBytes = 8;

/**
 * The file's bytes, little-endian: counts of features, phrases, the longest phrase, trees and their nodes (5 × uint32), the label pairs (25 × float32), hashes
 * of features (uint32) and of phrases (uint32), weights (5 × int8 a feature, in steps of 1/24), shares of the phrases (uint8), the size of each tree (uint8), and the nodes (feature int16, left and
 * right uint8, value float32).
 */
export function encodeTagger({ model, memory, judge }: TaggerFile): Uint8Array {
  const phrases = [...memory.hashes].sort((a, b) => a[0] - b[0]);
  const nodes = judge.flat();
  const order = [...model.hashes.keys()].sort((a, b) => (model.hashes[a] ?? 0) - (model.hashes[b] ?? 0));
  const kept = order.filter((row) => step(model, row).some((weight) => weight !== 0));
  const head = headBytes;
  const bytes = new Uint8Array(
    head + kept.length * (4 + labelCount) + phrases.length * 5 + judge.length + nodes.length * nodeBytes,
  );
  const view = new DataView(bytes.buffer);
  view.setUint32(0, kept.length, true);
  view.setUint32(4, phrases.length, true);
  view.setUint32(8, memory.longest, true);
  view.setUint32(12, judge.length, true);
  view.setUint32(16, nodes.length, true);
  model.links.forEach((weight, i) => {
    view.setFloat32(20 + i * 4, weight, true);
  });
  kept.forEach((row, i) => {
    view.setUint32(head + i * 4, model.hashes[row] ?? 0, true);
  });
  let at = head + kept.length * 4;
  phrases.forEach(([hash], i) => {
    view.setUint32(at + i * 4, hash, true);
  });
  at += phrases.length * 4;
  for (const row of kept) for (const weight of step(model, row)) view.setInt8(at++, weight);
  for (const [, share] of phrases) view.setUint8(at++, share);
  for (const tree of judge) view.setUint8(at++, tree.length);
  for (const { feature, value, left, right } of nodes) {
    view.setInt16(at, feature, true);
    view.setUint8(at + 2, left);
    view.setUint8(at + 3, right);
    view.setFloat32(at + 4, value, true);
    at += nodeBytes;
  }
  return bytes;
}

export function decodeTagger(bytes: Uint8Array): TaggerFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const features = view.getUint32(0, true);
  const phrases = view.getUint32(4, true);
  const links = Float64Array.from({ length: labelCount * labelCount }, (_, i) => view.getFloat32(20 + i * 4, true));
  const head = headBytes;
  const model = { hashes: new Uint32Array(features), weights: new Float64Array(features * labelCount), links };
  for (let i = 0; i < features; i++) model.hashes[i] = view.getUint32(head + i * 4, true);
  const phraseAt = head + features * 4;
  const weightAt = phraseAt + phrases * 4;
  const shareAt = weightAt + features * labelCount;
  for (let i = 0; i < model.weights.length; i++) model.weights[i] = view.getInt8(weightAt + i) / scale;
  const hashes = new Map<number, number>();
  for (let i = 0; i < phrases; i++) hashes.set(view.getUint32(phraseAt + i * 4, true), view.getUint8(shareAt + i));
  const judge = readTrees(view, shareAt + phrases);
  return { model, memory: { hashes, longest: view.getUint32(8, true) }, judge };
}

function readTrees(view: DataView, sizesAt: number): SpanJudge {
  const count = view.getUint32(12, true);
  let at = sizesAt + count;
  return Array.from({ length: count }, (_, tree) =>
    Array.from({ length: view.getUint8(sizesAt + tree) }, (): TreeNode => {
      const node = {
        feature: view.getInt16(at, true),
        left: view.getUint8(at + 2),
        right: view.getUint8(at + 3),
        value: view.getFloat32(at + 4, true),
      };
      at += nodeBytes;
      return node;
    }),
  );
}

function step(model: TaggerModel, row: number): number[] {
  return [...model.weights.subarray(row * labelCount, (row + 1) * labelCount)].map((weight) =>
    Math.max(-127, Math.min(127, Math.round(weight * scale))),
  );
}
