import { expect, test, vi } from 'vitest';
import { watchSwipes } from './watch-swipes.ts';

/** A box that a finger moves over, as far as a stroke looks at it. */
class Box extends EventTarget {
  closest = () => null;
}

/** What a stroke of 200 pixels to the left tells: `scale` is how far the window is zoomed, `selected` what is selected before and after. */
function strokeLeft({ scale = 1, selected = ['', ''] }: { scale?: number; selected?: [string, string] }): string[] {
  let [text] = selected;
  vi.stubGlobal('Element', Box);
  vi.stubGlobal('window', { innerWidth: 390, visualViewport: { scale } });
  vi.stubGlobal('getSelection', () => ({ toString: () => text, isCollapsed: text === '' }));
  const box = new Box();
  const told: string[] = [];
  watchSwipes(box as unknown as HTMLElement, (way) => told.push(way));
  const at = (clientX: number) => ({ clientX, clientY: 300 });
  box.dispatchEvent(Object.assign(new Event('touchstart'), { touches: [at(300)] }));
  [, text] = selected;
  box.dispatchEvent(Object.assign(new Event('touchend'), { changedTouches: [at(100)] }));
  return told;
}

test('a stroke turns, also where a text was selected before', () => {
  expect(strokeLeft({})).toEqual(['left']);
  expect(strokeLeft({ selected: ['Planner', 'Planner'] })).toEqual(['left']);
});

test('a stroke that selects, or moves a window that is zoomed into, turns nothing', () => {
  expect(strokeLeft({ selected: ['', 'Planner'] })).toEqual([]);
  expect(strokeLeft({ selected: ['Plan', 'Planner'] })).toEqual([]);
  expect(strokeLeft({ scale: 1.8 })).toEqual([]);
});
