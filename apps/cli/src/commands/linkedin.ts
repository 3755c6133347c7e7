import { optimiseProfile, samePerson } from '@shortlist/engine';
import type { Reader } from '@shortlist/engine/reader';
import { makeProfilePack } from '@shortlist/pack';
import { CareerStage, ProfileGoals, type Resume } from '@shortlist/schema';
import { openTypesetter } from '@shortlist/typeset';
import { improveProfileWithModel } from '@shortlist/writer';
import { type Command, Option } from 'commander';
import { askModel } from '../ask-model.ts';
import { WrongUse } from '../failures.ts';
import { readPostingFile } from '../read-posting-file.ts';
import { readResumeFile } from '../read-resume-file.ts';
import { today } from '../today.ts';
import { tools } from '../tools.ts';
import { openResults, writeResult } from '../write-result.ts';

type Options = ProfileGoals & { out: string; resume?: string; posting?: string[] };

export function defineLinkedin(command: Command): void {
  command
    .argument('<pdf>', 'the profile: LinkedIn "Save to PDF" or the data export ZIP')
    .requiredOption('--target-role <role>', 'the job that is looked for')
    .requiredOption('--industry <industry>', 'its industry')
    .requiredOption('--location <place>', 'where')
    .addOption(
      new Option('--career-stage <stage>', 'entry (0-2 years), mid (3-7), senior (8+)')
        .choices(CareerStage.options)
        .makeOptionMandatory(),
    )
    .requiredOption('--career-goals <text>', 'what the person wants, in their own words')
    .option('--resume <file>', 'a resume to compare the profile with')
    .option('--posting <files...>', 'postings you aim at: what they ask for leads the skills, what is missing is asked')
    .requiredOption('--out <folder>', 'where profile.json, report.md and report.pdf are written')
    .action(linkedin);
}

async function linkedin(path: string, { out, resume, posting = [], ...given }: Options): Promise<void> {
  const goals = ProfileGoals.safeParse(given);
  if (!goals.success) throw new WrongUse(goals.error.issues.map((issue) => issue.message).join('; '));
  await openResults(out);
  const now = today();
  const reader = tools.openReader({ processes: 1 });
  const typesetter = openTypesetter();
  try {
    const reading = await readResumeFile(reader, path, now);
    if (reading.kind !== 'linkedin')
      console.error(
        `${path} was not saved by LinkedIn: it is read as an ordinary resume. Profile › More › Save to PDF gives more.`,
      );
    const other = resume ? await readOwnResume(reader, resume, now, reading.resume.basics?.name) : undefined;
    const postings = await Promise.all(posting.map((file) => readPostingFile(file, reader)));
    const input = { resume: reading.resume, evidence: reading.evidence, goals: goals.data, other, postings, now };
    const draft = optimiseProfile(input);
    const { result: profile, note } = await askModel(draft, (settings) =>
      improveProfileWithModel(input, draft, { settings }),
    );
    const files = await makeProfilePack(profile, reading.resume.basics?.name ?? '', { typesetter });
    if (note !== undefined) await writeResult(out, 'model.json', note);
    for (const { name, bytes } of files) await writeResult(out, name, bytes);
    console.log(out);
  } finally {
    await Promise.all([reader.close(), typesetter.close()]);
  }
}

/** The resume to compare with; one of somebody else is left out, with a word: nothing of it may stand in this profile. */
async function readOwnResume(reader: Reader, path: string, now: string, owner = ''): Promise<Resume | undefined> {
  const { resume } = await readResumeFile(reader, path, now);
  const name = resume.basics?.name ?? '';
  if (name === '' || owner === '' || samePerson(name, owner)) return resume;
  console.error(
    `${path} is about ${name}, the profile about ${owner}: the resume is left out. Give the resume of the same person.`,
  );
  return undefined;
}
