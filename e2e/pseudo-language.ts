import vm from 'node:vm';
import type { Page } from '@playwright/test';
import { pageBreakLine } from '@shortlist/schema';
import { languageOf, languages } from '@shortlist/schema/languages';
import { sampleResume, templates } from '@shortlist/typeset';
import { brand } from '../apps/web/src/content/brand.ts';
import { samplePosting } from './submit-resume.ts';

/** A message of a catalog as the build writes it: pieces; one that is a list is a value with its cases. */
type Piece = string | [name: string, kind?: string, cases?: Record<string, Piece | Piece[] | number>];

/** German has the longest words of our languages. */
const code = 'de';
const firstLetter = 0x5d0;
const letters = 27;

/**
 * From now on the app speaks a language that nobody speaks: German, letter by letter in the letters of Hebrew, from right to left. Its catalogs are
 * changed on their way to the browser, and its row in the list of languages. A Latin letter on a screen is then the person's own, or a text
 * that is in no catalog.
 */
export async function speakPseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript((language) => localStorage.setItem('shortlist.language', language), code);
  await page.route(/\/assets\/de-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: translate(await response.text()) });
  });
  await page.route(/\/assets\/languages-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    const direction = /(name:.Deutsch.,dir:.)ltr/;
    await route.fulfill({ response, body: (await response.text()).replace(direction, '$1rtl') });
  });
}

function translate(module: string): string {
  const literal = /JSON\.parse\((`(?:[^`\\]|\\.)*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\)/s;
  return module.replace(literal, (_, json: string) => {
    const messages = JSON.parse(vm.runInNewContext(json)) as Record<string, Piece[]>;
    for (const [id, pieces] of Object.entries(messages)) messages[id] = pieces.map(inPseudo);
    return JSON.stringify(messages);
  });
}

function inPseudo(piece: Piece): Piece {
  if (typeof piece === 'string') return piece.replaceAll(/<[^>]*>|\p{Script=Latin}/gu, inHebrew);
  const [name, kind, cases] = piece;
  if (!kind || !cases || typeof cases !== 'object') return piece;
  const said = Object.entries(cases).map(([key, text]) => {
    if (typeof text === 'number') return [key, text];
    return [key, Array.isArray(text) ? (text as Piece[]).map(inPseudo) : inPseudo(text)];
  });
  return [name, kind, Object.fromEntries(said)];
}

const inHebrew = (part: string) =>
  part.startsWith('<') ? part : String.fromCharCode(firstLetter + (part.charCodeAt(0) % letters));

/** An address or a code is no text. */
const addresses = /https?:\/\/[^\s"]+|\b[A-Z\d]{20,}\b/g;
const latinWords = (text: string) => text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
const wordsIn = (text: string) => latinWords(text.replaceAll(addresses, ' '));

const { tag } = languageOf(code);
const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
const dates = months.flatMap((day) =>
  [tag, 'en'].flatMap((locale) => [
    new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }).format(day),
    ...(['medium', 'long'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { dateStyle: style, timeStyle: 'short' }).format(day),
    ),
  ]),
);

/** What stands on screens in Latin letters and is in no catalog: the person's documents, names, formats, keys, dates, what a page says in its own language. */
const own = new Set(
  [
    JSON.stringify([sampleResume, brand, templates.map(({ name }) => name), languages]),
    samplePosting,
    pageBreakLine,
    ...dates,
    'Free Famous Premium Google LinkedIn GitHub Typst',
    'PDF PDF/A DOCX Word Markdown HTML JSON Resume ZIP PNG JPEG WebP SVG KB MB kB ATS AI QR txt md typ',
    'Ctrl Alt Esc Shift Enter Z S B I K A4 US Letter URL',
    'Present Certifications Work Experience My resume Created with BI: business intelligence',
    'Your Name Enter your Professional Summary...',
    'Ihr Name Profil Berufserfahrung Ausbildung Kenntnisse eingeben',
    'resume.pdf resume-rebuilt.pdf resume-rebuilt.docx letter edits.txt sources.txt interview.pdf left-out.json und Microsoft Excel Lean manufacturing',
    'Chrome unter Linux heute localhost shared',
  ].flatMap(latinWords),
);

/** The texts on the screen, seen or heard, that no catalog has. `more` are further words of the person's. */
export async function findLiterals(page: Page, more: readonly string[] = []): Promise<string[]> {
  const known = new Set([...own, ...more.flatMap(latinWords)]);
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isShown(node.parentElement)) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
      if (isShown(element)) found.push(...spoken.map((name) => element.getAttribute(name) ?? ''));
    return found;
  });
  return [...new Set(texts.filter((text) => wordsIn(text).some((word) => !known.has(word))))];
}
