import { largestLogo, pictureSize } from '@shortlist/schema';
import type { Typesetter } from '@shortlist/typeset';
import { Failure } from '../http/problem.ts';

export type Logo = { mediaType: 'image/png' | 'image/jpeg'; bytes: Uint8Array };

const advice = 'Choose a PNG or JPEG file up to 200 KB.';

/**
 * A picture that every file can carry: known by its bytes, whatever its name says, small enough, and set on a page once to prove it.
 * Throws 422 with what is wrong.
 */
export async function checkLogo(typesetter: Typesetter, bytes: Uint8Array): Promise<Logo> {
  if (bytes.length > largestLogo.bytes)
    throw new Failure(422, 'logo-too-large', 'This logo is larger than 200 KB', { advice });
  const picture = pictureSize(bytes);
  if (!picture) throw new Failure(422, 'logo-unreadable', 'This isn’t a PNG or JPEG image', { advice });
  const { side } = largestLogo;
  const sides = [picture.width, picture.height];
  if (Math.min(...sides) < 1 || Math.max(...sides) > side)
    throw new Failure(422, 'logo-too-large', `This logo is wider or taller than ${side} pixels`, { advice });
  const mediaType = picture.type === 'png' ? 'image/png' : 'image/jpeg';
  const logo = `data:${mediaType};base64,${Buffer.from(bytes).toString('base64')}`;
  await typesetter
    .resumePdf({ basics: { name: 'Logo' } }, { template: 'modern-professional', options: { logo } })
    .catch(() => {
      throw new Failure(422, 'logo-unreadable', 'This image is damaged', { advice });
    });
  return { mediaType, bytes };
}
