import { parseArgs } from 'node:util';
import { openTypesetter, templates } from '@shortlist/typeset';
import { generateRealResumes } from './xray/generate-real.ts';
import { generateResumes } from './xray/generate-resume.ts';
import { readResumes } from './xray/read-resumes.ts';
import { type Loss, xrayExport } from './xray/xray-export.ts';

/**
 * Resumes in every template, paper size and format, read back by our own reader: what survived, field by field. They are
 * generated (`--real`: with values of the kinds that people's own resumes hold), or with `--of` read from the PDF files of a folder. `--part 2/5` takes every fifth, from the second on.
 */
export async function run(argv: string[]): Promise<void> {
  const { values } = parseArgs({
    args: argv,
    options: {
      of: { type: 'string' },
      real: { type: 'boolean', default: false },
      count: { type: 'string', default: '500' },
      seed: { type: 'string', default: '1' },
      template: { type: 'string' },
      examples: { type: 'string', default: '2' },
      part: { type: 'string', default: '1/1' },
    },
  });
  const typesetter = openTypesetter();
  const resumes = values.of
    ? await readResumes(values.of, Number(values.count))
    : (values.real ? generateRealResumes : generateResumes)(Number(values.count), Number(values.seed));
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const chosen = templates.filter(({ id }) => !values.template || id === values.template);
  const losses: Loss[] = [];
  let files = 0;
  let whole = 0;
  for (const [index, resume] of resumes.entries()) {
    if (index % parts !== part - 1) continue;
    for (const { id } of chosen) {
      for (const paper of ['a4', 'us-letter'] as const) {
        const lost = await xrayExport(typesetter, resume, 'pdf', { template: id, options: { paper } });
        files += 1;
        whole += lost.length === 0 ? 1 : 0;
        losses.push(...lost);
      }
    }
    const template = chosen[index % chosen.length]?.id ?? '';
    const lost = await xrayExport(typesetter, resume, 'docx', { template });
    files += 1;
    whole += lost.length === 0 ? 1 : 0;
    losses.push(...lost);
  }
  await typesetter.close();
  console.log(
    `${whole} of ${files} files read back whole (${((whole / files) * 100).toFixed(1)} %), ${losses.length} fields lost`,
  );
  const groups = [...Map.groupBy(losses, (loss) => `${loss.format} ${loss.template} ${loss.kind}`)];
  groups.sort(([, one], [, other]) => other.length - one.length);
  for (const [key, group] of groups) {
    console.log(`${String(group.length).padStart(6)}  ${key}`);
    for (const loss of group.slice(0, Number(values.examples))) {
      console.log(`          ${loss.pointer}: ${JSON.stringify(loss.expected)} → ${JSON.stringify(loss.recovered)}`);
    }
  }
}
