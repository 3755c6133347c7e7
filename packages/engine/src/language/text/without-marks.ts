/** A text without accents and other marks on its letters: "gérer" as "gerer". */
export const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
