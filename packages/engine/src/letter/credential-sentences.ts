import type { Fact } from '@shortlist/schema';
import { articleFor, titleWithArticle } from '../language/article-for.ts';
import { isOrganisation, isTitle } from '../language/is-title.ts';
import { phraseList } from '../language/phrase-list.ts';
import { shortTitle } from '../language/short-title.ts';
import { findDegrees } from '../lexicon/degree-levels.ts';
import { findTitles } from '../lexicon/recognise-titles.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';

/** Years, degree and certificates, where the posting asks for them. English. */
export function credentialSentences(scene: LetterScene): DraftParagraph {
  const degree = degreeSentence(scene);
  return [...yearsSentence(scene), ...degree, ...certificateSentence(scene, degree.length > 0)];
}

function yearsSentence({ resume, match, facts }: LetterScene): DraftParagraph {
  const requirement = match.requirements.find((each) => each.kind === 'experience' && each.met === true);
  const jobs = (resume.work ?? [])
    .map((job, i) => ({ job, i }))
    .filter(
      ({ job, i }) =>
        job.startDate !== undefined &&
        (job.position ?? '') !== '' &&
        (job.name ?? '') !== '' &&
        isTitle(shortTitle(job.position?.split(/[,/–—]/)[0] ?? '')) &&
        requirement?.evidence.some((each) => each.pointer.startsWith(`/work/${i}`)),
    );
  const first = jobs[0];
  if (requirement === undefined || first === undefined || first.job.endDate !== undefined) return [];
  const name = (job: typeof first) => shortTitle(job.job.position?.split(/[,/–—]/)[0] ?? '').trim();
  const start = first.job.startDate?.slice(0, 4);
  const last = jobs.at(-1);
  const earlier =
    last === undefined || last === first || !isSameTrade(first.job.position ?? '', last.job.position ?? '')
      ? ''
      : `, and in this line of work since ${last.job.startDate?.slice(0, 4)}`;
  const own = facts.filter((fact) =>
    jobs.some(
      ({ i }) =>
        fact.pointer === `/work/${i}/startDate` ||
        fact.pointer === `/work/${i}/position` ||
        fact.pointer === `/work/${i}/name`,
    ),
  );
  return [{ sentence: `I have been ${titleWithArticle(name(first))} since ${start}${earlier}.`, facts: own }];
}

/** Whether the lexicon puts two titles into one family of occupations. */
function isSameTrade(a: string, b: string): boolean {
  const families = new Set(findTitles(a).flatMap(({ title }) => title.occupations));
  return findTitles(b).some(({ title }) => title.occupations.some((family) => families.has(family)));
}

function degreeSentence({ resume, match, facts }: LetterScene): DraftParagraph {
  const asked = match.requirements.some((requirement) => requirement.kind === 'education' && requirement.met === true);
  const at = (resume.education ?? []).findIndex(
    (entry) => (entry.studyType ?? '') !== '' && (entry.institution ?? '') !== '',
  );
  const entry = resume.education?.[at];
  if (!asked || entry === undefined) return [];
  const study = entry.studyType ?? '';
  const degree = `${study}${entry.area && !study.includes(entry.area) ? ` in ${entry.area}` : ''}`;
  if (
    /\b(in progress|expected|candidate|ongoing)\b/i.test(JSON.stringify(entry)) ||
    degree.length > 90 ||
    /[:;|]|\s,/.test(degree) ||
    findDegrees(degree).length === 0 ||
    !isOrganisation(entry.institution ?? '')
  )
    return [];
  return [
    {
      sentence: `I hold ${articleFor(degree)} ${degree} from ${entry.institution}.`,
      facts: factsUnder(facts, `/education/${at}`),
    },
  ];
}

function certificateSentence({ resume, posting, facts }: LetterScene, further: boolean): DraftParagraph {
  const asked = new Set(
    posting.requirements.flatMap((requirement) => skillsIn(requirement.text).map((skill) => skill.id)),
  );
  const held = (resume.certificates ?? [])
    .map((certificate, i) => ({ name: certificate.name?.trim() ?? '', i }))
    .filter(({ name }) => name !== '' && name.length < 60 && skillsIn(name).some((skill) => asked.has(skill.id)));
  if (held.length === 0) return [];
  const names = held
    .slice(0, 3)
    .map(({ name }) => (/(?:certificate|license|licence|registration|diploma)$/i.test(name) ? `the ${name}` : name));
  return [
    {
      sentence: `I ${further ? 'also ' : ''}hold ${phraseList(names, 'en')}.`,
      facts: held.flatMap(({ i: at }) => factsUnder(facts, `/certificates/${at}`)),
    },
  ];
}

function factsUnder(facts: readonly Fact[], pointer: string): Fact[] {
  return facts.filter((fact) => fact.pointer.startsWith(`${pointer}/`));
}
