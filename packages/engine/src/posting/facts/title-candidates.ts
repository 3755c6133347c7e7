import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { type Line, listLines } from '../text/list-lines.ts';
import { anyWord } from '../words/any-word.ts';
import { praiseWords } from '../words/title-candidates-words.ts';
import { findSoughtTitle, type ReadTitle, type TitlePlace } from './find-sought-title.ts';
import { isHouse } from './house-in-title.ts';
import { speaksToReader } from './speaks-to.ts';
import { cleanTitle, withoutLead, withoutMark } from './title-hint.ts';
import { type FoundTitle, isBanner, longestTitle, measureTitles, type TitleCandidate } from './title-measures.ts';

/** Where a candidate comes from: a whole line, one without what is around the title in it, a part of one, behind a label, sought by a sentence, named by the lexicon, told by the rules. */
type Source = 'line' | 'core' | 'part' | 'label' | 'sought' | 'named' | 'rules';

/** Lines and characters read for titles, from the top. */
const mostLines = 50;
const mostLetters = 6_000;

/** Everything that may be the title, each mention by itself. `hint` is what the rules say. */
export function gatherTitles(text: string, hint: ReadTitle | undefined): TitleCandidate[] {
  const head = text.slice(0, mostLetters);
  const lines = listLines(head).slice(0, mostLines);
  const found = new Map<string, FoundTitle>();
  const add = (place: TitlePlace | undefined, source: Source, line: number, detail = ''): void => {
    if (place === undefined) return;
    const title = trimmed(withForms(place, head));
    if (title === undefined || isBanner(title.text) || speaksToReader(title.text)) return;
    const key = `${title.start} ${title.end}`;
    const known = found.get(key) ?? { ...title, sources: new Set<string>(), line };
    known.sources.add(`from ${source}${detail}`);
    found.set(key, known);
  };
  for (const [i, line] of lines.entries()) {
    addLine(line, i, head, add);
    if (i > 0 && labelAlone.test(lines[i - 1]?.text ?? '')) add(cleanTitle(line, head), 'label', i, ' of titles');
  }
  if (hint !== undefined)
    add(
      hint,
      'rules',
      lines.findLastIndex(({ start }) => start <= hint.start),
    );
  // What stands below the posting's headings is no title, nor is a question: the title stands in its head, or a sentence or label says that it is the post.
  // Nor is a house that stands beside something else on its line: "University of Oxford – Research Assistant".
  return measureTitles([...found.values()], lines, text, hint).filter(
    ({ measures, text: title }) =>
      !/^¿|\?$/.test(title) &&
      !(isBeside(measures) && isHouse(title)) &&
      !(measures.has('listed') && measures.has('below demands')) &&
      !(
        measures.has('below a list') &&
        !['from sought', 'from label of titles', 'again'].some((each) => measures.has(each))
      ),
  );
}

const isBeside = (measures: TitleCandidate['measures']): boolean =>
  ['', ' first', ' last'].some((place) => measures.has(`from part${place}`));

