import type { Posting } from '@shortlist/schema';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { shortTitle } from '../../language/titles/short-title.ts';
import { findReason, readPurpose } from '../content/read-reasons.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** What the letter is for, and why this employer and role, in the posting's own words; of its duties, those that the person's `deeds` answer. English. */
export function applySentences(scene: LetterScene, deeds: readonly string[]): DraftParagraph {
  const apply = applyClause(scene);
  const plain = { sentence: `${apply}.`, facts: [] };
  const { purpose } = findReason(scene.posting, deeds);
  if (purpose === undefined || scene.length === 'short') return [plain, ...reasonSentences(scene, deeds)];
  const which = relativeClause(purpose.text, scene.posting.employer);
  return which !== undefined && scene.verify(`${apply}, ${which}.`, [purpose.fact]).length === 0
    ? [{ sentence: `${apply}, ${which}.`, facts: [purpose.fact] }, ...searchSentence(scene, deeds)]
    : [plain, ...reasonSentences(scene, deeds)];
}

/** What the employer does, as it says it, and whom it looks for. English. */
export function reasonSentences(scene: LetterScene, deeds: readonly string[]): DraftParagraph {
  const { purpose, duties } = findReason(scene.posting, deeds);
  const search = searchSentence(scene, deeds);
  if (purpose === undefined || scene.length === 'short') return search;
  const you = toYou(purpose.text);
  if (you !== undefined && search.length > 0 && scene.tone !== 'formal') {
    const sentence = `${you}, and you are looking for someone to ${wanted(duties)}.`;
    const facts = [purpose.fact, ...duties.map(({ fact }) => fact)];
    if (scene.verify(sentence, facts).length === 0) return [{ sentence, facts }];
  }
  const told = you === undefined ? `You write: “${purpose.text}”.` : `${you}.`;
  if (scene.verify(told, [purpose.fact]).length > 0) return search;
  const wish = {
    plain: 'I would like to be part of that.',
    warm: 'I would be glad to be part of that.',
    formal: 'I would be glad to contribute to that.',
  }[scene.tone];
  return [
    { sentence: told, facts: [purpose.fact] },
    ...(you === undefined ? [{ sentence: wish, facts: [] }] : []),
    ...search,
  ];
}

/** Whom the employer looks for, in the posting's words. English. */
export function searchSentence({ posting }: LetterScene, deeds: readonly string[]): DraftParagraph {
  const { duties } = findReason(posting, deeds);
  if (duties.length === 0 || deeds.length === 0) return [];
  return [{ sentence: `You are looking for someone to ${wanted(duties)}.`, facts: duties.map(({ fact }) => fact) }];
}

function wanted(duties: readonly { text: string }[]): string {
  const long = duties.some(({ text }) => /,| and /.test(text));
  return duties.map(({ text }) => text).join(long ? ', and to ' : ' and to ');
}

/** The posting's title as a sentence can bear it: without the employer's name behind it. */
export function namedTitle({ title, employer }: Posting): string | undefined {
  if (title === undefined) return undefined;
  const short = shortTitle(title);
  const at =
    employer === undefined
      ? -1
      : short.search(new RegExp(`(?<![\\p{L}\\d])${RegExp.escape(employer)}(?![\\p{L}\\d])`, 'iu'));
  const bare = at > 3 ? short.slice(0, at).replace(/[\s,|@–—-]+(?:at|with|for|bei|chez|en)?\s*$/i, '') : short;
  return bare.length > 90 ? undefined : bare;
}

/** The first wording that the gate lets stand: a name that the posting was misread for must not cost the opening. */
function applyClause({ posting, tone, verify, facts }: LetterScene): string {
  const title = namedTitle(posting);
  const full = posting.employer === undefined ? '' : ` at ${nameWithThe(posting.employer)}`;
  for (const at of full === '' ? [''] : [full, '']) {
    if (title === undefined) continue;
    const clause = {
      plain: `I am applying for the position of ${title}${at}`,
      warm: `I would like to apply for the ${title} role${at}`,
      formal: `I wish to apply for the position of ${title}${at}`,
    }[tone];
    if (verify(`${clause}.`, facts).length === 0) return clause;
  }
  return 'I would like to apply for the position in your advertisement';
}

/** "Brantley Distribution ships pet food …" of the employer itself → "which ships pet food …". */
export function relativeClause(purpose: string, employer: string | undefined): string | undefined {
  if (employer === undefined) return undefined;
  const whole = new RegExp(`^(?:the )?${RegExp.escape(employer)}`, 'i').exec(purpose)?.[0];
  // A posting calls itself by the first words of its name: "Ashton Vale is …" of Ashton Vale Primary School.
  const subject = readPurpose(purpose)?.subject;
  const start = whole ?? (subject !== undefined && employer.startsWith(`${subject} `) ? subject : undefined);
  const rest = start === undefined ? '' : purpose.slice(start.length);
  // Of commas only those of a list may stand: behind "and" or before a name.
  return /^ (?:\p{Ll}+s|is) /u.test(rest) &&
    !/, (?!\p{Lu}|(?:\p{L}+ ){1,3}(?:and|or) )|, (?:and|but|so|or) |\bwhich\b/u.test(rest) &&
    rest.length < 130
    ? `which${rest}`
    : undefined;
}

/** "We act for …, and our clients …" → "You act for …, and your clients …". */
function toYou(purpose: string): string | undefined {
  if (!/^We /.test(purpose) || /\b(?:myself|ourselves)\b/.test(purpose)) return undefined;
  const swaps: Record<string, string> = { we: 'you', our: 'your', us: 'you', ours: 'yours' };
  return purpose.replace(/\b(?:we|our|us|ours)\b/gi, (word) => {
    const put = swaps[word.toLowerCase()] ?? word;
    return /^\p{Lu}/u.test(word) && word !== 'US'
      ? put.charAt(0).toUpperCase() + put.slice(1)
      : word === 'US'
        ? word
        : put;
  });
}
