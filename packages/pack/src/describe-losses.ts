import type { Xray, XrayField } from '@shortlist/schema';

/**
 * What a person must know before sending a file, line by line: how many fields our reader does not get back, which, what was written and
 * what is read, what that means, and `advice`. Where every
 * field comes back only what is known of the whole file, if anything.
 */
export function describeLosses(xray: Xray, { file, advice }: { file: string; advice: string }): string[] {
  if (xray.complete) return xray.note ? [`NOTE on ${file}: ${xray.note}`] : [];
  const lost = xray.fields.filter((field) => !field.ok);
  if (lost.length === 0) return [`WARNING: ${file} could not be read back: ${xray.note ?? 'no reason given'}`, advice];
  const count = `${lost.length} of ${xray.fields.length} fields`;
  return [
    `WARNING: ${count} of ${file} ${lost.length === 1 ? 'is' : 'are'} read differently by a machine:`,
    ...(xray.note ? [xray.note] : []),
    ...lost.map((field) => `  - ${nameField(field.pointer)}: ${clip(field.expected)} is read as ${readAs(field)}`),
    `What it means: the words stand on the page for people, but an applicant tracking system may miss or garble ${lost.length === 1 ? 'this field' : 'these fields'}.`,
    advice,
  ];
}

function readAs({ recovered }: XrayField): string {
  return recovered === undefined || recovered === '' ? 'nothing' : clip(recovered);
}

/** `/work/0/startDate` → "work 1, start date". */
function nameField(pointer: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/([A-Z])/g, ' $1').toLowerCase()));
  return parts
    .join(' ')
    .replace(/(\d) (?=\p{L})/gu, '$1, ')
    .replace(/^basics /, '');
}

function clip(text: string): string {
  return text.length <= 90 ? `“${text}”` : `“${text.slice(0, 44).trim()} … ${text.slice(-40).trim()}”`;
}
