/** What a resume and a letter are called in a file's name, by the language that they are written in: an employer reads it. In others they keep our names. */
export const documentNames: Record<string, { resume: string; letter: string }> = {
  de: { resume: 'Lebenslauf', letter: 'Anschreiben' },
  es: { resume: 'CV', letter: 'carta de presentación' },
  fr: { resume: 'CV', letter: 'lettre de motivation' },
  it: { resume: 'CV', letter: 'lettera di presentazione' },
  nl: { resume: 'cv', letter: 'motivatiebrief' },
  pt: { resume: 'currículo', letter: 'carta de apresentação' },
};
