/** "a" or "an" for the word that follows, by its sound: "an MSc", "an hour", "a university", "a BSc". */
export function articleFor(phrase: string): 'a' | 'an' {
  const word = /^[\p{L}\d]+/u.exec(phrase.trim())?.[0] ?? '';
  if (
    /^(?:MBA|MBBS|MSc|MS|MA|MEng|MPH|MD|LLB|LLM|HND|HNC|RN|SQL|NHS|NVQ|SAP|FSC|HR|IT|AAS|AS|AA|EMT|LPN|LVN|MRI|XML|SEO)$/.test(
      word,
    )
  )
    return 'an';
  if (/^(?:HACCP|HIPAA|LAN|NATO|NASA|LEED|SIM|RAM|MIG|RADAR|LIMS|LEAN|SCADA|SAN)$/.test(word)) return 'a';
  if (/^(?:uni(?!n)|use|usu|eu|one|ut|ur)/i.test(word)) return 'a';
  if (/^(?:hon|hour|heir)/i.test(word)) return 'an';
  if (/^(?:8|11|18)\b|^8\d*/.test(word)) return 'an';
  if (/^[A-Z]\./.test(phrase.trim())) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  if (/^[A-Z]{2,}$/.test(word)) return /^[AEFHILMNORSX]/.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

/** A title after "I am": with its article, or bare where it names an office that one person holds ("Head of Growth"). */
export function titleWithArticle(title: string): string {
  return /^(?:(?:deputy|acting|interim|group) )?(?:head|director|vice president|vp|svp|evp|chief|president|chair|dean|principal of|ceo|cto|cfo|coo|managing director|co-?founder|founder|owner)\b/i.test(
    title,
  )
    ? title
    : `${articleFor(title)} ${title}`;
}
