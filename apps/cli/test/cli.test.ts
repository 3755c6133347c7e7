import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Resume } from '@shortlist/schema';
import { openTypesetter, sampleResume } from '@shortlist/typeset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Run, runHere } from './run-here.ts';

const program = fileURLToPath(new URL('../bin/shortlist.mjs', import.meta.url));
let folder: string;

const resume: Resume = {
  basics: {
    name: 'Ivo Brandt',
    label: 'Electrician',
    email: 'ivo.brandt@example.com',
    phone: '+49 30 5550 1377',
    location: { city: 'Berlin' },
  },
  work: [
    {
      name: 'Spree Elektro',
      position: 'Electrician',
      startDate: '2018-04',
      highlights: ['Installed switchboards in 60 apartments', 'Tested circuits to VDE 0100'],
    },
    {
      name: 'Havel Bau',
      position: 'Apprentice Electrician',
      startDate: '2014-09',
      endDate: '2018-03',
      highlights: ['Pulled cables and fitted sockets'],
    },
  ],
  education: [
    {
      institution: 'Berufsschule Berlin',
      studyType: 'Apprenticeship',
      area: 'Electrical Engineering',
      endDate: '2018',
    },
  ],
  skills: [{ name: 'Trade', keywords: ['Wiring', 'Switchboards', 'VDE 0100'] }],
};
const posting =
  'Electrician\nHarbour Works Ltd, Hamburg\n\nRequirements:\n- Completed apprenticeship as an electrician\n- 3 years of experience\n- Switchboards and wiring\n- Driving licence is an advantage\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-cli-'));
  await mkdir(join(folder, 'in/deep'), { recursive: true });
  const typesetter = openTypesetter();
  const pdf = await typesetter.resumePdf(resume, { template: 'modern-professional' });
  await typesetter.close();
  await writeFile(join(folder, 'in/ivo.pdf'), pdf);
  await writeFile(join(folder, 'in/ivo.json'), '{"notes": "belongs to ivo.pdf"}');
  await writeFile(
    join(folder, 'in/deep/jane.json'),
    JSON.stringify({ ...resume, basics: { ...resume.basics, name: 'Jane Roe' } }),
  );
  await writeFile(join(folder, 'in/deep/broken.pdf'), '%PDF-1.7 nothing');
  await writeFile(join(folder, 'posting.txt'), posting);
});

afterAll(() => rm(folder, { recursive: true }));

/** A call in this process. */
function run(...args: string[]): Promise<Run> {
  return runHere(args, { folder });
}

/** A call in a process of its own; `input` comes on standard input. */
function runAlone(args: string[], input = ''): Promise<Run> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program, ...args],
      { cwd: folder, maxBuffer: 64 * 1024 * 1024 },
      (error, out, errorText) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, error: errorText }),
    );
    child.stdin?.end(input);
  });
}

test('parse searches a folder, continues past bad files, lists them at the end and exits with 1', async () => {
  const { code, error } = await runAlone(['parse', 'in', '--out', 'parsed']);
  expect(code).toBe(1);
  expect(error).toMatch(/1 of 3 files couldn’t be read:\n {2}in\/deep\/broken\.pdf: .+/);
  expect((await readdir(join(folder, 'parsed'))).sort()).toEqual(['ivo.json', 'jane.json']);
  const parsed = JSON.parse(await readFile(join(folder, 'parsed/ivo.json'), 'utf8')) as Resume;
  expect(parsed.basics).toMatchObject({ name: 'Ivo Brandt', email: 'ivo.brandt@example.com' });
  expect(parsed.work?.map((job) => job.name)).toEqual(['Spree Elektro', 'Havel Bau']);
});

test('match prints each pair with its parts and evidence, paths as they were given', async () => {
  const { code, out } = await runAlone(['match', './in/ivo.pdf', '--posting', 'posting.txt', '--json']);
  expect(code).toBe(0);
  const [pair] = JSON.parse(out);
  expect(pair).toMatchObject({
    resume: './in/ivo.pdf',
    posting: 'posting.txt',
    score: expect.any(Number),
    band: expect.any(String),
  });
  expect(pair.parts.length).toBeGreaterThan(1);
  for (const requirement of pair.requirements) {
    expect(requirement).toMatchObject({
      text: expect.any(String),
      kind: expect.any(String),
      evidence: expect.any(Array),
    });
    expect([true, false, 'partly']).toContain(requirement.met);
  }
});

