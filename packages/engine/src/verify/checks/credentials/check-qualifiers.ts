import type { Violation } from '@shortlist/schema';
import { isActionVerb } from '../../../language/deeds/action-verbs.ts';
import { type Claims, isOpen } from '../../claims.ts';
import type { FactIndex, FactView } from '../../facts/index-facts.ts';
import { tellingWords } from '../../facts/telling-words.ts';
import { isAlike } from '../../reading/is-alike.ts';
import type { Word } from '../../reading/read-words.ts';
import { isGeneralWord } from '../../words/general-words.ts';
import { guardedFamilies } from '../../words/guarded-words.ts';
import { type Qualifier, readQualifiers } from '../../words/qualifiers.ts';
import { reserves } from '../../words/taken-back.ts';

/**
 * Finds claims whose every supporting fact takes itself back ("CPA candidate", "no experience with SAP", "basic French", "assisted in
 * closing the books") while the sentence does not.
 */
export function checkQualifiers(claims: Claims, index: FactIndex): Violation[] {
  const own = readQualifiers(claims.text);
  if (saysBound(claims, index)) own.add('basic');
  const found = findTakenBack(claims, index, own);
  if (found.length === 0 || own.has('unfinished')) return found;
  const isUnderWay = reserves.some(({ name, kept }) => name === 'unfinished' && kept.test(claims.text));
  return isUnderWay ? findTakenBack(claims, index, own.add('unfinished')) : found;
}

/** "I deploy to Kubernetes" of "Kubernetes (deploying only)": the sentence says what it was kept to. */
function saysBound(claims: Claims, index: FactIndex): boolean {
  return index.views.some(({ fact, words }) => {
    const bound = fact.pointer.startsWith('/skills/') ? /\(([^)]+)\)/.exec(fact.text) : null;
    return (
      bound !== null &&
      words.some(
        (own) =>
          own.start > bound.index &&
          own.word.length > 4 &&
          claims.words.some((word) => isAlike(word, own, claims.language)),
      )
    );
  });
}

function findTakenBack(claims: Claims, index: FactIndex, own: Set<Qualifier>): Violation[] {
  const violations: Violation[] = [];
  for (const skill of claims.skills) {
    if (!isOpen(claims, skill.start, skill.end)) continue;
    const supports = index.bySkill.get(skill.id ?? skill.name.toLowerCase()) ?? [];
    if (isTakenBack(supports, skill.text, own, ['negation', 'unfinished', 'learning', 'basic']))
      violations.push({
        kind: skill.kind === 'certificate' || skill.kind === 'tool' ? skill.kind : 'skill',
        text: skill.text,
        start: skill.start,
        end: skill.end,
      });
  }
  for (const word of claims.words) {
    if (!isOpen(claims, word.start, word.end)) continue;
    const family = guardedFamilies(word.word).find(
      ({ kind }) => kind === 'degree' || kind === 'certificate' || kind === 'licence' || kind === 'other',
    );
    const isName = word.capital && !word.opens && /^\p{Lu}{2,6}$/u.test(word.text);
    const supports = index.byWord.get(word.key) ?? index.byWord.get(word.word) ?? [];
    const isListed =
      word.word.length > 3 && supports.length > 0 && supports.every(({ fact }) => fact.pointer.startsWith('/skills/'));
    if (isListed && isTakenBack(supports, word.text, own, ['basic', 'learning'])) {
      violations.push({ kind: 'skill', text: word.text, start: word.start, end: word.end });
      continue;
    }
    if (family === undefined && !isName) continue;
    if (isTakenBack(supports, word.text, own, ['negation', 'unfinished', 'learning']))
      violations.push({ kind: family?.kind ?? 'certificate', text: word.text, start: word.start, end: word.end });
  }
  const raised = findRaisedPart(claims, index, own);
  return raised === undefined ? violations : [...violations, raised];
}

function isTakenBack(supports: FactView[], text: string, own: Set<Qualifier>, kinds: Qualifier[]): boolean {
  return (
    supports.length > 0 &&
    supports.every((view) =>
      kinds.some((kind) => !own.has(kind) && readQualifiers(around(view.fact.text, text)).has(kind)),
    )
  );
}

/** The fact's clause around the words: a "not" three sentences away does not touch them. */
function around(fact: string, words: string): string {
  const at = fact.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return fact.length < 160 ? fact : '';
  const from = Math.max(fact.lastIndexOf('. ', at), fact.lastIndexOf(';', at), fact.lastIndexOf('\n', at), at - 60);
  const until = [fact.indexOf('. ', at), fact.indexOf(';', at), fact.indexOf('\n', at), at + words.length + 40].filter(
    (end) => end >= 0,
  );
  return fact.slice(Math.max(0, from), Math.min(...until));
}

