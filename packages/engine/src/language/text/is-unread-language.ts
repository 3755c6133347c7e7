import { countWords, stopWords } from '@shortlist/schema';
import { isOtherScript } from './is-other-script.ts';
import { shareOfSmallWords } from './share-of-small-words.ts';

/** Of the words of a text in a language that we read, at least this share are small words of that language, or fewer have a letter that none of our languages has. */
const share = 0.05;

/** So many different words of its own has even a short text; streets and towns are fewer. */
const fewest = 5;

/** A Latin letter of no language that we read: "ł", "č", "ş", "å". The signs of ordinal numbers and the letters that print sets as one belong to ours. */
const foreign = /[^\P{Script=Latin}a-zäöüßàâçéèêëîïôûùœæñáíóúìòãõªºﬀ-ﬆ]/u;

/** Whether a text is in a language that we don't read: in another script, or with letters of its own in words written small, as names are not, and without the small words of any of our languages. */
export function isUnreadLanguage(text: string): boolean {
  if (isOtherScript(text)) return true;
  const own = (text.slice(0, mostRead).match(/\p{L}+/gu) ?? []).filter(
    (word) => !isName.test(word) && foreign.test(word),
  );
  if (new Set(own).size < fewest) return false;
  const counts = countWords(text);
  const total = counts.values().reduce((sum, times) => sum + times, 0);
  return (
    own.length / total >= share &&
    Object.keys(stopWords).every((language) => shareOfSmallWords(counts, language) < share)
  );
}

const isName = /\p{Lu}/u;

/** As much of a text as its words are counted in. */
const mostRead = 60_000;
