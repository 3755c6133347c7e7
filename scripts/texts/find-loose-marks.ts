/** Marks that stay with the word or number beside them, by language: a line must not begin with them. */
const loose: Record<string, RegExp> = {
  // French sets a space before marks of two parts and inside quotation marks.
  fr: / (?=[:;!?»%])|(?<=«) /u,
  de: / (?=[…%])/u,
};

/** Whether a translation has a space at which a line could break between a word and its mark: "Où ?", "75 %". Such spaces are no-break ones. */
export const hasLooseMark = (text: string, language: string): boolean => loose[language]?.test(text) ?? false;
