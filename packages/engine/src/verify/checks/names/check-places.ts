import type { Violation } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import { viewsOfCompound } from '../../facts/compound-parts.ts';
import { type FactIndex, type FactView, smallWords } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';

/** Where a sentence puts the person: the name after "at" must be an employer's or a school's, after a degree's "from" a school's; and the deed must belong there. */
export function checkPlaces(claims: Claims, index: FactIndex): Violation[] {
  return [
    ...checkNamedPlaces(claims, index),
    ...checkHeldTitles(claims, index),
    ...checkDeeds(claims, index),
    ...checkDirections(claims, index),
  ];
}

const placing = /^(?:at|bei|beim|chez|presso|bij)$/;

function checkNamedPlaces(claims: Claims, index: FactIndex): Violation[] {
  const found: Violation[] = [];
  claims.words.forEach((word, i) => {
    const before = claims.words[i - 1];
    const afterWork = word.word === 'for' && /^(?:work|works|worked|working|employed)$/.test(before?.word ?? '');
    const afterDegree =
      word.word === 'from' &&
      claims.words.slice(0, i).some((each) => guardedFamilies(each.key).some(({ kind }) => kind === 'degree'));
    if (!placing.test(word.word) && !afterWork && !afterDegree && word.word !== 'joined') return;
    const name = nameAfter(claims, i + 1);
    const [first, last] = [name[0], name.at(-1)];
    if (first === undefined || last === undefined || !isOpen(claims, first.start, last.end)) return;
    if (/^[ABC][12]$/.test(first.text)) return;
    const keys = name.map((each) => each.key);
    if (index.views.some((view) => (afterDegree ? isSchool(view) : isPlace(view)) && holdsRun(view, keys))) return;
    if (index.views.some((view) => !afterDegree && holdsRun(view, [word.key, ...keys]))) return;
    // "Bei der Einarbeitung", "bei Gleitsichtgläsern": a noun of the person's own lines is no employer.
    if (claims.language === 'de' && name.every((each) => isNounOfLines(each, claims, index))) return;
    // German nouns stand in capitals behind the name.
    if (
      claims.language === 'de' &&
      index.names.some(({ words }) => words.length > 0 && words.every((key, at) => keys[at] === key))
    )
      return;
    found.push({
      kind: afterDegree ? 'institution' : 'employer',
      text: claims.text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
    });
  });
  return found;
}

/** A noun behind an article or in the plural that a line has. */
function isNounOfLines(word: Word, claims: Claims, index: FactIndex): boolean {
  const before = claims.words[claims.words.indexOf(word) - 1];
  if (!/^(?:beim|de[rnm]|eine[rnm]|meine[rnm]|neue[rnm])$/.test(before?.word ?? '') && !/n$/.test(word.word))
    return false;
  const held = [...viewsWith(word, 'de', index), ...viewsOfCompound(word.word, 'de', index)];
  return held.some(({ fact }) => /\/(?:highlights\/\d+|summary|description|title)$/.test(fact.pointer));
}

/** Before the name of an own employer these place a title; alone they are too common to tell. */
const holding = /^(?:at|bei|beim|chez|en|à|au|aux|im|with|for|em|no|na|presso|bij)$/;

