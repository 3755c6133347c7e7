import type { SkillMention } from '@shortlist/schema';
import { stemWord } from '../stem-word.ts';
import { keyOf } from '../tokenize.ts';
import { weighWord } from '../word-weight.ts';
import { hashText } from './hash-text.ts';
import type { Word } from './split-words.ts';
import { rolesOf } from './word-roles.ts';

/** What is known of one word by itself. */
type Traits = {
  form: number;
  stem: number;
  shape: number;
  ending: number;
  start: number;
  weight: number;
  opens: number;
  closes: number;
  alone: number;
  cue: boolean;
  mark: boolean;
};

const none = 0x1e3779b9;
const cueWords = new Set([
  'experience',
  'knowledge',
  'skill',
  'skills',
  'proficient',
  'proficiency',
  'expertise',
  'understanding',
  'familiar',
  'familiarity',
  'background',
  'degree',
  'experienced',
  'competence',
  'competences',
  'fluent',
  'certified',
  'certification',
  'using',
  'qualification',
  'qualifications',
  'technologies',
  'tools',
  'stack',
  'languages',
  'frameworks',
  'within',
  'stack:',
  'preferred',
  'plus',
  'requirements',
]);

/** The features of every word of a sentence as 32-bit hashes: `features[i]` for `words[i]`. `listed` are the lexicon's findings in the same text. */
export function featuresOf(text: string, words: Word[], listed: SkillMention[], recalled: number[]): Uint32Array[] {
  const traits = words.map((word) => traitsOf(word.text));
  const marks = markListed(words, listed);
  const cues = cueDistance(traits);
  const opening = sentenceStarts(text, words);
  const density = densityOf(marks, recalled);
  const type = typeOf(words);
  const length = words.length < 4 ? 1 : words.length < 12 ? 2 : words.length < 40 ? 3 : 4;
  const first = traits[0]?.form ?? none;
  const size = words.length;
  return words.map((_, i) => {
    const t = traits[i] ?? edge;
    const p = traits[i - 1] ?? edge;
    const pp = traits[i - 2] ?? edge;
    const n = traits[i + 1] ?? edge;
    const nn = traits[i + 2] ?? edge;
    const mark = marks[i] ?? 0;
    const memory = recalled[i] ?? 0;
    const before = i > 0 ? (recalled[i - 1] ?? 0) : 0;
    const after = i + 1 < size ? (recalled[i + 1] ?? 0) : 0;
    const left = i > 0 ? (marks[i - 1] ?? 0) : 0;
    const right = i + 1 < size ? (marks[i + 1] ?? 0) : 0;
    const cue = cues[i] ?? 0;
    const open = opening[i] ?? 0;
    const role = t.opens * 25 + t.closes * 5 + t.alone;
    const out = new Uint32Array(50);
    out[0] = mix(1, t.form);
    out[1] = mix(2, p.form);
    out[2] = mix(3, n.form);
    out[3] = mix(4, pp.form);
    out[4] = mix(5, nn.form);
    out[5] = mix(6, t.stem);
    out[6] = mix(7, t.shape);
    out[7] = mix(8, t.ending);
    out[8] = mix(9, t.start);
    out[9] = mix(10, pair(p.form, t.form));
    out[10] = mix(11, pair(t.form, n.form));
    out[11] = mix(12, pair(p.shape, pair(t.shape, n.shape)));
    out[12] = mix(13, mark);
    out[13] = mix(14, pair(left, pair(mark, right)));
    out[14] = mix(15, pair(mark, t.shape));
    out[15] = mix(16, t.weight);
    out[16] = mix(17, pair(p.ending, t.ending));
    out[17] = mix(18, pair(t.ending, n.ending));
    out[18] = mix(19, pair(cue, length));
    out[19] = mix(20, pair(p.form, n.form));
    out[20] = mix(21, pair(t.shape, open));
    out[21] = mix(22, memory);
    out[22] = mix(23, pair(before, pair(memory, after)));
    out[23] = mix(24, pair(memory, mark));
    out[24] = mix(25, pair(pp.form, p.form));
    out[25] = mix(26, pair(n.form, nn.form));
    out[26] = mix(27, pair(length, mark));
    out[27] = mix(28, pair(cue, mark));
    out[28] = mix(29, pair(p.stem, t.weight));
    out[29] = mix(30, pair(t.weight, pair(p.weight, n.weight)));
    out[30] = mix(31, pair(memory, p.form));
    out[31] = mix(32, pair(memory, n.form));
    out[32] = mix(33, pair(mark, p.form));
    out[33] = mix(34, pair(mark, n.form));
    out[34] = mix(35, pair(density, t.shape));
    out[35] = mix(36, pair(density, pair(memory, mark)));
    out[36] = mix(37, density);
    out[37] = mix(38, pair(density, t.weight));
    out[38] = mix(39, role);
    out[39] = mix(40, pair(p.opens, t.closes));
    out[40] = mix(41, pair(t.opens, n.closes));
    out[41] = mix(42, pair(t.closes, pair(n.opens, n.alone)));
    out[42] = mix(44, pair(p.alone, t.alone));
    out[43] = mix(45, pair(t.alone, n.alone));
    out[44] = mix(46, pair(type, mark));
    out[45] = mix(47, pair(type, pair(t.shape, open)));
    out[46] = mix(48, pair(type, density));
    out[47] = mix(49, pair(first, mark > 0 ? 1 : 0));
    out[48] = mix(50, pair(type, role));
    out[49] = mix(43, pair(role, t.shape));
    return out;
  });
}

