import type { Posting, Resume } from '@shortlist/schema';

/** Words that only Switzerland and Liechtenstein write without "ß". */
const written =
  /(?<!\p{L})(?:fliessend|grosse[nrsm]?|gross|strasse|massnahmen?|ausser\p{Ll}*|regelmässig\p{Ll}*|heiss\p{Ll}*|schliess\p{Ll}*|abschliessend\p{Ll}*|grüssen?|gemäss|mass(?:geblich|geschneidert)\p{Ll}*)(?!\p{L})|\p{L}{3,}strasse(?!\p{L})/iu;
const known = /(?<!\p{L})(?:CHF|EFZ|EBA|Schweiz|SVP|AHV)(?!\p{L})|\+41[ \d]/u;

/** Whether a letter in German is of Switzerland: told by where the person lives, else by a resume that writes no "ß" and speaks as people do there. */
export function isSwiss(resume: Resume, posting: Posting): boolean {
  const { countryCode = '', region = '' } = resume.basics?.location ?? {};
  if (/^(?:CH|LI)$/i.test(countryCode) || /(?:Schweiz|Switzerland|Liechtenstein)/i.test(region)) return true;
  if (/^(?:DE|AT)$/i.test(countryCode)) return false;
  const own = JSON.stringify(resume);
  if (own.includes('ß')) return false;
  return (
    written.test(own) ||
    known.test(own) ||
    (/(?<!\p{L})(?:CHF|EFZ|Schweiz)(?!\p{L})/u.test(posting.text) && !posting.text.includes('ß'))
  );
}

/** German as Switzerland writes it; words that the posting or the resume write with "ß" stay. */
export function inSwissSpelling(text: string, resume: Resume, posting: Posting): string {
  const own = `${JSON.stringify(resume)}\n${posting.text}`;
  return text.replace(/\p{L}*ß\p{L}*/gu, (word) => (own.includes(word) ? word : word.replaceAll('ß', 'ss')));
}
