import type { Requirement, SkillMention } from '@shortlist/schema';
import { lendHeads } from '../../lexicon/find/lend-heads.ts';
import { findDegrees } from '../../lexicon/learning/degree-levels.ts';
import { findTitles } from '../../lexicon/titles/recognise-titles.ts';
import { isAsked, type PlacedSegment } from '../text/mark-sections.ts';
import { anyWord } from '../words/any-word.ts';
import {
  asksOutrightWords,
  asksWords,
  joinsVerdictWords,
  ofHouseWords,
  ownThingWords,
  usesToolsWords,
  verdictWords,
} from '../words/find-requirements-words.ts';
import { asksNothing } from './asks-nothing.ts';
import { uniteChoiceLists } from './choice-lists.ts';
import type { Draft } from './draft.ts';
import { dropSurplus } from './drop-surplus.ts';
import { expandCompounds } from './expand-compounds.ts';
import { findBesideManners } from './find-beside-manners.ts';
import { clauseAround, ownClause } from './find-clause.ts';
import { draftEndorsement, findEndorsements } from './find-endorsements.ts';
import { findListItems, overlaps } from './find-list-items.ts';
import { findOpened, openedWork } from './find-opened.ts';
import { findRegistration, isNamedRegistration } from './find-registration.ts';
import { isWaived } from './is-waived.ts';
import { joinPapers } from './join-papers.ts';
import { isWishAlone, judgeImportance, statesWish } from './judge-importance.ts';
import { groupAlternatives, groupSkills, readExperience, readLanguages } from './read-demands.ts';
import { readEducation } from './read-education.ts';
import { readGates } from './read-gates.ts';
import { readItem } from './read-item.ts';
import { splitAsides } from './split-asides.ts';
import { splitJoined } from './split-joined.ts';
import { number, unite } from './unite-requirements.ts';

const asks = new RegExp(String.raw`(?<!\p{L})(${anyWord(asksWords)})(?!\p{L})`, 'iu');
/** Whether the words of a line ask for something: as a feature of its role. */
export function saysAsked({ text }: { text: string }): string {
  return `${asks.test(text)} ${asksOutright.test(text)} ${statesWish(text)}`;
}

/** What asks for something even among the duties. */
const asksOutright = new RegExp(String.raw`(?<!\p{L})(${anyWord(asksOutrightWords)})(?!\p{L})`, 'iu');
const hard = new Set(['skill', 'tool', 'method', 'domain']);
/** Too wide to be asked for by name. */
const wide = new Set(['education', 'management', 'business', 'engineering', 'design', 'training', 'technology']);
/** What a person undergoes, and does not do, where a condition speaks of it. */
const checks = new Set(['background-checks', 'drug-testing', 'physical-examination', 'clean-driving-record']);
/** Said of any work: by itself it asks for nothing that could be shown. */
const saysNothing =
  /^(?:(?:industry |good |current )?(?:best|good|standard) practices?|etiquette|(?:working|up[- ]to[- ]date|current|sound|in[- ]depth|detailed) knowledge|up[- ]to[- ]date|business requirements?|bewährte verfahren|bonnes pratiques|buenas prácticas)$/iu;
const quiet = new Set(['about', 'benefits', 'apply']);

/** "Why are we recruiting for this role?" is answered by what follows. */
const question = /^(?:why|what|how|who|when|warum|wieso|pourquoi|por qué|¿por qué|perché|waarom)(?!\p{L})[^.]*\?\W*$/iu;

/** "We have grown and now need our first Director": why the post is open, no demand. */
const needsSomebody =
  /(?<!\p{L})needs? (?:our|its|their|an?) (?:additional|first|fourth|new|next|second|third)(?!\p{L})/iu;

/** "We don't know which tools we will need", "Our current developers have gone on to …": of the house, under any heading. */
const ofHouse = new RegExp(String.raw`(?:${anyWord(ofHouseWords)})(?!\p{L})`, 'iu');

/** "Our in-house technology": a thing that nobody outside can know. */
const ownThing = new RegExp(String.raw`(?<!\p{L})(?:${anyWord(ownThingWords)})(?!\p{L})`, 'iu');

