import type { Hit, Rule } from '../rule.ts';
import type { Subject } from '../subject.ts';

/** Smallest size, in points, of body text that reads well on paper. */
const smallestBody = 9;
const meaningless = /\p{Co}|\uFFFD|(?!\s)\p{Cc}/u;
/** Inside a word only: an icon often stands right before one. */
const brokenWord = /\p{L}(?:\p{Co}|\uFFFD|(?!\s)\p{Cc})+\p{L}/u;
/** Fonts of icons: their shapes stand for no letters, and are found by their characters. */
const iconFont = /awesome|icon|phosphor|entypo|glyph|material|symbol|dingbat|marvosym|ionic|feather|bootstrap/i;
const joined = /[\uFB00-\uFB06]/;

/** Checks on fonts, sizes and on letters that map to no meaning. */
export const fontRules: Rule[] = [
  {
    code: 'font-not-embedded',
    severity: 'minor',
    find: ({ document }) =>
      document.format === 'pdf'
        ? document.fonts.filter((font) => !font.embedded).map(({ name }) => ({ evidence: name }))
        : [],
  },
  {
    code: 'letters-without-unicode',
    severity: 'major',
    find: ({ document }) =>
      document.fonts
        .filter(({ unicode, name }) => !unicode && !iconFont.test(name))
        .map(({ name }) => ({ evidence: name })),
  },
  {
    code: 'drawn-font',
    severity: 'minor',
    find: ({ document }) =>
      document.fonts.filter((font) => font.type === 'Type3').map(({ name }) => ({ evidence: name })),
  },
  { code: 'lost-letters', severity: 'major', find: (subject) => findWords(subject, brokenWord) },
  { code: 'joined-letters', severity: 'minor', find: (subject) => findWords(subject, joined) },
  { code: 'icon-glyphs', severity: 'info', find: findIcons },
  { code: 'small-text', severity: 'minor', find: findSmallText },
];

function findWords({ lines }: Subject, pattern: RegExp): Hit[] {
  const hits: Hit[] = [];
  for (const line of lines) {
    if (!pattern.test(line.text)) continue;
    const word = line.text.split(/\s+/).find((part) => pattern.test(part)) ?? line.text;
    hits.push({ evidence: word, boxes: [line.box] });
  }
  return hits;
}

function findIcons({ document }: Subject): Hit[] {
  const icons = document.pages.flatMap((page) =>
    page.items.filter((item) => meaningless.test(item.text) && !brokenWord.test(item.text)),
  );
  if (icons.length === 0) return [];
  return [{ evidence: `${icons.length} icons`, boxes: icons.slice(0, 10).map((item) => item.box) }];
}

/** The size that half of all characters do not exceed. */
function findSmallText({ document }: Subject): Hit[] {
  if (document.format !== 'pdf' && document.format !== 'docx') return [];
  const items = document.pages.flatMap((page) => page.items).filter((item) => !item.hidden);
  const total = items.reduce((count, item) => count + item.text.length, 0);
  items.sort((a, b) => a.size - b.size);
  let seen = 0;
  const median = items.find((item) => {
    seen += item.text.length;
    return seen * 2 >= total;
  });
  // Half a tenth of a point is rounding.
  if (!median || median.size >= smallestBody - 0.05) return [];
  return [{ evidence: `${median.size.toFixed(1)} pt` }];
}
