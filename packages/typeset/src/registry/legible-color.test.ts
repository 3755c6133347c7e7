import { expect, test } from 'vitest';
import { legibleColor } from './legible-color.ts';
import { templateRows } from './templates.ts';

test.each(['#ffd400', '#00ff00', '#ffffff', '#8ab4f8'])('text in %s is set darker, in its hue', (color) => {
  const [red, green, blue] = partsOf(legibleColor(color));
  expect(red + green + blue).toBeLessThan(partsOf(color).reduce((sum, part) => sum + part, 0));
  const order = (parts: number[]) => parts.map((part, at) => [part, at] as const).sort(([one], [other]) => other - one);
  expect(order([red, green, blue]).map(([, at]) => at)).toEqual(order(partsOf(color)).map(([, at]) => at));
});

test('the accents that the templates were designed with are shown as they are', () => {
  for (const { accentColor } of templateRows) expect(legibleColor(accentColor)).toBe(accentColor);
});

test('a colour that is dark enough stays', () => {
  expect(legibleColor('#0000ff')).toBe('#0000ff');
  expect(legibleColor('#a91cbe')).toBe('#a91cbe');
});

function partsOf(color: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return [red, green, blue];
}
