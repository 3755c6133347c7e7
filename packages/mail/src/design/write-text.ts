import type { Brand, MailContent } from './content.ts';

/** The plain-text half of a mail: the same words in the same order as the HTML half. */
export function writeText(content: MailContent, brand: Brand): string {
  const blocks: string[] = [content.heading, ...content.paragraphs];
  if (content.code) blocks.push(`    ${content.code}`);
  if (content.facts?.length) blocks.push(content.facts.map(([name, value]) => `${name}: ${value}`).join('\n'));
  if (content.action) blocks.push(`${content.action.label}:\n${content.action.url}`);
  for (const { label, url } of content.links ?? []) blocks.push(`${label}:\n${url}`);
  blocks.push(...(content.notes ?? []));
  const support = brand.supportEmail ? `\nQuestions? Write to ${brand.supportEmail}.` : '';
  // "-- " with its space is the signature mark of RFC 3676.
  blocks.push(`-- \n${content.reason}\n${brand.name}, ${brand.url}${support}`);
  return `${blocks.join('\n\n')}\n`;
}
