import { type Picture, pictureSize } from '@shortlist/schema';
import {
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  TextWrappingSide,
  TextWrappingType,
  VerticalPositionAlign,
  VerticalPositionRelativeFrom,
} from 'docx';

/** The heights of a photo above the name and of a logo, in pixels of 96 to the inch. */
const height = 108;
const logoHeight = 21;

/** A logo in a line of text. Throws as `photoRun` does. */
export function logoRun(logo: Uint8Array, words: string): ImageRun {
  const picture = wordPicture(logo, 'logo');
  return new ImageRun({
    type: picture.type,
    data: logo,
    transformation: { width: Math.round((logoHeight * picture.width) / picture.height), height: logoHeight },
    altText: { name: 'Logo', title: words, description: words },
  });
}

/** How wide a photo of this height stands beside the name, with the space around it; all in points. */
export function photoWidth(photo: Uint8Array, high: number): number {
  const picture = wordPicture(photo, 'photo');
  return (high * picture.width) / picture.height + 12;
}

/** A photo in a line of its own. Throws as `photoRun` does. */
export function inlinePhotoRun(photo: Uint8Array, name: string): ImageRun {
  const picture = wordPicture(photo, 'photo');
  return new ImageRun({
    type: picture.type,
    data: photo,
    transformation: { width: Math.round((height * picture.width) / picture.height), height },
    altText: { name: 'Photo', title: name, description: name },
  });
}

/** A photo of this height in points at the outer upper corner of the first page, with the name beside it. Throws an Error for a picture that Word does not know. */
export function photoRun(photo: Uint8Array, name: string, direction: 'ltr' | 'rtl', high: number): ImageRun {
  const picture = wordPicture(photo, 'photo');
  const height = Math.round(high / 0.75);
  const { LEFT, RIGHT } = HorizontalPositionAlign;
  return new ImageRun({
    type: picture.type,
    data: photo,
    transformation: { width: Math.round((height * picture.width) / picture.height), height },
    altText: { name: 'Photo', title: name, description: name },
    floating: {
      horizontalPosition: {
        relative: HorizontalPositionRelativeFrom.MARGIN,
        align: direction === 'rtl' ? LEFT : RIGHT,
      },
      verticalPosition: { relative: VerticalPositionRelativeFrom.MARGIN, align: VerticalPositionAlign.TOP },
      wrap: {
        type: TextWrappingType.SQUARE,
        side: direction === 'rtl' ? TextWrappingSide.RIGHT : TextWrappingSide.LEFT,
      },
      margins: { left: 120_000, bottom: 80_000 },
    },
  });
}

function wordPicture(bytes: Uint8Array, what: string): Picture {
  const picture = pictureSize(bytes);
  if (!picture) throw new Error(`A Word file shows PNG and JPEG pictures only: convert the ${what} to one of them.`);
  return picture;
}
