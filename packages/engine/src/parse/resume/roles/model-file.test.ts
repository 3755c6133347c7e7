import { expect, it } from 'vitest';
import { decodeTags, learnLinks } from './decode-tags.ts';
import { decodeModel, encodeModel } from './model-file.ts';
import { chancesOf } from './network.ts';
import { trainNetwork } from './training/train-network.ts';

const examples = Array.from({ length: 60 }, (_, i) => ({
  features: Uint32Array.of(i % 2 === 0 ? 11 : 22, 33 + (i % 5)),
  tag: i % 2,
  weight: 1,
  author: i,
}));
const network = trainNetwork(examples, { width: 8, tags: 2, rounds: 20, rate: 0.1, authors: 3, drop: 0, seed: 1 });

it('says the same of a segment after the model was written to bytes', () => {
  const links = learnLinks([[0, 1, 0, 1]], 2, 0.3);
  const read = decodeModel(encodeModel({ first: [network], second: [network], links }));
  for (const feature of [11, 22]) {
    const [before, after] = [network, read.second[0] ?? network].map((own) => chancesOf(own, [feature])[0] as number);
    expect(after).toBeCloseTo(before as number, 1);
  }
  expect(chancesOf(network, [11])[0]).toBeGreaterThan(0.8);
  expect(chancesOf(network, [22])[0]).toBeLessThan(0.2);
  expect([...read.links]).toEqual([...links]);
});

it('follows what usually follows where the segment itself says little', () => {
  const links = learnLinks([[0, 1, 0, 1, 0, 1, 0, 1]], 2, 1);
  const chances = [Float32Array.of(0.9, 0.1), Float32Array.of(0.52, 0.48), Float32Array.of(0.9, 0.1)];
  expect(decodeTags(chances, links)).toEqual([0, 1, 0]);
});
