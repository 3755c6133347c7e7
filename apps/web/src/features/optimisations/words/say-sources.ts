import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayPlaceIn } from '../../../results/place-words.ts';

/** The texts of `sources.txt` by their English (`sourceTexts`); those that name places are with the places. */
const texts: Record<string, MessageDescriptor> = {
  Sources: msg`Sources`,
  'Below each sentence are your own words that support it, and where they come from. Sentences that only greet, ask, or talk about the posting need none. Anything not listed is as you wrote it.': msg`Below each sentence are your own words that support it, and where they come from. Sentences that only greet, ask, or talk about the posting need none. Anything not listed is as you wrote it.`,
  'Your cover letter': msg`Your cover letter`,
  'This says nothing about you that needs a source.': msg`This says nothing about you that needs a source.`,
  '“{words}” ({place})': msg`“{words}” ({place})`,
};

/** Says the texts of `sources.txt` in the language of the interface. `of`: the document that its places are in. */
export function saySources(of: 'resume' | 'linkedin'): Say {
  const sayPlace = sayPlaceIn(of);
  return (english, values) => {
    const text = texts[english];
    return text ? i18n._(text.id, values, text.message ? { message: text.message } : {}) : sayPlace(english);
  };
}
