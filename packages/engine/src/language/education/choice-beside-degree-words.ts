/** What a demand for a degree says where it is one of several ways, by language: "or equivalent experience". Parts of an expression. */
export const choiceBesideDegree: Readonly<Record<string, string>> = {
  en: 'equivalent|experience',
  de: 'erfahrung|vergleichbar',
  fr: 'équivalent|expérience',
  es: 'equivalente|experiencia',
  pt: 'equivalente|experiência',
  it: 'equivalente|esperienza',
  nl: 'ervaring|gelijkwaardig',
};
