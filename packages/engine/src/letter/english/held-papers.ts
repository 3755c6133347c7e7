import type { Fact } from '@shortlist/schema';
import { listOpenLines } from '../../facts/list-open-lines.ts';
import { hasRunOut } from '../../language/dates/read-expiry.ts';
import { isOrdinaryLicence } from '../../language/education/driving-licence.ts';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import { sharesTitle } from '../../lexicon/relate/shares-title.ts';
import type { LetterScene } from '../letter-scene.ts';
import { isDegree } from './degree-among-papers.ts';
import { namePaper } from './name-paper.ts';

/** A paper that is held and asked for, as a sentence names it, with the facts that say so. */
export type HeldPaper = { name: string; facts: Fact[] };

/**
 * The licences, certificates and memberships that the posting asks for and the resume shows, wherever it does: among the certificates, a
 * degree's courses, the skills. Degrees are told elsewhere; `told` are the entries that were. English.
 */
export function listHeldPapers(scene: LetterScene, told: readonly string[]): HeldPaper[] {
  const papers = [...listed(scene), ...elsewhere(scene, told), ...inOpenLines(scene)];
  const same = (a: HeldPaper, b: HeldPaper) =>
    a.name.toLowerCase() === b.name.toLowerCase() || areOne(a, b) || opensWith(a, b);
  return papers.filter((paper, i) => papers.findIndex((other) => same(paper, other)) === i).slice(0, 5);
}

/** "CCNA- Cisco Certified Network Associate" and "CCNA". */
const opensWith = (a: HeldPaper, b: HeldPaper): boolean =>
  [a.name, b.name].some((name, i, both) => /^\p{Lu}{3,}$/u.test(name) && both[1 - i]?.split(/[^\p{L}\d]/u)[0] === name);

/** "Certified Public Accountant" and "CPA" are one paper by two names. */
function areOne(a: HeldPaper, b: HeldPaper): boolean {
  const [one, other] = [a, b].map(({ name: whole }) => {
    const name = whole.replace(/ \([^)]*\)$/, '');
    const [own, ...more] = skillsIn(name).filter(({ kind }) => kind === 'certificate');
    return more.length === 0 && own !== undefined && own.end - own.start > name.length - 3 ? own.id : undefined;
  });
  return one !== undefined && one === other;
}

/** Certificates that answer the posting. */
function listed({ resume, posting, match, facts }: LetterScene): HeldPaper[] {
  const shown = new Set(
    [...match.requirements.filter(({ kind }) => kind === 'certificate'), ...match.gates]
      .filter(({ met }) => met === true)
      .flatMap(({ evidence }) => evidence.map(({ pointer }) => pointer)),
  );
  const asked = new Set(posting.requirements.flatMap(({ text }) => skillsIn(text).map(({ id }) => id)));
  const papers = posting.requirements.filter(({ kind }) => kind === 'certificate');
  const isCalledAlike = sharesTitle(posting.title ?? '');
  return (resume.certificates ?? []).flatMap((certificate, i) =>
    namesIn(certificate).flatMap((written): HeldPaper[] => {
      if (isDegree(written.trim())) return [];
      const whole = heldPart(written);
      const name = namePaper(whole);
      const answers =
        shown.has(`/certificates/${i}/name`) ||
        skillsIn(whole).some(({ id }) => asked.has(id)) ||
        // A paper of the post's own trade, though nobody asks for it.
        (isCalledAlike(name) && names.test(name)) ||
        papers.some(({ text }) => answersRequirement(whole, text));
      return name === '' || name.length >= 60 || !answers || isOrdinaryLicence(name)
        ? []
        : [{ name, facts: factsOf(facts, `/certificates/${i}/`, written, whole) }];
    }),
  );
}

/** Parts of a file that list papers; elsewhere a line that begins with one tells of something else. */
const ofPapers = new Set(['education', 'certificates']);

