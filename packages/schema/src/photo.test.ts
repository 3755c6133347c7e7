import { expect, test } from 'vitest';
import { completeResume, draftLayout, draftResume, newDraft, resumeDraft } from './draft/index.ts';
import { Photo } from './photo.ts';
import { livesWithoutPhotos } from './photo-free.ts';

/** The head of a JPEG of this size. */
const jpeg = (width: number, height: number) =>
  `data:image/jpeg;base64,${btoa(String.fromCharCode(255, 216, 255, 192, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1))}`;

test('a photo is a small JPEG as a data URL; what is larger, of another kind or elsewhere is refused', () => {
  expect(Photo.safeParse(jpeg(320, 400)).success).toBe(true);
  const refused = [
    jpeg(320, 60_000),
    `${jpeg(320, 400)}${'A'.repeat(90_000)}`,
    jpeg(320, 400).replace('jpeg', 'png'),
    'https://example.com/me.jpg',
    'data:image/jpeg;base64,AAAA',
  ];
  for (const photo of refused) expect(Photo.safeParse(photo).success, photo.slice(0, 60)).toBe(false);
});

test('a draft has its photo set on the page and handed to other tools, and takes one from them', () => {
  const draft = { ...newDraft(), photo: jpeg(320, 400) };
  expect(draftLayout(draft).options.photo).toBe(draft.photo);
  expect(draftResume(draft).basics?.image).toBeUndefined();
  const read = resumeDraft(completeResume(draft), 1);
  expect([read.photo, read.rest?.basics?.image]).toEqual([draft.photo, undefined]);
  const address = resumeDraft({ basics: { image: 'https://example.com/me.jpg' } }, 1);
  expect([address.photo, draftResume(address).basics?.image]).toEqual([undefined, 'https://example.com/me.jpg']);
});

test('a photo does harm where employers ask for none: told by address, else by phone', () => {
  const at = (city: string, phone = '') => livesWithoutPhotos({ location: { city }, phone });
  expect([at('Gothenburg, SE'), at('Leeds, United Kingdom'), at('Austin, TX'), at('', '(415) 555-0142')]).toEqual(
    Array(4).fill(true),
  );
  expect([at('Kassel, Germany'), at('Oaxaca, Mexico'), at(''), at('Lyon')]).toEqual(Array(4).fill(false));
});
