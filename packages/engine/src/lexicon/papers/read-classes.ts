import { drivingSchemes } from './driving-schemes.ts';
import { officeSchemes } from './office-schemes.ts';
import { tradeSchemes } from './trade-schemes.ts';
import type { ClassForm, PaperScheme } from './types.ts';

/** A paper that a text names, by its scheme, with the classes that it states, none where it states none. Offsets into the text. */
export type NamedPaper = {
  scheme: PaperScheme;
  classes: string[];
  /** Any of the classes will do. */
  any: boolean;
  start: number;
  end: number;
};

type Reader = { after: RegExp; before: RegExp; name: RegExp; one: RegExp; announced: boolean };

const schemes = [...drivingSchemes, ...tradeSchemes, ...officeSchemes];
const joint = String.raw`(?:\s*(?:[,/&+]|\s(?:und|et|y|and|e|ou|oder|or|o|u|en)\s)\s*|\s+)`;

/** Both orders of a form: "Führerschein Klasse C", "category C licence"; a licence's other words may stand before what announces the class. */
function readerOf(form: ClassForm): Reader {
  const { name, lead, classes, announced = false, leading = false, alone = name } = form;
  const list = String.raw`(?:${classes})(?![\p{L}\d.])(?:${joint}(?:(?:${lead})\s?)?(?:${classes})(?![\p{L}\d.]))*`;
  const gap = String.raw`[\s:,(–-]{0,3}`;
  const led = String.raw`(?:\s(?!(?:or|oder|ou|o)\s)[\p{L}\d-]+){0,3}?${gap}(?<!\p{L})(?:${lead})[\s:.-]{0,2}`;
  return {
    announced,
    one: new RegExp(String.raw`(?<![\p{L}\d])(?:${classes})(?![\p{L}\d.])`, form.exact ? 'gu' : 'giu'),
    name: new RegExp(String.raw`(?<![\p{L}\d])(?:${alone})(?!\p{L})`, 'iu'),
    after: new RegExp(
      String.raw`(?<![\p{L}\d])(?<name>${name})(?!\p{L})${announced ? led : `(?:${led}|${gap})`}(?<list>${list})`,
      'giu',
    ),
    before: new RegExp(
      String.raw`(?<![\p{L}\d])(?:(?:${lead})[\s:.-]{0,2})${leading ? '?' : ''}(?<list>${list})[\s)-]{0,2}(?:[\p{L}-]+ ){0,2}?(?<name>${name})(?!\p{L})`,
      'giu',
    ),
  };
}

