import { readdirSync, readFileSync } from 'node:fs';
import { openTypesetter, sampleResume, templates } from '@shortlist/typeset';
import { mutateBytes } from '../../packages/engine/test/mutate-bytes.ts';
import { openSession } from '../measure/open-session.ts';
import type { FuzzRange, Ledger } from './ledger.ts';

type Source = { name: string; type: string; bytes: Uint8Array };

/** A person may have so many files read in a row; then another account goes on. */
const perPerson = 50;
const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Uploads mutated PDF and DOCX files, one at a time of each of two people. */
export async function fuzzFiles(url: string, ledger: Ledger, { from, count, seed, inTime }: FuzzRange): Promise<void> {
  const sources = await makeSources();
  let next = from;
  const end = from + count;
  const work = async (): Promise<void> => {
    while (next < end && inTime()) {
      const first = next;
      next += perPerson;
      const headers = await openSession(url, `fuzz-files-${first}@example.com`);
      for (let at = first; at < Math.min(end, first + perPerson) && inTime(); at++) {
        const { name, type, bytes } = sources[at % sources.length] as Source;
        const body = new FormData();
        body.set('file', new File([Uint8Array.from(mutateBytes(bytes, seed * 1e6 + at))], name, { type }));
        await ledger.send(`file ${seed * 1e6 + at} of ${name}`, `${url}/api/readings`, {
          method: 'POST',
          headers,
          body,
        });
      }
    }
  };
  await Promise.all([work(), work()]);
}

/** A fictional resume in every template as PDF and DOCX, and the PDF files of the engine's own corpus. */
async function makeSources(): Promise<Source[]> {
  const typesetter = openTypesetter();
  const made: Source[] = [];
  for (const { id } of templates) {
    made.push({ name: `${id}.pdf`, type: pdf, bytes: await typesetter.resumePdf(sampleResume, { template: id }) });
    made.push({ name: `${id}.docx`, type: docx, bytes: await typesetter.resumeDocx(sampleResume, { template: id }) });
  }
  await typesetter.close();
  const folder = new URL('../../packages/engine/corpus/documents/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => /\.(pdf|docx)$/.test(file)))
    made.push({ name, type: name.endsWith('pdf') ? pdf : docx, bytes: readFileSync(new URL(name, folder)) });
  return made;
}
