import { basename } from 'node:path';
import { keepFaithful } from '@shortlist/compare';
import { explainFailure, explainFinding, optimiseResume } from '@shortlist/engine';
import { describeLosses, makeResumePack, type PackSource, tellFidelity } from '@shortlist/pack';
import { engineVoice, sayPlaces } from '@shortlist/pack/texts';
import {
  type Edit,
  type Fidelity,
  LetterLength,
  LetterTone,
  lostTexts,
  type Reading,
  type Resume,
  sourcesFile,
  tellSources,
} from '@shortlist/schema';
import { openTypesetter, templates } from '@shortlist/typeset';
import { improveWithModel } from '@shortlist/writer';
import { type Command, Option } from 'commander';
import { askModel } from '../ask-model.ts';
import { describeReadFailure, RefusedInput } from '../failures.ts';
import { print, printError } from '../print.ts';
import { readAnswers, withAnswers } from '../read-answers.ts';
import { readBytes } from '../read-bytes.ts';
import { readPostingFile } from '../read-posting-file.ts';
import { readResumeFile } from '../read-resume-file.ts';
import { sayBand } from '../say-band.ts';
import { today } from '../today.ts';
import { tools } from '../tools.ts';
import { i18n, languageNow } from '../voice.ts';
import { openResults, writeResult } from '../write-result.ts';

type Options = {
  posting: string;
  out: string;
  answers?: string;
  template: string;
  tone: LetterTone;
  length: LetterLength;
};

const losses = () => ({
  file: 'resume.pdf',
  advice: i18n._(
    'What to do: send resume.docx if the form accepts it, try another --template, or simplify the wording. xray.json has every field.',
  ),
  language: languageNow(),
});

export function defineOptimize(command: Command): void {
  command
    .argument(`<${i18n._('resume')}>`, i18n._('a resume: PDF, DOCX, text, or JSON Resume'))
    .requiredOption(
      `--posting <${i18n._('file')}>`,
      i18n._('the posting: text, Markdown, HTML page, JSON-LD, PDF, or Word'),
    )
    .requiredOption(
      `--out <${i18n._('folder')}>`,
      i18n._('where to write match.json, check.json, edits.json, left-out.json, resume.*, letter.*, and xray.json'),
    )
    .option(
      `--answers <${i18n._('file')}>`,
      i18n._(
        'questions.json from an earlier run, with an "answer" next to each question you can answer; "no" if you don’t have it',
      ),
    )
    .addOption(
      new Option('--template <id>', i18n._('template for the resume and the letter'))
        .choices(templates.map(({ id }) => id))
        .default('modern-professional'),
    )
    .addOption(
      new Option(`--tone <${i18n._('tone')}>`, i18n._('tone of the letter'))
        .choices(LetterTone.options)
        .default('plain'),
    )
    .addOption(
      new Option(`--length <${i18n._('length')}>`, i18n._('length of the letter'))
        .choices(LetterLength.options)
        .default('full'),
    )
    .action(optimize);
}

