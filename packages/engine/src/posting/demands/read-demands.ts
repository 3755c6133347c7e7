import type { SkillMention } from '@shortlist/schema';
import { readYears, type Years } from '../../language/dates/read-years.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findLanguages, type LanguageHit } from '../../lexicon/learning/languages.ts';
import { findFields } from '../../lexicon/learning/study-fields.ts';
import { isAsked, type PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import {
  andOtherWords,
  articleWords,
  eitherWords,
  ofEmployerWords,
  ofLanguageWords,
  oneOfWords,
  orOtherWords,
  partWords,
  withinWords,
} from '../words/read-demands-words.ts';
import type { Draft, MakeDraft } from './draft.ts';
import { clauseAround, dropJoint, skipJoint } from './find-clause.ts';
import { findExamples } from './find-examples.ts';
import { judgeImportance, statesWish } from './judge-importance.ts';

/** No sentence asks for more spans of years than this. */
const most = 12;

/** The years that a sentence asks for, each with the skills of its clause. */
export function readExperience(
  segment: PlacedSegment,
  mentions: SkillMention[],
  draft: MakeDraft,
  take: (item: Draft) => void,
  floor: number,
): void {
  const asked = isAsked(segment);
  const spans = readYears(segment.text)
    .slice(0, most)
    .filter(
      (years) =>
        !noExperience.test(segment.text.slice(Math.max(0, years.start - 24), years.start)) &&
        !ofEmployer.test(segment.text.slice(Math.max(0, years.start - 80), years.start)) &&
        !ofGrowth.test(segment.text.slice(Math.max(0, years.start - 120), years.start)) &&
        !toObtain.test(segment.text.slice(Math.max(0, years.start - 70), years.start)) &&
        !ofContract.test(segment.text.slice(Math.max(0, years.start - 40), years.start)) &&
        !/^[\s-]*(?:degree|contract|program|warranty|period|probation|(?:\w+ ){0,2}history|(?:crime|accident|violation|claim)[- ]free)/i.test(
          segment.text.slice(years.end),
        ) &&
        ((asked && (years.least >= 0.25 || years.most !== undefined)) ||
          ofExperience.test(segment.text.slice(years.end, years.end + 200)) ||
          beforeExperience.test(segment.text.slice(Math.max(0, years.start - 200), years.start))),
    );
  const demands = uniteAlternatives(segment.text, spans);
  demands.forEach((years, i) => {
    const limit = demands[i + 1]?.start ?? segment.text.length;
    const [left, clauseEnd] = clauseAround(segment.text, years.start, years.end, true);
    const label = i > 0 ? null : labelled.exec(segment.text.slice(0, years.start));
    const start = i > 0 ? Math.max(left, years.start) : label === null ? left : label.index;
    const paper = mentions.findLast(
      ({ kind, end }) =>
        kind === 'certificate' &&
        end - segment.start > start &&
        end - segment.start <= years.start &&
        /^[\s,)]{0,3}(?:and|und|et|y|e|plus|with|mit|sowie)\s/iu.test(segment.text.slice(end - segment.start)),
    );
    const least = Math.max(
      floor > start && floor <= years.start ? floor : 0,
      paper === undefined ? 0 : paper.end - segment.start,
    );
    const from = least > 0 ? skipJoint(segment.text, least) : start;
    const to = dropJoint(segment.text, Math.min(clauseEnd, limit));
    const skills = mentions.filter(
      (mention) =>
        mention.start >= segment.start + from &&
        mention.end <= segment.start + to &&
        mention.kind !== 'soft-skill' &&
        mention.kind !== 'certificate' &&
        (mention.id !== undefined || !isStudy(mention.text)),
    );
    const between = segment.text.slice(from, to);
    const span = years.most === undefined ? { least: years.least } : { least: years.least, most: years.most };
    take(
      draft(segment.start + from, segment.start + to, 'experience', {
        years: span,
        ...(skills.length === 0
          ? {}
          : {
              skills,
              ...(/\bor\b|\boder\b|\bou\b|\//i.test(between) && skills.length > 1 ? { alternatives: true } : {}),
            }),
      }),
    );
  });
}

/** "Customer service: 1 year (Preferred)", as job boards print what is asked for: what stands before the colon is what the years are of. */
const labelled =
  /^(?!(?:\p{L}+ )?(?:experience|requirements?|qualifications?|minimum|essential|desirable|required|preferred|notice|contract|duration|term)\s?:)[\p{L}\d&+#/.-]{2,}(?: [\p{L}\d&+#/.-]+){0,4}:\s+$/iu;

/** "Four years in a building trade, or two as an inspector": one demand, which the least of them meets. */
function uniteAlternatives(text: string, spans: Years[]): Years[] {
  const united: Years[] = [];
  for (const years of spans) {
    const before = united.at(-1);
    if (
      before !== undefined &&
      before.most === undefined &&
      /^\s*(?:-|–|—|to|bis|à|a)\s*$/u.test(text.slice(before.end, years.start))
    )
      united[united.length - 1] = { least: before.least, most: years.least, start: before.start, end: years.end };
    else if (before === undefined || !alternative.test(text.slice(before.end, years.start))) united.push(years);
    else
      united[united.length - 1] = { least: Math.min(before.least, years.least), start: before.start, end: years.end };
  }
  return united;
}

const alternative = /^[^.;]{0,160}(?:^|[\s,(])(?:or|oder|ou|o)\s(?:[^.;,]{0,40}\s)?$/iu;

/** The tagger takes degrees and their fields for skills. */
function isStudy(text: string): boolean {
  return findDegrees(text).length > 0 || findFields(text).length > 0 || /^(?:master|bachelor)/i.test(text);
}

const noExperience =
  /(?<!\p{L})(?:last|past|next|every|each|within|after|per|first|previous|since|for over|in the|of age)\s*$/iu;
/** Years that the employer has been at it: "has been in operation for 10 years". */
const ofEmployer = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(ofEmployerWords)})\s*$`, 'iu');
/** What the employer has done in so many years: "We have grown from 40 to 160 people in four years". */
const ofGrowth =
  /(?<!\p{L})(?:we|we(?:'|’)ve|it|company|team|firm|business)(?: (?:have|has))? (?:(?:almost|more than|nearly|recently) )?(?:grown|doubled|tripled|quadrupled|expanded|added|hired|opened|built|raised|gone)(?!\p{L})[^.;]{0,60}(?:in|within|over)(?: (?:just|only|under|less than|about))?\s*$/iu;
/** How much time there is to get a paper: "ability to obtain in 6 months". */
const toObtain =
  /(?<!\p{L})(?:acquire|complete|earn|get|obtain|pass)(?!\p{L})[^.;]{0,40}(?:in|within)(?: the first)?\s*$/iu;
/** How long something runs: "Service agreement of 18 months". */
const ofContract =
  /(?<!\p{L})(?:agreement|contract|bond|probation|notice(?: period)?|warranty|duration|term|funded|laufzeit|probezeit|durée)(?: (?:of|for|period of|von|de))?\s?:?\s*$/iu;
const ofExperience =
  /(?<!\p{L})(?:experience|\p{L}*erfahrung|expérience|experiencia|experiência|esperienza|ervaring|work(?:ing|ed)?|background|in (?:a|an|the)|providing|with|using|of|as)(?!\p{L})/iu;
const beforeExperience =
  /(?<!\p{L})(?:experience|minimum|least|spent|you(?:'|’)ve (?:got|had)|you have|\p{L}*erfahrung|expérience|experiencia|experiência|esperienza|ervaring)(?!\p{L})/iu;

/** The human languages that a sentence asks for. */
export function readLanguages(
  segment: PlacedSegment,
  draft: MakeDraft,
  take: (item: Draft) => void,
  taught?: Draft,
): void {
  const hits = findLanguages(segment.text).filter(
    (hit) =>
      !isField(segment, hit, taught) &&
      (hit.level !== undefined ||
        (isAsked(segment) && isWholeItem(segment.text, hit)) ||
        statesWish(segment.text.slice(...clauseAround(segment.text, hit.start, hit.end))) ||
        ofLanguage.test(segment.text)),
  );
  const asked = withoutOwn(segment.text, hits);
  for (const group of groupLanguages(segment.text, asked)) {
    const [first, ...others] = group;
    if (first === undefined) continue;
    const [from, to] = ownStretch(segment.text, group, asked);
    take(
      draft(segment.start + from, segment.start + to, 'language', {
        importance: judgeImportance(ownPart(segment, first, to), first.start),
        language: {
          code: first.code,
          ...(first.level === undefined ? {} : { level: first.level }),
          ...(others.length === 0 ? {} : { or: others.map(({ code }) => code) }),
        },
      }),
    );
  }
}

/** "A degree in journalism, English or history": the field of a degree is no language that is spoken; one with a level is spoken. */
function isField({ text, start }: PlacedSegment, hit: LanguageHit, taught: Draft | undefined): boolean {
  if (hit.level !== undefined || taught === undefined) return false;
  if (start + hit.start < taught.start || start + hit.end > taught.end) return false;
  return /(?<!\p{L})(?:in|of|im|en|em)\s(?:[\p{L}&/-]+(?:,\s|\s))*$/iu.test(
    text.slice(taught.start - start, hit.start),
  );
}

/** "Bilingual English/Spanish": of the two the one that the posting is not written in is the demand. */
function withoutOwn(text: string, hits: LanguageHit[]): LanguageHit[] {
  const own = [
    [/(?<!\p{L})bilingual(?!\p{L})/iu, 'en'],
    [/(?<!\p{L})zweisprachig/iu, 'de'],
    [/(?<!\p{L})bilingues?(?!\p{L})/iu, 'fr'],
    [/(?<!\p{L})bilingües?(?!\p{L})/iu, 'es'],
  ] as const;
  const code = own.find(([word]) => word.test(text))?.[1];
  return hits.length < 2 ? hits : hits.filter((hit) => hit.code !== code);
}

/** What says that a sentence speaks of languages. */
const ofLanguage = new RegExp(String.raw`(?<!\p{L})(${anyWord(ofLanguageWords)})(?!\p{L})`, 'iu');

/** "French or German": one demand, which either meets. Languages joined otherwise are a demand each. */
function groupLanguages(text: string, hits: LanguageHit[]): LanguageHit[][] {
  const groups: LanguageHit[][] = [];
  hits.forEach((hit, i) => {
    const before = hits[i - 1];
    const last = groups.at(-1);
    if (before !== undefined && last !== undefined && orLanguage.test(text.slice(before.end, hit.start)))
      last.push(hit);
    else groups.push([hit]);
  });
  return groups;
}

/** "Vous parlez anglais couramment, l'espagnol est un plus": a language with a level of its own before the comma is asked for by itself. */
function ownPart(segment: PlacedSegment, { level }: LanguageHit, to: number): PlacedSegment {
  const apart = level !== undefined && /^\s?(?:[,;–—]|-\s|but\s|mais\s|aber\s|pero\s)/iu.test(segment.text.slice(to));
  return apart ? { ...segment, text: segment.text.slice(0, to) } : segment;
}

const orLanguage = /^[\s,-]{0,3}(?:or|oder|ou|o|of)\s(?:\p{L}+\s)?$/iu;

/** What parts two demands of one sentence. */
const parting = /\s*(?:[,;/&]\s?|(?:,\s)?(?<=[\s,)])(?:and|but|und|aber|et|mais|y|pero|e|en|maar)\s)/iu;

/** The clause of a demand for a language, less what speaks of the sentence's other languages: "French and German required" is two rows with their own words. */
function ownStretch(text: string, group: LanguageHit[], hits: LanguageHit[]): [number, number] {
  const first = group[0]?.start ?? 0;
  const last = group.at(-1)?.end ?? first;
  let [from, to] = clauseAround(text, first, last);
  for (const other of hits) {
    if (group.includes(other)) continue;
    if (other.end <= first) {
      const joint = parting.exec(text.slice(other.end, first));
      from = Math.max(from, other.end + (joint === null ? 0 : joint.index + joint[0].length));
    } else if (other.start >= last) {
      const joint = parting.exec(text.slice(last, Math.min(to, other.start)));
      if (joint !== null) to = Math.min(to, last + joint.index);
    }
  }
  const stretch: [number, number] = [Math.min(from, first), Math.max(to, last)];
  if (isBalanced(text.slice(...stretch))) return stretch;
  return hits.length > group.length ? [first, last] : clauseAround(text, first, last);
}

/** "Bilingual (English/Spanish) preferred" is quoted whole; of several demands in one bracket each is quoted by its own word. */
function isBalanced(text: string): boolean {
  return text.split('(').length === text.split(')').length;
}

/** A language that is an item of a list by itself: "forklift licence, German". */
function isWholeItem(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /(?:^|[,;:/•]|\s(?:and|or|und|oder|et|ou|y|o))\s*$/iu.test(text.slice(0, start)) &&
    /^\s*(?:$|[,;.]|(?:and|or|und|oder|et|ou|y|o)\s)/iu.test(text.slice(end))
  );
}

/**
 * Skills of one sentence: one requirement each; "Java or Kotlin", "Jenkins, GitLab CI, or CircleCI" and "one of: A, B, C" stay one that any of them meets.
 * `alone`: the sentence asks for nothing else, so that one with a single skill is quoted whole if short, else by its clause.
 */
export function groupSkills(
  text: string,
  segment: PlacedSegment,
  skills: SkillMention[],
  draft: MakeDraft,
  alone: boolean,
): Draft[] {
  const { groups, all } = joinMembers(text, groupAlternatives(text, segment, skills));
  const only = alone && groups.length === 1;
  return groups.map((group) => {
    const first = group[0]?.start ?? segment.start;
    const last = group.at(-1)?.end ?? segment.end;
    const [start, end] = only
      ? quoted(segment, first, last)
      : [first, all.has(group) ? endOfPhrase(segment, last) : closeBracket(segment, first, last)];
    return draft(start, end, kindOf(group), {
      skills: group,
      ...(group.length > 1 && !all.has(group) ? { alternatives: true } : {}),
    });
  });
}

/**
 * "Monitor the performance of applications in the cloud": names that nothing parts are one member of a sentence, and so one demand, which asks for `all` of them. A
 * choice stays a demand of its own: "Java or Kotlin in the cloud" is not met by the cloud.
 */
function joinMembers(text: string, groups: SkillMention[][]): { groups: SkillMention[][]; all: Set<SkillMention[]> } {
  const all = new Set<SkillMention[]>();
  const joined: SkillMention[][] = [];
  for (const group of groups) {
    const before = joined.at(-1);
    const isOpen = before !== undefined && (before.length === 1 || all.has(before));
    if (!isOpen || group.length > 1 || !isOneMember(text, before, group)) {
      joined.push(group);
      continue;
    }
    const whole = [...before, ...group];
    joined[joined.length - 1] = whole;
    all.add(whole);
  }
  return { groups: joined, all };
}

function isOneMember(text: string, before: SkillMention[], group: SkillMention[]): boolean {
  if ([...before, ...group].some(({ kind }) => kind === 'certificate')) return false;
  const [last, first] = [before.at(-1), group[0]];
  const between = text.slice(last?.end, first?.start);
  // "Kotlin on Kubernetes", "Python Django": two listed names, the second with a capital, are two things.
  if (last?.id !== undefined && first?.id !== undefined && /^\p{Lu}/u.test(first.text)) return false;
  return between.length <= 60 && /^[\p{L} '’-]*$/u.test(between) && !parts.test(between);
}

/** What begins another thing within a sentence. */
const parts = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(partWords)})(?!\p{L})`, 'iu');

