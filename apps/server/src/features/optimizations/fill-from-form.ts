import { isSalutation } from '@shortlist/engine';
import type { Resume } from '@shortlist/schema';

type Form = { fullName: string; email: string };

/**
 * The resume with the form's name and email where the file has none, so that no letter goes out unsigned. How a letter begins ("Dear Sir") or one
 * of the person's job titles, where it shares no word with the form's name, is no name; any other stands, and so does
 * each that the person typed or reviewed (`isConfirmed`).
 */
export function fillFromForm(resume: Resume, { fullName, email }: Form, isConfirmed = false): Resume {
  const { basics } = resume;
  const name = basics?.name?.trim();
  const isName = name && (isConfirmed || sharesWord(name, fullName) || !(isSalutation(name) || isTitle(resume, name)));
  if (isName && basics?.email?.trim()) return resume;
  return {
    ...resume,
    basics: { ...basics, ...(isName ? {} : { name: fullName }), email: basics?.email?.trim() || email },
  };
}

function isTitle({ basics, work = [] }: Resume, name: string): boolean {
  const titles = [basics?.label, ...work.map(({ position }) => position)];
  return titles.some((title) => title !== undefined && split(title).join(' ') === split(name).join(' '));
}

function sharesWord(name: string, fullName: string): boolean {
  const words = new Set(split(fullName));
  return split(name).some((word) => words.has(word));
}

const split = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
