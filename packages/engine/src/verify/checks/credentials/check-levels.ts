import type { Fact, Violation } from '@shortlist/schema';
import { findLanguages, type LanguageHit, rankLevel } from '../../../lexicon/learning/languages.ts';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { viewsWith } from '../../facts/views-with.ts';
import { isGeneralWord } from '../../words/general-words.ts';

/** How well a language is spoken or a thing is known: no better than the facts that name it say. */
export function checkLevels(claims: Claims, index: FactIndex): Violation[] {
  return [...checkLanguages(claims, index), ...checkSkills(claims, index), ...checkCertified(claims, index)];
}

const spoken =
  /(?<![\p{L}\d])(?:native|good|strong|solid|working|professional|business|conversational|intermediate|gute[sn]?|solide[sn]?|bon(?:ne)?|buen[oa]?|bom|boa|buon[oa]?|goed|goede|professionnel|profesional|native|mother[- ]tongue|first language|bilingual|fluent\p{L}*|perfect\p{L}*|[abc][12]|advanced|excellent|proficient|muttersprach\p{L}*|verhandlungssicher\p{L}*|fließend\p{L}*|bilingue|maternelle|courant|couramment|nativ[oa]|materna|bilingüe|fluido|avanzado|grew up)(?![\p{L}\d])/iu;

function checkLanguages(claims: Claims, index: FactIndex): Violation[] {
  const named = findLanguages(claims.text);
  return named.flatMap((hit): Violation[] => {
    const { code, start, end } = hit;
    const others = named.filter((each) => each !== hit);
    const around = besideOf(claims.text, hit, others);
    const said = (spoken.exec(around)?.[0] ?? sharedLevel(claims.text, hit, named))?.toLowerCase();
    if (said === undefined || !isOpen(claims, start, end)) return [];
    const own = index.views.filter(({ fact }) => languagesOf(fact).some((each) => each.code === code));
    if (own.length === 0) return [];
    const middle =
      /^(?:good|strong|solid|working|profes|business|intermed|gute|solide|bon|buen|bom|boa|buon|goed)/.test(said);
    const asked = middle
      ? 2
      : /native|mother|first lang|bilin|mutter|matern|nativ|perfect|grew/.test(said)
        ? 5
        : rankLevel(findLanguages(around).find((each) => each.code === code)?.level);
    const isKnown = own.some((view) => {
      const told = tellLevel(view, index);
      const level = findLanguages(told).find((each) => each.code === code)?.level;
      return told.toLowerCase().includes(said) || rankLevel(level) >= Math.max(1, asked);
    });
    return isKnown ? [] : [{ kind: 'skill', text: claims.text.slice(start, end), start, end }];
  });
}

const joint = /^\s*(?:,|and|und|et|y|e|ed|en|&|\/)\s*$/iu;

/** "Good working Polish and Spanish": the level before the first of a list, or behind its last, is said of both. */
function sharedLevel(text: string, hit: LanguageHit, named: readonly LanguageHit[]): string | undefined {
  let first = hit;
  for (const each of named.toReversed())
    if (each.end <= first.start && joint.test(text.slice(each.end, first.start))) first = each;
  const next = named.find(({ start }) => start >= hit.end && joint.test(text.slice(hit.end, start)));
  if (first !== hit)
    return spoken.exec(
      text
        .slice(Math.max(0, first.start - 24), first.start)
        .split(/[,;.:]/)
        .at(-1) ?? '',
    )?.[0];
  const isPair = next !== undefined && !text.slice(hit.end, next.start).includes(',');
  return isPair ? spoken.exec(text.slice(next.end, next.end + 26).split(/[,;.]/)[0] ?? '')?.[0] : undefined;
}

const known = new WeakMap<Fact, LanguageHit[]>();

function languagesOf(fact: Fact): LanguageHit[] {
  const found = known.get(fact) ?? findLanguages(fact.text);
  known.set(fact, found);
  return found;
}

/** What stands near a language, up to a stop or to the joint behind which another language stands. */
function besideOf(text: string, { start, end }: LanguageHit, others: readonly LanguageHit[]): string {
  const before = text.slice(
    Math.max(0, start - 24, ...others.map((each) => (each.end <= start ? each.end : 0))),
    start,
  );
  const after = text.slice(
    end,
    Math.min(end + 40, ...others.map((each) => (each.start >= end ? each.start : Infinity))),
  );
  const hasOther = others.length > 0;
  const lead = hasOther ? before.slice(Math.max(0, before.search(lastStop))) : before;
  const rest = hasOther ? (after.split(stop)[0] ?? after) : after.slice(0, 26);
  return lead + text.slice(start, end) + rest;
}

