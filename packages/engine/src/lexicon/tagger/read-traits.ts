import { stemWord } from '../stem-word.ts';
import { keyOf } from '../tokenize.ts';
import { weighWord } from '../word-weight.ts';
import { hashText } from './hash-text.ts';
import { rolesOf } from './word-roles.ts';

/** What is known of one word by itself. */
export type Traits = {
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
/** What stands beyond the sentence's ends. */
export const edge: Traits = {
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

/** Words that announce a skill. */
export const cueWords = new Set([
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

const known = new Map<string, Traits>();

/** Reads a word by itself; kept, since the same words come again and again. */
export function traitsOf(word: string): Traits {
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
