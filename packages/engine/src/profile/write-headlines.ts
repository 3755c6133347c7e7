import type { Fact } from '@shortlist/schema';
import { hasRunOut } from '../language/dates/read-expiry.ts';
import { findDisclaimers } from '../language/stance/find-disclaimers.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord, weighWord } from '../lexicon/word-weight.ts';
import { isSameRole } from './is-same-role.ts';
import { profileLimits } from './limits.ts';
import { presentStudy } from './present-study.ts';
import { factNaming, factsOf, isCurrent, type ProfileScene, type Written } from './profile-scene.ts';
import { resultsFor } from './short-results.ts';

/** A headline with what it is good for. */
export type Headline = Written & { note: string };

/** Up to four headlines of at most 220 characters, each resting on facts and each for another use; the wish for the target role is named as a wish. */
export function writeHeadlines(scene: ProfileScene, skills: readonly string[]): Headline[] {
  const { goals, language } = scene;
  const self = nameSelf(scene);
  if (self === undefined) return [];
  const { title, at } = self;
  const isHeld = isSameRole(title, goals.targetRole) || isSameRole(title.split(/[,|(–]/)[0] ?? '', goals.targetRole);
  const stands = ({ text, facts }: Written) =>
    scene.verify(text, facts.length === 0 ? scene.facts : facts).length === 0;
  // What the title says already is not said twice: "HR Manager | HR".
  const titled = ` ${title.toLowerCase()} `;
  const top = skills
    .filter((skill) => !titled.includes(` ${skill.toLowerCase()} `))
    .slice(0, 8)
    .map((text) => ({ text, facts: [factNaming(scene, text) ?? []].flat() }))
    .filter(stands);
  const own = ownParts(scene, title).filter(stands);
  const wish = { text: headlineWish(goals.targetRole, language), facts: [] };
  const place = self.employer === '' ? '' : `${language.startsWith('en') ? ' at ' : ', '}${self.employer}`;
  const head = { text: title, facts: self.facts };
  const placed = { text: `${title}${place}`, facts: [...self.facts, ...factsOf(scene, `/work/${at}/name`)] };
  const named = new Set(own.map(({ text }) => text.toLowerCase()));
  const words = [...own.slice(0, 2), ...top.filter(({ text }) => !named.has(text.toLowerCase()))].slice(
    0,
    Math.max(3, Math.min(own.length, 2) + 2),
  );
  const besides = [...heldPapers(scene).filter(stands).slice(0, 2), ...top.slice(3, 5), ...own];
  const held = besides.filter(({ text }, i) => besides.findIndex((each) => each.text === text) === i).slice(0, 2);
  const result = resultsFor(scene, at).find((each) => fits([head, each]) && stands(each));
  const options: { parts: Written[]; note: string }[] = [
    // Who looks for a role is found by its name: the wish stands first, where the role is not held already.
    ...(isHeld
      ? []
      : [
          {
            parts: [head, ...(own.length > 0 ? [own[0] ?? head, ...top.slice(0, 1)] : top.slice(0, 2)), wish],
            note: `Says which role you’re looking for.${self.employer === '' ? '' : ' Your current employer can see it.'}`,
          },
        ]),
    ...(result === undefined
      ? []
      : [{ parts: [head, result, ...top.slice(0, 2)], note: 'Starts with one of your results.' }]),
    { parts: [head, ...words], note: 'Names what you do and what you work with, for searches by skill.' },
    ...(place === '' ? [] : [{ parts: [placed, ...held], note: 'Says where you work and what else you bring.' }]),
  ];
  const written = options
    .map(({ parts, note }) => ({ ...join(parts), parts, note }))
    .filter((option, i, all) => fits(option.parts) && all.findIndex((other) => other.text === option.text) === i)
    .filter((option) => stands(join(option.parts.filter((part) => part !== wish))) || option.parts.every(stands));
  // The bare title is for a profile that shows nothing else.
  const chosen = written.length > 2 ? written.filter(({ parts }) => parts.length > 1) : written;
  return chosen.map(({ text, facts, note }) => ({ text, facts, note }));
}

function join(parts: readonly Written[]): Written {
  return { text: parts.map(({ text }) => text).join(' | '), facts: parts.flatMap(({ facts }) => facts) };
}

function fits(parts: readonly Written[]): boolean {
  return join(parts).text.length <= profileLimits.headline.limit;
}

type Self = { title: string; at: number; employer: string; facts: Fact[] };

/** What the person is: the title of the present job; between jobs what their own headline says; for a student the studies, not what pays the rent. */
function nameSelf(scene: ProfileScene): Self | undefined {
  const { resume, now } = scene;
  const running = (resume.work ?? []).findIndex((job) => isCurrent(job, now));
  const at = Math.max(0, running);
  const job = resume.work?.[at];
  const label = labelParts(scene)[0] ?? '';
  const own = (running < 0 && label !== '' ? label : (job?.position ?? label)).trim();
  const study = scene.relevance(own) >= 1.5 ? undefined : presentStudy(scene);
  const title = study?.headline ?? own;
  if (title === '') return undefined;
  const employer = study === undefined && running >= 0 ? (job?.name ?? '') : '';
  return { title, at, employer, facts: study?.facts ?? factsOf(scene, `/work/${at}/position`, '/basics/label') };
}

/** The parts of the person's own headline, without the employer and without what is only wished for. */
function labelParts({ resume }: ProfileScene): string[] {
  return (resume.basics?.label ?? '')
    .split(/\s*[|•·]\s*|\s+[–—]\s+/)
    .map((part) => part.replace(/\s+(?:at|@|bei|beim|chez|en)\s+\p{Lu}.*$/u, '').trim())
    .filter(
      (part) =>
        part.length > 2 &&
        part.length <= 60 &&
        !/\b(?:open to|seeking|looking for|aspiring|future|hiring|suche|offen für|en recherche|à la recherche|busco|en búsqueda)\b/i.test(
          part,
        ),
    );
}

/** What the person's own headline says beside the title: "Board Member", "BSN, RN". */
function ownParts(scene: ProfileScene, title: string): Written[] {
  const facts = factsOf(scene, '/basics/label');
  const isNamed = (part: string) => {
    const [a, b] = [part.toLowerCase(), title.toLowerCase()];
    return isSameRole(part, title) || a.includes(b) || b.includes(a) || sharesHalf(part, title);
  };
  return labelParts(scene)
    .filter((part) => !isNamed(part))
    .map((text) => ({ text, facts }));
}

/**
 * "High School Chemistry Teacher" beside "Department Chair and Chemistry Teacher": half of a part is said by the title, in two words or more,
 * one of which stands not in the titles of every trade.
 */
function sharesHalf(part: string, title: string): boolean {
  const own = ownWords(part);
  const other = new Set(ownWords(title).map(({ stem }) => stem));
  const shared = own.filter(({ stem }) => other.has(stem));
  return shared.length >= 2 && shared.length >= 0.5 * own.length && shared.some(({ form }) => !isGeneralWord(form));
}

/** The words of a title without "of" and its like, each once. */
const ownWords = (title: string) =>
  tokenize(title).filter(
    ({ form, stem }, i, all) => weighWord(form) > 0 && all.findIndex((other) => other.stem === stem) === i,
  );

/** Certificates that are held, those first that serve the goals, as short as they are known. */
function heldPapers(scene: ProfileScene): Written[] {
  return (scene.resume.certificates ?? [])
    .map((entry, i) => ({
      text: hasRunOut(entry, scene.now) ? '' : (entry.name?.trim() ?? ''),
      facts: factsOf(scene, `/certificates/${i}/name`),
    }))
    .filter(({ text }) => text !== '' && text.length <= 60 && findDisclaimers(text, true).length === 0)
    .sort((a, b) => scene.relevance(b.text) - scene.relevance(a.text));
}

/** The last part of a headline that says what is looked for: a wish, claimed of nobody. */
export function headlineWish(role: string, language: string): string {
  return wishes[language.slice(0, 2)]?.(role) ?? `Open to ${role} roles`;
}

const wishes: Record<string, (role: string) => string> = {
  en: (role) => `Open to ${role} roles`,
  de: (role) => `Offen für: ${role}`,
  fr: (role) => `À la recherche d’un poste : ${role}`,
  es: (role) => `Busco un puesto de ${role}`,
  pt: (role) => `Em busca de oportunidade: ${role}`,
  it: (role) => `Cerco un ruolo di ${role}`,
  nl: (role) => `Op zoek naar een functie als ${role}`,
};
