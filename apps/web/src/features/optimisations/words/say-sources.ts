import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayPlaceIn } from '../../../results/place-words.ts';

/** The texts of `sources.txt` by their English (`sourceTexts`); those that name places are with the places. */
const texts: Record<string, MessageDescriptor> = byWord({
  Sources: msg`Sources`,
  'Below each sentence are your own words that support it, with their source. Greetings, questions, and sentences about the posting need no source. Anything not listed is unchanged.': msg`Below each sentence are your own words that support it, with their source. Greetings, questions, and sentences about the posting need no source. Anything not listed is unchanged.`,
  'Your cover letter': msg`Your cover letter`,
  'No source needed. This sentence makes no claim about you.': msg`No source needed. This sentence makes no claim about you.`,
  '“{words}” ({place})': msg`“{words}” ({place})`,
});

/** Says the texts of `sources.txt` in the language of the interface. `of`: the document that its places are in. */
export function saySources(of: 'resume' | 'linkedin'): Say {
  const sayPlace = sayPlaceIn(of);
  return (english, values) => {
    const text = texts[english];
    return text ? i18n._(text.id, values, text.message ? { message: text.message } : {}) : sayPlace(english);
  };
}
