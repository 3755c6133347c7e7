import { t } from '@lingui/core/macro';
import type { Box } from '@shortlist/schema';
import { useEffect, useRef, useState } from 'react';
import { drawPdf } from './draw-pdf.ts';
import { litPlaces } from './lit-places.ts';

/** A place of the page that can be clicked: a line that was read, or one that has no place yet. */
export type Spot = { id: string; boxes: Box[]; unplaced: boolean };

type Props = {
  file: File;
  pages: { number: number; width: number; height: number }[];
  lit: Box[];
  spots?: Spot[] | undefined;
  onSpot?: ((id: string) => void) | undefined;
};

/** On a dark ground the band alone would hardly be seen: it lies on a wider one in the colour of the sheet. */
const halo = { className: 'fill-none stroke-sheet', strokeWidth: 2.5 };
const band = { className: 'fill-band/15 stroke-band', strokeWidth: 0.75 };

/** The list beside the page does the same for whoever does not use a pointer. */
const readSpot = 'cursor-pointer fill-transparent hover:fill-band/15';
const unplacedSpot =
  'cursor-pointer fill-band/10 stroke-band hover:fill-band/25 [stroke-dasharray:3_2] [stroke-width:0.75]';

/** The pages of the person's own file, with the places that a field comes from lit up. */
export function ReadPages({ file, pages, lit, spots = [], onSpot }: Props) {
  const canvases = useRef(new Map<number, HTMLCanvasElement>());
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    drawPdf(file, (number) => canvases.current.get(number), stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) {
        console.error(error);
        setFailed(true);
      }
    });
    return () => stop.abort();
  }, [file]);

  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-4">
      {failed && (
        <p className="text-soft">{t`Your browser can’t show the pages. You can still review your details.`}</p>
      )}
      {pages.map(({ number, width, height }) => (
        <div key={number} className="relative bg-sheet shadow-lift" style={{ aspectRatio: `${width} / ${height}` }}>
          <canvas
            aria-label={t`Page ${number} of your file`}
            role="img"
            ref={(canvas) => {
              if (canvas) canvases.current.set(number, canvas);
            }}
            className="block size-full"
          />
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
            {spots.flatMap(({ id, boxes, unplaced }) =>
              litPlaces(boxes, number).map(({ key, box }) => (
                // biome-ignore lint/a11y/noStaticElementInteractions: the list beside the page is the way by keyboard
                <rect
                  key={id + key}
                  data-spot={unplaced ? 'unplaced' : 'read'}
                  x={box.x - 2}
                  y={box.y - 1}
                  width={box.width + 4}
                  height={box.height + 2}
                  rx={2}
                  onClick={() => onSpot?.(id)}
                  className={unplaced ? unplacedSpot : readSpot}
                />
              )),
            )}
            {litPlaces(lit, number).map(({ key, box }) => (
              <g key={key}>
                {[halo, band].map((look) => (
                  <rect
                    key={look.className}
                    x={box.x - 2}
                    y={box.y - 1}
                    width={box.width + 4}
                    height={box.height + 2}
                    rx={2}
                    data-lit=""
                    pointerEvents="none"
                    {...look}
                  />
                ))}
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}
