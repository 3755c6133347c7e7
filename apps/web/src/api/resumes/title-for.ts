import { t } from '@lingui/core/macro';
/** What a resume is called that nobody has named: by the person who is on it. */
export function titleFor(person: string): string {
  const name = person.trim();
  return name === '' ? t`My resume` : t`${name}’s resume`.slice(0, 120);
}
