import type { Fact } from '@shortlist/schema';
import { articleFor } from '../language/article-for.ts';
import { calmCapitals } from '../language/calm-capitals.ts';
import { findDisclaimers } from '../language/find-disclaimers.ts';
import { isOrganisation } from '../language/is-title.ts';
import { nameWithThe } from '../language/name-with-the.ts';
import { phraseList } from '../language/phrase-list.ts';
import { findDegrees } from '../lexicon/degree-levels.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';

/** Degree and certificates, where the posting asks for them. English. */
export function credentialSentences(scene: LetterScene): DraftParagraph {
  const degree = degreeSentence(scene);
  return [...degree, ...certificateSentence(scene, degree.length > 0)];
}

/** Where school alone is asked for, a degree says nothing. */
const schoolLeaving =
  /\b(?:high school|hs|secondary school|ged|gcses?)\b(?!.*\b(?:bachelor|master|degree|associate)\b)/i;

function degreeSentence({ resume, match, facts }: LetterScene): DraftParagraph {
  const asked = match.requirements.some(
    ({ kind, met, text }) => kind === 'education' && met === true && !schoolLeaving.test(text),
  );
  const at = (resume.education ?? []).findIndex(
    (entry) => (entry.studyType ?? '') !== '' && (entry.institution ?? '') !== '',
  );
  const entry = resume.education?.[at];
  if (!asked || entry === undefined) return [];
  const study = (entry.studyType ?? '').trim().replace(/ (?:in|of)$/i, '');
  const named = study.replace(
    /^((?:[A-Z][A-Za-z]{0,3}\.){2,3}|MSc|BSc|MBA|MEd|BEd|MA|BA|BS|MS) (?=\p{Lu}\p{Ll}{3})/u,
    '$1 in ',
  );
  const degree = `${named}${entry.area && !study.includes(entry.area) ? ` in ${entry.area}` : ''}`;
  if (
    /\b(in progress|expected|candidate|ongoing)\b/i.test(JSON.stringify(entry)) ||
    degree.length > 90 ||
    /[:;|]|\s,/.test(degree) ||
    findDegrees(degree).length === 0 ||
    !isOrganisation(entry.institution ?? '')
  )
    return [];
  return [
    {
      sentence: `I hold ${articleFor(degree)} ${degree} from ${nameWithThe(entry.institution ?? '')}.`,
      facts: factsUnder(facts, `/education/${at}`),
    },
  ];
}

function certificateSentence({ resume, posting, facts }: LetterScene, also: boolean): DraftParagraph {
  const asked = new Set(
    posting.requirements.flatMap((requirement) => skillsIn(requirement.text).map((skill) => skill.id)),
  );
  const held = (resume.certificates ?? [])
    .flatMap((certificate, i) => (certificate.name ?? '').split(';').map((name) => ({ name: name.trim(), i })))
    .filter(
      ({ name }) =>
        name !== '' &&
        name.length < 60 &&
        findDisclaimers(name, true).length === 0 &&
        skillsIn(name).some((skill) => asked.has(skill.id)),
    );
  if (held.length === 0) return [];
  const names = held.slice(0, 3).map(({ name }) => calmName(name));
  return [
    {
      sentence:
        names.length === 1
          ? sayOne(names[0] ?? '', also)
          : names.every(isShort)
            ? `${also ? 'I also hold' : 'I hold'} ${phraseList(names, 'en')}.`
            : `My certificates include ${phraseList(names, 'en')}.`,
      facts: held.flatMap(({ i: at }) => factsUnder(facts, `/certificates/${at}`)),
    },
  ];
}

const isShort = (name: string): boolean => /^[A-Z][A-Z-]{1,8}$/.test(name);

/** Shouted words in ordinary letters, but "APICS CPIM" as it is: short words without a word of every day are initials. */
function calmName(name: string): string {
  const words = name.split(/\s+/);
  return words.every((word) => word.length <= 6 && !isGeneralWord(word.toLowerCase())) ? name : calmCapitals(name);
}

/** "I hold QTS.", "I hold the CSCS Gold Card.", "I hold the RN License, Texas."; a name that tells neither is listed. */
function sayOne(name: string, also: boolean): string {
  const hold = also ? 'I also hold' : 'I hold';
  if (isShort(name) || /\b(?:registration|status|membership)$/i.test(name)) return `${hold} ${name}.`;
  if (/\bpermit$/i.test(name)) return `${hold} ${articleFor(name)} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`;
  return /^[^,(]*\b(?:card|licen[cs]e|certificate|diploma|cpc)\b(?! of\b)/i.test(name)
    ? `${hold} the ${name}.`
    : /\b(?:training|course|workshop|seminar|awareness)\b/i.test(name)
      ? `My certificates include ${name}.`
      : `${hold} ${name}.`;
}

function factsUnder(facts: readonly Fact[], pointer: string): Fact[] {
  return facts.filter((fact) => fact.pointer.startsWith(`${pointer}/`));
}