/** Mentions of a sentence, in order, those together of which any one is enough. */
export function groupAlternatives(text: string, segment: PlacedSegment, mentions: SkillMention[]): SkillMention[][] {
  const groups: SkillMention[][] = [];
  /** The items before, as far as bare commas join them: an "or" after them makes the whole list a choice. */
  let row = 0;
  const examples = findExamples(segment.text);
  const isExample = (from: number, to: number): boolean =>
    examples.some(({ start, end }) => from <= segment.start + start + 1 && to <= segment.start + end);
  mentions.forEach((mention, i) => {
    const previous = mentions[i - 1];
    const last = groups.at(-1);
    const between = previous === undefined ? '' : text.slice(previous.end, mention.start);
    const chosen =
      previous !== undefined &&
      choice.test(text.slice(segment.start, previous.start)) &&
      (between === ' ' || joined.test(between));
    // "…, or any other field that uses statistics": what the list is ended with is one of it.
    const isRest = orOther.test(between) && /^[^.;]{0,60}$/.test(between);
    if (previous !== undefined && andOther.test(between)) return;
    if (last !== undefined && (chosen || isRest || either.test(between))) {
      if (isRest || (!chosen && /^[\s,]{0,4}(?:or|oder|ou|o)\s/i.test(between.replace(/^\)/, ''))))
        while (row < groups.length - 1) last.unshift(...(groups.splice(-2, 1)[0] ?? []));
      last.push(mention);
    } else {
      const goesOn = last !== undefined && (inRow.test(between) || isExample(previous?.end ?? 0, mention.end));
      if (!goesOn) row = groups.length;
      groups.push([mention]);
    }
    if (orOther.test(text.slice(mention.end, segment.end)))
      while (row < groups.length - 1) groups.at(-1)?.unshift(...(groups.splice(-2, 1)[0] ?? []));
  });
  return joinExamples(segment, groups);
}

