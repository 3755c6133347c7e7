import type { Box } from '@shortlist/schema';

export type LitPlace = { key: string; box: Box };

/** The places of a page to light up, each once: start and end of a job stand in one range, and share its place. */
export function litPlaces(boxes: Box[], page: number): LitPlace[] {
  const places = new Map<string, Box>();
  for (const box of boxes) if (box.page === page) places.set(`${box.x} ${box.y} ${box.width} ${box.height}`, box);
  return [...places].map(([key, box]) => ({ key, box }));
}
