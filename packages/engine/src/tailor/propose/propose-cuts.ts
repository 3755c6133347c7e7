import { isDeed } from '../../language/deeds/is-deed.ts';
import { isPlaceholder } from '../../language/text/find-placeholder.ts';
import { foldText } from '../../language/text/fold-text.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { factAt, type Proposal, type TailorScene } from './proposal.ts';
import { sortBy } from './propose-order.ts';

/** What does not help, as edits to be seen: skills listed twice, headings shouted, lines of more than two lines, and, in a long resume, the least telling lines of long-ended jobs. */
export function proposeCuts(scene: TailorScene): Proposal[] {
  return [
    ...dropRepeatedSkills(scene),
    ...dropEndings(scene),
    ...quietHeadings(scene),
    ...shortenOldJobs(scene),
    ...shortenLines(scene),
  ];
}

function dropRepeatedSkills(scene: TailorScene): Proposal[] {
  const seen = new Set<string>();
  const proposals: Proposal[] = [];
  (scene.resume.skills ?? []).forEach((group, i) => {
    (group.keywords ?? []).forEach((keyword, j) => {
      const id = foldText(keyword).trim();
      if (seen.has(id))
        proposals.push(
          drop(scene, `/skills/${i}/keywords/${j}`, keyword, `“${keyword}” stands in your skills already.`),
        );
      seen.add(id);
    });
  });
  return proposals;
}

/** How a job ended, what is still lacking, and a line that the same job has already: none of it speaks for the person. Time away stays, it explains dates. */
function dropEndings(scene: TailorScene): Proposal[] {
  return (scene.resume.work ?? []).flatMap((job, i) => {
    const lines = job.highlights ?? [];
    const folded = lines.map((line) => foldText(line).trim());
    return lines.flatMap((line, j): Proposal[] => {
      const path = `/work/${i}/highlights/${j}`;
      if (folded.indexOf(folded[j] ?? '') < j) return [drop(scene, path, line, 'This job has the same line already.')];
      if (isPlaceholder(line)) return [drop(scene, path, line, 'These are the words of a template, not yours.')];
      if (isDeed(line) || away.test(line)) return [];
      return [
        drop(
          scene,
          path,
          line,
          'Says how the job ended or what is lacking, not what you did: that is for the talk, if you are asked.',
        ),
      ];
    });
  });
}

const away =
  /\b(?:leave|sabbatical|break|gap year|time off|off|out|elternzeit|mutterschutz|auszeit|sabbat\p{L}*|pflegezeit|erziehungszeit|familienphase|congé|pause|année|permiso|baja|excedencia|año)\b/iu;

const longResume = 850;
const longAgo = 10;

/**
 * In a resume of more than about two pages, jobs that ended ten years before the latest one keep their three most relevant lines. The two
 * latest jobs, lines with figures and lines that answer the posting stay; at most ten lines go.
 */
function shortenOldJobs(scene: TailorScene): Proposal[] {
  const words = scene.facts.reduce((sum, fact) => sum + fact.text.split(/\s+/).length, 0);
  if (words < longResume) return [];
  const jobs = scene.resume.work ?? [];
  const latest = Math.max(...jobs.map((job) => Number((job.endDate ?? job.startDate ?? '0').slice(0, 4))));
  const dropped = jobs.flatMap((job, i) => {
    const lines = job.highlights ?? [];
    if (i < 2 || job.endDate === undefined || latest - Number(job.endDate.slice(0, 4)) < longAgo) return [];
    const kept = new Set(sortBy(lines, (line) => scene.relevance(line) + (/\d/.test(line) ? 0.5 : 0)).slice(0, 3));
    return lines.flatMap((line, j) =>
      kept.has(line) || /\d/.test(line) || scene.relevance(line) > 1.5
        ? []
        : [
            drop(
              scene,
              `/work/${i}/highlights/${j}`,
              line,
              'This job ended long ago and the line does not answer the posting: leaving it out keeps the resume short.',
            ),
          ],
    );
  });
  return dropped.slice(0, 10);
}

const twoLines = 230;

/** Of a point longer than two lines, the sentences behind the first that hold no figure and do not answer the posting go. */
function shortenLines(scene: TailorScene): Proposal[] {
  return (scene.resume.work ?? []).flatMap((job, i) =>
    (job.highlights ?? []).flatMap((line, j): Proposal[] => {
      if (line.length <= twoLines) return [];
      const [first = '', ...others] = splitSentences(line);
      const kept = others.filter((sentence) => /\d/.test(sentence) || scene.relevance(sentence) > 0.5);
      if (kept.length === others.length) return [];
      const path = `/work/${i}/highlights/${j}`;
      const fact = factAt(scene, path);
      return [
        {
          op: 'replace',
          path,
          before: line,
          after: [first, ...kept].join(' '),
          reason: 'shorten',
          explanation: 'The point is longer than two lines: what does not answer the posting is left out.',
          evidence: fact === undefined ? [] : [fact],
          requirements: [],
        },
      ];
    }),
  );
}

function quietHeadings(scene: TailorScene): Proposal[] {
  return (scene.resume.customSections ?? []).flatMap((section, i): Proposal[] => {
    const title = section.title.trim();
    if (title.length < 6 || title !== title.toUpperCase() || title === title.toLowerCase()) return [];
    const after = title.toLowerCase().replace(/^\p{L}/u, (letter) => letter.toUpperCase());
    const fact = factAt(scene, `/customSections/${i}/title`);
    return [
      {
        op: 'replace',
        path: `/customSections/${i}/title`,
        before: section.title,
        after,
        reason: 'readable-heading',
        explanation: 'Writes the heading in small letters, which reads more easily.',
        evidence: fact === undefined ? [] : [fact],
        requirements: [],
      },
    ];
  });
}

function drop(scene: TailorScene, path: string, before: string, explanation: string): Proposal {
  const fact = factAt(scene, path);
  return {
    op: 'remove',
    path,
    before,
    after: undefined,
    reason: 'drop',
    explanation,
    evidence: fact === undefined ? [] : [fact],
    requirements: [],
  };
}
