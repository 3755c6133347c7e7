import { t } from '@lingui/core/macro';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Slider } from '../design/slider.tsx';
import { type Crop, drawCrop, firstCrop, keptPart, mostZoom, moveCrop, photoSize, writePhoto } from './crop-picture.ts';

type Props = { image: HTMLImageElement; onUse: (photo: string) => void; onClose: () => void };

/** The part of a picture that the page shows: drawn by pointer, or set by the sliders. */
export function PhotoDialog({ image, onUse, onClose }: Props) {
  const [crop, setCrop] = useState(firstCrop);
  const [failed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = { width: image.naturalWidth, height: image.naturalHeight };
  const coarse = keptPart(picture, crop).width < photoSize.width * 0.6;
  const part = keptPart(picture, crop);
  const set = (change: Partial<Crop>) => setCrop((before) => ({ ...before, ...change }));

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, crop);
  }, [image, crop]);

  function drag({ buttons, movementX: x, movementY: y }: PointerEvent) {
    const width = canvas.current?.clientWidth ?? 0;
    if (buttons === 1 && width > 0) setCrop((before) => moveCrop(picture, before, { x, y }, width));
  }

  async function use() {
    try {
      onUse(await writePhoto(image, crop));
    } catch {
      setFailed(true);
    }
  }

  return (
    <Dialog open title={t`Your photo`} onClose={onClose}>
      <div className="grid gap-5 sm:grid-cols-[12.5rem_1fr]">
        <canvas
          ref={canvas}
          {...photoSize}
          role="img"
          aria-label={t`Visible part of your photo`}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          className="mx-auto w-50 cursor-move touch-none rounded-sm border border-rule"
        />
        <div className="grid content-start gap-4">
          <Slider label={t`Zoom`} min={1} max={mostZoom} value={crop.zoom} onChange={(zoom) => set({ zoom })} />
          <Slider
            label={t`Horizontal position`}
            min={0}
            max={1}
            value={crop.x}
            disabled={picture.width - part.width < 1}
            onChange={(x) => set({ x })}
          />
          <Slider
            label={t`Vertical position`}
            min={0}
            max={1}
            value={crop.y}
            disabled={picture.height - part.height < 1}
            onChange={(y) => set({ y })}
          />
          <p className="text-small text-faint">
            {coarse
              ? t`This crop is too small to print sharply. Zoom out, or choose a larger photo.`
              : t`Head and shoulders, facing the camera, plain background. Drag the photo to move it.`}
          </p>
        </div>
      </div>
      <FieldError text={failed ? t`We couldn’t make this photo small enough. Choose another one.` : undefined} />
      <p className="mt-5 text-small text-faint">
        {t`The photo is saved with this resume, its versions, and resumes tailored from it. It appears in PDF, Word, HTML, and JSON Resume files, never in letters or plain text.`}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {t`Cancel`}
        </Button>
        <Button data-first-focus onClick={use}>
          {t`Use this photo`}
        </Button>
      </div>
    </Dialog>
  );
}