/** Whether a segment can hold a requirement: by the heading it stands under, or by its words. */
export function mayAsk(segment: PlacedSegment): boolean {
  if (
    segment.heading ||
    segment.role !== undefined ||
    quiet.has(segment.section) ||
    question.test(segment.text) ||
    (ofHouse.test(segment.text) && !asksOutright.test(segment.text)) ||
    asksNothing(segment.text)
  )
    return false;
  if (!isAsked(segment) && needsSomebody.test(segment.text)) return false;
  if (isAsked(segment) || usesTools.test(segment.text)) return true;
  return segment.section === 'responsibilities'
    ? asksOutright.test(segment.text)
    : asks.test(segment.text) || statesWish(segment.text);
}

/** "Our stack is Kotlin on Kubernetes", "We use Eaglesoft": to know what is used there is good to have. */
export const usesTools = new RegExp(anyWord(usesToolsWords), 'iu');

/** "(At the moment we have Ruby, PHP and Scala)", behind what is asked for: any of it helps. */
const usesNow =
  /^\(?(?:at the moment|at present|currently|right now|today),? (?:we|the team) (?:have|use|are using|run on|work (?:with|in|on))\s/iu;

/** Skills named one by one as one wish that any of them meets. */
function anyOf(text: string, items: Draft[]): Draft[] {
  const skills = items.flatMap((item) => item.skills ?? []);
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined || skills.length < 2 || items.some(({ kind }) => kind !== 'skill'))
    return items;
  const { start } = first;
  return [{ ...first, end: last.end, text: text.slice(start, last.end), skills, alternatives: true }];
}

