import type { Fact } from '@shortlist/schema';
import { articleFor } from '../language/article-for.ts';
import { calmCapitals } from '../language/calm-capitals.ts';
import { findDisclaimers } from '../language/find-disclaimers.ts';
import { isOrganisation } from '../language/is-title.ts';
import { phraseList } from '../language/phrase-list.ts';
import { findDegrees } from '../lexicon/degree-levels.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';

/** Degree and certificates, where the posting asks for them. English. */
export function credentialSentences(scene: LetterScene): DraftParagraph {
  const degree = degreeSentence(scene);
  return [...degree, ...certificateSentence(scene)];
}

function degreeSentence({ resume, match, facts }: LetterScene): DraftParagraph {
  const asked = match.requirements.some((requirement) => requirement.kind === 'education' && requirement.met === true);
  const at = (resume.education ?? []).findIndex(
    (entry) => (entry.studyType ?? '') !== '' && (entry.institution ?? '') !== '',
  );
  const entry = resume.education?.[at];
  if (!asked || entry === undefined) return [];
  const study = (entry.studyType ?? '').trim().replace(/ (?:in|of)$/i, '');
  const degree = `${study}${entry.area && !study.includes(entry.area) ? ` in ${entry.area}` : ''}`;
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
      sentence: `I hold ${articleFor(degree)} ${degree} from ${entry.institution}.`,
      facts: factsUnder(facts, `/education/${at}`),
    },
  ];
}

function certificateSentence({ resume, posting, facts }: LetterScene): DraftParagraph {
  const asked = new Set(
    posting.requirements.flatMap((requirement) => skillsIn(requirement.text).map((skill) => skill.id)),
  );
  const held = (resume.certificates ?? [])
    .map((certificate, i) => ({ name: certificate.name?.trim() ?? '', i }))
    .filter(
      ({ name }) =>
        name !== '' &&
        name.length < 60 &&
        findDisclaimers(name, true).length === 0 &&
        skillsIn(name).some((skill) => asked.has(skill.id)),
    );
  if (held.length === 0) return [];
  const names = held.slice(0, 3).map(({ name }) => calmCapitals(name));
  return [
    {
      sentence: names.length === 1 ? sayOne(names[0] ?? '') : `My certificates include ${phraseList(names, 'en')}.`,
      facts: held.flatMap(({ i: at }) => factsUnder(facts, `/certificates/${at}`)),
    },
  ];
}

/** "I hold QTS.", "I hold the CSCS Gold Card."; a name that tells neither is listed. */
function sayOne(name: string): string {
  if (/^[A-Z]{2,6}$|\b(?:registration|status|membership)$/i.test(name)) return `I hold ${name}.`;
  return /\b(?:card|licen[cs]e|certificate|diploma|cpc)$/i.test(name)
    ? `I hold the ${name}.`
    : `My certificates include ${name}.`;
}

function factsUnder(facts: readonly Fact[], pointer: string): Fact[] {
  return facts.filter((fact) => fact.pointer.startsWith(`${pointer}/`));
}
