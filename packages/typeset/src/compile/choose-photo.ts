import { photoBytes } from '@shortlist/schema';
import type { Content, RenderOptions } from './request.ts';

/** What stands at the head of a page: the picture that was handed over, else, on a resume, the one of its options. Throws an Error for no JPEG. */
export function choosePhoto(
  kind: Content['kind'],
  { photo, options }: Pick<RenderOptions, 'photo' | 'options'>,
): Uint8Array | undefined {
  return photo ?? (kind === 'resume' && options?.photo ? photoBytes(options.photo) : undefined);
}