test('parse, match and check take several files and folders, and each result has a name of its own', async () => {
  await mkdir(join(folder, 'later'), { recursive: true });
  await copyFile(join(folder, 'in/ivo.pdf'), join(folder, 'later/ivo.pdf'));
  const several = ['in/ivo.pdf', 'later', 'in/deep/jane.json', 'in/ivo.pdf'];
  expect((await run('parse', ...several, '--out', 'several')).code).toBe(0);
  expect((await readdir(join(folder, 'several'), { recursive: true })).sort()).toEqual([
    'in',
    'in/ivo.json',
    'jane.json',
    'later',
    'later/ivo.json',
  ]);
  const files = ['in/ivo.pdf', 'later/ivo.pdf', 'in/deep/jane.json'];
  const resumes = (out: string) => (JSON.parse(out) as { resume: string }[]).map(({ resume: file }) => file);
  expect(resumes((await run('match', ...several, '--posting', 'posting.txt', '--json')).out)).toEqual(files);
  expect(resumes((await run('check', ...several, '--json')).out)).toEqual(files);
  expect((await run('check', ...several)).out).toContain('later/ivo.pdf\n');
});

test('check prints the findings as JSON', async () => {
  const { code, out } = await run('check', 'in/ivo.pdf', '--json');
  expect(code).toBe(0);
  for (const finding of JSON.parse(out))
    expect(finding).toMatchObject({ code: expect.any(String), severity: expect.any(String), fix: expect.any(String) });
});

test('a dash reads the resume from standard input, and it holds one file only', async () => {
  const text = await readFile(join(folder, 'in/deep/jane.json'), 'utf8');
  const { code, out } = await runAlone(['check', '-', '--json'], text);
  expect(code).toBe(0);
  expect(Array.isArray(JSON.parse(out))).toBe(true);
  const twice = await runAlone(['match', '-', '--posting', '-'], text);
  expect(twice).toMatchObject({ code: 1, out: '' });
  expect(twice.error).toContain('only one file can come from standard input');
});

test('skills answers each line with offsets in UTF-16', async () => {
  await writeFile(
    join(folder, 'lines.jsonl'),
    `${JSON.stringify({ id: 'a', text: '🛠 Python and project management' })}\n`,
  );
  const { code, out } = await runAlone(['skills', 'lines.jsonl']);
  expect(code).toBe(0);
  const line = JSON.parse(out);
  expect(line.id).toBe('a');
  expect(line.skills).toContainEqual(expect.objectContaining({ start: 3, end: 9, name: 'Python' }));
});

test('optimize writes the whole pack, and a machine reads the resume back', async () => {
  const call = ['optimize', 'in/ivo.pdf', '--posting', 'posting.txt', '--out', 'application'];
  const { code, out } = await runAlone(call);
  expect(code).toBe(0);
  expect(out.trim()).toBe('application');
  const files = await readdir(join(folder, 'application'));
  for (const name of [
    'match.json',
    'check.json',
    'edits.json',
    'resume.pdf',
    'resume.json',
    'letter.pdf',
    'letter.txt',
    'xray.json',
  ])
    expect(files).toContain(name);
  const xray = JSON.parse(await readFile(join(folder, 'application/xray.json'), 'utf8'));
  expect(xray.complete).toBe(true);
  for (const edit of JSON.parse(await readFile(join(folder, 'application/edits.json'), 'utf8'))) {
    expect(edit).toMatchObject({ path: expect.any(String), reason: expect.any(String), evidence: expect.any(Array) });
  }
  expect(await readFile(join(folder, 'application/letter.txt'), 'utf8')).toContain('Ivo Brandt');
});

test('optimize writes the edits into a Word file as well, and lists what our pages leave out', async () => {
  const typesetter = openTypesetter();
  await writeFile(
    join(folder, 'marta.docx'),
    await typesetter.resumeDocx(sampleResume, { template: 'executive-classic' }),
  );
  await typesetter.close();
  await writeFile(join(folder, 'manager.txt'), 'Operations Manager\n\nRequirements:\n- Lean and budgeting\n- Excel\n');
  const { code } = await run('optimize', 'marta.docx', '--posting', 'manager.txt', '--out', 'word');
  expect(code).toBe(0);
  expect((await run('parse', 'word/resume-original.docx', '--out', 'word/read')).code).toBe(0);
  const read = JSON.parse(await readFile(join(folder, 'word/read/resume-original.json'), 'utf8'));
  expect(read.skills[0].keywords.slice(0, 2)).toEqual(['Lean', 'Budgeting']);
  expect(await readFile(join(folder, 'word/edits.txt'), 'utf8')).toContain('New text: Lean; Budgeting');
  expect(JSON.parse(await readFile(join(folder, 'word/left-out.json'), 'utf8'))).toEqual(expect.any(Array));
});

