import { beginWork, watched } from '@shortlist/sandbox/inside';
import { sampleResume } from '../sample/sample-resume.ts';
import type { OwnOrder, OwnRendered } from './own-request.ts';
import { openSetting } from './set-own.ts';
import { templateSource } from './template-source.ts';

// Opens the compiler, takes one order, answers once, and is ended by the process that started it; without that one, by its own limits.
const setting = openSetting();

/** With nothing to do yet it sets a sample of ours, unseen: code that ran once is translated. */
const warmUp = setTimeout(
  () =>
    setting.set(templateSource('modern-professional'), {
      content: { kind: 'resume', resume: sampleResume },
      output: 'pdf',
    }),
  300,
);

process.once('message', async ({ source, request, cpuMs }: OwnOrder) => {
  clearTimeout(warmUp);
  await watched;
  beginWork(cpuMs);
  const rendered: OwnRendered = await setting.set(source, request);
  process.send?.(rendered);
});
