import { stemWord } from '../stem-word.ts';
import { keyOf } from '../tokenize.ts';
import { weighWord } from '../word-weight.ts';
import { cueWords } from './cue-words.ts';
import { hashText } from './hash-text.ts';
import { typeOfWord } from './sentence-types.ts';
import { kindOfWord } from './word-kinds.ts';
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
  /** Hash of the word in small letters. */
  hash: number;
  /** How much the word tells, 0 to 1; below 0 for marks. */
  tells: number;
  capital: boolean;
  /** The part it plays beside a skill, as `kindOfWord` says. */
  kind: number;
  /** What it tells of the kind of its sentence. */
  type: number;
  /** Whether a sentence may end with it. */
  stops: boolean;
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
  hash: none,
  tells: -0.2,
  capital: false,
  kind: 0,
  type: 0,
  stops: false,
};

const known = new Map<string, Traits>();

/** Reads a word by itself; kept, since the same words come again and again. */
export function traitsOf(word: string): Traits {
  const cached = known.get(word);
  if (cached !== undefined) return cached;
  const lower = word.toLowerCase();
  const form = /^\d+$/.test(lower) ? '0' : lower;
  const tells = /\p{L}/u.test(word) ? weighWord(lower) : -0.2;
  const traits: Traits = {
    form: hashText(form) | 0,
    stem: hashText(stemWord(lower)) | 0,
    shape: hashText(shapeOf(word)) | 0,
    ending: hashText(`${lower.slice(-3)}$`) | 0,
    start: hashText(`^${lower.slice(0, 4)}`) | 0,
    weight: tells < 0 ? 9 : Math.round(tells * 6),
    ...rolesOf(keyOf(lower)),
    cue: cueWords.has(lower),
    mark: !/[\p{L}\p{N}]/u.test(word),
    hash: hashText(lower),
    tells,
    capital: /^\p{Lu}/u.test(word),
    kind: kindOfWord(lower),
    type: typeOfWord(lower),
    stops: /[.!?:•*]/.test(word),
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
