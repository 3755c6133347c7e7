import type { Words } from './any-word.ts';

/** Words of `demands/find-registration.ts`, by language. */
export const registerWords: Words = {
  en: String.raw`
    (?:currently |fully |be |is |are |hold |holds |active |current |valid |full )*(?:registered|registrable|registration|member(?:ship)?|chartered) (?:with|by|of) (?:the )?(?=[\p{Lu}])
    registered (?:\p{L}+ ){1,3}?(?:with|by) (?:the )?(?=\p{Lu}{3}) | on the (?:\p{L}+ ){0,3}register(?!\p{L})
    admitted to (?:the )?(?:practi[cs]e|(?:\p{L}+ ){0,2}bar)(?!\p{L}) | bar admission
  `,
  de: String.raw`(?:eintragung|approbation|zulassung) (?:bei|als)(?!\p{L})`,
  fr: String.raw`(?:inscrit\p{L}*|inscription) (?:à|au) (?:l['’]ordre|tableau)`,
  it: String.raw`(?:iscrizione|iscritt[oa]) (?:all['’] ?)?(?:albo|ordine|opi)(?!\p{L})`,
  nl: String.raw`(?:ingeschreven|registratie) (?:in|bij) het (?=\p{Lu}|big)`,
  pt: String.raw`colegiad[oa](?!\p{L})`,
};