/** What only exemplifies a demand belongs to it: "techniques (e.g. HPLC, NMR)" is one demand, which any of the names meets. */
function joinExamples(segment: PlacedSegment, groups: SkillMention[][]): SkillMention[][] {
  let joined = groups;
  for (const { start, end } of findExamples(segment.text)) {
    const [from, to] = [segment.start + start, segment.start + end];
    const isExample = (group: SkillMention[]): boolean =>
      group.every((mention) => mention.start >= from && mention.end <= to && mention.kind !== 'certificate');
    const examples = joined.filter(isExample);
    const [first] = examples;
    if (first === undefined) continue;
    const before = joined.filter((group) => (group.at(-1)?.end ?? 0) <= from).at(-1);
    const gap = segment.text.slice((before?.at(-1)?.end ?? segment.start) - segment.start, start);
    const head =
      before !== undefined && /^[^,;.:]{0,40}$/u.test(gap) && before[0]?.kind !== 'certificate' ? before : [];
    const whole = [...head, ...examples.flat()];
    joined = joined.flatMap((group) =>
      group === (head.length > 0 ? head : first) ? [whole] : isExample(group) ? [] : [group],
    );
  }
  return joined;
}

/** What joins the items of a row: a comma, behind which each may have the preposition and article of the first ("in data science, in a social science"). */
const inRow = new RegExp(
  String.raw`^,\s{0,3}(?:(?:${anyWord(withinWords)})\s(?:(?:${anyWord(articleWords)})\s(?:[\p{L}-]+\s)?)?)?$`,
  'iu',
);