/** Initials, and behind them nothing or, past a mark, names alone: "CCNA - Cisco Certified Network Associate", and not "CCNA exam failed". */
const named = /^\P{L}{0,2}(\p{Lu}[\p{Lu}\d+-]{2,9})\s*(?:$|[-–—,:(|/](?!.*(?<!\p{L})\p{Ll}{4}))/u;

/** Papers that lines of the file name at their head, which no field holds for certain, where the posting asks for papers: by their initials. */
function inOpenLines({ resume, posting, facts, now }: LetterScene): HeldPaper[] {
  if (!posting.requirements.some(({ kind }) => kind === 'certificate')) return [];
  const lines = listOpenLines(resume);
  return lines.flatMap(({ text, pointer, part }, i): HeldPaper[] => {
    const name = named.exec(text)?.[1] ?? '';
    const own = facts.filter((fact) => fact.pointer === pointer);
    // What begins small or in a bracket goes on from the line above.
    const next = lines[i + 1]?.text ?? '';
    const whole = /^\P{L}*\p{Ll}|^\(/u.test(next) ? `${text} ${next}` : text;
    return ofPapers.has(part) &&
      skillsIn(name).some(({ kind }) => kind === 'certificate') &&
      !isDegree(name) &&
      own.length > 0 &&
      !isUnfinished(whole) &&
      !hasRunOut({ name: whole }, now) &&
      findDisclaimers(whole, true).length === 0
      ? [{ name, facts: own }]
      : [];
  });
}

/** What says that a name is a paper's. */
const names = /(?<!\p{L})(?:certificat(?:e|ion)|licen[cs]e|diploma|card|permit|registration)(?!\p{L})/iu;

/** The papers that an entry names: "1. Trailer driver certificate from Larch Institute. 2. Forklift certificate." holds two. */
function namesIn({ name = '', summary = '' }: { name?: string | undefined; summary?: string | undefined }): string[] {
  const isNumbered = /^\s*1\s?[.)]/.test(name);
  return (isNumbered ? `${name} ${summary}` : name)
    .split(isNumbered ? /(?:^|\s)\d{1,2}\s?[.)]\s*(?=\p{Lu})/u : ';')
    .map((each) => (isNumbered ? each.replace(/ from (?:the )?\p{Lu}.*$/u, '').replace(/[.\s]+$/, '') : each))
    .filter((each) => each.trim() !== '');
}

/** What the entry says; of a name of several papers only the part that is told, word for word. */
function factsOf(facts: readonly Fact[], under: string, written: string, told: string): Fact[] {
  return facts
    .filter(({ pointer }) => pointer.startsWith(under))
    .map((fact) => (told !== written && fact.text === written ? { ...fact, text: told } : fact));
}

/** "CDL Class A" of "CDL Class A, Hazmat endorsement lapsed 2022"; nothing of a paper that has ended or is still to come. */
function heldPart(written: string): string {
  const [first] = findDisclaimers(written, true);
  const held = first === undefined ? written : written.slice(0, first.start).replace(/[\s,;(–-]+$/, '');
  // A bracket that the page's line tore apart: what it says of the paper was heard above.
  const open = held.lastIndexOf('(');
  return open < 0 || held.includes(')', open) ? held : held.slice(0, open).trimEnd();
}

/** Papers that stand where no list of certificates is. A job's line tells of work and not of papers. */
function elsewhere({ match, posting, facts }: LetterScene, told: readonly string[]): HeldPaper[] {
  return match.requirements.flatMap(({ id, kind, met, evidence }): HeldPaper[] => {
    const held = kind === 'certificate' && met === true ? evidence : [];
    // The entry of a school or a list names the paper; a summary only mentions it.
    const shown = held.find(({ pointer }) => /^\/(?:education|skills)\//.test(pointer)) ?? held[0];
    if (shown === undefined || /^\/(?:certificates\/|work\/\d+\/(?:highlights|position|name))/.test(shown.pointer))
      return [];
    if (told.some((entry) => shown.pointer === entry || shown.pointer.startsWith(`${entry}/studyType`))) return [];
    const own = facts.filter(
      ({ pointer, source }) =>
        source !== 'posting' && (pointer === shown.pointer || pointer.startsWith(`${shown.pointer}/`)),
    );
    // Of a school's entry the paper alone: its field stands behind a comma.
    const typed = own.find(({ pointer }) => pointer === `${shown.pointer}/studyType`);
    const text = heldPart((typed ?? shown).text.trim());
    if (isUnfinished(text) || own.length === 0) return [];
    if (text.length < 50 && !/[:;|,.]/.test(text) && findDisclaimers(text, true).length === 0)
      return isOrdinaryLicence(text) ? [] : [{ name: namePaper(text), facts: own }];
    // Of a longer text only the initials that are asked for.
    const asked = posting.requirements.find((each) => each.id === id)?.skills?.map((skill) => skill.id) ?? [];
    const mention = skillsIn(text).find(
      (skill) => skill.kind === 'certificate' && asked.includes(skill.id) && /^[A-Z][A-Z-]{2,9}$/.test(skill.text),
    );
    const around = mention === undefined ? '' : text.slice(Math.max(0, mention.start - 40), mention.end + 40);
    return mention === undefined || findDisclaimers(around, true).length > 0
      ? []
      : [{ name: mention.text, facts: own }];
  });
}
