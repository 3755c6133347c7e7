import { joinFileName } from '../../../ui/file-name.ts';

/** What the file of a resume is called, for whoever gets it: the person's name and what it is, never a name that they keep it under. */
export function nameDownload(person: string): string {
  return joinFileName([person, 'Resume']);
}