/** A name's words without articles and what is left of them ("l’Erdre"). */
function tellingOf(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 2).map((word) => word.replace(/^[ldLD]['’]/, ''));
}

/** "TITLE at EMPLOYER": the title must have been held there. */
function checkHeldTitles(claims: Claims, index: FactIndex): Violation[] {
  return claims.words.flatMap((word, i): Violation[] => {
    if (!holding.test(word.word)) return [];
    const keys = tellingOf(nameAfter(claims, i + 1).map((each) => each.key));
    const isNamed = (words: string[]) =>
      words.length > 0 &&
      keys.length > 0 &&
      (keys.join(' ').startsWith(words.join(' ')) || words.join(' ').startsWith(keys.join(' ')));
    const items = new Set(index.names.filter(({ words }) => isNamed(tellingOf(words))).map(({ item }) => item));
    const title: Word[] = [];
    for (let at = i - 1; at >= Math.max(0, i - 7); at--) {
      const each = claims.words[at];
      if (
        each === undefined ||
        each.clause !== claims.words[i - 1]?.clause ||
        each.word === 'i' ||
        /^(?:as|als|comme|como)$/.test(each.word)
      )
        break;
      if (!smallWords.has(each.word)) title.unshift(each);
    }
    const [first, last] = [title[0], title.at(-1)];
    if (items.size === 0 || first === undefined || last === undefined) return [];
    const positions = index.views.filter((view) => /\/position$/.test(view.fact.pointer));
    const holds = (view: FactView) => title.every((each) => view.words.some((own) => own.key === each.key));
    if (!positions.some(holds) || positions.some((view) => items.has(view.item) && holds(view))) return [];
    return [{ kind: 'title', text: claims.text.slice(first.start, last.end), start: first.start, end: last.end }];
  });
}

/** The capitalised words that follow, small words between them included. */
function nameAfter(claims: Claims, from: number): Word[] {
  const name: Word[] = [];
  for (let i = from; i < claims.words.length; i++) {
    const word = claims.words[i];
    if (
      word === undefined ||
      (name.length > 0 && /[,;:()|]/.test(claims.text.slice(claims.words[i - 1]?.end, word.start))) ||
      (name.length > 0 && endsSentence(claims, i - 1, word.start))
    )
      break;
    if (word.word === 'i' || claims.months.some((month) => word.start >= month.start && word.start < month.end)) break;
    if (word.capital) name.push(word);
    else if (name.length === 0 && word.word === 'the') continue;
    else if (!(smallWords.has(word.word) && claims.words[i + 1]?.capital === true) || word.word === 'in') break;
  }
  return name.filter((word) => !smallWords.has(word.word));
}

/** A full stop after a word that is no abbreviation ("St.", "Inc."): the name ends with its sentence. */
function endsSentence(claims: Claims, at: number, until: number): boolean {
  const word = claims.words[at];
  return word !== undefined && word.text.length > 4 && /^\.\s/.test(claims.text.slice(word.end, until));
}

function isPlace(view: FactView): boolean {
  return (
    /\/(?:name|organization|institution|location|city|region|entity|issuer|awarder|publisher)$/.test(
      view.fact.pointer,
    ) &&
    !view.fact.pointer.startsWith('/skills') &&
    !view.fact.pointer.startsWith('/basics/name')
  );
}

function isSchool(view: FactView): boolean {
  return (
    /\/institution$/.test(view.fact.pointer) ||
    view.fact.source === 'answer' ||
    view.fact.pointer.startsWith('/customSections')
  );
}

function holdsRun(view: FactView, keys: string[]): boolean {
  const own = view.words.map((word) => word.key).filter((key) => !smallWords.has(key) || keys.includes(key));
  return own.some((_, at) => keys.every((key, i) => own[at + i] === key));
}

const framing = new Set(
  'i my me as also then there role job work worked working time before that during since until from now currently currently'.split(
    ' ',
  ),
);

/** A deed of one job told of another: the sentence names an employer, and its words are those of a line that belongs elsewhere. */
function checkDeeds(claims: Claims, index: FactIndex): Violation[] {
  const { items } = claims;
  if (items.size === 0) return [];
  const named = index.names.filter(({ item }) => items.has(item));
  const nameWords = new Set(named.flatMap(({ words }) => words));
  const open = claims.words.filter(
    (word) =>
      isOpen(claims, word.start, word.end) &&
      !nameWords.has(word.key) &&
      !smallWords.has(word.word) &&
      !framing.has(word.word),
  );
  const telling = open.filter((word) => (word.capital ? !word.opens : !isGeneralWord(word.word)));
  const words = telling.length < 3 ? open : telling;
  if (words.length < 2 || telling.length === 0) return [];
  const best = { here: 0, elsewhere: 0 };
  for (const view of index.views) {
    if (view.isDate) continue;
    const own = words.filter((word) => view.words.some((each) => each.stem === word.stem)).length;
    const tellsOfIt = named.some(
      ({ words }) => words.length > 1 && words.every((key) => view.words.some((own) => own.key === key)),
    );
    if (view.item === '' || items.has(view.item) || tellsOfIt) best.here = Math.max(best.here, own);
    else best.elsewhere = Math.max(best.elsewhere, own);
  }
  const [first] = claims.words;
  const isClear =
    best.elsewhere === words.length
      ? best.here < best.elsewhere
      : best.elsewhere >= words.length * 0.6 && best.elsewhere - best.here >= 2;
  if (first === undefined || !isClear) return [];
  return [
    {
      kind: 'employer',
      text: claims.text.slice(first.start, claims.words.at(-1)?.end),
      start: first.start,
      end: claims.words.at(-1)?.end ?? first.end,
    },
  ];
}

/** "From A to B" turned round, where a fact has them in the other order. */
function checkDirections(claims: Claims, index: FactIndex): Violation[] {
  const from = claims.words.findIndex((word) => word.word === 'from');
  const to = claims.words.findIndex((word, i) => i > from + 1 && (word.word === 'to' || word.word === 'into'));
  const [a, b] = [claims.words[from + 1], claims.words[to + 1]];
  if (from < 0 || to < 0 || a === undefined || b === undefined) return [];
  const place = (view: FactView, word: Word) => view.words.findIndex((each) => each.key === word.key);
  const both = index.views.filter(
    (view) =>
      /\b(?:from|von|de)\b/i.test(view.fact.text) && place(view, a) >= 0 && place(view, b) >= 0 && a.key !== b.key,
  );
  if (both.length === 0 || both.some((view) => place(view, a) < place(view, b))) return [];
  return [{ kind: 'other', text: claims.text.slice(a.start, b.end), start: a.start, end: b.end }];
}
