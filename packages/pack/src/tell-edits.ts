import { describePlace, type Edit, nameSection, type Resume, type Say } from '@shortlist/schema';
import type { Language } from '@shortlist/schema/languages';
import { engineVoice } from './texts/say-engine-text.ts';
import { sayPlaces } from './texts/say-places.ts';
import { speak } from './texts/speak.ts';

/** Edits as a list for who makes them in a document of their own: where, what stands there, what to put in its place, and why. */
export function tellEdits(edits: readonly Edit[], original: Resume, language: Language): string {
  const i18n = speak(language);
  const sayWhy = engineVoice(language);
  const sayPlace = sayPlaces(language);
  const list = edits.map(({ op, path, before, after, explanation }, index) => {
    const place = describePlace(original, path, sayPlace);
    const isOrder = path === '/meta/sectionOrder';
    const [now, wanted] = [before, after].map((value) =>
      isOrder ? nameSections(value, original, sayPlace) : plain(value),
    );
    const lines = [`${index + 1}. ${sayWhy(explanation)}`, `   ${i18n._('Where: {place}', { place })}`];
    if (op !== 'add') lines.push(`   ${i18n._('Current text: {text}', { text: now })}`);
    if (op === 'remove') lines.push(`   ${i18n._('Remove it.')}`);
    else if (op === 'add' && !isOrder) lines.push(`   ${i18n._('Add: {text}', { text: wanted })}`);
    else lines.push(`   ${i18n._('New text: {text}', { text: wanted })}`);
    return lines.join('\n');
  });
  return `${list.join('\n\n')}\n`;
}

/** An order of sections by their names. */
function nameSections(keys: unknown, resume: Resume, say: Say): string {
  return plain(Array.isArray(keys) ? keys.map((key) => nameSection(resume, String(key), say)) : keys);
}

function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(plain).filter(Boolean).join('; ');
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.values(value).map(plain).filter(Boolean).join(', ');
}
