import { basename, dirname, extname } from 'node:path';
import { describeLosses, proveExport } from '@shortlist/pack';
import { LayoutOptions, pictureSize, type Resume } from '@shortlist/schema';
import {
  openTypesetter,
  type RenderOptions,
  resumeDocx,
  resumeHtml,
  resumeMarkdown,
  resumeText,
  templates,
} from '@shortlist/typeset';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { RefusedInput, WrongUse } from '../failures.ts';
import { print, printError } from '../print.ts';
import { readBytes } from '../read-bytes.ts';
import { readResumeFile } from '../read-resume-file.ts';
import { today } from '../today.ts';
import { tools } from '../tools.ts';
import { i18n, languageNow } from '../voice.ts';
import { writeResult } from '../write-result.ts';

type Options = {
  template: string;
  out: string;
  paper: LayoutOptions['paper'] | 'letter' | 'auto';
  strict?: boolean;
  fitPages?: number;
  photo?: string;
  pdfa?: boolean;
};
type Design = Pick<RenderOptions, 'template' | 'photo' | 'standard' | 'date'> & { options: Partial<LayoutOptions> };

const formats: Record<string, (resume: Resume, design: Design) => Promise<Uint8Array | string | object>> = {
  '.pdf': (resume, design) => withTypesetter((typesetter) => typesetter.resumePdf(resume, design)),
  '.svg': (resume, design) =>
    withTypesetter(async (typesetter) => (await typesetter.resumeSvg(resume, design))[0] ?? ''),
  '.docx': resumeDocx,
  '.txt': async (resume) => resumeText(resume),
  '.md': async (resume) => resumeMarkdown(resume),
  '.html': async (resume) => resumeHtml(resume),
  '.json': async (resume) => resume,
};

export function defineRender(command: Command): void {
  command
    .argument(`<${i18n._('resume')}.json>`, i18n._('a JSON Resume file (any other resume file works too)'))
    .addOption(
      new Option('--template <id>', i18n._('the template'))
        .choices(templates.map(({ id }) => id))
        .makeOptionMandatory(),
    )
    .addOption(
      new Option(
        `--paper <${i18n._('size')}>`,
        i18n._('paper size (letter is US Letter; auto picks the one common where the person lives)'),
      )
        .choices(['a4', 'us-letter', 'letter', 'auto'])
        .default('a4'),
    )
    .requiredOption(
      `--out <${i18n._('file')}>`,
      i18n._('the file to write; its extension sets the format: {formats} (.svg: the first page)', {
        formats: Object.keys(formats).join(' '),
      }),
    )
    .option(
      `--fit-pages <${i18n._('number')}>`,
      i18n._('reduce spacing and text size to fit this many pages (1 to 6)'),
      pageCount,
    )
    .option(`--photo <${i18n._('file')}>`, i18n._('a photo for the header (JPEG or PNG)'))
    .option('--pdfa', i18n._('a PDF for archiving (PDF/A-2a) instead of an accessible one (PDF/UA-1)'))
    .option('--strict', i18n._('write a PDF or Word file only if every field can be read back'))
    .action(render);
}

async function render(path: string, { template, paper, out, strict, fitPages, photo, pdfa }: Options): Promise<void> {
  const format = formats[extname(out).toLowerCase()];
  if (!format)
    throw new WrongUse(
      i18n._('--out {out}: the extension must be one of {formats}', { out, formats: Object.keys(formats).join(' ') }),
    );
  const size = paper === 'letter' ? 'us-letter' : paper;
  const design: Design = {
    template,
    options: { ...(size === 'auto' ? {} : { paper: size }), ...(fitPages ? { fitPages } : {}) },
    ...(photo ? { photo: await readPhoto(photo) } : {}),
    ...(pdfa ? { standard: 'a-2a', date: today() } : {}),
  };
  const reader = tools.openReader({ processes: 1 });
  try {
    const { resume } = await readResumeFile(reader, path, today());
    const file = await format(resume, design);
    const xray =
      file instanceof Uint8Array ? await proveExport(reader, file, basename(out), resume, today()) : undefined;
    const told = { file: basename(out), advice: adviceOnLosses(), language: languageNow() };
    for (const line of xray ? describeLosses(xray, told) : []) printError(line);
    if (strict && xray?.complete === false)
      throw new RefusedInput(i18n._('{out} wasn’t written: with --strict, every field must be readable', { out }));
    await writeResult(dirname(out), basename(out), file);
    print(out);
  } finally {
    await reader.close();
  }
}

const adviceOnLosses = () => i18n._('What to do: try another --template or another format, or simplify the wording.');

function pageCount(text: string): number {
  const pages = LayoutOptions.shape.fitPages.safeParse(Number(text));
  if (pages.data === undefined) throw new InvalidArgumentError(i18n._('Use a number from 1 to 6.'));
  return pages.data;
}

async function readPhoto(path: string): Promise<Uint8Array> {
  const bytes = await readBytes(path);
  if (!pictureSize(bytes)) throw new RefusedInput(i18n._('{path}: this isn’t a JPEG or PNG.', { path }));
  return bytes;
}

async function withTypesetter<T>(use: (typesetter: ReturnType<typeof openTypesetter>) => Promise<T>): Promise<T> {
  const typesetter = openTypesetter();
  try {
    return await use(typesetter);
  } finally {
    await typesetter.close();
  }
}
