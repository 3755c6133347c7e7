import type { Posting, Resume } from '@shortlist/schema';
import { feminineTitle } from '../../language/titles/feminine-title.ts';
import { ownGender, titleInGender } from '../../language/titles/own-gender.ts';
import { firstTitle } from '../../language/titles/short-title.ts';

/**
 * Of a title in two forms the one that the person's own titles have: of "Infirmier coordinateur / Infirmière coordinatrice" the form that they
 * name, else the first; of "Pfleger/in", "adjoint(e)", "Técnico/a", "Koch/Köchin" the one of their gender, where their titles tell it; of "Einkäufer" a
 * woman's.
 */
export function inOwnForm(posting: Posting, { basics, work }: Resume): Posting {
  if (posting.title === undefined) return posting;
  const { language } = posting;
  const titles = [basics?.label ?? '', ...(work ?? []).map(({ position }) => position ?? '')];
  const gender = ownGender(titles, language);
  const one = titleInGender(posting.title, gender, language);
  const forms = one.split(/\s*\/\s*/);
  const [first = '', second = ''] = forms;
  // Postings write the man's form for all ("Einkäufer (m/w/d)", "Développeur H/F"); a woman bears her own.
  const said = (title: string): string => (gender === 'f' ? feminineTitle(title, language) : title);
  if (forms.length !== 2) return { ...posting, title: said(one) };
  const genders = [ownGender([first], language), ownGender([second], language)];
  if (gender !== undefined && genders.includes('f') && genders.includes('m'))
    return { ...posting, title: capital(forms[genders.indexOf(gender)] ?? one) };
  if (!/\s\/\s/.test(one)) return { ...posting, title: one };
  const own = `${titles[0]} ${titles[1] ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
  const form = forms.find((each) => own.includes(each.toLowerCase().split(' ')[0] ?? '')) ?? first;
  return { ...posting, title: said(capital(form)) };
}

const capital = (title: string): string => title.charAt(0).toUpperCase() + title.slice(1);

/** Whether the post's title has the gender that the person's own titles have. */
export function isOwnForm({ title, language }: Posting, { basics, work }: Resume): boolean {
  const titles = [basics?.label ?? '', ...(work ?? []).map(({ position }) => firstTitle(position ?? ''))];
  const own = ownGender(titles, language);
  return own !== undefined && title !== undefined && ownGender([title], language) === own;
}
