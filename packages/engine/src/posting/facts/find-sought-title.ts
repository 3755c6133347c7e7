import { organisationScore } from '../../language/titles/organisation-words.ts';
import { titleScore } from '../../language/titles/title-words.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { anyWord } from '../words/any-word.ts';
import { pluralEnds, seeksWords } from '../words/find-sought-title-words.ts';

/** A job title with its place in the text. */
export type TitlePlace = { text: string; start: number; end: number };
/** `sure`, 0 to 1: how surely these words are the title. */
export type ReadTitle = TitlePlace & { sure: number };

const seeks = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(seeksWords)})(?!\p{L})`, 'giu');
/** "a Business Development Intern to help grow …": the capitalised words behind the article. */
const capitalised =
  /^\s(?:(?:an?|une?(?: ou une)?|an experienced|eine?n?|un[ao]?|een) )?((?:\p{Lu}[\p{L}-]+ (?:[/&] )?){1,5}\p{Lu}[\p{L}-]+)(?=\s(?:to|who|with|for|at|in|on|and|that|zur|mit|pour|para|per|om|die)(?!\p{L})|[,.!]|$)/u;
/** "a versatile full stack ": what the title is of, in small letters, behind the article and words of praise. */
const before =
  /(?<!\p{L})an?\s(?:(?:\p{Ll}+(?:ed|ing|ful|ive|ous|ile|ent|ant|ic)|strong|bright|new|great|good|reliable|friendly|skilled)(?:,| and)?\s)*((?:full|front|back|senior|junior|lead|certified|licensed|registered)(?:[- ](?:stack|end))?\s(?:\p{Lu}[\p{L}.]+\s)?)$/u;
/** The title between "as a", "eine" … and the mark that every sex is meant. */
const marked =
  /(?<!\p{L})(?:als|eine?n?|une?|an?|un\(e\)|eine\/n|einen?\/e?|(?<!\p{Lu}\p{L}{2,40} )für)\s+((?:\p{L}[\p{L}*/:().,&-]*\s){0,5}?\p{L}[\p{L}*/:.-]*?)\s*\((?:[mwfdxhi]\s?[/|]\s?){1,3}[mwfdxhi]\)/iu;

/** "The Northmoor Senior Sales Manager will be responsible for …": whose work a sentence tells. */
const told =
  /(?:^|(?<=[\n.!?]\s*))The\s((?:\p{Lu}[\p{L}&/-]*\s){1,7}\p{Lu}[\p{L}/-]+)\s(?:will be (?:responsible|based|working|part)|will report|is responsible)(?!\p{L})/u;
/** What stands between a title's first word and the words that say for whom or where: "un cajero asistente Integral para su tienda". */
const more =
  /^(?:\s\p{L}{3,}){1,2}(?=\s(?:para|pour|per|für|voor|for|con|avec|mit|with|met|com|em|en|in|at|que|qui|who|to)(?!\p{L}))/u;

/** "sviluppatori Java", "conductores": a trade in the plural, in small letters, right behind the word that seeks, with a name of what it works with. */
const plural = /^\s(\p{Ll}{5,}(?:\s\p{Lu}[\p{L}\d+#.]*){0,2})(?!\p{L})/u;

/** "BUSCAMOS ALMACENISTA": behind a word that seeks in capitals, the rest of the line in capitals is the post. */
const shouted = /^\s(\p{Lu}{4,}(?:\s\p{Lu}{2,}){0,4})\W*$/u;

const ends = pluralEnds.map(([plural, single]) => [new RegExp(`${plural}$`, 'u'), single] as const);

function inSingular(trade: string): string {
  const word = trade.split(' ', 1).join('');
  const [end, single] = ends.find(([end]) => end.test(word)) ?? [/$/, ''];
  return word.replace(end, single);
}

/** The title that a sentence of the first lines says is sought ("… is looking for a Growth Marketing Manager", "suchen dich als Physiotherapeut (w/m/d)"). */
export function findSoughtTitle(head: string): ReadTitle | undefined {
  const mark = marked.exec(head);
  if (mark?.[1] !== undefined) {
    const start = mark.index + mark[0].indexOf(mark[1], 2);
    return { text: mark[1], start, end: start + mark[1].length, sure: 0.8 };
  }
  for (const { index, 0: words } of head.matchAll(seeks)) {
    const from = index + words.length;
    const phrase = /^[^\n.!?]{0,140}/.exec(head.slice(from))?.[0] ?? '';
    const named = capitalised.exec(phrase)?.[1];
    if (named !== undefined && titleScore(named) >= 1 && organisationScore(named) < 1) {
      const start = from + phrase.indexOf(named);
      return { text: named, start, end: start + named.length, sure: 0.8 };
    }
    const loud = /\p{Ll}/u.test(words) ? undefined : shouted.exec(phrase)?.[1];
    if (loud !== undefined) {
      const start = from + phrase.indexOf(loud);
      return { text: loud, start, end: start + loud.length, sure: 0.75 };
    }
    const title = findTitles(phrase)[0];
    if (title === undefined) {
      const trade = plural.exec(phrase)?.[1];
      if (trade === undefined || titleScore(inSingular(trade)) < 1) continue;
      const start = from + phrase.indexOf(trade);
      return { text: trade, start, end: start + trade.length, sure: 0.4 };
    }
    const near = phrase.slice(Math.max(0, title.start - 40), title.start);
    const lead = (/(?:\p{Lu}[\p{L}/.-]*\s+(?:[/&]\s+)?){0,4}$/u.exec(near)?.[0] || (before.exec(near)?.[1] ?? ''))
      .length;
    const tail =
      /^(?:\(e\)|\/in|\*in|:in)?(?:\s(?:de|d(?:'|’)|du|des|en|of|für|di)\s?(?:la\s|el\s|l(?:'|’))?\p{L}{3,})?/u.exec(
        phrase.slice(title.end),
      )?.[0] ?? '';
    const start = from + title.start - lead;
    const rest = more.exec(phrase.slice(title.end + tail.length))?.[0] ?? '';
    const isName = /\p{Lu}/u.test(rest) || titleScore(rest) >= 1;
    const end = from + title.end + tail.length + (isName ? rest.length : 0);
    const text = head.slice(start, end);
    // "We are looking for bright engineers": one everyday word in the plural names a trade, not this job.
    return { text, start, end, sure: /^\p{Ll}+s$/u.test(text) ? 0.4 : 0.75 };
  }
  const holder = told.exec(head);
  const name = holder?.[1] ?? '';
  if (holder !== null && titleScore(name) >= 1 && findTitles(name).length > 0) {
    const start = holder.index + holder[0].indexOf(name);
    return { text: name, start, end: start + name.length, sure: 0.7 };
  }
  return undefined;
}
