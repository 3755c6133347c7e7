import type { Words } from './any-word.ts';

/** Words of `demands/bare-name.ts`, by language. */
export const demandEndWords: Words = {
  en: `
    (?:is |are |would be )?(?:an? |highly |strongly |very )?(?:required|preferred|desired|desirable|needed|mandatory|essential|plus|advantage|asset|bonus|optional|helpful|beneficial)
  `,
  de: `
    (?:ist |sind |wäre(?:n)? )?(?:von vorteil|wünschenswert|erwünscht|erforderlich) | wünschenswert | erforderlich
    erwünscht | zwingend
  `,
  fr: 'souhaitée?s? | appréciée?s? | exigée?s? | obligatoires?',
  es: 'deseables? | valorables? | imprescindibles? | requerid[oa]s?',
};