const stop = /[,;.]|\s(?:and|und|et|y|e|en)\s/iu;
const lastStop = new RegExp(`(?:${stop.source})(?!.*(?:${stop.source}))`, 'isu');

/** What a fact says of a language, with the level that its entry states apart. */
function tellLevel({ fact }: FactView, index: FactIndex): string {
  const entry = /^\/languages\/\d+/.exec(fact.pointer)?.[0];
  const level = index.views.find((view) => entry !== undefined && view.fact.pointer === `${entry}/fluency`);
  return level === undefined ? fact.text : `${fact.text} (${level.fact.text})`;
}

/** Words that praise what a person knows, or say that they teach, wrote or were examined in it: before a skill, and behind it. */
const praising =
  /(?<!\p{L})(strong|solid|highly|examined|expert|expertise|deep|in-depth|extensive|advanced|excellent|outstanding|exceptional|profound|thorough|comprehensive|perfect|master|mastered|mastery|fluent|certified|certificate|certification|licen[cs]ed?|diploma|qualified|author|inventor|teach|taught|instructor|trainer|daily|vertieft|fundiert|umfassend|hervorragend|exzellent|perfekt|ausgezeichnet|zertifiziert|approfondi|excellent|parfait|certifié|maîtrise|experto|profund|excelente|perfect|certificad)\p{L}*(?:\s+(?!and\b|or\b|but\b)[\p{L}-]+){0,2}\s+$/iu;
const praised =
  /^\s+\(?(?:certified|certification|zertifiziert|certifié|certificad|expert|specialist|instructor|trainer|assessor|examiner|diploma|certificate|licen[cs]e|book)(?!\p{L})/iu;

function checkSkills(claims: Claims, index: FactIndex): Violation[] {
  return claims.skills.flatMap((skill): Violation[] => {
    if (skill.kind === 'soft-skill' || skill.kind === 'language' || !isOpen(claims, skill.start, skill.end)) return [];
    const before = praising.exec(claims.text.slice(Math.max(0, skill.start - 60), skill.start))?.[1];
    const behind = praised.exec(claims.text.slice(skill.end))?.[0].trim();
    const said = [before, behind].filter((each) => each !== undefined);
    const views = index.bySkill.get(skill.id ?? skill.name.toLowerCase()) ?? [];
    return said
      .filter((word) => views.length > 0 && !views.some((view) => holds(view, word, index)))
      .map((): Violation => ({ kind: 'skill', text: skill.text, start: skill.start, end: skill.end }));
  });
}

function holds({ fact, words, item }: FactView, said: string, index: FactIndex): boolean {
  const root = said.toLowerCase().replace('taught', 'teach').slice(0, 5);
  if (/^(?:certif|zertif)/i.test(said) && fact.pointer.startsWith('/certificates/')) return true;
  // A diploma stands beside its subject, in the entry of a school.
  const entry = item.startsWith('/education/') ? index.views.filter((view) => view.item === item) : [];
  return [words, ...entry.map((view) => view.words)].some((own) => own.some(({ word }) => word.startsWith(root)));
}

const certified =
  /(?<!\p{L})(?:certified|registered|licen[cs]ed|chartered|accredited|zertifizierte[rns]?|geprüfte[rns]?|staatlich anerkannte[rns]?)\s+(\p{L}{4,})(?=\s+\p{L})/iu;

/** "A certified paediatric nurse": what stands between the paper and the trade is in a paper, a field of study or a title. */
function checkCertified(claims: Claims, index: FactIndex): Violation[] {
  const match = certified.exec(claims.text);
  const at = match === null ? -1 : match.index + match[0].length - (match[1]?.length ?? 0);
  const word = claims.words.find(({ start }) => start === at);
  if (word === undefined || isGeneralWord(word.word, claims.language) || !isOpen(claims, word.start, word.end))
    return [];
  const views = [...viewsWith(word, claims.language, index)];
  const bears = ({ fact }: FactView) =>
    /^\/(?:certificates|education|answers|awards)|\/(?:position|label)$/.test(fact.pointer) ||
    fact.source === 'answer' ||
    certified.test(fact.text);
  return views.length === 0 || views.some(bears)
    ? []
    : [{ kind: 'certificate', text: word.text, start: word.start, end: word.end }];
}
