import { findLanguages } from '../lexicon/languages.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';

/** "I am fluent in Irish.": a foreign language that is asked for and spoken well enough. English. */
export function languageSentence({ match, posting, facts, verify }: LetterScene): DraftParagraph {
  const met = match.requirements.filter(({ kind, met: isMet }) => kind === 'language' && isMet === true);
  const asked = new Set(
    met.flatMap(({ id }) => posting.requirements.find((each) => each.id === id)?.language?.code ?? []),
  );
  return facts
    .flatMap((name): DraftParagraph => {
      const entry = /^(\/languages\/\d+)\/language$/.exec(name.pointer)?.[1];
      const code = findLanguages(name.text)[0]?.code;
      if (entry === undefined || code === undefined || code === 'en' || !asked.has(code)) return [];
      const level = facts.find(({ pointer }) => pointer === `${entry}/fluency`);
      const sentence = sayLanguage(name.text.trim(), level?.text.trim() ?? '');
      const rests = level === undefined ? [name] : [name, level];
      return verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
    })
    .slice(0, 2);
}

function sayLanguage(name: string, level: string): string {
  if (/^fluent\b/i.test(level)) return `I am fluent in ${name}.`;
  return level === '' || level.length > 20
    ? `I speak ${name}.`
    : `I speak ${name} (${level.toLowerCase().replace(/^[abc][12]/, (cefr) => cefr.toUpperCase())}).`;
}
