import { isInBothForms } from '../../language/titles/own-gender.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { OtherWords } from './other-sentences.ts';

/** Title and employer as the gate lets them stand in the sentence that applies. */
export function namesFor(scene: LetterScene, words: OtherWords): [string?, string?] {
  const { posting, verify, facts } = scene;
  const title = posting.title !== undefined && isInBothForms(posting.title) ? undefined : posting.title;
  const tries: [string?, string?][] = [[title, withArticle(scene)], [title, posting.employer], [title], []];
  return tries.find((names) => verify(words.apply(...names), facts).length === 0) ?? [];
}

/** What the letter is for. */
export function applySentences(scene: LetterScene, words: OtherWords): DraftParagraph {
  return [{ sentence: words.apply(...namesFor(scene, words)), facts: [] }];
}

/** The employer with the article that the posting itself gives it, small: "die Kita Rebgarten", "le SSIAD Rive Est". */
function withArticle({ posting: { employer, text }, language }: LetterScene): string | undefined {
  if (employer === undefined) return undefined;
  const articles = { de: 'Die|Das|Der', fr: "[Ll]e|[Ll]a|[Ll][’']", es: '[Ee]l|[Ll]a' }[language] ?? '(?!)';
  const found = new RegExp(`(?<=^|[.,!?\\n]\\s?)(${articles}) ?${RegExp.escape(employer)} \\p{Ll}+t? `, 'mu').exec(
    text,
  );
  const article = found?.[1]?.toLowerCase() ?? '';
  // "Menuiseries Trégor fabrique": one house, which its name makes sound like many.
  if (
    article === '' &&
    language === 'fr' &&
    !/^(?:L[ea]s? |L[’'])/.test(employer) &&
    new RegExp(`(?<=^|[.!?\\n]\\s?)${RegExp.escape(employer)} \\p{Ll}+[et] `, 'mu').test(text)
  )
    return `chez ${employer}`;
  // "Die Stadtwerke Fulda suchen": of many.
  if (article === '' || (article === 'die' && !/(?:t|ist) $/.test(found?.[0] ?? ''))) return employer;
  return /['’]$/.test(article) ? `l’${employer}` : `${article} ${employer}`;
}
