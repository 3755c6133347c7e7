import { sectionWords, type Xray, type XrayField } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { engineVoice } from './texts/say-engine-text.ts';
import { sayPlaces } from './texts/say-places.ts';
import { speak } from './texts/speak.ts';

/**
 * What a person must know before sending a file, line by line: how many fields our reader does not get back, which, what was written and
 * what is read, what that means, and `advice`. Where every
 * field comes back only what is known of the whole file, if anything.
 */
export function describeLosses(
  xray: Xray,
  { file, advice, language }: { file: string; advice: string; language: Language },
): string[] {
  const i18n = speak(language);
  const note = xray.note && engineVoice(language)(xray.note);
  if (xray.complete) return note ? [i18n._('NOTE on {file}: {note}', { file, note })] : [];
  const lost = xray.fields.filter((field) => !field.ok);
  if (lost.length === 0) {
    const reason = note ?? i18n._('no reason given');
    return [i18n._('WARNING: {file} couldn’t be read back: {reason}', { file, reason }), advice];
  }
  const count = lost.length;
  return [
    i18n._(
      '{count, plural, one {WARNING: software reads # of {total} fields of {file} differently:} other {WARNING: software reads # of {total} fields of {file} differently:}}',
      { count, total: xray.fields.length, file },
    ),
    ...(note ? [note] : []),
    ...lost.map((field) => `  - ${tellField(field)}`),
    i18n._(
      '{count, plural, one {What it means: people see the words on the page, but an applicant tracking system may miss or garble this field.} other {What it means: people see the words on the page, but an applicant tracking system may miss or garble these fields.}}',
      { count },
    ),
    advice,
  ];

  function tellField({ pointer, expected, recovered }: XrayField): string {
    const [field, written] = [nameField(pointer, sayPlaces(language)), clip(expected)];
    return recovered === undefined || recovered === ''
      ? i18n._('{field}: “{written}” is missing', { field, written })
      : i18n._('{field}: “{written}” is read as “{read}”', { field, written, read: clip(recovered) });
  }
}

/** `/work/0/startDate` → "Work 1, start date". */
function nameField(pointer: string, say: (english: string) => string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((key, depth) => {
      if (/^\d+$/.test(key)) return String(Number(key) + 1);
      return say((depth === 0 && sectionWords[key]) || key.replace(/([A-Z])/g, ' $1').toLowerCase());
    });
  const [section = '', ...rest] = parts;
  const inside = rest.join(' ').replace(/(\d) (?=\p{L})/gu, '$1, ');
  if (pointer.startsWith('/basics/')) return inside;
  return inside === '' ? section : `${section} ${inside}`;
}

function clip(text: string): string {
  return text.length <= 90 ? text : `${text.slice(0, 44).trim()} … ${text.slice(-40).trim()}`;
}
