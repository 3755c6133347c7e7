import type { OptimisedResume } from '@shortlist/engine';

/** Phrases that give machines away, or say nothing. */
const stock =
  /\b(?:thrilled|excited|passionate|passion|delighted|leverag\w*|synerg\w*|dynamic|proven track record|results?-driven|detail-oriented|team player|hit the ground running|esteemed|delve|tapestry|testament|furthermore|moreover|in today's|fast-paced|unique blend|perfect fit|ideal candidate|look no further|utili[sz]e[ds]?|spearhead\w*|I am confident that|aligns? perfectly|wealth of experience|eager to contribute|valuable asset)\b/i;

const grammar: [string, RegExp][] = [
  ['a word twice', /\b(\p{L}{2,}) \1\b/iu],
  ['a space before a mark', / [,.](?:\s|$)/],
  ['two marks', /[,;]{2}|\.\.|,\.|;\./],
  ['two spaces', / {2}/],
  ['"a" before a vowel', /\ba (?=[aeiou](?!ni|se|u|ne\b|nce))\p{L}/u],
  ['"an" before a consonant', /\ban (?=[bcdfgjklmpqtvwyz]\p{Ll})/u],
  ['small "i"', /\bi (?:am|have|was|did|\p{Ll}+ed)\b/u],
  ['undefined', /\b(?:undefined|null|NaN|\[object)\b/],
  ['an open bracket', /\([^)]*$/],
];

/** What is wrong in every language: what was put together wrongly. */
const anywhere: [string, RegExp][] = [
  ['a space before a comma or full stop', / [,.](?:\s|$)/],
  ['two marks', /[,;]{2}|(?<!\.)\.\.(?!\.)|,\.|;\.|:\./],
  ['two spaces', / {2}/],
  ['no space after a mark', /\p{Ll}[,;]\p{L}|\p{Ll}\.\p{Lu}\p{Ll}/u],
  ['undefined', /\b(?:undefined|null|NaN|\[object)\b/],
  ['an open bracket', /\([^)]*$/],
  ['a bracket in a bracket', /\([^()]*\([^()]*\)/],
];

/** Articles, cases, elisions and quotation marks of the other languages of letters. */
const others: Record<string, [string, RegExp][]> = {
  de: [
    ['a word twice', /\b(?!(?:die|der|das|sie)\b)(\p{L}{2,}) \1\b/iu],
    ['the wrong quotation marks', /“[^“”„]*”|"[^"]*"|«/],
    ['"von dem", "bei dem", "zu dem"', /\b(?:von|bei|zu|in) dem (?=\p{Lu})/u],
    ['a case', /\b(?:bei|mit|von|zu|seit|aus) (?:die|das|den (?!\p{L}+n\b))(?= \p{Lu})/u],
    ['a company without its article', /\bbei (?=\p{Lu}[\p{L} ]*(?:GmbH|AG|KG)\b)/u],
    ['a verb of one for many', /\bgehört (?:die|der|das) [^.]* (?:und|sowie) (?:die|der|das) \p{Lu}/u],
    ['a half-open quote', /„[^“]*$/],
  ],
  fr: [
    ['a word twice', /\b(?!(?:nous|vous)\b)(\p{L}{2,}) \1\b/iu],
    ['no elision', /(?<!\p{L})(?:de|le|la|je|que|ne|se) (?=[aeiouéèêàâîô]\p{Ll})/iu],
    ['an elision before a consonant', /(?<!\p{L})[djlnsm]['’](?=[bcdfgjklmnpqrstvwxz]\p{Ll})/iu],
    ['"de le", "de les", "à le", "à les"', /(?<!\p{L})(?:de|à) les? (?=\p{Ll})/iu],
    ['no space before a mark', /\p{L}[;:!?](?:\s|$)/u],
    ['a breaking space beside a mark', / [;:!?»]|« /],
    ['the wrong quotation marks', /«\S|\S»|“|"/],
    ['"chez" before an article', /\bchez (?:le|la|les) /i],
  ],
  es: [
    ['a word twice', /\b(\p{L}{2,}) \1\b/iu],
    ['"de el", "a el"', /(?<!\p{L})(?:de|a) el (?=\p{L})/iu],
    ['"y" before i, "o" before o', / y (?=h?i(?![aeo])\p{Ll})| o (?=h?o\p{Ll})/iu],
    ['a question without its first mark', /(?:^|[.!?] )[^¿.!?]*\?/u],
    ['a space before a mark', /\p{L} [;:!?]/u],
    ['the wrong quotation marks', /“|"|« | »/],
  ],
};

/** A letter says no less than this. */
const shortest = { whole: { paragraphs: 3, words: 45 }, waiting: { paragraphs: 2, words: 25 } };

/** Whether a letter quotes no line of the resume and so waits for what the person can add. */
export const waits = ({ paragraphs }: OptimisedResume['letter']): boolean =>
  !paragraphs.some((paragraph) => /^– /mu.test(paragraph));

/** Faults of grammar and style in what was written: the letter, the summary and the reworded lines. */
export function proofread(name: string, { letter, edits, tailored }: OptimisedResume): string[] {
  const texts = [
    ...letter.paragraphs,
    ...edits.flatMap(({ after, reason }) => (typeof after === 'string' && reason !== 'relevance-order' ? [after] : [])),
  ];
  const faults = texts.flatMap((text) => {
    const inLetter = letter.paragraphs.includes(text);
    const english = letter.language.startsWith('en') || !inLetter;
    return [
      ...(stock.test(text) && !isOwn(text, tailored, edits) ? [`stock phrase: ${text}`] : []),
      ...(inLetter
        ? [...anywhere, ...(others[letter.language] ?? [])]
            .filter(([, pattern]) => pattern.test(text))
            .map(([what]) => `${what}: ${text}`)
        : []),
      ...(english ? grammar.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`) : []),
    ];
  });
  const fewest = waits(letter) ? shortest.waiting : shortest.whole;
  if (letter.paragraphs.length < fewest.paragraphs) faults.push(`a letter of ${letter.paragraphs.length} paragraphs`);
  const words = letter.paragraphs.join(' ').split(/\s+/).length;
  if (words < fewest.words || words > 400) faults.push(`a letter of ${words} words`);
  return faults.map((fault) => `${name}: ${fault}`);
}

/** A phrase that the person wrote stays theirs. */
function isOwn(text: string, tailored: OptimisedResume['tailored'], edits: OptimisedResume['edits']): boolean {
  const phrase = stock.exec(text)?.[0].toLowerCase() ?? '';
  return (
    JSON.stringify(tailored).toLowerCase().includes(phrase) ||
    edits.some(({ before }) => typeof before === 'string' && before.toLowerCase().includes(phrase))
  );
}
