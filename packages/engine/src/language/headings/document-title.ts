/** "Résumé", "Curriculum Vitae", "Lebenslauf": words at the head of a page that name the document itself. */
export function isDocumentTitle(text: string): boolean {
  return /^(?:r[eé]sum[eé]|curr[ií]culum(?: vitae)?|cv|(?:tabellarischer )?lebenslauf)$/iu.test(text.trim());
}
