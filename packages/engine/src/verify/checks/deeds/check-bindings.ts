import type { Violation } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import type { Word } from '../../reading/read-words.ts';
import { guardedFamilies, seniorityWords } from '../../words/guarded-words.ts';
import { otherTime } from '../../words/other-time.ts';
import { supportsNumber } from '../amounts/check-numbers.ts';
import { isOwnWork, supportsSkill } from '../credentials/check-skills.ts';

/** What belongs together must stay together: rank with role, and title, dates, numbers and skills with the employer they were earned at. */
export function checkBindings(claims: Claims, index: FactIndex): Violation[] {
  return [...checkTitles(claims, index), ...checkEmployers(claims, index)];
}

const trailing = new Set([
  'lead',
  'manager',
  'director',
  'supervisor',
  'head',
  'officer',
  'president',
  'ii',
  'iii',
  'iv',
]);
/** Words before a role that raise it as a rank does: who leads, is entrusted, licensed or paid for it. */
const raisingRank =
  /^(?:co|encargad[oa]|responsable|responsabile|responsável|directora?|directrice|directeur|direttore|direttrice|diretora?|gerente|leidinggevende?|verantwoordelijke?|verantwortliche[rn]?|zuständige[rn]?|gran|visiting|honorary|guest|invited|emeritus|adjunct|premier|première|grand|grande|maître|maîtresse|primer|primera|primeiro|primeira|primo|prima|capo|jefe|jefa|chefe|mestre|maestr[oa]|subdirector|eerste|hoofd|opper|meester|erste[rn]?|oberste[rn]?|leading|supervising|supervisory|managing|founding|area|board|sole|independent|licensed|certified|chartered|registered|qualified|accredited|clinical|technical|distinguished|master|expert|specialist|consultant|permanent|full-time|first|top|award-winning|experienced|highly|national|international|leitende[rn]?|führende[rn]?|stellvertretende[rn]?|staatlich|geprüfte[rn]?|zertifizierte[rn]?)$/;
const sameRank: Record<string, string> = byWord({ sr: 'senior', snr: 'senior', jr: 'junior', jnr: 'junior' });