/** "You need a licence, CPR, and a local certificate.": the list that a sentence asks for, without what leads to it. */
function askedList(segment: PlacedSegment): PlacedSegment | undefined {
  const lead =
    /^(?:must (?:have|own|bring)|you(?:(?:(?:'|’)ll| will) (?:also )?(?:need|have)|(?: must| should)? (?:also )?(?:need|have|bring|hold))|(?:we|(?:this|the) (?:role|job|position)) (?:require|need)s?|(?:du|sie) (?:brauchst|brauchen|benötigst|benötigen))\s+/iu.exec(
      segment.text,
    )?.[0].length;
  return lead === undefined ? undefined : { ...segment, start: segment.start + lead, text: segment.text.slice(lead) };
}

/** "Reading prints is a must, Spanish is helpful": two demands, each with its own weight. */
function splitVerdicts(segment: PlacedSegment): PlacedSegment[] {
  const { text, start } = segment;
  const cut = verdicts.exec(text);
  if (segment.heading || cut?.[1] === undefined) return [segment];
  const from = cut[1].length + (cut[2]?.length ?? 0);
  return [
    { ...segment, text: cut[1], end: start + cut[1].length },
    { ...segment, text: text.slice(from), start: start + from },
  ];
}

const verdict = anyWord(verdictWords);
const verdicts = new RegExp(
  String.raw`^([^,;]+(?:${verdict}))(,\s(?:(?:${anyWord(joinsVerdictWords)})\s)?)[^,;]+(?:${verdict})\W*$`,
  'iu',
);

/** The requirements of the posting's sentences, one by one, in order. `mentions` are the skills found in the whole text. */
export function findRequirements(
  text: string,
  segments: PlacedSegment[],
  mentions: SkillMention[],
  titleAt?: number,
): Requirement[] {
  const found: Draft[] = [];
  let next = 0;
  let last: { line: number; items: Draft[]; listed: boolean } = { line: -1, items: [], listed: false };
  for (const segment of segments
    .flatMap(splitVerdicts)
    .flatMap(splitAsides)
    .flatMap((each) => (isAsked(each) ? splitJoined(each) : [each]))) {
    if (undergoes.test(segment.text) && quiet.has(segment.section) && !segment.heading)
      found.push(...readSegment(text, segment, [], false).filter(({ gate }) => gate === 'background'));
    if (!mayAsk(segment) || isHead(segment, titleAt)) continue;
    const asked = isAsked(segment);
    if (isWishAlone(segment.text)) {
      if (last.line === segment.line) for (const item of last.items) item.importance = 'nice';
      continue;
    }
    while (next < mentions.length && (mentions[next]?.start ?? 0) < segment.start) next++;
    let inside: SkillMention[] = [];
    for (let i = next; i < mentions.length && (mentions[i]?.end ?? 0) <= segment.end; i++) {
      const mention = mentions[i];
      if (mention !== undefined && !wide.has(mention.id ?? '') && !saysNothing.test(mention.text)) inside.push(mention);
    }
    const own = ownThing.exec(segment.text);
    if (own !== null) {
      const from = segment.start + own.index;
      inside = inside.filter((mention) => !overlaps(from, from + own[0].length)(mention));
      if (inside.length === 0 && !asks.test(segment.text)) continue;
    }
    leaveOutTitle(segment, inside);
    if (asked) inside.push(...expandCompounds(segment, inside));
    inside = withoutTails(
      text,
      inside.toSorted((a, b) => a.start - b.start),
    );
    const list = asked ? segment : askedList(segment);
    if (list !== undefined) inside = findListItems(list, inside);
    const lent = lendHeads(segment.text, segment.start, dropSurplus(text, segment.text, inside));
    const named = asked || asksOutright.test(segment.text) ? joinPapers(segment, lent) : lent;
    const read = readSegment(text, segment, named, asked).filter((item) => !isWaived(segment, item));
    const told = asked && usesNow.test(segment.text) ? anyOf(text, read) : read;
    const items =
      last.line === segment.line && last.listed && !segment.bullet && explains.test(segment.text)
        ? told.filter(isOwn)
        : told;
    if (usesNow.test(segment.text) || (!asked && usesTools.test(segment.text)))
      for (const item of items) item.importance = 'nice';
    last = { line: segment.line, items, listed: segment.bullet || (last.line === segment.line && last.listed) };
    found.push(...items);
  }
  return number(unite(uniteChoiceLists(found, segments, text)));
}

/** "Applicants must be willing to undergo checks with the Disclosure and Barring Service": a check that is told below the house's policies is a condition all the same. */
const undergoes =
  /(?<!\p{L})(?:must|required to|willing to|subject to|conditional (?:up)?on)(?!\p{L})[^.]{0,140}(?<!\p{L})(?:dbs|disclosure and barring|pvg|garda vetting|criminal records? (?:check|disclosure)|police check)(?!\p{L})/iu;

/** "Social media savvy. You know the platforms.": within one line of a list, a sentence of the reader or of the thing explains the demand before it. */
const explains =
  /^(?:you|this|that|these|those|they|it|both|an?|specifically|for example|dies\p{L}*|cel[ac]|esto?|ciò|questo|dit|isto)(?!\p{L})(?! (?:must|should|(?:will )?need|bring|know how|(?:are|is) (?:fluent|skilled|proficient)|degree|bachelor|master|minimum|valid))/iu;

/** What has a weight of its own, also in a sentence that explains: a paper, years, a degree, a language, a condition, a skill that the lexicon lists. */
function isOwn({ kind, skills = [] }: Draft): boolean {
  return kind === 'skill' ? skills.some(({ id }) => id !== undefined) : kind !== 'responsibility';
}

/** "e-procurement" is one thing: what stands behind a hyphen of a name is no other. */
function withoutTails(text: string, mentions: SkillMention[]): SkillMention[] {
  return mentions.filter(
    ({ start, end }) =>
      !/^[-‐‑]$/u.test(text[start - 1] ?? '') ||
      !mentions.some((other) => other.start < start && other.end >= end && other.end - other.start > end - start),
  );
}

/** The title's own line and what stands above it tell what the job is called and who posted it. */
function isHead(segment: PlacedSegment, titleAt = -1): boolean {
  return segment.section === 'description' && segment.start <= titleAt && !asksOutright.test(segment.text);
}

/** "ABC Supply is looking for a Roofing Driver": the employer's name and the job's title ask for nothing. */
function leaveOutTitle(segment: PlacedSegment, mentions: SkillMention[]): void {
  const words = seeks.exec(segment.text);
  if (words === null) return;
  const from = words.index + words[0].length;
  const title = findTitles(segment.text.slice(from, from + 120))[0];
  if (title === undefined) return;
  const end = from + title.end;
  const till = segment.start + (asks.test(segment.text.slice(end)) ? end : segment.text.length);
  const kept = mentions.filter((mention) => mention.start >= till || mention.kind === 'soft-skill');
  mentions.splice(0, mentions.length, ...kept);
}

const seeks =
  /(?<!\p{L})(?:we need(?= an? )|seek(?:s|ing)|looking for|hiring|sucht|suchen|recherch(?:e|ons)|recrut(?:e|ons)|busca(?:mos)?|selecciona)(?!\p{L})/iu;

function readSegment(text: string, segment: PlacedSegment, mentions: SkillMention[], asked: boolean): Draft[] {
  const draft = (start: number, end: number, kind: Draft['kind'], more: Partial<Draft> = {}): Draft => ({
    start,
    end,
    text: text.slice(start, end),
    kind,
    importance: judgeImportance(segment, (more.skills?.[0]?.start ?? start) - segment.start),
    ...more,
  });
  const out: Draft[] = [];
  const taken: [number, number][] = [];
  const take = (item: Draft): void => {
    out.push(item);
    taken.push([item.start, item.end]);
  };
  readEducation(segment, draft, take);
  const taught = out[0];
  const degrees = taken.length;
  if (taught !== undefined) {
    const instead = mentions.filter(
      (mention) =>
        mention.kind === 'certificate' &&
        !isDegree(mention) &&
        mention.end <= taught.end &&
        mention.start >= taught.start &&
        /(?:^|[\s,/(])(?:or|oder|ou|o)\s[^;]{0,60}$/iu.test(text.slice(taught.start, mention.start)),
    );
    if (instead.length > 0) taught.skills = instead;
  }
  const register = asked || asksOutright.test(segment.text) ? findRegistration(segment.text) : undefined;
  if (register !== undefined && !mentions.some((mention) => isNamedRegistration(mention, register, segment.start)))
    take(draft(segment.start + register.start, segment.start + register.end, 'certificate'));
  readExperience(segment, mentions, draft, take, taught === undefined ? 0 : taught.end - segment.start);
  const gates = readGates(segment.text);
  const parted = [...gates, ...papersBeside(segment, mentions, gates)];
  for (const { gate, start, end } of gates) {
    const [from, to] = ownClause(segment.text, start, end, parted);
    const own = { ...segment, section: 'requirements' as const };
    const added = gate === 'driving-licence' ? findEndorsements(segment.text, end) : undefined;
    const till = added?.licenceEnd ?? (to - from > 140 ? Math.min(to, end + 40) : to);
    const importance = judgeImportance(
      gate === 'work-permit' || /(?<!\p{L})(?:must|required|subject to|authori[sz]ed)/iu.test(segment.text)
        ? own
        : segment,
      start,
    );
    const paper = mentions.find(
      ({ kind, start: at }) => kind === 'certificate' && at - segment.start <= end && at - segment.start >= from,
    );
    if (importance === 'nice' && (gate === 'driving-licence' || gate === 'clearance') && paper !== undefined)
      take(draft(segment.start + from, segment.start + till, 'certificate', { importance, skills: [paper] }));
    else take(draft(segment.start + from, segment.start + till, 'gate', { gate, importance }));
    for (const one of added?.items ?? []) take(draftEndorsement(segment, one, draft));
  }
  const checked = gates.some(({ gate }) => gate === 'background');
  if (checked) mentions = mentions.filter(({ id }) => !checks.has(id ?? ''));
  readLanguages(segment, draft, take, taught);
  const hardOnes = mentions.filter(
    (mention) =>
      (mention.kind === 'certificate' &&
        !(isDegree(mention) && (degrees > 0 || findDegrees(mention.text).length > 0)) &&
        taught?.skills?.includes(mention) !== true &&
        !taken.slice(degrees).some(([from, to]) => overlaps(from, to)(mention))) ||
      (hard.has(mention.kind) && free(taken, mention)),
  );
  for (const group of groupAlternatives(text, segment, hardOnes))
    if (group.some(({ kind }) => kind === 'certificate'))
      take(
        draft(group[0]?.start ?? 0, group.at(-1)?.end ?? 0, 'certificate', {
          skills: group,
          ...(group.length > 1 ? { alternatives: true } : {}),
        }),
      );
  if ((asked || asksOutright.test(segment.text) || statesWish(segment.text)) && out.length === 0) {
    const licence =
      /(?<!\p{L})(?:licen[cs]es?|certs?|certificat(?:es?|ions?)|registration|endorsement|(?<!(?:work|support|service|help) )ticket(?=\s*(?:$|[,.;()]|or |and ))|zertifikat\w*|certificado|certificazione|carn[ée]t?|brevet|habilitation|inscription à l(?:'|’)ordre)(?!\p{L})/iu.exec(
        segment.text,
      );
    const named = /^certs?$/iu.test(licence?.[0] ?? '') && mentions.some(({ kind }) => hard.has(kind));
    if (licence !== null && !named) {
      const [from, to] = clauseAround(segment.text, licence.index, licence.index + licence[0].length);
      take(draft(segment.start + from, segment.start + to, 'certificate'));
    }
  }
  const skills = mentions.filter(
    (mention) =>
      hard.has(mention.kind) &&
      free(taken, mention) &&
      !(mention.id === undefined && degrees > 0 && findDegrees(mention.text).length > 0),
  );
  const manners = mentions.filter((mention) => mention.kind === 'soft-skill' && free(taken, mention));
  const soft = asked ? withoutWork(segment, manners) : manners;
  const strict = asked || segment.section === 'description';
  out.push(...groupSkills(text, segment, skills, draft, out.length + soft.length === 0));
  const manner = strict ? groupSkills(text, segment, soft, draft, false) : [];
  if (asked && out.length === 0) out.push(...findBesideManners(segment, manner, draft));
  out.push(...manner);
  if (out.length === 0) {
    const item =
      seeksPerson.test(segment.text) && findTitles(segment.text).length > 0
        ? undefined
        : readItem(segment, asked, strict && asksOutright.test(segment.text), draft);
    if (item !== undefined) out.push(item);
  } else if (asked) out.push(...findOpened(segment, out, draft));
  return out.sort((a, b) => a.start - b.start);
}

/** "Experience developing and implementing communications plans": a manner's name within work that experience is asked of is of that work, which is the demand. */
function withoutWork({ text, start }: PlacedSegment, manners: SkillMention[]): SkillMention[] {
  const [from, to] = openedWork(text) ?? [0, 0];
  const inside = manners.filter((mention) => mention.start >= start + from && mention.end <= start + to);
  const rest = inside.reduce((words, mention) => words.replace(mention.text, ' '), text.slice(from, to));
  return (rest.match(/\p{L}{4,}/gu) ?? []).length < wordsOfWork
    ? manners
    : manners.filter((mention) => !inside.includes(mention));
}

/** "Experience", two deeds and what they are done to. */
const wordsOfWork = 4;

/** The papers that a sentence names beside its conditions: "a driving licence and a first aid certificate" are two demands. */
function papersBeside(
  { start: base }: PlacedSegment,
  mentions: SkillMention[],
  gates: { start: number; end: number }[],
): { start: number; end: number }[] {
  return mentions
    .filter(({ kind, id }) => kind === 'certificate' && id !== undefined)
    .map(({ start, end }) => ({ start: start - base, end: end - base }))
    .filter((paper) => !gates.some(overlaps(paper.start, paper.end)));
}

/** "We need a working foreman to run a crew" says what the job is. */
const seeksPerson = /^we (?:need|want|are looking for) an? /iu;

/** The lexicon lists some degrees among the certificates; these are read as degrees. */
function isDegree({ name, text }: SkillMention): boolean {
  return /degree$/i.test(name) || findDegrees(text).length > 0 || findDegrees(name).length > 0;
}

function free(taken: [number, number][], mention: SkillMention): boolean {
  return !taken.some(([from, to]) => mention.start >= from && mention.end <= to);
}
