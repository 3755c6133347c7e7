import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LetterLength, LetterTone } from '@shortlist/schema';

export const toneWords: Record<LetterTone, MessageDescriptor> = {
  plain: msg`Plain`,
  warm: msg`Warm`,
  formal: msg`Formal`,
};

export const lengthWords: Record<LetterLength, MessageDescriptor> = {
  short: msg({ message: 'Short', context: 'length of a letter' }),
  full: msg({ message: 'Full', context: 'length of a letter' }),
};
