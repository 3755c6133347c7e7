import { largestLogo } from '@shortlist/schema';
import { loadImage } from '../document/load-image.ts';

/** Twice what is ever printed: a logo stands 16 points high. */
const most = { width: 1200, height: 240 };

/**
 * A picture file drawn anew as a PNG that every file can carry: smaller where it was large, and without what a camera or a drawing
 * program wrote into it. Takes what the browser can show: PNG, JPEG, WebP, SVG. Rejects for anything else.
 */
export async function redrawLogo(file: Blob): Promise<Blob> {
  const image = await loadImage(file);
  // A drawing without a size of its own has none here either.
  const width = image.naturalWidth || most.height;
  const height = image.naturalHeight || most.height;
  let scale = Math.min(1, most.width / width, most.height / height);
  if (file.type === 'image/svg+xml') scale = Math.min(most.width / width, most.height / height);
  for (; scale > 0.02; scale *= 0.7) {
    const drawn = await draw(image, Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
    if (drawn.size <= largestLogo.bytes) return drawn;
  }
  throw new Error('This picture cannot be made small enough.');
}

function draw(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be drawn.'))), 'image/png'),
  );
}