const readers = new Map(schemes.map((scheme) => [scheme, (scheme.forms ?? []).map(readerOf)]));
const worded = new Map(
  schemes.flatMap((scheme) => {
    if (scheme.words === undefined) return [];
    const { name, classes } = scheme.words;
    return [[scheme, { classes, name: new RegExp(name.source, `${name.flags}g`) }]];
  }),
);
/** One look tells most lines from those that name a paper of any scheme. */
const any =
  /licen[cs]|class [12] \(|osha|[af]c[cm]a|aca|c[ig]ma|permi[st]|carn[eé]t|führer|fahrerlaub|patente|rijbewijs|carta de|carteira|cnh|[hl]gv|cdl|commercial driver|entitlement|adr|gas|gaz|attestation|kälte|sachkunde|2079|608|epa|caces|r\.?\s?4\d\d|habilitation|18-510|sia|security|lift|flt|truck|counterbalance|vna|telehandler|stapler|schubmast|9606|schwei|287|ipaf|pal|ssiap|irata|sprat|wset|cc(?:na|np|ie)|aws|amazon|az(?:ure|-)|atpl|cpl|ppl|part.?66|easa|aml|engineer|toeic|toefl|ielts|gmat|prince|itil|istqb|sigma|belt|ecdl|icdl|cfa/i;

/** The papers of known schemes that a text names. */
export function readPapers(text: string): NamedPaper[] {
  if (text.length > 600 || !any.test(text)) return [];
  const found: NamedPaper[] = [];
  for (const scheme of schemes) {
    const words = worded.get(scheme);
    const paper = words === undefined ? readForms(scheme, text) : readWords(scheme, words, text);
    if (paper !== undefined) found.push(paper);
  }
  return found;
}

function readForms(scheme: PaperScheme, text: string): NamedPaper | undefined {
  let paper: NamedPaper | undefined;
  for (const { name, after, before, one, announced } of readers.get(scheme) ?? []) {
    const hits = [...text.matchAll(after), ...text.matchAll(before)].flatMap((hit) => {
      const { list = '', name: called = '' } = hit.groups ?? {};
      const tokens = [...list.matchAll(one)];
      const written = tokens.map(([token]) => token);
      const last = tokens.at(-1);
      const listAt = hit.index + hit[0].lastIndexOf(list);
      const till = last === undefined ? 0 : listAt + last.index + last[0].length;
      // The name may stand behind its classes.
      const end = hit[0].startsWith(called) ? till : hit.index + hit[0].length;
      return written.length === 0
        ? []
        : [
            {
              classes: written.flatMap((word) => scheme.means?.(word, called) ?? [word.toUpperCase()]),
              any: isChoice(list, scheme),
              start: hit.index,
              end: end + (isOpen(text.slice(hit.index, end)) && text[end] === ')' ? 1 : 0),
            },
          ];
    });
    for (const hit of hits)
      paper = paper === undefined || paper.classes.length === 0 ? { scheme, ...hit } : united(paper, hit, text);
    const named = hits.length === 0 && !announced ? name.exec(text) : null;
    if (named !== null)
      paper ??= {
        scheme,
        classes: (scheme.means?.('', named[0]) ?? []).filter((one) => one !== ''),
        any: false,
        start: named.index,
        end: named.index + named[0].length,
      };
  }
  return paper;
}

type Hit = Omit<NamedPaper, 'scheme'>;

function united(paper: NamedPaper, hit: Hit, text: string): NamedPaper {
  const between = text.slice(Math.min(paper.end, hit.end), Math.max(paper.start, hit.start));
  return {
    ...paper,
    classes: [...new Set([...paper.classes, ...hit.classes])],
    any: paper.any || hit.any || isChoice(between, paper.scheme),
    start: Math.min(paper.start, hit.start),
    end: Math.max(paper.end, hit.end),
  };
}

function readWords(
  scheme: PaperScheme,
  { name, classes }: NonNullable<PaperScheme['words']>,
  text: string,
): NamedPaper | undefined {
  const named = [...text.matchAll(name)];
  if (named.length === 0) return undefined;
  const hits = classes.flatMap(([id, words]) => {
    const hit = words.exec(text);
    return hit === null ? [] : [{ id, start: hit.index, end: hit.index + hit[0].length }];
  });
  const start = Math.min(...[...named.map(({ index }) => index), ...hits.map((hit) => hit.start)]);
  const end = Math.max(...named.map(({ index, 0: whole }) => index + whole.length), ...hits.map((hit) => hit.end));
  const shut = isOpen(text.slice(start, end)) && text[end] === ')' ? 1 : 0;
  return {
    scheme,
    classes: hits.map(({ id }) => id),
    any: isChoice(text.slice(start, end), scheme),
    start,
    end: end + shut,
  };
}

function isOpen(text: string): boolean {
  return text.lastIndexOf('(') > text.lastIndexOf(')');
}

function isChoice(list: string, { slashIsOr = false }: PaperScheme): boolean {
  return /\s(?:ou|oder|or|o|u)\s/iu.test(list) || (slashIsOr && list.includes('/'));
}

/** Whether a class that is held stands for one that is asked for: the same, or one that its scheme puts above. */
export function standsFor({ covers = {}, stands }: PaperScheme, held: string, asked: string): boolean {
  if (held === asked || stands?.(held, asked) === true) return true;
  return covers[held]?.some((below) => below !== held && standsBelow(covers, below, asked, new Set([held]))) === true;
}

function standsBelow(covers: Record<string, string[]>, held: string, asked: string, seen: Set<string>): boolean {
  if (held === asked) return true;
  if (seen.has(held)) return false;
  seen.add(held);
  return covers[held]?.some((below) => standsBelow(covers, below, asked, seen)) === true;
}
