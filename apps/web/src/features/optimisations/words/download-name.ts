import type { Optimization } from '@shortlist/schema';
import { documentNames } from '../../../content/document-names.ts';
import { joinFileName } from '../../../ui/file-name.ts';

/** What a file of a result is called in the person's downloads: whose it is, what it is, for whom. `Mara-Quill-resume-Brightwater.pdf` */
export function downloadName({ result }: Pick<Optimization, 'result'>, name: string): string {
  if (!result || result.kind === 'external') return name;
  const dot = name.lastIndexOf('.');
  const [employer, language] =
    result.kind === 'resume' ? [result.posting.employer, result.letter?.language] : [undefined, undefined];
  const kind = name.slice(0, dot).replace(/^(?:resume|letter)\b/, (word) => nameIn(language, word));
  return joinFileName([result.original.basics?.name, kind, employer]) + name.slice(dot);
}

function nameIn(language: string | undefined, word: string): string {
  const names = documentNames[language ?? ''];
  return (word === 'letter' ? names?.letter : names?.resume) ?? word;
}
