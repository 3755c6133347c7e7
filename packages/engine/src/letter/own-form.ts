import type { Posting, Resume } from '@shortlist/schema';

/** Of a title in two forms ("Infirmier coordinateur / Infirmière coordinatrice") the one that the person's own title has, else the first. */
export function inOwnForm(posting: Posting, { basics, work }: Resume): Posting {
  const forms = posting.title?.split(/\s+\/\s+/) ?? [];
  if (forms.length !== 2) return posting;
  const own = `${basics?.label ?? ''} ${work?.[0]?.position ?? ''}`.toLowerCase().split(/[^\p{L}]+/u);
  const form = forms.find((each) => own.includes(each.toLowerCase().split(' ')[0] ?? '')) ?? forms[0];
  return form === undefined ? posting : { ...posting, title: form };
}