test('optimize takes the answers to the questions of an earlier run: each becomes a fact, a no closes its question', async () => {
  await writeFile(join(folder, 'wide.txt'), `${posting}- CNC machining\n- AutoCAD\n`);
  const call = ['optimize', 'in/ivo.pdf', '--posting', 'wide.txt', '--out', 'asked'];
  expect(await run(...call)).toMatchObject({ code: 0 });
  const asked = async (): Promise<{ text: string; answer?: string }[]> =>
    JSON.parse(await readFile(join(folder, 'asked/questions.json'), 'utf8'));
  const answers = { AutoCAD: 'At Spree Elektro: drew the wiring of 12 roofs with AutoCAD.', 'CNC machining': 'No' };
  const answered = (await asked()).map((each) => {
    const [, answer] = Object.entries(answers).find(([about]) => each.text.includes(about)) ?? [];
    return answer === undefined ? each : { ...each, answer };
  });
  expect(answered.filter(({ answer }) => answer !== undefined)).toHaveLength(2);
  await writeFile(join(folder, 'asked/questions.json'), JSON.stringify(answered));
  expect(await run(...call, '--answers', 'asked/questions.json')).toMatchObject({ code: 0 });
  const kept = (await asked()).map(({ text, answer }) => [text, answer]);
  expect(new Set(kept)).toEqual(new Set(answered.map(({ text, answer }) => [text, answer])));
  expect(await readFile(join(folder, 'asked/resume.txt'), 'utf8')).toContain('12 roofs');
  await writeFile(join(folder, 'answers.json'), '[{"id": "ask-x", "answer": "Yes"}]');
  const wrong = await run(...call, '--answers', 'answers.json');
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('entry 1, text') });
});

test.each(['pdf', 'docx', 'txt', 'md', 'html', 'json'])('render writes %s by the ending of the file', async (type) => {
  const { code } = await run(
    'render',
    'in/deep/jane.json',
    '--template',
    'modern-professional',
    '--out',
    `out.${type}`,
  );
  expect(code).toBe(0);
  expect((await readFile(join(folder, `out.${type}`))).length).toBeGreaterThan(200);
});

test('render takes a photo, pages to fit on and the archive standard', async () => {
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
  await writeFile(join(folder, 'in/photo.png'), Buffer.from(pixel, 'base64'));
  const call = ['render', 'in/deep/jane.json', '--template', 'modern-professional', '--out', 'archive.pdf'];
  expect(await run(...call, '--pdfa', '--fit-pages', '1', '--photo', 'in/photo.png')).toMatchObject({ code: 0 });
  const file = (await readFile(join(folder, 'archive.pdf'))).toString('latin1');
  expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(file).toContain('/Subtype /Image');
  const wrong = await run(...call, '--photo', 'in/deep/jane.json');
  expect(wrong).toMatchObject({ code: 1, error: expect.stringContaining('this isn’t a JPEG or PNG') });
  expect(await run(...call, '--fit-pages', '9')).toMatchObject({ code: 2 });
});

test('render names each field that a machine does not find again in the file; --strict writes no such file', async () => {
  const name = 'נועה לוי';
  await writeFile(join(folder, 'in/noa.json'), JSON.stringify({ ...resume, basics: { ...resume.basics, name } }));
  const call = ['render', 'in/noa.json', '--template', 'modern-professional', '--out', 'noa.pdf'];
  const refused = await run(...call, '--strict');
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.error).toContain(`name: “${name}” is read as`);
  expect(refused.error).toContain('noa.pdf wasn’t written');
  expect(await readdir(folder)).not.toContain('noa.pdf');
  const written = await run(...call);
  expect(written).toMatchObject({ code: 0 });
  expect(written.error).toContain('WARNING');
  expect(await readdir(folder)).toContain('noa.pdf');
});

test('a wrong call says what the command takes; a folder is no file of lines', async () => {
  const wrong = await run('render', 'in/deep/jane.json');
  expect(wrong).toMatchObject({ code: 2 });
  expect(wrong.error).toContain('Try: shortlist render --help');
  expect((await run('org', 'match', 'in')).error).toContain('Try: shortlist org match --help');
  const given = await run('skills', join(folder, 'in'));
  expect(given).toMatchObject({ code: 1 });
  expect(given.error).toContain('this is a folder, not a file');
});

