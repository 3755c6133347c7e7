import type { Fact, Match, Posting, RequirementMatch, Resume } from '@shortlist/schema';

/** A line of the resume that shows a requirement, with the job it comes from. */
export type Proof = {
  requirement: RequirementMatch | undefined;
  line: string;
  pointer: string;
  employer: string;
  position: string;
  current: boolean;
  item: string;
  facts: Fact[];
  worth: number;
};

type Scene = {
  resume: Resume;
  posting: Posting;
  match: Match;
  facts: readonly Fact[];
  now: string;
  usable: (line: string, current: boolean) => boolean;
};

/** The lines that prove most, each for another requirement and, where possible, from different jobs. Best first. */
export function chooseProofs(scene: Scene, count: number): Proof[] {
  const candidates = listCandidates(scene).sort((a, b) => b.worth - a.worth);
  const chosen: Proof[] = [];
  for (const candidate of candidates) {
    if (chosen.length >= count) break;
    if (
      chosen.some(
        (proof) =>
          proof.pointer === candidate.pointer ||
          (proof.requirement !== undefined && proof.requirement.id === candidate.requirement?.id),
      )
    )
      continue;
    if (chosen.filter((proof) => proof.item === candidate.item).length >= Math.max(2, count - 1)) continue;
    chosen.push(candidate);
  }
  return chosen;
}

function listCandidates({ resume, match, facts, now, usable }: Scene): Proof[] {
  const proofs: Proof[] = [];
  (resume.work ?? []).forEach((job, i) => {
    const item = `/work/${i}`;
    const current =
      job.startDate !== undefined && (job.endDate === undefined || job.endDate >= now.slice(0, job.endDate.length));
    const about = facts.filter((fact) => fact.pointer === `${item}/name` || fact.pointer === `${item}/position`);
    (job.highlights ?? []).forEach((line, j) => {
      const pointer = `${item}/highlights/${j}`;
      const fact = facts.find((each) => each.pointer === pointer);
      if (fact === undefined || !usable(line, current)) return;
      const shown = match.requirements.filter(
        (requirement) => requirement.met !== false && requirement.evidence.some((each) => each.pointer === pointer),
      );
      const base = {
        line,
        pointer,
        employer: job.name ?? '',
        position: job.position ?? '',
        current,
        item,
        facts: [fact, ...about],
      };
      const own = worthOf(line) - i * 0.25;
      proofs.push({ ...base, requirement: undefined, worth: own });
      for (const requirement of shown)
        proofs.push({
          ...base,
          requirement,
          worth: own + (requirement.importance === 'must' ? 2.5 : 1.5) * requirement.credit,
        });
    });
  });
  return proofs;
}

/** Results with a figure say more than duties; very long lines read badly in a letter. */
function worthOf(line: string): number {
  const figures = /\d/.test(line) ? 1.2 : 0;
  const result =
    /\b(?:reduc|increas|cut|grew|sav|improv|rais|lower|launch|built|led|won|introduc|designed|deliver)/i.test(line)
      ? 0.5
      : 0;
  return figures + result - Math.max(0, line.length - 140) / 60;
}
