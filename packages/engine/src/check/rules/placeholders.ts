import type { Rule } from '../rule.ts';

/** What templates print where the person's own data belongs. */
const placeholders: RegExp[] = [
  /lorem ipsum|dolor sit amet/i,
  /[[<{](?:your|insert|enter|add|company|employer|job|position|name|date|city|phone|email|ihre?|votre|tu|su)\b[^\]>}]{0,40}[\]>}]/i,
  /\byour (?:full |first |last )?name\b|\byour (?:address|phone|city|email)\b|\byour job title\b/i,
  /\b(?:your\.?(?:name|email)|name|email|mail|yourname|someone|user)@(?:e?mail|example|domain|company|yourdomain|website)\.(?:com|org|net)\b/i,
  /\b(?:company name|name of company|employer name|job title|position title|university name|school name|degree name)\b(?!\s*:)/i,
  /\b123[-.\s]?456[-.\s]?7890\b|\(?\b555\)?[-.\s]?555[-.\s]?5555\b|\(?\b(?:000|xxx)\)?[-.\s]?(?:000|xxx)[-.\s]?(?:0000|xxxx)\b/i,
  /\b(?:mm|xx)[/.](?:yyyy|xxxx|20xx)\b|\b20xx\b|\bmonth year\b/i,
  /\b(?:linkedin\.com\/in|github\.com)\/(?:your|user|profile|name)[-_.]?(?:name|profile|username)?\b/i,
  /\b123 (?:main|any|your) (?:street|st)\b|\banytown\b|\bmusterstra(?:ß|ss)e\b|\bmusterstadt\b/i,
];

/** Checks for text of a template that was left in. */
export const placeholderRules: Rule[] = [
  {
    code: 'placeholder',
    severity: 'major',
    find: ({ lines }) =>
      lines.flatMap(({ text, box }) => {
        const found = placeholders.map((pattern) => pattern.exec(text)).find((match) => match !== null);
        return found ? [{ evidence: found[0], boxes: [box] }] : [];
      }),
  },
];
