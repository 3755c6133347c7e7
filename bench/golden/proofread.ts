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

/** Faults of grammar and style in what was written: the letter, the summary and the reworded lines. */
export function proofread(name: string, { letter, edits, tailored }: OptimisedResume): string[] {
  const texts = [
    ...letter.paragraphs,
    ...edits.flatMap(({ after, reason }) => (typeof after === 'string' && reason !== 'relevance-order' ? [after] : [])),
  ];
  const faults = texts.flatMap((text) => {
    const english = letter.language === 'en' || !letter.paragraphs.includes(text);
    return [
      ...(stock.test(text) && !isOwn(text, tailored, edits) ? [`stock phrase: ${text}`] : []),
      ...(english ? grammar.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text}`) : []),
    ];
  });
  if (letter.paragraphs.length < 3) faults.push(`a letter of ${letter.paragraphs.length} paragraphs`);
  const words = letter.paragraphs.join(' ').split(/\s+/).length;
  if (words < 45 || words > 400) faults.push(`a letter of ${words} words`);
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
