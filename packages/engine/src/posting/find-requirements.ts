import type { Importance, Requirement, SkillMention } from '@shortlist/schema';
import { findDegrees, findFields } from '../lexicon/degree-levels.ts';
import { findLanguages } from '../lexicon/languages.ts';
import type { PlacedSegment } from './mark-sections.ts';
import { readGates } from './read-gates.ts';
import { readYears } from './read-years.ts';

const asks =
  /\b(require[sd]?|requirements?|must|need(?:s|ed)?|looking for|seeking|experienced?|knowledge|understanding|ability|able to|proficien\w+|degree|diploma|certifi\w+|licen[cs]e|years?|preferred|familiar\w*|fluent|skills?|skilled|expertise|background in|capable|comfortable|track record|qualified|erfahrung|kenntnisse|abgeschlossen\w*|fähigkeit|idealerweise|expérience|connaissance|maîtrise|diplôme|capacité|experiencia|conocimientos?|dominio|título|experiência|conhecimento|esperienza|conoscenza|laurea|ervaring|kennis)\b/i;
/** What asks for something even among the duties. */
const asksOutright =
  /\b(must (?:have|be|possess|hold)|is required|are required|experience (?:in|with|of)|knowledge of|years? (?:of )?experience|degree in|certified|licensed|proficien\w+ (?:in|with))\b/i;
const niceWords =
  /\b(nice[- ]to[- ]have|preferred|preferabl[ey]|prefer|desir(?:ed|able)|ideal(?:ly)?|bonus|(?:is|are|would be|considered|as) (?:a |an )?(?:big |huge |strong |definite )?(?:plus|advantage|asset|beneficial)|a plus|advantageous|an? asset|optional(?:ly)?|helpful|not required|wünschenswert|von vorteil|idealerweise|gerne|souhaité\w*|apprécié\w*|un plus|serait un|se valora\w*|deseable|preferible|desejável|diferencial|gradit[oa]|preferibil\w+|è un plus|pré|is een plus)\b/i;
const hard = new Set(['skill', 'tool', 'method', 'domain']);
/** Too wide to be asked for by name. */
const wide = new Set(['education', 'management', 'business', 'engineering', 'design', 'training', 'technology']);

/** The requirements of the posting's sentences, one by one, in order. `mentions` are the skills found in the whole text. */
export function findRequirements(text: string, segments: PlacedSegment[], mentions: SkillMention[]): Requirement[] {
  const found: Omit<Requirement, 'id'>[] = [];
  let next = 0;
  for (const segment of segments) {
    if (segment.heading || segment.section === 'about' || segment.section === 'benefits' || segment.section === 'apply')
      continue;
    const asked = segment.section === 'requirements' || segment.section === 'nice';
    if (!asked && !(segment.section === 'responsibilities' ? asksOutright : asks).test(segment.text)) continue;
    while (next < mentions.length && (mentions[next]?.start ?? 0) < segment.start) next++;
    const inside: SkillMention[] = [];
    for (let i = next; i < mentions.length && (mentions[i]?.end ?? 0) <= segment.end; i++) {
      const mention = mentions[i];
      if (mention !== undefined && !wide.has(mention.id ?? '')) inside.push(mention);
    }
    found.push(...readSegment(text, segment, inside, asked));
  }
  return number(unite(found));
}

type Draft = Omit<Requirement, 'id'>;

