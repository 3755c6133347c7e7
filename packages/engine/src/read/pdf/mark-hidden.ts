import type { Panel, TextItem } from '@shortlist/schema';

/** Marks text that cannot be seen on paper: white on white, too small to read, or off the page. Sizes in points. */
export function markHidden(
  items: TextItem[],
  panels: Panel[],
  images: { x: number; y: number; width: number; height: number }[],
  width: number,
  height: number,
): void {
  for (const item of items) {
    const { x, y } = item.box;
    const middle = { x: x + item.box.width / 2, y: y + item.box.height / 2 };
    const off = x > width || y > height || x + item.box.width < 0 || y + item.box.height < 0;
    if (off || item.size < 1.5) item.hidden = true;
    else if (lightness(item.color) > 0.93) {
      const behind = panels.findLast((panel) => holds(panel.box, middle));
      const pictured = images.some((image) => holds(image, middle));
      if (!pictured && lightness(behind?.color ?? '#ffffff') > 0.93) item.hidden = true;
    }
  }
}

function holds(box: { x: number; y: number; width: number; height: number }, point: { x: number; y: number }): boolean {
  return point.x >= box.x && point.x <= box.x + box.width && point.y >= box.y && point.y <= box.y + box.height;
}

/** Relative lightness 0 (black) to 1 (white) of a `#rrggbb` colour; black when there is none. */
export function lightness(color: string | undefined): number {
  if (!color || !/^#[0-9a-f]{6}$/i.test(color)) return 0;
  const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 255) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
