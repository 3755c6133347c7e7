import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { i18n } from '#i18n';
import { sayPlaceWord } from '../../../results/place-words.ts';

/** The texts of the sheet by their English (`sheetTexts`). */
const texts: Record<string, MessageDescriptor> = byWord({
  'Likely question': msg`Likely question`,
  'Likely objection': msg`Likely objection`,
  'Your example': msg`Your example`,
  'Your resume only mentions this. Prepare an example.': msg`Your resume only mentions this. Prepare an example.`,
  'Start your answer with': msg`Start your answer with`,
  'Nothing in your resume shows this. Think about what you’ll say.': msg`Nothing in your resume shows this. Think about what you’ll say.`,
  'Add a number if you have one, such as how many or how long.': msg`Add a number if you have one, such as how many or how long.`,
  'since {year}': msg`since {year}`,
  'Where have you used this, and for what?': msg`Where have you used this, and for what?`,
  'What is your experience with this? What were you responsible for?': msg`What is your experience with this? What were you responsible for?`,
  'What did you study, and how does it help in this job?': msg`What did you study, and how does it help in this job?`,
  'Do you have this, and is it still valid?': msg`Do you have this, and is it still valid?`,
  'When do you use this language at work?': msg`When do you use this language at work?`,
  'Tell us about a time you did this. What was the result?': msg`Tell us about a time you did this. What was the result?`,
  'Do you meet this condition?': msg`Do you meet this condition?`,
  'Your resume shows only part of this. How would you handle the rest?': msg`Your resume shows only part of this. How would you handle the rest?`,
  'Your resume doesn’t show this. How would you close that gap?': msg`Your resume doesn’t show this. How would you close that gap?`,
});

/** Says the texts of the interview sheet and of its places in the language of the interface. */
export const saySheet: Say = (english, values) => {
  const text = texts[english];
  return text ? i18n._(text.id, values, text.message ? { message: text.message } : {}) : sayPlaceWord(english);
};
