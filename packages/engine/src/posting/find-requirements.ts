import type { Importance, Requirement, SkillMention } from '@shortlist/schema';
import type { Draft } from './draft.ts';
import { expandCompounds } from './expand-compounds.ts';
import { clauseAround } from './find-clause.ts';
import type { PlacedSegment } from './mark-sections.ts';
import { groupSkills, readEducation, readExperience, readLanguages } from './read-demands.ts';
import { readGates } from './read-gates.ts';
import { number, unite } from './unite-requirements.ts';

const asks =
  /(?<!\p{L})(require[sd]?|requirements?|must|need(?:s|ed)?|looking for|seeking|experienced?|knowledge|understanding|ability|able to|proficien\w+|degree|diploma|certifi\w+|licen[cs]e|years?|preferred|familiar\w*|fluent|skills?|skilled|expertise|background in|capable|comfortable|track record|qualified|erfahrung|kenntnisse|abgeschlossen\w*|fähigkeit|idealerweise|expérience|connaissance|maîtrise|diplôme|capacité|experiencia|conocimientos?|dominio|título|experiência|conhecimento|esperienza|conoscenza|laurea|ervaring|kennis)(?!\p{L})/iu;
/** What asks for something even among the duties. */
const asksOutright =
  /(?<!\p{L})(must (?:have|be|possess|hold)|is required|are required|experience (?:in|with|of)|knowledge of|years? (?:of )?experience|degree in|certified|licensed|proficien\w+ (?:in|with))(?!\p{L})/iu;
const niceWords =
  /(?<!\p{L})(nice[- ]to[- ]have|preferred|preferabl[ey]|prefer|desir(?:ed|able)|ideal(?:ly)?|bonus|(?:is|are|would be|considered|as) (?:a |an )?(?:big |huge |strong |definite )?(?:plus|advantage|asset|beneficial)|a plus|advantageous|an? asset|optional(?:ly)?|helpful|not required|wünschenswert|von vorteil|idealerweise|gerne|souhaité\w*|apprécié\w*|un plus|serait un|se valora\w*|deseable|preferible|desejável|diferencial|gradit[oa]|preferibil\w+|è un plus|pré|is een plus)(?!\p{L})/iu;
const hard = new Set(['skill', 'tool', 'method', 'domain']);
/** Too wide to be asked for by name. */
const wide = new Set(['education', 'management', 'business', 'engineering', 'design', 'training', 'technology']);

/** The requirements of the posting's sentences, one by one, in order. `mentions` are the skills found in the whole text. */
export function findRequirements(text: string, segments: PlacedSegment[], mentions: SkillMention[]): Requirement[] {
  const found: Draft[] = [];
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
    if (asked) inside.push(...expandCompounds(segment, inside));
    inside.sort((a, b) => a.start - b.start);
    found.push(...readSegment(text, segment, inside, asked));
  }
  return number(unite(found));
}

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

function free(taken: [number, number][], mention: SkillMention): boolean {
  return !taken.some(([from, to]) => mention.start >= from && mention.end <= to);
}
