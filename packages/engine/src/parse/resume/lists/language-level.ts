import { findLanguages } from '../../../lexicon/learning/languages.ts';

/** How well a language is spoken, in the words of seven languages, to the end of the text. */
export const fluency =
  /\b(?:native(?: speaker| or bilingual proficiency)?|mother tongue|bilingual|fluent|fluently|proficient|full professional(?: proficiency)?|professional working(?: proficiency)?|limited working(?: proficiency)?|elementary(?: proficiency)?|conversational|intermediate|advanced|basic|beginner|business fluent|working knowledge|[abc][12](?:\.\d)?|muttersprach\p{L}*|verhandlungssicher|fließend|fliessend|gute? kenntnisse|sehr gut\p{L}*|grundkenntnisse|konversationssicher|langue maternelle|maternel\p{L}*|bon niveau|courant|couramment|bilingue|intermédiaire|débutant|notions|lu, écrit, parlé|medio|niveau|nivel|nativo|nativa|lengua materna|fluido|fluente|avanzado|avançado|intermedio|intermediário|básico|materna|madrelingua|ottim[oa]|buon[oa]|scolastic[oa]|avanzat[oa]|moedertaal|vloeiend|goed|redelijk|basis|gevorderd)\b.*$/iu;

/** Whether a text begins with a level of a language: "fluent", "(B2)". */
export function isLevel(text: string): boolean {
  const found = fluency.exec(text.replace(/^[(\s]+/, ''));
  return found !== null && found.index === 0;
}

/** "English and Spanish (native)", "castellano y valenciano nativos": one level of two languages. */
export function sharedLevel(text: string): string[] {
  // "Deutsch, Türkisch (beides Muttersprache)": of both, whatever stands between them.
  const both =
    /^([^()]+) \((?:beide[sn]?|both|tous (?:les )?deux|toutes (?:les )?deux|les deux|amb[oa]s|entrambe) ([^()]+)\)$/iu.exec(
      text,
    );
  if (both !== null)
    return sharedLevel(`${(both[1] ?? '').replace(/,? (?:and|und|et|y|e) |, /u, ' & ')} ${both[2] ?? ''}`);
  const [first, second, ...others] = findLanguages(text);
  if (first?.start !== 0 || second === undefined || others.length > 0) return [text];
  const between = text.slice(first.end, second.start);
  const level = text.slice(second.end).replace(/^[\s(:–—-]+|[)\s.]+$/g, '');
  const one = level.replace(/^(nativ[oa]|muttersprachlich\p{Ll}*|fluente|bilingüe|natif|native)s$/iu, '$1');
  if (!/^\s(?:and|und|et|y|e|en|i|&)\s$/u.test(between) || !isLevel(one)) return [text];
  return [first, second].map(({ start, end }) => `${text.slice(start, end)} (${level})`);
}
