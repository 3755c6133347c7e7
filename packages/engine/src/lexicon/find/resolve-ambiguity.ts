import type { SkillMention } from '@shortlist/schema';
import type { Token } from '../tokenize.ts';

const cues = new Set([
  'experience',
  'knowledge',
  'proficient',
  'proficiency',
  'skill',
  'expertise',
  'using',
  'use',
  'familiar',
  'familiarity',
  'programming',
  'language',
  'framework',
  'technology',
  'tool',
  'stack',
  'developer',
  'development',
  'engineer',
  'software',
  'certified',
  'library',
  'script',
  'database',
  'methodology',
  'certification',
  'methodologies',
  'environment',
  'microsoft',
  'written',
  'coding',
  'platform',
  'code',
  'kenntnisse',
  'fluent',
  'native',
  'speaking',
]);
const followers = new Set([
  'to',
  'the',
  'a',
  'an',
  'at',
  'on',
  'your',
  'our',
  'their',
  'my',
  'through',
  'beyond',
  'above',
  'into',
  'forward',
  'out',
  'up',
  'ahead',
  'by',
  'for',
  'it',
  'from',
  'over',
  'after',
  'back',
  'down',
  'this',
  'that',
  'these',
  'you',
  'us',
  'we',
  'time',
]);
const leaders = new Set([
  'to',
  'will',
  'you',
  'we',
  'they',
  'can',
  'must',
  'i',
  'not',
  'who',
  'would',
  'should',
  'a',
  'an',
  'this',
  'that',
  'each',
  'quickly',
  'on',
  'as',
  'early',
  'late',
]);

/** Whether an everyday word (go, excel, spring, lead …) means the skill here: capitals, listing, neighbours and cue words speak for it, verb-like use against. */
export function fitsContext(
  text: string,
  tokens: Token[],
  i: number,
  mention: SkillMention,
  sure: Set<number>,
): boolean {
  let score = 0;
  const before = tokens[i - 1];
  const after = tokens[i + 1];
  const capital = /^[\p{Lu}]/u.test(mention.text);
  const opens = before === undefined || /[\n.!?:•*]/.test(text.slice(before.end, mention.start));
  if (capital && !opens) score += mention.text.length > 1 && mention.text === mention.text.toUpperCase() ? 1 : 2;
  if (!capital) score -= 1;
  else if (standsAlone(text, mention)) return true;
  if (isListed(text, mention)) score += 2;
  if (before !== undefined && !capital && !opens && leaders.has(before.form)) score -= 2;
  if (after !== undefined && followers.has(after.form) && !/[,;\n]/.test(text.slice(mention.end, after.start)))
    score -= 3;
  if (after !== undefined && /^(19|20)\d\d$/.test(after.form)) score -= 3;
  for (let k = Math.max(0, i - 5); k <= Math.min(tokens.length - 1, i + 5); k++) {
    const token = tokens[k];
    if (token === undefined || k === i) continue;
    const between = k < i ? text.slice(token.end, mention.start) : text.slice(mention.end, token.start);
    if (/[.!?]\s|\n\n/.test(between)) continue;
    if (sure.has(token.start)) score += Math.abs(k - i) <= 3 ? 2 : 1;
    else if (cues.has(token.key) && Math.abs(k - i) <= 4) score += 1;
  }
  return score >= 2;
}

const level =
  /^(?:nivel |niveau |level )?(?:avanzad[oa]|avancée?|avançado|avanzat[oa]|advanced|fortgeschritten\p{L}*|gevorderd|expert[oa]?|intermedi(?:ate|o|ário|a)|intermédiaire|basics?|básico|grundkenntnisse|beginner|profi)(?=[\s,;.|]*(?:\n|$))/iu;

/** A mention that fills its line but for list marks and a remark in brackets: "- Kafka", "Rust (learning)", "Excel avanzado" in a list of skills. */
function standsAlone(text: string, { start, end }: SkillMention): boolean {
  let from = start;
  while (from > 0 && start - from < 8 && /[^\S\n]|[-–•·*▪●,;|]/.test(text[from - 1] ?? '')) from--;
  let to = end;
  while (to < text.length && to - end < 8 && /[^\S\n]|[,;.|]/.test(text[to] ?? '')) to++;
  // "Excel avanzado", "Word (B2)": how well, in a word or in brackets.
  to += level.exec(text.slice(to, to + 32))?.[0].length ?? 0;
  if (text[to] === '(') to += /^\([^()\n]{0,30}\)/u.exec(text.slice(to, to + 32))?.[0].length ?? 0;
  return (from === 0 || text[from - 1] === '\n') && (to === text.length || text[to] === '\n');
}

/** A mention that fills a whole item of a list: between commas, slashes, bullets or line ends. */
function isListed(text: string, mention: SkillMention): boolean {
  const left = text.slice(Math.max(0, mention.start - 3), mention.start).trimEnd();
  const right = text.slice(mention.end, mention.end + 2).trimStart();
  const opens = mention.start > 0 && /[,/|•·;(]$/.test(left);
  const closes = /^[,/|•·;)]/.test(right) || mention.end >= text.length;
  return (
    (opens && (closes || right === '' || text[mention.end] === '\n')) ||
    (closes &&
      /^[,/|•·;]/.test(right) &&
      (left === '' || /[:\n,]$/.test(text.slice(Math.max(0, mention.start - 1), mention.start))))
  );
}