/** "Animateur" of "Animateur-trice": the form for the other sex belongs to it. */
function withForms({ text, start, end }: TitlePlace, head: string): TitlePlace {
  const form =
    end - start === text.length
      ? /^(?:[-·./*:]|\()(?:e|ne|se|ve|le|te|rice|trice|euse|ère|ière|in|innen|ster|a|ra|ora)\)?s?(?!\p{L})/u.exec(
          head.slice(end, end + 12),
        )?.[0]
      : undefined;
  return form === undefined ? { text, start, end } : { text: text + form, start, end: end + form.length };
}

type Add = (place: TitlePlace | undefined, source: Source, line: number, detail?: string) => void;

function addLine(raw: Line, i: number, head: string, add: Add): void {
  const line = withoutMark(raw);
  if (line.text.length <= longestTitle) {
    const bare = withoutLead(line);
    const whole = cleanTitle(bare, head);
    add(whole, 'line', i, bare.text === line.text ? '' : ' behind a lead');
    add(coreOf(whole), 'core', i);
    const label =
      /^(?:\p{Lu}[\p{L} '’()/-]{2,30}?)\s?[:：]\s?(?=\S)/u.exec(line.text)?.[0] ?? bareLabel.exec(line.text)?.[0];
    if (label !== undefined)
      add(
        cleanTitle({ text: line.text.slice(label.length), start: line.start + label.length }, head),
        'label',
        i,
        titleLabel.test(label) ? ' of titles' : '',
      );
    const parts = [...line.text.matchAll(/(?:(?!\s[|·–—-]\s|\s\/\/\s|\s@\s?(?=\p{Lu})).)+/gu)];
    if (parts.length > 1)
      parts.forEach(({ 0: part, index }, k) => {
        const own = withoutLead({
          text: part.trimStart(),
          start: line.start + index + part.length - part.trimStart().length,
        });
        const title = cleanTitle(own, head);
        add(coreOf(title), 'core', i);
        add(title, 'part', i, k === 0 ? ' first' : k === parts.length - 1 ? ' last' : '');
      });
  } else {
    const open = line.text.indexOf(' (');
    if (open >= 4 && open <= longestTitle && !/[.!?:]/.test(line.text.slice(0, open)))
      add({ text: line.text.slice(0, open), start: line.start, end: line.start + open }, 'line', i, ' before a remark');
  }
  const phrase = line.text.slice(0, 600);
  const sought = findSoughtTitle(phrase);
  if (sought !== undefined) {
    const title = shift(sought, line.start);
    add(title, 'sought', i);
    add(coreOf(title), 'core', i, ' sought');
  }
  for (const { start, end } of findTitles(phrase).slice(0, 3))
    add({ text: phrase.slice(start, end), start: line.start + start, end: line.start + end }, 'named', i);
}

function shift({ text, start, end }: TitlePlace, by: number): TitlePlace {
  return { text, start: start + by, end: end + by };
}

/** "Job Title Admin Assistant": a label whose colon the page lost. */
const bareLabel = /^(?:job titles?|stellenbezeichnung|intitulé du poste|titolo|posición)\s+(?=\p{Lu})/iu;
/** A label on a line of its own, as tables of a page become: its value is the line below. */
const labelAlone =
  /^(?:job title|title of (?:the )?(?:job|post)|stellenbezeichnung|intitulé (?:du|de) poste|titolo (?:della|di) posizione|título d[ao] (?:vaga|puesto)|nombre del puesto|functie(?:titel|naam))\s?:?$/iu;
const titleLabel =
  /^(?:(?:job|business|working|official|functional) titles?|positions?(?: title)?|role|title|vacancy|post|job|stelle|stellenbezeichnung|poste|intitulé du poste|puesto|cargo|posizione|functie|vaga|vacature|aktuell gesucht|gesucht|profilo?(?: \p{L})?)\b/iu;

/** What stands in front of a title on its line: that there is a job, and the article. */
const lead = new RegExp(
  `^(?:${[
    String.raw`(?:[^\n]{0,60} )?job application for `,
    String.raw`recrutement d['’‘]une?(?:-e|\(e\)|·e)? `,
    'oportunidade de ',
    '(?:now )?hiring:? (?:an? )?',
    '(?:een|eine?n?|une?|una|an?) ',
  ].join('|')})+`,
  'iu',
);
/** What the house would like the person to be is no part of the title. */
const praise = new RegExp(String.raw`^(?:(?:${anyWord(praiseWords)}),? (?:(?:und|en|and) )?)+(?=\p{L}{3})`, 'iu');
/** For whom or where, behind the title. */
const whom =
  /\s(?:(?:voor|für|for|pour|para|per|in|bei|at|chez)\s(?:on[sz]e?|unser\p{L}*|our|notre|nos|nuestr\p{L}+|noss\p{L}+|il nostro|la nostra)(?!\p{L})|\((?!(?:[mwfdxhiv]\s?[/|])).{8,}$|,?\s(?:spécialisée?|specialised|specialized)(?!\p{L})).*$/iu;

/** The title without what is around it on its line; undefined where nothing is. */
function coreOf({ text, start, end }: TitlePlace): TitlePlace | undefined {
  if (end - start !== text.length) return undefined;
  const before = lead.exec(text)?.[0].length ?? 0;
  const own = text.slice(before).replace(whom, '');
  return own.length === text.length || own.length < 4
    ? undefined
    : { text: own, start: start + before, end: start + before + own.length };
}

/** What a page puts behind a title: that it is a job, that it is open, how many are, and where. */
const behind =
  /(?:,?\s(?:(?:job|position|positions|vacancy|advert(?:isement)?)(?:\s(?:open|available|in\s\p{Lu}.*))?|gesucht|gezocht|wanted|urgently needed.*|[x×]\s?\d{1,2})|\s?[-–—]\s?job post|\spage is loaded)\W*$/iu;

/** A title without the marks and the call ("Join us!") before it and the words behind it. */
function trimmed({ text, start, end }: TitlePlace): TitlePlace | undefined {
  // Where a mark within was left out, the words are not the text's own.
  if (end - start !== text.length) return { text, start, end };
  const marks = /^(?:[^\s!]+\s[^!\n]{2,30}!\s+(?=\p{Lu}))?[\s|"'“”„«»*_+>#:•–—-]*/u.exec(text)?.[0].length ?? 0;
  const before = marks + (praise.exec(text.slice(marks))?.[0].length ?? 0);
  let own = text.slice(before).replace(/[\s|"“”„«»*_+:,;–—-]+$/u, '');
  const cut = own.replace(behind, '');
  if (cut.length >= 4) own = cut;
  own = own.replace(/[\s"“”*_]+$/u, '');
  // What opens with a capital and ends with a full stop is a sentence; in small letters a title may end one.
  if (/\p{L}{4}\.$/u.test(own)) {
    if (/^\p{Lu}/u.test(own)) return undefined;
    own = own.slice(0, -1);
  }
  return own.length < 2 || own.length > longestTitle || own.split(/\s+/).length > 14 || !/\p{L}{2}/u.test(own)
    ? undefined
    : { text: own, start: start + before, end: start + before + own.length };
}