const endings: [string[], number][] = [
  [['parse', 'in'], 2],
  [['fly'], 2],
  [['render', 'in/deep/jane.json', '--template', 'none', '--out', 'x.pdf'], 2],
  [['render', 'in/deep/jane.json', '--template', 'modern-professional', '--out', 'x.xyz'], 2],
  [['check', 'in/deep/broken.pdf'], 1],
  [['check', 'nowhere.pdf'], 1],
  [['parse', '--help'], 0],
];

test.each(endings)('shortlist %j ends with %i', async (args, code) => {
  const result = await run(...args);
  expect(result.code).toBe(code);
  if (code === 1) expect(result.error.trim().split('\n')).toHaveLength(1);
});

test('a process exits with the code of its call, and says the same', async () => {
  for (const [args, code] of [endings[1], endings[5], endings[6]] as typeof endings) {
    const alone = await runAlone(args);
    expect(alone).toEqual(await run(...args));
    expect(alone.code).toBe(code);
  }
});

test('what is no posting and what is no folder is refused before any work', async () => {
  const inside = join(folder, 'in/ivo.pdf');
  const asPosting = await run('match', inside, '--posting', join(folder, 'in/deep/broken.pdf'));
  expect(asPosting).toMatchObject({ code: 1, out: '' });
  expect(asPosting.error).toContain('Copy the text of the job posting into a .txt file');
  await writeFile(join(folder, 'notes.md'), '# Garden\n\nThe beans want water every second day.\n');
  const asResume = await run(
    'optimize',
    join(folder, 'notes.md'),
    '--posting',
    join(folder, 'posting.txt'),
    '--out',
    join(folder, 'none'),
  );
  expect(asResume.code).toBe(1);
  expect(asResume.error).toContain('doesn’t look like a resume');
  const intoFile = await run('optimize', inside, '--posting', join(folder, 'posting.txt'), '--out', inside);
  expect(intoFile.code).toBe(1);
  expect(intoFile.error).toContain('can’t write the results there (this is a file)');
  expect(intoFile.error).not.toContain('Reading');
});

test('a folder that cannot be made is refused at once', async () => {
  const inside = join(folder, 'in/deep/jane.json');
  const refused = await run('parse', inside, '--out', '/proc/shortlist/results');
  expect(refused).toMatchObject({ code: 1, out: '' });
  expect(refused.error).toContain('can’t write the results there');
  const made = await run('parse', inside, '--out', join(folder, 'new/of/two/'));
  expect(made.code).toBe(0);
  expect(await readdir(join(folder, 'new/of/two'))).toEqual(['jane.json']);
});

test('the command starts under the Node of the machine, whichever comes first outside of the project', async () => {
  const outside = (process.env.PATH ?? '').split(delimiter).filter((part) => !part.includes('node_modules'));
  const answer = await new Promise<string>((done) => {
    execFile('node', [program, '--version'], { env: { PATH: outside.join(delimiter) } }, (_error, out, errors) =>
      done(`${out}${errors}`.trim()),
    );
  });
  expect(answer).toMatch(/^\d+\.\d+\.\d+$/);
});

test('posting writes what is asked for in a form for other programs, and refuses what has no text', async () => {
  await mkdir(join(folder, 'ads'), { recursive: true });
  await writeFile(join(folder, 'ads/electrician.txt'), posting);
  await writeFile(join(folder, 'ads/empty.txt'), ' ');
  const { code, error } = await run('posting', 'ads', '--out', 'briefs');
  expect(code).toBe(1);
  expect(error).toContain('ads/empty.txt: this posting is empty');
  expect(await readdir(join(folder, 'briefs'))).toEqual(['electrician.json']);
  const told = JSON.parse(await readFile(join(folder, 'briefs/electrician.json'), 'utf8')) as {
    requirements: { quote: string; kind: string; must: boolean }[];
    conditions: { kind: string; must: boolean }[];
  };
  expect(told).toMatchObject({ title: 'Electrician', employer: 'Harbour Works Ltd', location: 'Hamburg' });
  expect(told.requirements.map(({ kind }) => kind)).toEqual(['education', 'experience', 'skill', 'skill', 'licence']);
  expect(told.requirements.every(({ quote }) => posting.includes(quote))).toBe(true);
  expect(told.conditions).toMatchObject([{ kind: 'licence', must: false }]);
  expect((await run('posting', '--help')).out).toContain('notDemands');
  expect((await run('posting', 'ads')).code).toBe(2);
});