function checkTitles(claims: Claims, index: FactIndex): Violation[] {
  const found: Violation[] = [];
  for (let i = 1; i < claims.words.length; i++) {
    const [a, b] = [claims.words[i - 1], claims.words[i]];
    // "Accountant (Senior)": the rank behind the title raises it as before it.
    if (
      a !== undefined &&
      b !== undefined &&
      /^\s*\($/.test(claims.text.slice(a.end, b.start)) &&
      (seniorityWords.has(b.word) || trailing.has(b.word)) &&
      isOpen(claims, a.start, b.end) &&
      !hasPair(a, b, index) &&
      !hasPair(b, a, index)
    )
      found.push({ kind: 'title', text: claims.text.slice(a.start, b.end), start: a.start, end: b.end });
    if (
      a === undefined ||
      b === undefined ||
      !isOpen(claims, a.start, b.end) ||
      !/^\.?[\s-]+$/.test(claims.text.slice(a.end, b.start))
    )
      continue;
    const raised =
      (seniorityWords.has(a.word) &&
        (isRole(b) || isOwnTitle(b, index) || (b.capital && !b.opens && b.text !== 'I'))) ||
      (raisingRank.test(a.word) &&
        !isDegreeWord(a, index) &&
        (isRole(b) || isOwnTitle(b, index) || (b.capital && !b.opens)) &&
        !isSkillName(a, b, claims, index));
    const grown = isRole(a) && trailing.has(b.word);
    if ((!raised && !grown) || (hasPair(a, b, index) && !(i === 1 && raised && isOthers(a, b, index)))) continue;
    found.push({ kind: 'title', text: claims.text.slice(a.start, b.end), start: a.start, end: b.end });
  }
  return found;
}

/** "Qualified Teacher Status" is the name of a thing that the facts have (QTS). */
function isSkillName(a: Word, b: Word, claims: Claims, index: FactIndex): boolean {
  return claims.skills.some(
    (skill) => skill.start <= a.start && skill.end >= b.end && b.end < skill.end && supportsSkill(skill, index),
  );
}

function hasPair(a: Word, b: Word, index: FactIndex): boolean {
  const first = sameRank[a.word] ?? a.word;
  return [a.key, first, ...Object.keys(sameRank).filter((short) => sameRank[short] === first)].some((rank) =>
    index.pairs.has(`${rank} ${b.key}`),
  );
}

/** At the beginning a rank with its role is the person's own, and not that of somebody whom a line speaks of ("with the master brewer"). */
function isOthers(a: Word, b: Word, index: FactIndex): boolean {
  const holders = index.views.filter(({ words }) =>
    words.some(({ key }, i) => key === b.key && words[i - 1]?.key === a.key),
  );
  return (
    holders.length > 0 &&
    holders.every(
      ({ fact, words }) =>
        /^\/work\/\d+\/highlights\//.test(fact.pointer) &&
        words[0]?.key !== a.key &&
        !words.some(({ word }) => /^(?:as|als|comme|como|come|acting)$/.test(word)),
    )
  );
}

/** The first word of a title that the person has held, whatever its language. */
function isOwnTitle(word: Word, index: FactIndex): boolean {
  return (index.byWord.get(word.key) ?? []).some(
    ({ fact, words }) => /^\/work\/\d+\/position$/.test(fact.pointer) && words.some(({ key }) => key === word.key),
  );
}

/** "Master" as a degree of the person's own. */
function isDegreeWord(word: Word, index: FactIndex): boolean {
  return (index.byWord.get(word.key) ?? []).some(({ fact }) => /\/studyType$/.test(fact.pointer));
}

function isRole(word: Word): boolean {
  return guardedFamilies(word.key).some(({ kind }) => kind === 'title');
}

/** "Shift Lead at Larch | Forklift, Cycle counting": behind a bar, skills alone are the person's, and not of the job before it. */
function isListed({ start, end }: { start: number; end: number }, { text, skills }: Claims): boolean {
  const from = text.lastIndexOf('|', start) + 1;
  if (from === 0) return false;
  const bar = text.indexOf('|', end);
  const to = bar < 0 ? text.length : bar;
  const inside = skills.filter((skill) => skill.start >= from && skill.end <= to);
  const rest = [...text.slice(from, to)].filter(
    (_, i) => !inside.some((skill) => from + i >= skill.start && from + i < skill.end),
  );
  return !/[\p{L}\p{N}]/u.test(rest.join(''));
}

function checkEmployers(claims: Claims, index: FactIndex): Violation[] {
  const { items } = claims;
  if (items.size === 0) return [];
  const belongs = (view: FactView) => view.item === '' || items.has(view.item);
  const found: Violation[] = [];
  for (const number of claims.numbers) {
    if (!isOpen(claims, number.start, number.end)) continue;
    const year = /^(19|20)\d\d$/.test(number.text);
    const views = index.views.filter((view) =>
      year
        ? view.fact.pointer !== '/work' && view.fact.text.includes(number.text)
        : supportsNumber(number, claims, view),
    );
    if (views.length > 0 && !views.some(belongs))
      found.push({ kind: year ? 'date' : 'number', text: number.text, start: number.start, end: number.end });
  }
  for (const month of claims.months)
    if (
      isOpen(claims, month.start, month.end) &&
      index.months.has(month.month) &&
      !index.views.some((view) => belongs(view) && view.months.includes(month.month))
    )
      found.push({ kind: 'date', text: month.text, start: month.start, end: month.end });
  for (const skill of claims.skills) {
    const views = index.bySkill.get(skill.id ?? skill.name.toLowerCase()) ?? [];
    // A skill of the list that only another job's lines speak of was not used here.
    const inLines = views.filter(({ fact }) => /\/highlights\/\d+$/.test(fact.pointer));
    const isOthers = items.size === 1 && inLines.length > 0 && !otherTime.test(claims.text);
    const holders = isOthers
      ? [...inLines, ...views.filter(({ item, fact }) => items.has(item) || fact.source === 'answer')]
      : views;
    if (
      isOpen(claims, skill.start, skill.end) &&
      views.length > 0 &&
      !holders.some(belongs) &&
      !isOwnWork(skill, index) &&
      !isListed(skill, claims)
    )
      found.push({ kind: 'skill', text: skill.text, start: skill.start, end: skill.end });
  }
  for (const word of claims.words) {
    if (!isRole(word) || !isOpen(claims, word.start, word.end)) continue;
    const views = index.byWord.get(word.key) ?? [];
    if (views.length > 0 && !views.some(belongs))
      found.push({ kind: 'title', text: word.text, start: word.start, end: word.end });
  }
  return found;
}
