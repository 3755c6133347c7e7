const names = new Intl.DisplayNames('en', { type: 'language' });

/** What is left undone in a resume that is not in English; nothing for English. `language` is BCP 47. */
export function wordingNote(language: unknown): string | undefined {
  const code = typeof language === 'string' ? language.slice(0, 2).toLowerCase() : 'en';
  if (code === 'en') return undefined;
  const name = names.of(code) ?? code;
  return ['de', 'fr', 'es'].includes(code)
    ? `Your resume is in ${name}: its lines are put in order, and set openings and filler are taken away; tense and phrasing stay yours.`
    : `Your resume is in ${name}: its lines are put in order, and their wording stays as you wrote it.${
        ['pt', 'it', 'nl'].includes(code) ? '' : ' The letter is in English.'
      }`;
}
