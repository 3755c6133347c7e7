import { largestPhoto } from '@shortlist/schema';

/** The part of a picture that is kept: `zoom` from 1 (as much as fits), `x` and `y` from 0 (left, top) to 1. */
export type Crop = { zoom: number; x: number; y: number };

/** Four by five: what all templates show, in pixels enough for print at the largest of their sizes. */
export const photoSize = { width: 320, height: 400 };

/** As much as fits, its middle a little above that of the picture, where faces are. */
export const firstCrop: Crop = { zoom: 1, x: 0.5, y: 0.35 };

export const mostZoom = 4;

type Size = { width: number; height: number };

/** The rectangle of a picture of this size that a crop keeps, in its pixels. */
export function keptPart({ width, height }: Size, { zoom, x, y }: Crop) {
  const ratio = photoSize.width / photoSize.height;
  const wide = width / height > ratio;
  const part = { width: (wide ? height * ratio : width) / zoom, height: (wide ? height : width / ratio) / zoom };
  return { left: (width - part.width) * x, top: (height - part.height) * y, ...part };
}

/** A crop after the picture was drawn by so many pixels over a frame of this width. */
export function moveCrop(picture: Size, crop: Crop, by: { x: number; y: number }, frameWidth: number): Crop {
  const part = keptPart(picture, crop);
  const scale = part.width / frameWidth;
  const shift = (at: number, pixels: number, room: number) =>
    room > 0 ? Math.min(1, Math.max(0, at - (pixels * scale) / room)) : at;
  return {
    ...crop,
    x: shift(crop.x, by.x, picture.width - part.width),
    y: shift(crop.y, by.y, picture.height - part.height),
  };
}

/** Draws the kept part over a whole canvas, on white where the picture is transparent. */
export function drawCrop(canvas: HTMLCanvasElement, image: HTMLImageElement, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const part = keptPart({ width: image.naturalWidth, height: image.naturalHeight }, crop);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, part.left, part.top, part.width, part.height, 0, 0, canvas.width, canvas.height);
}

/** The kept part as a small JPEG, a data URL, without what a camera wrote into the file. Rejects where it cannot be drawn. */
export async function writePhoto(image: HTMLImageElement, crop: Crop): Promise<string> {
  const canvas = Object.assign(document.createElement('canvas'), photoSize);
  drawCrop(canvas, image, crop);
  for (let quality = 0.88; quality > 0.2; quality -= 0.08) {
    const photo = canvas.toDataURL('image/jpeg', quality);
    if (photo.length * 0.75 <= largestPhoto.bytes) return photo;
  }
  throw new Error('The picture could not be made small enough.');
}