/** "Git, GitHub and other computational tools": behind "and other" stands only of which kind they are. */
const andOther = new RegExp(String.raw`^,?\s(?:${anyWord(andOtherWords)})\s(?:\p{L}+\s)?$`, 'iu');

const either = new RegExp(
  String.raw`^[\s,]{0,9}(?:\(?(?:or|oder|ou|o|of|und\/oder|and\/or)(?!\p{L})|\/)\s{0,9}(?:(?:${anyWord(eitherWords)})\s){0,3}(?:\w{1,20}\s)?$`,
  'iu',
);
/** What joins the items of any list. */
const joined =
  /^\s?(?:[,/&]|(?:,\s?)?(?:and|or|und|oder|et|ou|y|o|e)(?=\s))\s{0,3}(?:(?:and|or|und|oder|et|ou|y|o)\s)?$/iu;
/** What says before a list that one of it is enough. */
const choice = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(oneOfWords)})(?!\p{L})(?:[^.;()]|\.(?=\S)){0,160}$`, 'iu');
/** What says behind a list that something else of the kind would do. */
const orOther = new RegExp(String.raw`^(?:\)?,?\s(?:${anyWord(orOtherWords)})(?!\p{L})|,?\s?(?:\.\.\.|…)\s*$)`, 'iu');

/** A quote that opens a bracket closes it. */
function closeBracket({ text, start }: PlacedSegment, from: number, to: number): number {
  const words = text.slice(from - start, to - start);
  const close = text.indexOf(')', to - start);
  return words.includes('(') && !words.includes(')') && close >= 0 && close - (to - start) < 60
    ? start + close + 1
    : to;
}

/** Names that one phrase joins are quoted to its end: "a compliance team at an FCA | regulated company". */
function endOfPhrase({ text, start }: PlacedSegment, last: number): number {
  const rest = /^(?: \p{Ll}[\p{L}-]*){1,3}(?=\s?[,;.]|$)/u.exec(text.slice(last - start))?.[0] ?? '';
  return last + (statesWish(rest) ? 0 : rest.length);
}

/** A choice among licences and certificates is one of them. */
function kindOf(group: SkillMention[]): Draft['kind'] {
  return group.every(({ kind }) => kind === 'certificate') ? 'certificate' : 'skill';
}

function quoted(segment: PlacedSegment, first: number, last: number): [number, number] {
  if (segment.text.length <= 110) return [segment.start, segment.end];
  const [from, to] = clauseAround(segment.text, first - segment.start, last - segment.start);
  return to - from <= 110 ? [segment.start + from, segment.start + to] : [first, last];
}
