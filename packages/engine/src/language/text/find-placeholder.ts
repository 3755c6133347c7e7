/** What templates print where the person's own data belongs. */
const placeholders: RegExp[] = [
  /lorem ipsum|dolor sit amet/i,
  /[[<{](?:your|insert|enter|add|company|employer|job|position|name|date|city|phone|email|ihre?|votre|tu|su)\b[^\]>}]{0,40}[\]>}]/i,
  /\byour (?:full |first |last )?name\b|\byour (?:address|phone|city|email)\b|\byour job title\b/i,
  /\b(?:your\.?(?:name|email)|name|email|mail|yourname|someone|user)@(?:e?mail|example|domain|company|yourdomain|website)\.(?:com|org|net)\b/i,
  /(?:^|[[<{(|,–—-])\s*(?:company name|name of company|employer name|job title|position title|university name|school name|degree name)\s*(?=$|[\]>})|,–—-])/i,
  /\b123[-.\s]?456[-.\s]?7890\b|\(?\b555\)?[-.\s]?555[-.\s]?5555\b|\(?\b(?:000|xxx)\)?[-.\s]?(?:000|xxx)[-.\s]?(?:0000|xxxx)\b/i,
  /\b(?:mm|xx)[/.](?:yyyy|xxxx|20xx)\b|\b20xx\b|\bmonth year\b/i,
  /\b(?:linkedin\.com\/in|github\.com)\/(?:your|user|profile|name)[-_.]?(?:name|profile|username)?\b/i,
  /\b123 (?:main|any|your) (?:street|st)\b|\banytown\b|\bmusterstra(?:ß|ss)e\b|\bmusterstadt\b/i,
];

/** The words of a template that a text still holds, or undefined. */
export function findPlaceholder(text: string): string | undefined {
  return placeholders.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
}

const field = '(?:city|state|country|company|employer|location|university|degree)';

/** Values that only name a field, as none but a template does: of the reader's own, in brackets, in a row. */
const named = new RegExp(
  String.raw`^\W*(?:your ${field}|city,? state|(?:first|last|full) name)\W*$|^\W*[[<{(]\s*${field}\s*[\]>})]\W*$`,
  'i',
);

/** The bare name of a field. It is nobody's employer or town, but mostly the end of a line that was broken. */
const bare = new RegExp(String.raw`^\W*${field}\W*$`, 'i');

/** Lines that tell the writer what to put there, as no person writes of their own work. */
const told =
  /^\W*(?:(?:briefly )?(?:describe|list|enter|insert|add|include|write|type|summari[sz]e) (?:here|your|any|the (?:key|main)|an?|\d|one|two)\b.{0,60}\b(?:here|achievements?|responsibilit\p{L}+|accomplishments?|duties)\b|click (?:here )?to (?:add|edit)\b|(?:responsibility|achievement|accomplishment|skill|bullet point|task) (?:#? ?\d|one|two|three)\W*$)/iu;

/** Whether a text was surely written by a template's writer. */
export function isTemplateText(text: string): boolean {
  return named.test(text) || told.test(text) || findPlaceholder(text) !== undefined;
}

/** Whether a field of a resume holds no words of the person: those of a template, or the bare name of a field. */
export function isPlaceholder(text: string): boolean {
  return bare.test(text) || isTemplateText(text);
}

/** "Company Name - City , State A/P and A/R, …": the words of a template at the head of a line, with the marks around them. */
const head = /^(?:\s*(?:company name|job title|position title|city|state|country)\s*(?:[-–—|,:]\s*|(?=\s|$)))+/i;

/** A text without the words of a template that its first line begins with, where at least five words of the person are left; else unchanged. */
export function withoutTemplateHead(text: string): string {
  const found = head.exec(text)?.[0] ?? '';
  const rest = text.slice(found.length).trim();
  return /company name|job title|position title/i.test(found) && rest.split(/\s+/).length >= 5 && !isPlaceholder(rest)
    ? rest
    : text;
}
