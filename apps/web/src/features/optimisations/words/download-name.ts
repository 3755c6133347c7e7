import type { Optimization } from '@shortlist/schema';
import { joinFileName } from '../../../ui/file-name.ts';

/** What a file of a result is called in the person's downloads: whose it is, what it is, for whom. `Mara-Quill-resume-Brightwater.pdf` */
export function downloadName({ result }: Pick<Optimization, 'result'>, name: string): string {
  if (!result || result.kind === 'external') return name;
  const dot = name.lastIndexOf('.');
  const employer = result.kind === 'resume' ? result.posting.employer : undefined;
  return joinFileName([result.original.basics?.name, name.slice(0, dot), employer]) + name.slice(dot);
}
