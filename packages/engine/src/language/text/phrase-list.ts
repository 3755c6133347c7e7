const joints: Record<string, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', pt: 'e', it: 'e', nl: 'en' };

/** "a, b, and c", as the product's own texts list things. */
export function noteList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${last}`;
}

/** "a, b and c" in the language (BCP 47; English where it is not known). */
export function phraseList(items: readonly string[], language: string): string {
  if (items.length < 2) return items[0] ?? '';
  const code = language.slice(0, 2);
  const last = items.at(-1) ?? '';
  const joint =
    code === 'es' && /^h?i(?!e)/i.test(last) ? 'e' : code === 'it' && /^e/i.test(last) ? 'ed' : (joints[code] ?? 'and');
  return `${items.slice(0, -1).join(', ')} ${joint} ${last}`;
}
