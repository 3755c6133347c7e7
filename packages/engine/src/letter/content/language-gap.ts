import { findLanguages, rankLevel } from '../../lexicon/learning/languages.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { postingFact } from './posting-fact.ts';

const says: Record<string, (asked: string, own: string) => string> = {
  en: (asked, own) => `You ask for “${asked}”; my level is ${own}.`,
  // "Grundkenntnisse" are had, "B2" is a level.
  de: (asked, own) =>
    /kenntnisse$/i.test(own)
      ? `Sie nennen „${asked}“; ich habe ${own.charAt(0).toUpperCase()}${own.slice(1)}.`
      : `Sie nennen „${asked}“; mein Niveau ist ${own}.`,
  fr: (asked, own) => `Vous demandez « ${asked} » ; mon niveau est ${own}.`,
  es: (asked, own) => `Piden «${asked}»; mi nivel es ${own}.`,
  pt: (asked, own) => `Pedem «${asked}»; o meu nível é ${own}.`,
  it: (asked, own) => `Chiedete «${asked}»; il mio livello è ${own}.`,
  nl: (asked, own) => `U vraagt “${asked}”; mijn niveau is ${own}.`,
};

/** A language that must be spoken better than the resume says: what is asked, and the person's own level in their own word. */
export function languageGap({ posting, match, facts, language, verify }: LetterScene): DraftParagraph {
  for (const { id, met, importance, kind } of match.requirements) {
    const requirement = posting.requirements.find((each) => each.id === id);
    if (kind !== 'language' || met === true || importance !== 'must' || requirement?.language === undefined) continue;
    const { code, level, or = [] } = requirement.language;
    const own = facts.flatMap((fact) => {
      const entry = /^(\/languages\/\d+)\/language$/.exec(fact.pointer)?.[1];
      const said = facts.find(({ pointer }) => entry !== undefined && pointer === `${entry}/fluency`);
      const isAsked = findLanguages(fact.text).some((each) => each.code === code);
      return said === undefined || !isAsked ? [] : [{ said, name: fact }];
    })[0];
    const asked = requirement.text.trim().replace(/[.;,]+$/, '');
    if (own === undefined || or.length > 0 || asked.length > 60 || own.said.text.length > 30) continue;
    const rank = rankLevel(findLanguages(`${own.name.text} (${own.said.text})`)[0]?.level);
    if (rank === 0 || rank >= rankLevel(level)) continue;
    const sentence = says[language.slice(0, 2)]?.(asked, inSentence(own.said.text.trim()));
    const rests = [postingFact(posting, requirement), own.said, own.name];
    if (sentence !== undefined && verify(sentence, rests).length === 0) return [{ sentence, facts: rests }];
  }
  return [];
}

/** "B2" as it is, "Intermediate" as a word of the sentence. */
function inSentence(level: string): string {
  return /^\p{Lu}\p{Ll}{3,}/u.test(level) ? level.charAt(0).toLowerCase() + level.slice(1) : level;
}
