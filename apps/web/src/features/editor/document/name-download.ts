import { joinFileName } from '../../../ui/file-name.ts';

/** What the file of a resume is called: the person's name, and the resume's own title where they gave it one. */
export function nameDownload(person: string, title: string): string {
  const given = title === 'My resume' ? '' : title;
  const [name, own] = [joinFileName([person]), joinFileName([given])];
  if (name !== '' && own.includes(name)) return own;
  return joinFileName([name, own || 'resume']);
}
