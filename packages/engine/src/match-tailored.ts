import type { Edit, Fact, Match, MatchEvidence, Posting, RequirementMatch, Resume } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { skillsIn } from './lexicon/find/skills-in.ts';
import { matchResume } from './match/match-resume.ts';
import { listLines } from './match/resume/list-lines.ts';
import { applyEdits } from './tailor/apply-edits.ts';

/** The resume with these edits made, and its match. */
export function matchTailored(
  resume: Resume,
  edits: readonly Edit[],
  posting: Posting,
  now: string,
): { tailored: Resume; match: Match } {
  const tailored = applyEdits(resume, edits);
  return { tailored, match: quoteOwnWords(matchResume(tailored, posting, now), resume, edits, now) };
}

/** The match of a tailored resume with the person's own words as evidence: never a sentence that an edit wrote, but what that sentence rests on. */
export function quoteOwnWords(match: Match, resume: Resume, edits: readonly Edit[], now: string): Match {
  const own = new Set(
    listLines(resume, now).flatMap(({ text, quote }) => [text, ...(quote === undefined ? [] : [quote])]),
  );
  const authorOf = (text: string): Edit | undefined =>
    own.has(text) ? undefined : edits.find(({ after }) => after !== undefined && holds(after, text));
  const quote = (evidence: MatchEvidence, asked: string): MatchEvidence[] => {
    const edit = authorOf(evidence.text);
    return edit === undefined || isReworded(edit) ? [evidence] : grounds(edit, evidence, asked);
  };
  const row = (one: RequirementMatch): RequirementMatch => ({
    ...one,
    evidence: unique(one.evidence.flatMap((each) => quote(each, one.text))),
  });
  return {
    ...match,
    requirements: match.requirements.map(row),
    gates: match.gates.map(row),
    ...(match.duties === undefined ? {} : { duties: match.duties.map(row) }),
    parts: match.parts.map((part) => ({
      ...part,
      evidence: part.evidence.map((each) => {
        if (each.resume === undefined) return each;
        const [first] = quote({ pointer: '', text: each.resume }, each.posting);
        return first === undefined ? each : { ...each, resume: first.text };
      }),
    })),
  };
}

/** The person put it in words of their own. */
const isReworded = ({ evidence }: Edit): boolean => evidence.some(({ pointer }) => pointer.startsWith('/own/'));

/** What an edit rests on: the facts that name what is asked for, else what stood in its place, else all of them. */
function grounds(edit: Edit, evidence: MatchEvidence, asked: string): MatchEvidence[] {
  const facts = edit.evidence.filter(({ source }) => source !== 'posting');
  const named = (text: string) => new Set(skillsIn(text).flatMap(({ id }) => id ?? []));
  const sharing = (text: string) => {
    const ids = named(text);
    return facts.filter((fact) => [...named(fact.text)].some((id) => ids.has(id)));
  };
  const showing = [
    sharing(asked),
    facts.filter(({ pointer }) => pointer === edit.path),
    sharing(evidence.text),
    facts,
  ].find((some) => some.length > 0);
  return (showing ?? []).slice(0, 2).map((fact) => wordsOf(fact, evidence));
}

/** An answer stands where the edit put it; it is quoted without what was asked. */
function wordsOf({ source, pointer, text }: Fact, { pointer: place, section }: MatchEvidence): MatchEvidence {
  if (source === 'answer')
    return {
      pointer: place,
      text: text.slice(text.indexOf(': ') + 1).trim(),
      ...(section === undefined ? {} : { section }),
    };
  const from = sections[pointer.split('/')[1] ?? ''] ?? pointer.split('/')[1];
  return { pointer, text, ...(from === undefined ? {} : { section: from }) };
}

const sections: Record<string, string> = byWord({ basics: 'summary' });

function holds(value: unknown, text: string): boolean {
  if (typeof value === 'string') return value.trim() === text.trim();
  // The order of lists is no writing.
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => holds(each, text) || (Array.isArray(each) && each.includes(text)));
}

function unique(list: MatchEvidence[]): MatchEvidence[] {
  return list.filter(({ text }, i) => list.findIndex((each) => each.text === text) === i);
}