/** "Assisted in managing the budget" must not become "managed the budget". */
function findRaisedPart(claims: Claims, index: FactIndex, own: Set<Qualifier>): Violation | undefined {
  if (own.has('participation')) return undefined;
  const [start] = claims.words;
  if (
    start !== undefined &&
    claims.lines.length > 0 &&
    claims.lines.every((line) => tellsHelp(line.fact.text) && !isOwnPart(start, line, claims)) &&
    !isListed(claims, index)
  )
    return { kind: 'scope', text: start.text, start: start.start, end: start.end };
  const words = claims.words.filter(
    (word) => !isGeneralWord(word.word) || guardedFamilies(word.word).length > 0 || isActionVerb(word.word),
  );
  if (words.length === 0) return undefined;
  const counts = new Map<FactView, number>();
  for (const word of words)
    for (const view of index.byStem.get(word.stem) ?? []) counts.set(view, (counts.get(view) ?? 0) + 1);
  const best = [...counts].sort((a, b) => b[1] - a[1]);
  const most = best[0]?.[1] ?? 0;
  if (most < Math.max(2, words.length * 0.6)) return undefined;
  const equal = best.filter(([, count]) => count === most).map(([view]) => view);
  const first = claims.words[0];
  if (first === undefined || !equal.every((view) => tellsHelp(view.fact.text))) return undefined;
  return { kind: 'scope', text: first.text, start: first.start, end: first.end };
}

/** The second deed of a line that begins with help ("Supported the move, testing the calculations"), or a course that was attended. */
function isOwnPart(start: Word, line: FactView, claims: Claims): boolean {
  if (attended.test(line.fact.text) && attended.test(claims.text)) return true;
  return line.words.some((own) => own.clause > 0 && isActionVerb(own.word) && isAlike(start, own, claims.language));
}

const attended =
  /(?<!\p{L})(?:courses?|workshops?|seminars?|conferences?|kurs\p{L}*|seminar\p{L}*|tagung|stages?|formations?|cursos?|congresos?|jornadas?|congressos?|cors[oi]|convegn[oi]|cursus(?:sen)?|congres)(?!\p{L})/iu;

/** All that the sentence tells stands in the list of skills. */
function isListed(claims: Claims, index: FactIndex): boolean {
  const told = tellingWords(claims, index).flat();
  return told.length > 0 && told.every(({ keys }) => keys.has('/skills'));
}

const tellsHelp = (text: string) => leadsWithHelp.test(text.trim()) || endsWithHelp.test(text.trim());

/** German puts the verb last: "Einführung der Software mitgestaltet". */
const endsWithHelp =
  /(?<!\p{L})(?:mit(?:ge)?(?:staltet|gestaltet|wirkt|arbeitet|holfen|entwickelt|organisiert|plant|aufgebaut|betreut|erarbeitet|konzipiert|vorbereitet)|beteiligt|unterstützt|geholfen)\W*$/iu;

const leadsWithHelp =
  /^(?:i )?(?:was )?(?:assist(?:s|ed|ing|ant)?(?: in| with| to| of| the| \w+ (?:in|with))|help(?:s|ed|ing)?(?: to| with| the)? |participat(?:e|es|ed|ing) in|took part in|contribut(?:e|es|ed|ing) to|shadow(?:s|ed|ing)? |observ(?:e|es|ed|ing) |advis(?:e|es|ed|ing) (?:the |our |an? )|conseill\p{L}+ (?:le|la|les) |asesor\p{L}+ a |unterstütz(?:e|te) (?:den|die|das|der|dem) |affianc\p{L}+ |épaul\p{L}+ |second\p{L}+ (?:le|la|l['’])|part of |involved in |member of |support(?:s|ed|ing)? (?:the |a |an |our )|(?:mitarbeit|mitwirkung|mithilfe|teilnahme|beteiligung|hilfe) |unterstützung (?:der|des|von) (?:\p{L}+ ){1,4}bei|(?:participation|aide|soutien|appui|contribution|collaboration) (?:à|au|aux|du|de)|(?:colaboración|participación|ayuda|apoyo) (?:en|al|a)|(?:apoio|ajuda|colaboração|participação) (?:à|ao|a|em|no|na)|(?:supporto|aiuto|collaborazione|partecipazione) (?:al|alla|ai|a|in|nel)|(?:ondersteuning|hulp|medewerking|deelname) (?:van|aan|bij)|(?:he |j['’]ai |ai |a |ho |heb )?(?:colabor|particip|contribu|collabor|partecip|ajud|apoi|ayud|apoy|aiut|assist|asist)\p{L}* (?:en |em |à |au |aux |a |al |alla |alle |all['’]|ai |no |na |nel |nella |nell['’]|con |com |avec )|(?:hielp|help|assisteer\p{L}*|werkte mee|ondersteun\p{L}*) (?:bij |met |mee |aan )|(?:wirke|arbeite|helfe) .* mit$|(?:werk|help|doe) mee |(?:\p{L}+ ){1,12}(?:mitgeholfen|mitgewirkt|mitgearbeitet|geholpen|meegeholpen|meegewerkt)$)/iu;
