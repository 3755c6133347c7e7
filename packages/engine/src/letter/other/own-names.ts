import type { Fact } from '@shortlist/schema';
import type { LetterScene } from '../letter-scene.ts';

/**
 * Programs and the like that the posting demands by a name no lexicon knows ("NETSoins", "ONS") and the person lists among their skills in the
 * same letters: left out of a letter they would be missed.
 */
export function listOwnNames({ posting, facts }: LetterScene, said: string): { text: string; facts: Fact[] }[] {
  const named = posting.requirements.flatMap(({ importance, skills = [] }) =>
    importance === 'must'
      ? skills.filter(({ id, kind, text }) => id === undefined && kind !== 'soft-skill' && coined.test(text))
      : [],
  );
  return named.flatMap(({ text }) => {
    const own = facts.find((fact) => fact.pointer.startsWith('/skills/') && fact.text.trim() === text);
    return own === undefined || said.includes(text) ? [] : [{ text, facts: [own] }];
  });
}

/** A single word that is written as only a name is: capitals inside it, or nothing but capitals. */
const coined = /^\p{Lu}[\p{L}\d.-]*\p{Lu}[\p{L}\d.-]*$/u;
