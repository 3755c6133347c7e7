/** What a resume is called that nobody has named: by the person who is on it. */
export function titleFor(person: string): string {
  const name = person.trim();
  return name === '' ? 'My resume' : `Resume of ${name}`.slice(0, 120);
}
