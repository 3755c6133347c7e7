import type { Resume } from '@shortlist/schema';

type Form = { fullName: string; email: string };

/**
 * The resume with the form's name and email where the file has none, so that no letter goes out unsigned. A name that is one of the person's
 * job titles and shares no word with the form's name is none.
 */
export function fillFromForm(resume: Resume, { fullName, email }: Form): Resume {
  const { basics } = resume;
  const name = basics?.name?.trim();
  const isName = name && !isTitle(resume, name, fullName);
  if (isName && basics?.email?.trim()) return resume;
  return {
    ...resume,
    basics: { ...basics, ...(isName ? {} : { name: fullName }), email: basics?.email?.trim() || email },
  };
}

function isTitle({ basics, work = [] }: Resume, name: string, fullName: string): boolean {
  const words = new Set(split(fullName));
  if (split(name).some((word) => words.has(word))) return false;
  const titles = [basics?.label, ...work.map(({ position }) => position)];
  return titles.some((title) => title !== undefined && split(title).join(' ') === split(name).join(' '));
}

const split = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
