import { cueWords } from './cue-words.ts';

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

/** What a word (in small letters) tells of the kind of its sentence, a bit for each: of the employer, of the person, asking, offering, of the work. */
export function typeOfWord(word: string): number {
  let type = 0;
  for (const [bit, set] of types) if (set.has(word)) type |= bit;
  return type;
}
