import { findLanguages } from '../../../lexicon/learning/languages.ts';
import type { Line } from '../../layout/types.ts';
import type { Section } from '../sections/find-sections.ts';
import { isLevel } from './language-level.ts';

/** "Anglais courant, espagnol intermédiaire" below the skills of a resume without a part for languages: a row that names nothing else is that part. */
export function freeLanguages(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'languages')) return sections;
  return sections.flatMap((section) => {
    const spoken = section.kind === 'skills' ? section.lines.filter(isSpoken) : [];
    if (spoken.length === 0 || spoken.length === section.lines.length) return [section];
    const rest = { ...section, lines: section.lines.filter((line) => !spoken.includes(line)) };
    return [rest, { kind: 'languages' as const, title: '', lines: spoken, flow: section.flow }];
  });
}

function isSpoken(line: Line): boolean {
  if (line.cells.length !== 1 || line.rail.length > 0) return false;
  const parts = line.text.replace(/[\s.]+$/, '').split(/\s*[,;|•·]\s*(?![^()]*\))/u);
  return parts.every((part) => {
    const [language] = findLanguages(part);
    return language?.start === 0 && isLevel(part.slice(language.end).replace(/^[\s:–—-]+/, ''));
  });
}