function readSegment(text: string, segment: PlacedSegment, mentions: SkillMention[], asked: boolean): Draft[] {
  const importance: Importance = segment.section === 'nice' || niceWords.test(segment.text) ? 'nice' : 'must';
  const draft = (start: number, end: number, kind: Draft['kind'], more: Partial<Draft> = {}): Draft => ({
    start,
    end,
    text: text.slice(start, end),
    kind,
    importance: importanceAt(segment, start, importance),
    ...more,
  });
  const out: Draft[] = [];
  const taken: [number, number][] = [];
  const take = (item: Draft): void => {
    out.push(item);
    taken.push([item.start, item.end]);
  };
  readEducation(segment, draft, take);
  const taught = out[0];
  readExperience(segment, mentions, draft, take, taught === undefined ? 0 : taught.end - segment.start);
  for (const { gate, start, end } of readGates(segment.text)) {
    const [from, to] = clauseAround(segment.text, start, end);
    take(draft(segment.start + from, segment.start + to, 'gate', { gate }));
  }
  readLanguages(segment, draft, take);
  for (const mention of mentions)
    if (mention.kind === 'certificate' && free(taken, mention))
      take(draft(mention.start, mention.end, 'certificate', { skills: [mention] }));
  if (asked && out.length === 0) {
    const licence =
      /\b(?:licen[cs]es?|certificat(?:es?|ions?)|registration|zertifikat\w*|certificado|certificazione)\b/i.exec(
        segment.text,
      );
    if (licence !== null) {
      const [from, to] = clauseAround(segment.text, licence.index, licence.index + licence[0].length);
      take(draft(segment.start + from, segment.start + to, 'certificate'));
    }
  }
  const skills = mentions.filter((mention) => hard.has(mention.kind) && free(taken, mention));
  const soft = mentions.filter((mention) => mention.kind === 'soft-skill' && free(taken, mention));
  const strict = asked || segment.section === 'description';
  out.push(...groupSkills(text, segment, skills, draft));
  if (strict) for (const mention of soft) out.push(draft(mention.start, mention.end, 'skill', { skills: [mention] }));
  const words = segment.text.split(/\s+/).length;
  if (asked && out.length === 0 && words >= 3 && words <= 60)
    out.push(draft(segment.start, segment.end, 'responsibility'));
  return out.sort((a, b) => a.start - b.start);
}

type MakeDraft = (start: number, end: number, kind: Draft['kind'], more?: Partial<Draft>) => Draft;

/** "Required: X. Y preferred": the clause's own word decides. */
function importanceAt(segment: PlacedSegment, start: number, whole: Importance): Importance {
  if (whole === 'must' || segment.section === 'nice') return whole;
  const at = start - segment.start;
  const [from, to] = clauseAround(segment.text, at, at);
  const clause = segment.text.slice(from, to);
  if (niceWords.test(clause)) return 'nice';
  return /\b(must|required|mandatory|essential|minimum|zwingend|obligatoire|imprescindible)\b/i.test(clause)
    ? 'must'
    : whole;
}

function readEducation(segment: PlacedSegment, draft: MakeDraft, take: (item: Draft) => void): void {
  const degrees = findDegrees(segment.text).filter(
    (hit) =>
      hit.level !== 7 ||
      !/\bscrum\s+master|master data\b/i.test(segment.text.slice(Math.max(0, hit.start - 8), hit.end + 8)),
  );
  const first = degrees[0];
  if (first === undefined) return;
  const start = Math.min(...degrees.map((hit) => hit.start));
  const end = Math.max(...degrees.map((hit) => hit.end));
  const [, limit] = clauseAround(segment.text, start, Math.min(segment.text.length, end), true);
  const next =
    /\s(?:and|with|plus|or|und|et|y|e|en)\s+(?:(?:at least|a minimum of|minimum|mindestens|au moins|al menos)\s)?(?:\d|\w+ years)/i.exec(
      segment.text.slice(end, limit),
    );
  const to = next === null ? limit : end + next.index;
  const level = Math.min(...degrees.map((hit) => hit.level));
  take(
    draft(segment.start + start, segment.start + to, 'education', {
      degree: { level, fields: findFields(segment.text.slice(clauseAround(segment.text, start, end)[0], to)) },
    }),
  );
}

