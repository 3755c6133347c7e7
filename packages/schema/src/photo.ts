import { z } from 'zod';
import { pictureSize } from './picture-size.ts';

/** The most bytes of a photo, and the most pixels of its sides: 82 points high, that is far more than any printer shows. */
export const largestPhoto = { bytes: 60_000, side: 1200 };

const prefix = 'data:image/jpeg;base64,';
const most = prefix.length + Math.ceil(largestPhoto.bytes / 3) * 4;

/** The photo at the head of a resume: a small JPEG as a data URL, as it stands in `basics.image` of a JSON Resume. */
export const Photo = z
  .string()
  .max(most, 'A photo has at most 60 kB')
  .refine(isSmallJpeg, 'A photo is a JPEG of at most 60 kB and 1,200 pixels a side');

/** Whether a value is a picture itself rather than a text or the address of one. */
export const isPicture = (value: unknown): boolean => typeof value === 'string' && value.startsWith('data:image/');

/** The bytes of a photo. Throws an Error for what is no data URL of a JPEG. */
export function photoBytes(photo: string): Uint8Array {
  if (!/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/.test(photo))
    throw new Error('A photo is a JPEG as a data URL.');
  return Uint8Array.from(atob(photo.slice(prefix.length)), (letter) => letter.charCodeAt(0));
}

function isSmallJpeg(photo: string): boolean {
  try {
    const size = pictureSize(photoBytes(photo));
    return size?.type === 'jpg' && inside(size.width) && inside(size.height);
  } catch {
    return false;
  }
}

const inside = (side: number) => side >= 1 && side <= largestPhoto.side;
