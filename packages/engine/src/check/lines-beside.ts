import type { Subject } from './subject.ts';

/** The text of the lines that a field's evidence stands on and of the line below, '' when there is no place for it. */
export function linesBeside({ evidence, lines }: Subject, pointer: string): string {
  const boxes = evidence.find((entry) => entry.pointer === pointer)?.boxes ?? [];
  const beside = lines.filter(({ box }) =>
    boxes.some((place) => {
      const below = box.y - place.y;
      return place.page === box.page && below > -place.height * 0.6 && below < place.height * 1.8;
    }),
  );
  return beside.map((line) => line.text).join('\n');
}