async function optimize(
  path: string,
  { posting: postingPath, out, answers: answersPath, template, tone, length }: Options,
): Promise<void> {
  const now = today();
  const language = languageNow();
  const sayEngine = engineVoice(language);
  const answers = answersPath === undefined ? [] : await readAnswers(answersPath, now);
  await openResults(out);
  const reader = tools.openReader({ processes: 1 });
  const typesetter = openTypesetter();
  try {
    const posting = await readPostingFile(postingPath, reader);
    printError(i18n._('Reading {path}…', { path }));
    const { resume: read, source, evidence, leftovers, findings } = await readResumeFile(reader, path, now, true);
    const resume = source ? keepFaithful(read, source) : read;
    if (!hasSubstance(resume)) throw new RefusedInput(describeReadFailure(path, explainFailure('not-a-resume')));
    printError(i18n._('Matching, tailoring, and writing…'));
    const input = { resume, evidence, leftovers, posting, now, answers, tone, length };
    const draft = optimiseResume(input);
    const { result, note } = await askModel(draft, (settings) => improveWithModel(input, draft, { settings }));
    const { match, matchAfter, tailored, edits, questions, ledger, letter, interview } = result;
    printError(i18n._('Creating the files and comparing them with yours…'));
    const from = packSource(path, { resume, edits, source });
    const { files, xray, fidelity } = await makeResumePack(
      {
        resume: tailored,
        letter,
        language,
        template,
        interview: { needs: interview, title: posting.title, employer: posting.employer },
        ...(from ? { source: from } : {}),
      },
      { typesetter, reader, now },
    );
    // A person reads and answers these; the other data is for programs, in English.
    const asked = questions.map((each) => ({ ...each, text: sayEngine(each.text) }));
    await writeResult(out, 'match.json', {
      resume: path,
      posting: postingPath,
      ...match,
      after: matchAfter,
      remarks: letter.remarks ?? [],
    });
    await writeResult(out, 'check.json', findings.map(explainFinding));
    await writeResult(out, 'edits.json', edits);
    await writeResult(out, 'questions.json', withAnswers(asked, answers));
    await writeResult(out, 'ledger.json', [
      ...ledger.map((entry) => ({ text: 'resume', ...entry })),
      ...letter.ledger.map((entry) => ({ text: 'letter', ...entry })),
    ]);
    const told = { kind: 'resume' as const, ledger, letter, original: resume };
    await writeResult(out, sourcesFile, tellSources(told, undefined, sayPlaces(language)));
    await writeResult(out, 'xray.json', xray);
    if (note !== undefined) await writeResult(out, 'model.json', note);
    for (const { name, bytes } of files) await writeResult(out, name, bytes);
    printError([tellOutcome(result), ...(fidelity && isWhole(fidelity) ? [tellWhole()] : [])].join(' '));
    const lines = [
      ...(fidelity ? tellFidelity(fidelity, language, edits.length > 0) : []),
      ...(letter.remarks ?? []).map(sayEngine),
      // The person's own file goes out as it was: how the draft beside it is read concerns nobody.
      ...(fidelity?.unchanged === true ? [] : describeLosses(xray, losses())),
    ];
    for (const line of lines) printError(line);
    print(out);
  } finally {
    await Promise.all([reader.close(), typesetter.close()]);
  }
}

/** What the tailored resume is compared with: the text layer of the file, where it has one. */
function packSource(
  path: string,
  { resume, edits, source }: { resume: Resume; edits: Edit[]; source: Reading['source'] },
): PackSource | undefined {
  if (source === undefined) return undefined;
  const file = async () => ({
    name: basename(path),
    mediaType: 'application/octet-stream',
    bytes: new Uint8Array(await readBytes(path)),
  });
  return { original: resume, edits, text: source, file };
}

/** Whether a tailored resume holds all that its file does, each fact in its place. */
function isWhole(fidelity: Fidelity): boolean {
  return lostTexts(fidelity).length === 0 && fidelity.moved.length === 0 && !fidelity.unchanged;
}

/** A name and a line about it stand in many papers: there must be something to tailor. */
function hasSubstance({ work, education, skills, projects, volunteer, publications, certificates }: Resume): boolean {
  return [work, education, skills, projects, volunteer, publications, certificates].some(
    (part) => (part ?? []).length > 0,
  );
}

function tellOutcome({ match, matchAfter, edits, questions }: ReturnType<typeof optimiseResume>): string {
  return i18n._(
    'Match estimate {before} ({beforeBand}), after tailoring {after} ({afterBand}); {edits, plural, =0 {no edits} one {# edit} other {# edits}}, {questions, plural, =0 {no questions} one {# question} other {# questions}}.',
    {
      before: Math.round(match.score),
      beforeBand: sayBand(match.band),
      after: Math.round(matchAfter.score),
      afterBand: sayBand(matchAfter.band),
      edits: edits.length,
      questions: questions.length,
    },
  );
}

const tellWhole = () =>
  i18n._(
    'Compared with your file word by word: everything is in the tailored resume, in edits.json, or in left-out.json.',
  );
