import { readFileSync } from 'node:fs';
import type { PlacedSegment } from '../text/mark-sections.ts';
import { featurePlaces, lineFeatures } from './line-features.ts';

/** What a learned reader tells apart: what is asked for, what is to be done, and everything else. */
export const roles = ['demand', 'duty', 'none'] as const;
export type Role = (typeof roles)[number];
export type RoleChances = Record<Role, number>;

const R = roles.length;

/** Weights of a linear chain: for each place of the hashed features and role, and from role to role. */
export type RoleModel = { weights: Float32Array; links: Float32Array };

/** The file: one float each for the scale and the nine links, then a signed byte for each weight. */
export function packRoleModel({ weights, links }: RoleModel): Uint8Array {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
  const bytes = new Uint8Array(4 * (1 + R * R) + weights.length);
  new Float32Array(bytes.buffer, 0, 1 + R * R).set([scale, ...links]);
  new Int8Array(bytes.buffer, 4 * (1 + R * R)).set(weights.map((weight) => Math.round(weight / scale)));
  return bytes;
}

export function openRoleModel(bytes: Uint8Array): RoleModel {
  const copy = bytes.slice();
  const [scale = 1, ...links] = new Float32Array(copy.buffer, 0, 1 + R * R);
  const weights = Float32Array.from(new Int8Array(copy.buffer, 4 * (1 + R * R)), (value) => value * scale);
  return { weights, links: Float32Array.from(links) };
}

let loaded: RoleModel | undefined;

/** A model that knows nothing: each line stays as its heading and words place it. */
export function untrainedRoles(): RoleModel {
  return { weights: new Float32Array(weightCount), links: new Float32Array(R * R) };
}

/** Reads with these weights from now on, to measure a model on postings that it was not trained on. */
export function useRoleModel(model: RoleModel): void {
  loaded = model;
}

/** The chances of the three roles for each line, by the whole posting (forward and backward over the chain). */
export function labelRoles(segments: readonly PlacedSegment[]): RoleChances[] {
  loaded ??= openRoleModel(readFileSync(new URL('./roles.bin', import.meta.url)));
  const { weights, links } = loaded;
  const chances = chainChances(scoreLines(lineFeatures(segments), weights), links);
  return segments.map((_, i) => ({
    demand: chances[i * R] ?? 0,
    duty: chances[i * R + 1] ?? 0,
    none: chances[i * R + 2] ?? 0,
  }));
}

export function scoreLines(features: readonly Uint16Array[], weights: Float32Array): Float64Array {
  const scores = new Float64Array(features.length * R);
  features.forEach((own, i) => {
    for (const place of own)
      for (let role = 0; role < R; role++)
        scores[i * R + role] = (scores[i * R + role] ?? 0) + (weights[place * R + role] ?? 0);
  });
  return scores;
}

/** Sums over all ways through the chain, normalised at each line. Also gives the pairs' chances where `pairs` is passed. */
export function chainChances(scores: Float64Array, links: Float32Array, pairs?: Float64Array): Float64Array {
  const lines = scores.length / R;
  const ahead = new Float64Array(scores.length);
  const back = new Float64Array(scores.length).fill(1);
  const own = scores.map((_, k) => Math.exp((scores[k] ?? 0) - mostAt(scores, Math.floor(k / R))));
  const link = Float64Array.from(links, (value) => Math.exp(value));
  for (let i = 0; i < lines; i++) {
    let sum = 0;
    for (let b = 0; b < R; b++) {
      let into = i === 0 ? 1 : 0;
      if (i > 0) for (let a = 0; a < R; a++) into += (ahead[(i - 1) * R + a] ?? 0) * (link[a * R + b] ?? 0);
      sum += ahead[i * R + b] = into * (own[i * R + b] ?? 0);
    }
    for (let b = 0; b < R; b++) ahead[i * R + b] = (ahead[i * R + b] ?? 0) / sum;
  }
  for (let i = lines - 2; i >= 0; i--) {
    let sum = 0;
    for (let a = 0; a < R; a++) {
      let out = 0;
      for (let b = 0; b < R; b++)
        out += (link[a * R + b] ?? 0) * (own[(i + 1) * R + b] ?? 0) * (back[(i + 1) * R + b] ?? 0);
      sum += back[i * R + a] = out;
    }
    for (let a = 0; a < R; a++) back[i * R + a] = (back[i * R + a] ?? 0) / sum;
  }
  const chances = ahead.map((value, k) => value * (back[k] ?? 0));
  for (let i = 0; i < lines; i++) {
    const sum = (chances[i * R] ?? 0) + (chances[i * R + 1] ?? 0) + (chances[i * R + 2] ?? 0);
    for (let a = 0; a < R; a++) chances[i * R + a] = (chances[i * R + a] ?? 0) / sum;
  }
  if (pairs !== undefined)
    for (let i = 1; i < lines; i++) {
      const cell = new Float64Array(R * R);
      let sum = 0;
      for (let a = 0; a < R; a++)
        for (let b = 0; b < R; b++)
          sum += cell[a * R + b] =
            (ahead[(i - 1) * R + a] ?? 0) * (link[a * R + b] ?? 0) * (own[i * R + b] ?? 0) * (back[i * R + b] ?? 0);
      cell.forEach((value, k) => {
        pairs[k] = (pairs[k] ?? 0) + value / sum;
      });
    }
  return chances;
}

function mostAt(scores: Float64Array, line: number): number {
  return Math.max(scores[line * R] ?? 0, scores[line * R + 1] ?? 0, scores[line * R + 2] ?? 0);
}

/** The number of weights of a model. */
export const weightCount = featurePlaces * R;
