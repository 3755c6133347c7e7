import { findLanguages } from '../../../lexicon/learning/languages.ts';
import type { Line } from '../../layout/types.ts';
import type { Section } from '../sections/find-sections.ts';
import { holdsAnything } from '../sections/holds-anything.ts';
import { isLevel, sharedLevel } from './language-level.ts';

/** "Anglais courant, espagnol intermédiaire" below the skills or among other facts of a resume without a part for languages: a row that names nothing else is that part. */
export function freeLanguages(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'languages')) return sections;
  return sections.flatMap((section) => {
    const isOther = holdsAnything(section);
    const spoken = section.kind === 'skills' || isOther ? section.lines.filter(isSpoken) : [];
    if (spoken.length === 0 || (spoken.length === section.lines.length && !isOther)) return [section];
    const rest = { ...section, lines: section.lines.filter((line) => !spoken.includes(line)) };
    const own = { kind: 'languages' as const, title: '', lines: spoken.map(unmarked), flow: section.flow };
    return rest.lines.length === 0 ? [own] : [rest, own];
  });
}

function unmarked(line: Line): Line {
  const { bullet: _, ...bare } = line;
  return bare;
}

/** "Inglés intermedio", "Basic Polish", "Deutsch, Türkisch (beides Muttersprache)". */
function isSpoken(line: Line): boolean {
  if (line.cells.length !== 1 || line.rail.length > 0) return false;
  const whole = sharedLevel(line.text.replace(/[\s.]+$/, ''));
  const parts = whole.flatMap((text) => text.split(/\s*[,;|•·]\s*(?![^()]*\))|\.\s+(?=\p{Lu})/u));
  const named = parts.map(partOf);
  return named.every((part) => part !== undefined) && (named.includes('level') || named.length > 1);
}

/** A language with its level, behind or before it, or alone; undefined for other words. */
function partOf(text: string): 'level' | 'bare' | undefined {
  const [language, other] = findLanguages(text);
  if (language === undefined || other !== undefined) return undefined;
  const behind = text.slice(language.end).replace(/^[\s:–—-]+/, '');
  if (language.start > 0) return behind === '' && isLevel(text.slice(0, language.start)) ? 'level' : undefined;
  if (behind === '') return 'bare';
  return isLevel(behind) ? 'level' : undefined;
}
