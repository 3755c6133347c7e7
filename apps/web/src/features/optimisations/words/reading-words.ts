import type { UploadReading } from '@shortlist/schema';

type Read = Pick<UploadReading, 'resume' | 'pages'>;

/** What was read in a file, in a line: "Mara Quill, 3 jobs, 1 degree, 12 skills on 2 pages". */
export function readingText({ resume, pages }: Read): string {
  const { basics, work = [], education = [], skills = [] } = resume;
  const named = skills.reduce((count, { keywords }) => count + Math.max(1, keywords?.length ?? 0), 0);
  const parts = [
    basics?.name ?? 'no name',
    count(work.length, 'job'),
    ...(education.length > 0 ? [count(education.length, 'entry of education', 'entries of education')] : []),
    ...(named > 0 ? [count(named, 'skill')] : []),
  ];
  return `${parts.join(', ')} on ${count(pages.length, 'page')}`;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? 'no' : number} ${number === 1 ? one : many}`;
}
