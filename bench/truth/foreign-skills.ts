import { findSkills } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';

/** Skills of a posting, and a few of no posting, that a resume names in no way. */
export function foreignSkills(posting: string, resume: Resume): string[] {
  const text = JSON.stringify(resume);
  const own = new Set(
    (text.match(/"[^"]+"/g) ?? [])
      .flatMap((part) => findSkills(part.slice(1, -1)))
      .map((skill) => skill.id ?? skill.name.toLowerCase()),
  );
  const lowered = text.toLowerCase();
  const found = findSkills(posting).filter(
    (skill) =>
      skill.kind !== 'soft-skill' &&
      !own.has(skill.id ?? skill.name.toLowerCase()) &&
      !words(skill.text).some((word) => lowered.includes(word)) &&
      !isWord(lowered, skill.text) &&
      !isWord(lowered, initialsOf(skill.text)),
  );
  return [
    ...new Set([
      ...found.map((skill) => skill.text),
      ...alwaysForeign.filter(
        (skill) =>
          !isWord(lowered, skill) && !findSkills(`Skills: ${skill}`).some(({ id }) => id !== undefined && own.has(id)),
      ),
    ]),
  ];
}

function isWord(whole: string, text: string): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#. ]/gu, '')
    .replace(/s$/, '');
  // CSS3 names CSS.
  const unnumbered = (word: string) => word.replace(/(?<=^\p{L}{3,})\d+$/u, '');
  return (
    whole
      .split(/[^\p{L}\p{N}+#]+/u)
      .some((word) => [word, unnumbered(word)].some((own) => own.replace(/s$/, '') === bare)) ||
    (/[ .]/.test(bare) && whole.includes(bare))
  );
}

/** "Finite element analysis" may stand in the resume as FEA, which is the same thing. */
function initialsOf(text: string): string {
  return text.includes(' ')
    ? text
        .split(/\s+/)
        .map((word) => word[0])
        .join('')
    : text;
}

const alwaysForeign = [
  'Hadoop',
  'Oracle Hyperion',
  'Rust',
  'MIG welding',
  'Kubernetes',
  'phlebotomy',
  'SolidWorks',
  'Mandarin',
];

/** The beginnings of the longer words of a text, lower case. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
}
