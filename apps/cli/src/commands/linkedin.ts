import { optimiseProfile, samePerson } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import { makeProfilePack } from '@shortlist/pack';
import { CareerStage, ProfileGoals, type Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { improveProfileWithModel } from '@shortlist/writer';
import { type Command, Option } from 'commander';
import { askModel } from '../ask-model.ts';
import { WrongUse } from '../failures.ts';
import { print, printError } from '../print.ts';
import { readPostingFile } from '../read-posting-file.ts';
import { readResumeFile } from '../read-resume-file.ts';
import { today } from '../today.ts';
import { tools } from '../tools.ts';
import { i18n, languageNow } from '../voice.ts';
import { openResults, writeResult } from '../write-result.ts';

type Options = ProfileGoals & { out: string; resume?: string; posting?: string[] };

export function defineLinkedin(command: Command): void {
  command
    .argument(`<${i18n._('profile')}>`, i18n._('the profile: LinkedIn “Save to PDF” or the data export ZIP'))
    .requiredOption(`--target-role <${i18n._('role')}>`, i18n._('the job you’re looking for'))
    .requiredOption(`--industry <${i18n._('industry')}>`, i18n._('its industry'))
    .requiredOption(`--location <${i18n._('place')}>`, i18n._('where you’re looking for work'))
    .addOption(
      new Option(`--career-stage <${i18n._('stage')}>`, i18n._('entry (0-2 years), mid (3-7), senior (8+)'))
        .choices(CareerStage.options)
        .makeOptionMandatory(),
    )
    .requiredOption(`--career-goals <${i18n._('text')}>`, i18n._('what you want, in your own words'))
    .option(`--resume <${i18n._('file')}>`, i18n._('a resume to compare the profile with'))
    .option(
      `--posting <${i18n._('files')}...>`,
      i18n._('postings you’re aiming for: we put the skills they ask for first and ask about missing ones'),
    )
    .requiredOption(`--out <${i18n._('folder')}>`, i18n._('where to write profile.json, report.md, and report.pdf'))
    .action(linkedin);
}

async function linkedin(path: string, { out, resume, posting = [], ...given }: Options): Promise<void> {
  const goals = ProfileGoals.safeParse(given);
  if (!goals.success) throw new WrongUse(goals.error.issues.map(({ path: [field] }) => sayMissing(field)).join('; '));
  await openResults(out);
  const now = today();
  const reader = tools.openReader({ processes: 1 });
  const typesetter = openTypesetter();
  try {
    const reading = await readResumeFile(reader, path, now);
    if (reading.kind !== 'linkedin')
      printError(
        i18n._(
          '{path} wasn’t saved by LinkedIn, so we read it as an ordinary resume. Profile › Resources › Save to PDF gives better results.',
          { path },
        ),
      );
    const other = resume ? await readOwnResume(reader, resume, now, reading.resume.basics?.name) : undefined;
    const postings = await Promise.all(posting.map((file) => readPostingFile(file, reader)));
    const input = { resume: reading.resume, evidence: reading.evidence, goals: goals.data, other, postings, now };
    const draft = optimiseProfile(input);
    const { result: profile, note } = await askModel(draft, (settings) =>
      improveProfileWithModel(input, draft, { settings }),
    );
    const files = await makeProfilePack(profile, reading.resume.basics?.name ?? '', {
      typesetter,
      language: languageNow(),
    });
    if (note !== undefined) await writeResult(out, 'model.json', note);
    for (const { name, bytes } of files) await writeResult(out, name, bytes);
    print(out);
  } finally {
    await Promise.all([reader.close(), typesetter.close()]);
  }
}

/** What is wrong with a goal: none may be blank. */
function sayMissing(field: PropertyKey | undefined): string {
  const texts: Record<string, string> = {
    targetRole: i18n._('Target role is required'),
    industry: i18n._('Industry is required'),
    location: i18n._('Location is required'),
    careerGoals: i18n._('Career goals are required'),
  };
  return texts[String(field)] ?? String(field);
}

/** The resume to compare with; one of somebody else is left out, with a word: nothing of it may stand in this profile. */
async function readOwnResume(reader: Reader, path: string, now: string, owner = ''): Promise<Resume | undefined> {
  const { resume } = await readResumeFile(reader, path, now);
  const name = resume.basics?.name ?? '';
  if (name === '' || owner === '' || samePerson(name, owner)) return resume;
  printError(
    i18n._(
      '{path} is {name}’s resume, but the profile belongs to {owner}, so we left the resume out. Use the same person’s resume.',
      { path, name, owner },
    ),
  );
  return undefined;
}
