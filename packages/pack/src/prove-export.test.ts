import type { Reader } from '@shortlist/engine/reader';
import type { Resume } from '@shortlist/schema';
import { expect, test } from 'vitest';
import { proveExport, type ReadBack, xrayOf } from './prove-export.ts';

/** A reader that finds nothing in any file. */
const blind: Reader = {
  read: async () => ({ ok: false, failure: { code: 'not-a-resume', message: 'No resume.', advice: 'Try another.' } }),
  readPlain: () => Promise.reject(new Error('not asked for')),
  readFacts: () => Promise.reject(new Error('not asked for')),
  readSource: () => Promise.reject(new Error('not asked for')),
  close: async () => {},
};
const prove = (resume: Resume) => proveExport(blind, new Uint8Array(), 'resume.pdf', resume, '2026-06-01');

test('a file that cannot be read has lost every field of a resume, and says why', async () => {
  const xray = await prove({ basics: { name: 'Ida Nordin' }, work: [{ name: 'Larch', position: 'Baker' }] });
  expect(xray.complete).toBe(false);
  expect(xray.fields.filter(({ ok }) => !ok).map(({ expected }) => expected)).toEqual(['Ida Nordin', 'Larch', 'Baker']);
  expect(xray.note).toBe('No resume. Try another.');
});

test('a text from the right says that its PDF may be read in another order', async () => {
  const xray = await prove({ basics: { name: 'נועה לוי' }, work: [{ position: 'אחות' }] });
  expect(xray.note).toContain('Right-to-left text');
});

test('a resume that is not begun has nothing to lose yet', async () => {
  expect((await prove({ basics: { name: 'Ida Nordin' } })).fields).toEqual([]);
});

test('a field that is read differently says whether its words stand in the file all the same', async () => {
  const box = { page: 1, x: 0, y: 0, width: 1, height: 1 };
  const cells = [{ text: 'Languages: Dutch, Thai', x: 0, width: 1 }];
  const filing: Reader = {
    ...blind,
    read: async () => ({ ok: true, reading: { resume: { basics: { name: 'Ida Nordin' } } } }) as never,
    readSource: async () => ({
      format: 'pdf',
      lines: [{ cells, box, column: 0, size: 10, font: 'a' }],
      links: [],
    }),
  };
  const resume: Resume = { basics: { name: 'Ida Nordin' }, skills: [{ name: 'Dutch' }, { name: 'Finnish' }] };
  const asked: ReadBack[] = [];
  const compare = (readBack: ReadBack) => {
    asked.push(readBack);
    return xrayOf(readBack);
  };
  const { fields } = await proveExport(filing, new Uint8Array(), 'resume.pdf', resume, '2026-06-01', compare);
  // What was compared already is not compared again.
  expect(asked.map(({ xray }) => xray?.complete)).toEqual([undefined, false]);
  expect(fields.map(({ ok, printed }) => ({ ok, printed }))).toEqual([
    { ok: true, printed: undefined },
    { ok: false, printed: true },
    { ok: false, printed: false },
  ]);
});
