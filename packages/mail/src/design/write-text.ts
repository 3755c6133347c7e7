import type { I18n } from '../texts/index.ts';
import type { Brand, MailContent } from './content.ts';

/** The plain-text half of a mail: the same words in the same order as the HTML half. */
export function writeText(content: MailContent, brand: Brand, i18n: I18n): string {
  const blocks: string[] = [content.heading, ...content.paragraphs];
  if (content.code) blocks.push(`    ${content.code}`);
  if (content.facts?.length)
    blocks.push(content.facts.map(([name, value]) => i18n._('{name}: {value}', { name, value })).join('\n'));
  if (content.action) blocks.push(`${i18n._('{label}:', { label: content.action.label })}\n${content.action.url}`);
  for (const { label, url } of content.links ?? []) blocks.push(`${i18n._('{label}:', { label })}\n${url}`);
  blocks.push(...(content.notes ?? []));
  const support = brand.supportEmail
    ? `\n${i18n._('Questions? Email {address}.', { address: brand.supportEmail })}`
    : '';
  // "-- " with its space is the signature mark of RFC 3676.
  blocks.push(`-- \n${content.reason}\n${brand.name}, ${brand.url}${support}`);
  return `${blocks.join('\n\n')}\n`;
}
