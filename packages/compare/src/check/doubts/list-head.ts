import type { Resume, SourceText } from '@shortlist/schema';
import type { Account } from '../../account/account.ts';
import { lineText } from '../../account/line-text.ts';
import { wordsInFields } from '../../account/words-in-fields.ts';
import { findEmail } from '../../tokens/find-email.ts';
import { foldWord } from '../../tokens/fold-word.ts';
import { sectionOfHeading } from '../../words/heading-words.ts';
import { isAddress, isLabelled } from './own-lines.ts';
import type { Uncertainty } from './uncertainty.ts';

/** Whole lines of the head of a page that may stand among the contacts as they are. */
const mostLines = 4;
/** From so many headings of one look on, it is no look of a name. */
const manyHeadings = 2;

/** What stands wrongly in the head of the page: parts of lines, lines of other sections, a heading in the place of the name, an address of the person elsewhere. */
export function listHeadDoubts(
  { verbatim = [], basics = {} }: Resume,
  source: SourceText,
  account: Account,
): Uncertainty[] {
  const { blocks, texts } = account;
  const top = blocks.filter(
    ({ heading, section }) => heading === undefined || section === 'basics' || heading.names === 'basics',
  );
  const whole = new Set(
    top.flatMap(({ lines }) =>
      lines
        .flatMap((line) => [
          texts[line] ?? '',
          ...(source.lines[line]?.cells ?? []).flatMap(({ text }) => [text, ...text.split(/[|•·∙;]| [–-] /)]),
        ])
        .map(foldWord),
    ),
  );
  const loose = verbatim.flatMap(({ section, whole: all, lines }) => (section === 'basics' && !all ? lines : []));
  const bare = loose
    .map(({ text }) => text)
    .filter((text) => !isAddress(text, source) && !isLabelled(text, source) && !isLinkName(text, source));
  // What ends with a comma goes on elsewhere.
  const strange = bare.filter(
    (text) => !whole.has(foldWord(text)) || sectionOfHeading(text) !== undefined || /[,;]$/.test(text),
  );
  const listed = bare.length > mostLines ? bare : strange;
  return [
    ...listed.map((text): Uncertainty => ({ reason: 'loose-in-head', text })),
    ...listHeadingsOf('name', basics.name, source, account),
    ...listHeadingsOf('label', basics.label, source, account),
    ...listParted(basics.name, source),
    ...listHeadingAbove(bare, account),
    ...listEmail(basics.email, source),
  ];
}

/** A link is called by fewer letters. */
const longestLinkName = 30;

/** Whether a text is what a link of the file is called by: the link itself is printed beside it. */
function isLinkName(text: string, { lines, links }: SourceText): boolean {
  if (links.length === 0 || text.length >= longestLinkName) return false;
  const key = foldWord(text);
  const line = lines.find((each) => each.cells.some((cell) => foldWord(cell.text) === key));
  return (
    line !== undefined &&
    links.some(
      ({ box }) =>
        box.page === line.box.page &&
        Math.abs(box.y + box.height / 2 - line.box.y - line.box.height / 2) < line.box.height &&
        box.x < line.box.x + line.box.width &&
        line.box.x < box.x + box.width,
    )
  );
}

/** A name or a headline that has the look of the headings. */
function listHeadingsOf(
  key: string,
  name: string | undefined,
  { lines, format }: SourceText,
  account: Account,
): Uncertainty[] {
  if (name === undefined) return [];
  if (format !== 'pdf' && format !== 'docx') return [];
  const held = wordsInFields(account);
  const isName = (field: number): boolean => {
    const { section, key: own } = account.fields[field] ?? {};
    return section === 'basics' && own === key;
  };
  const line = lines.find((_, at) => held.get(at)?.some(({ field }) => isName(field)));
  if (line === undefined) return [];
  const lookOf = ({ font, size }: (typeof lines)[number]): string => `${font} ${Math.round(size * 2)}`;
  const same = account.headings.filter((heading) => {
    const head = lines[heading.line];
    return head && head !== line && lookOf(head) === lookOf(line) && heading.names !== undefined;
  });
  return same.length >= manyHeadings && line.font !== '' && isAlone(line, name)
    ? [{ reason: 'name-like-heading', text: name }]
    : [];
}

/** Whether a line holds little more than a name. */
function isAlone(line: SourceText['lines'][number], name: string): boolean {
  return lineText(line).length < 2 * name.length;
}

/** A name that the file's own text layer parts into other words: one of both extractions is wrong. */
function listParted(name: string | undefined, { lines }: SourceText): Uncertainty[] {
  if (name === undefined) return [];
  const key = foldWord(name);
  const count = (text: string): number => text.trim().split(/\s+/).length;
  const texts = lines.flatMap((line) => (line.unseen ? [] : [lineText(line)])).filter((text) => foldWord(text) === key);
  const isSpread = (text: string): boolean => /^(?:\p{L} +)+\p{L}$/u.test(text);
  return texts.length > 0 && texts.every((text) => !isSpread(text) && count(text) < count(name))
    ? [{ reason: 'contact-elsewhere', text: name }]
    : [];
}

/** A bare line of the head of a page right above the summary is its heading. */
function listHeadingAbove(bare: readonly string[], account: Account): Uncertainty[] {
  const held = wordsInFields(account);
  const keys = new Set(bare.map(foldWord));
  return account.texts.flatMap((text, line): Uncertainty[] => {
    const below = held.get(line + 1)?.every(({ field }) => account.fields[field]?.section === 'summary');
    const isShort = text.length < 40 && !/[\d@]/.test(text);
    return below && isShort && keys.has(foldWord(text)) ? [{ reason: 'heading-of-file', text }] : [];
  });
}

function listEmail(email: string | undefined, { lines }: SourceText): Uncertainty[] {
  if (email !== undefined) return [];
  const found = lines.flatMap((line) => (line.unseen ? [] : (findEmail(lineText(line)) ?? [])))[0];
  return found === undefined ? [] : [{ reason: 'contact-elsewhere', text: found }];
}
