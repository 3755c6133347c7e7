import { findTitles } from '../../lexicon/titles/recognise-titles.ts';

/** A job title with its place in the text. */
export type TitlePlace = { text: string; start: number; end: number };

const seeks =
  /(?<!\p{L})(?:seek(?:s|ing)|looking for|hiring|recruiting|join (?:us|our [^.!?\n]{0,60}?team[^.!?\n]{0,60}?) as|suchen|sucht|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|selecciona(?:mos)?|precisa(?:mos)?|necesita(?:mos)?|incorpora(?:mos)?|cerca|cercasi|ricercasi|cerchiamo|ricerca|zoekt|zoeken)(?!\p{L})/giu;
/** The title between "as a", "eine" … and the mark that every sex is meant. */
const marked =
  /(?<!\p{L})(?:als|eine?n?|une?|an?|un\(e\)|eine\/n|einen?\/e?|für)\s+((?:\p{L}[\p{L}*/:().&-]*\s){0,5}?\p{L}[\p{L}*/:.-]*?)\s*\((?:[mwfdxhi]\s?[/|]\s?){1,3}[mwfdxhi]\)/iu;

/** The title that a sentence of the first lines says is sought ("… is looking for a Growth Marketing Manager", "suchen dich als Physiotherapeut (w/m/d)"). */
export function findSoughtTitle(head: string): TitlePlace | undefined {
  const mark = marked.exec(head);
  if (mark?.[1] !== undefined) {
    const start = mark.index + mark[0].indexOf(mark[1], 2);
    return { text: mark[1], start, end: start + mark[1].length };
  }
  for (const { index, 0: words } of head.matchAll(seeks)) {
    const from = index + words.length;
    const phrase = /^[^\n.!?]{0,140}/.exec(head.slice(from))?.[0] ?? '';
    const title = findTitles(phrase)[0];
    if (title === undefined) continue;
    const near = phrase.slice(Math.max(0, title.start - 40), title.start);
    const lead = /(?:\p{Lu}[\p{L}/.-]*\s+){0,3}$/u.exec(near)?.[0].length ?? 0;
    const tail =
      /^(?:\(e\)|\/in|\*in|:in)?(?:\s(?:de|d(?:'|’)|du|des|en|of|für|di)\s?(?:la\s|el\s|l(?:'|’))?\p{L}{3,})?/u.exec(
        phrase.slice(title.end),
      )?.[0] ?? '';
    const start = from + title.start - lead;
    const end = from + title.end + tail.length;
    return { text: head.slice(start, end), start, end };
  }
  return undefined;
}
