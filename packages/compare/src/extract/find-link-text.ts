import type { SourceText } from '@shortlist/schema';

type Box = SourceText['links'][number]['box'];

/** The first line at the height of a link; -1 where there is none. */
export function lineOfLink({ lines }: SourceText, box: Box): number {
  const middle = box.y + box.height / 2;
  return lines.findIndex(
    (each) => each.box.page === box.page && each.box.y <= middle && each.box.y + each.box.height >= middle,
  );
}

/** Whether the words under a link are an address themselves: what the page says there is another than where it leads, as in a form that was not filled in everywhere. */
export function saysAddress({ lines, format }: SourceText, box: Box): boolean {
  const middle = box.y + box.height / 2;
  return (
    format === 'pdf' &&
    lines.some(
      (line) =>
        line.box.page === box.page &&
        line.box.y <= middle &&
        line.box.y + line.box.height >= middle &&
        line.cells.some(
          ({ text, x, width }) =>
            // A link that is one of several words of its cell is not what the whole cell says.
            box.width >= 0.6 * width &&
            x < box.x + box.width &&
            box.x < x + width &&
            /\S@\S+\.\S|\b\w[\w-]*\.[a-z]{2,}\/\w/i.test(text),
        ),
    )
  );
}
