import { readVerb } from './action-verbs.ts';
import { fillArticles } from './fill-articles.ts';
import { isMeasure, isNounLike, opensObject } from './noun-like-verbs.ts';
import { decapitalise } from './open-with-verb.ts';

/** Behind a word that is a noun as often as a verb, these make one thing of both: "process improvement", "support services". */
const compoundHead =
  /(?:tion|ment|ing|ship|sis)$|^(?:support|experience|services?|skills?|knowledge|control|work|data|care|team|lead|level|rate|time|desk|line)$/i;
const connects = /^(?:as|with|closely|directly|on)$/i;
const isPlural = (word: string): boolean => /^\p{L}{2,}[^s\P{L}]s$/u.test(word);
const afterObject = /^(?:of|for|from|to|by|in|on|at|with|and|or|across|into|through|within|using|per|as)$/i;

/**
 * A line whose first word may be a noun, among lines of a job that open with verbs: a list keeps one form, so the word is a verb there too.
 * "Recruit for open positions, conduct exit interviews" → "I recruit …", of a past job "I recruited …". English.
 */
export function sayParallel(line: string, current: boolean): string | undefined {
  const words = line.split(' ');
  const [first = '', second = ''] = words;
  const verb = readVerb(first);
  if (verb?.form !== 'base' || isMeasure(first.toLowerCase(), second) || !opensDeed(words)) return undefined;
  if (joinsThird(line)) return undefined;
  const own = joinTwo(fillArticles(decapitalise(line)));
  if (current) return joinsPast(own) ? undefined : `I ${own}`;
  const past = inPast(own);
  return past === undefined ? undefined : `I ${past}`;
}

/** Whether what follows the first word is what it acts on: an article or number, things in the plural, or where several deeds are joined, a preposition. */
function opensDeed(words: readonly string[]): boolean {
  const [, second = '', third = ''] = words.map((word) => word.replace(/[,;]$/, ''));
  if (/^of$/i.test(second) || words.length < 4 || /[,;:]$/.test(words[0] ?? '')) return false;
  if (opensObject(second) && !afterObject.test(second)) return true;
  if (connects.test(second)) return true;
  if (/^(?:for|to|from|in|at)$/i.test(second))
    return words.slice(2).some((word, i) => readVerb(word)?.form === 'base' && /,$/.test(words[i + 1] ?? ''));
  if (/^and$/i.test(second)) return readVerb(third)?.form === 'base';
  if (compoundHead.test(second)) return false;
  const end = words.findIndex((word, i) => i > 1 && afterObject.test(word));
  const object = words.slice(1, end < 0 ? undefined : end).map((word) => word.replace(/[,;]$/, ''));
  return object.length <= 5 && object.some(isPlural) && !compoundHead.test(object[0] ?? '');
}

/** "recruit for open posts, process new hires" → "recruit … and process …": two deeds that a comma alone held. */
function joinTwo(line: string): string {
  const [head = '', tail = '', ...more] = line.split(/, (?=\p{Ll})/u);
  const isDeed = readVerb(tail.split(' ')[0] ?? '')?.form === 'base';
  const joins = tail
    .split(' and ')
    .slice(1)
    .some((each) => readVerb(each.split(' ')[0] ?? '')?.form === 'base');
  return isDeed && !joins && more.length === 0 && !/ and /.test(head) ? `${head} and ${tail}` : line;
}

/** "conduct interviews and develops procedures": two persons. */
const joinsThird = (line: string): boolean =>
  [...line.matchAll(/(?:,| and|, and) (\p{Ll}+)/gu)].some(([, word = '']) => {
    const read = readVerb(word);
    return read?.form === 'third' && !isNounLike(word);
  });

/** "process payroll and managed the restaurant": two tenses. */
const joinsPast = (line: string): boolean =>
  [...line.matchAll(/(?:,| and|, and) (\p{Ll}+)/gu)].some(
    ([, word = '']) => readVerb(word)?.form === 'past' && /ed$/.test(word),
  );

/** The first verb and those joined to it in the past; undefined where a joined word may be a noun. What follows "to resolve" belongs to that. */
function inPast(line: string): string | undefined {
  const goal = / to (?=\p{Ll}+\b)/u.exec(line)?.index ?? line.length;
  const isGoal = readVerb(line.slice(goal + 4).split(' ')[0] ?? '')?.form === 'base';
  const deeds = isGoal ? line.slice(0, goal) : line;
  let isDoubtful = false;
  const put = deeds.replace(/^(\p{Ll}+)|(, and |, | and )(\p{Ll}+)(?= (\S+))/gu, (whole, first, joint, word, next) => {
    const read = readVerb(first ?? word);
    if (read?.form !== 'base') return whole;
    if (first !== undefined) return read.verb.past;
    if (isNounLike(word) && !opensObject(next)) {
      isDoubtful = true;
      return whole;
    }
    return `${joint}${read.verb.past}`;
  });
  return isDoubtful ? undefined : `${put}${isGoal ? line.slice(goal) : ''}`;
}