function readExperience(
  segment: PlacedSegment,
  mentions: SkillMention[],
  draft: MakeDraft,
  take: (item: Draft) => void,
  floor: number,
): void {
  const spans = readYears(segment.text).filter(
    (years) =>
      /\b(experience|erfahrung|expérience|experiencia|experiência|esperienza|ervaring|work(?:ing|ed)?|background|in (?:a|an|the)|providing|with|using|of|as)\b/i.test(
        segment.text.slice(years.end),
      ) ||
      /\b(experience|minimum|least|erfahrung|expérience|experiencia|experiência|esperienza|ervaring)\b/i.test(
        segment.text.slice(0, years.start),
      ),
  );
  spans.forEach((years, i) => {
    const limit = spans[i + 1]?.start ?? segment.text.length;
    const [left, clauseEnd] = clauseAround(segment.text, years.start, years.end, true);
    const from = floor > left && floor <= years.start ? skipJoint(segment.text, floor) : left;
    const to = Math.min(clauseEnd, limit);
    const skills = mentions.filter(
      (mention) =>
        mention.start >= segment.start + from &&
        mention.end <= segment.start + to &&
        mention.kind !== 'soft-skill' &&
        mention.kind !== 'certificate',
    );
    const between = segment.text.slice(from, to);
    const span = years.most === undefined ? { least: years.least } : { least: years.least, most: years.most };
    take(
      draft(segment.start + from, segment.start + to, 'experience', {
        years: span,
        ...(skills.length === 0
          ? {}
          : {
              skills,
              ...(/\bor\b|\boder\b|\bou\b|\//i.test(between) && skills.length > 1 ? { alternatives: true } : {}),
            }),
      }),
    );
  });
}

function readLanguages(segment: PlacedSegment, draft: MakeDraft, take: (item: Draft) => void): void {
  const hits = findLanguages(segment.text).filter(
    (hit) =>
      hit.level !== undefined ||
      /\b(language|speak\w*|spoken|written|sprach\w*|langue|idioma|língua|lingua|taal)\b/i.test(segment.text),
  );
  for (const hit of hits) {
    const [from, to] = clauseAround(segment.text, hit.start, hit.end);
    take(
      draft(segment.start + from, segment.start + to, 'language', {
        language: hit.level === undefined ? { code: hit.code } : { code: hit.code, level: hit.level },
      }),
    );
  }
}

/** Skills of one sentence: one requirement each; "Java or Kotlin" stays one that either meets. A sentence with a single skill is quoted whole if short. */
function groupSkills(text: string, segment: PlacedSegment, skills: SkillMention[], draft: MakeDraft): Draft[] {
  const groups: SkillMention[][] = [];
  for (const mention of skills) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (
      last !== undefined &&
      previous !== undefined &&
      /^[\s,]*(?:\(?(?:or|oder|ou|o|of|und\/oder|and\/or)\b|\/)\s*(?:\w+\s)?$/i.test(
        text.slice(previous.end, mention.start),
      )
    )
      last.push(mention);
    else groups.push([mention]);
  }
  const only = groups.length === 1 && segment.text.length <= 160;
  return groups.map((group) => {
    const start = only ? segment.start : (group[0]?.start ?? segment.start);
    const end = only ? segment.end : (group.at(-1)?.end ?? segment.end);
    return draft(start, end, 'skill', { skills: group, ...(group.length > 1 ? { alternatives: true } : {}) });
  });
}

/** The clause around a place: to the nearest semicolon, full stop, bracketless comma (or " and " with `wide` off) on both sides. */
function clauseAround(text: string, start: number, end: number, wide = false): [number, number] {
  let from = start;
  while (from > 0 && !/[;,:•]/.test(text[from - 1] ?? '') && start - from < 120) from--;
  let to = end;
  while (to < text.length && !/[;•]/.test(text[to] ?? '') && to - end < 160) {
    if (text[to] === ',' && !(wide && /^,\s*(?:\p{Lu}|or\b|and\b)/u.test(text.slice(to, to + 8)))) break;
    if (text[to] === '.' && /^\.(?:\s|$)/.test(text.slice(to, to + 2)) && to - end > 1) break;
    to++;
  }
  while (from < start && /\s/.test(text[from] ?? '')) from++;
  while (to > end && /[\s.,]/.test(text[to - 1] ?? '')) to--;
  return [from, to];
}

/** Past the "and" or comma that joins two demands. */
function skipJoint(text: string, at: number): number {
  return at + (/^[\s,]*(?:(?:and|with|plus|or|und|et|y|e|en)\s+)?/i.exec(text.slice(at))?.[0].length ?? 0);
}

function free(taken: [number, number][], mention: SkillMention): boolean {
  return !taken.some(([from, to]) => mention.start >= from && mention.end <= to);
}

/** The same thing asked twice counts once, as a must where one of them is. */
function unite(drafts: Draft[]): Draft[] {
  const kept = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = keyOf(draft);
    const known = kept.get(key);
    if (known === undefined) kept.set(key, draft);
    else if (draft.importance === 'must') known.importance = 'must';
  }
  return [...kept.values()];
}

function keyOf(draft: Draft): string {
  const names = draft.skills
    ?.map((mention) => mention.id ?? mention.name.toLowerCase())
    .sort()
    .join('|');
  if (draft.kind === 'experience') return `experience ${names ?? ''} ${draft.years?.least}`;
  if (draft.kind === 'education') return `education ${draft.degree?.level}`;
  if (draft.kind === 'language') return `language ${draft.language?.code}`;
  if (draft.kind === 'gate') return `gate ${draft.gate}`;
  return names === undefined ? draft.text.toLowerCase() : `${names}`;
}

function number(drafts: Draft[]): Requirement[] {
  return drafts.map((draft, i) => ({ id: `r${i + 1}`, ...draft }));
}