/** What stands beyond the sentence's ends. */
const edge: Traits = {
  form: none,
  stem: none,
  shape: none,
  ending: none,
  start: none,
  weight: none,
  opens: 9,
  closes: 9,
  alone: 9,
  cue: false,
  mark: true,
};

const known = new Map<string, Traits>();

function traitsOf(word: string): Traits {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const lower = word.toLowerCase();
  const form = /^\d+$/.test(lower) ? '0' : lower;
  const traits: Traits = {
    form: hashText(form) | 0,
    stem: hashText(stemWord(lower)) | 0,
    shape: hashText(shapeOf(word)) | 0,
    ending: hashText(`${lower.slice(-3)}$`) | 0,
    start: hashText(`^${lower.slice(0, 4)}`) | 0,
    weight: /[\p{L}]/u.test(word) ? Math.round(weighWord(lower) * 6) : 9,
    ...rolesOf(keyOf(lower)),
    cue: cueWords.has(lower),
    mark: !/[\p{L}\p{N}]/u.test(word),
  };
  if (known.size < 50_000 && word.length < 30) known.set(word, traits);
  return traits;
}

function shapeOf(word: string): string {
  let shape = '';
  for (const letter of word.slice(0, 12)) {
    const kind = /\p{Lu}/u.test(letter) ? 'X' : /\p{Ll}/u.test(letter) ? 'x' : /\d/.test(letter) ? '0' : letter;
    if (!shape.endsWith(kind)) shape += kind;
    else if (kind === 'X' && !shape.endsWith('XX')) shape += kind;
  }
  return shape;
}

/** For each word: 0 where the lexicon found nothing, else a number for kind and place (alone, first, inner, last). */
function markListed(words: Word[], listed: SkillMention[]): number[] {
  const marks = new Array<number>(words.length).fill(0);
  let i = 0;
  for (const mention of listed) {
    while (i < words.length && (words[i]?.end ?? 0) <= mention.start) i++;
    const first = i;
    let last = i;
    while (last + 1 < words.length && (words[last + 1]?.start ?? 0) < mention.end) last++;
    if (first >= words.length || (words[first]?.start ?? 0) >= mention.end) continue;
    const whole = words[first]?.start === mention.start && words[last]?.end === mention.end;
    const kind = kinds.indexOf(mention.kind) + 1;
    for (let k = first; k <= last; k++)
      marks[k] = (kind * 4 + (first === last ? 0 : k === first ? 1 : k === last ? 3 : 2)) * 2 + (whole ? 1 : 0);
  }
  return marks;
}

const kinds = ['skill', 'tool', 'method', 'certificate', 'soft-skill', 'language', 'domain'];

/** How many words ago a cue ("experience with", "knowledge of") stood: 1 near, 2 some way, 3 far, 0 none. */
function cueDistance(traits: Traits[]): number[] {
  let at = Number.NEGATIVE_INFINITY;
  return traits.map((trait, i) => {
    if (trait.cue) at = i;
    const distance = i - at;
    return distance <= 3 ? 1 : distance <= 10 ? 2 : distance <= 30 ? 3 : 0;
  });
}

const types: [number, Set<string>][] = [
  [1, new Set(['we', 'our', 'us', "we're", 'we’re'])],
  [2, new Set(['you', 'your', "you'll", 'you’ll', 'candidate', 'applicant'])],
  [4, cueWords],
  [
    8,
    new Set([
      'offer',
      'benefits',
      'salary',
      'apply',
      'application',
      'deadline',
      'contact',
      'insurance',
      'holiday',
      'offices',
      'employees',
      'company',
      'customers',
      'million',
      'founded',
    ]),
  ],
  [
    16,
    new Set([
      'will',
      'responsible',
      'develop',
      'support',
      'ensure',
      'responsibilities',
      'tasks',
      'manage',
      'lead',
      'build',
      'design',
      'work',
    ]),
  ],
];

/** What kind of sentence it is by the words in it: of the employer, of the person, asking, offering, of the work. */
function typeOf(words: Word[]): number {
  let type = 0;
  for (const { text } of words) for (const [bit, set] of types) if (set.has(text.toLowerCase())) type |= bit;
  return type;
}

/** How much of the sentence is known as skills, and how many: it tells lists from prose. */
function densityOf(marks: number[], recalled: number[]): number {
  const count = marks.filter((mark, i) => mark > 0 || (recalled[i] ?? 0) > 8).length;
  const share = count / Math.max(1, marks.length);
  return (share < 0.05 ? 0 : share < 0.15 ? 1 : share < 0.4 ? 2 : 3) * 3 + (count === 0 ? 0 : count < 3 ? 1 : 2);
}

function sentenceStarts(text: string, words: Word[]): number[] {
  return words.map((word, i) => {
    const previous = words[i - 1];
    if (previous === undefined) return 1;
    return /[.!?:•*]/.test(previous.text) || text.slice(previous.end, word.start).includes('\n') ? 1 : 0;
  });
}

function pair(a: number, b: number): number {
  return (Math.imul(a ^ (a >>> 15), 0x85ebca6b) + Math.imul(b ^ 0x27d4eb2f, 0xc2b2ae35)) | 0;
}

function mix(template: number, value: number): number {
  let h = Math.imul(value ^ Math.imul(template, 0x9e3779b1), 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
