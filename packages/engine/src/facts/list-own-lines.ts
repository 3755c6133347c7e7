import type { OwnLine, Resume } from '@shortlist/schema';
import { describeEntry, quoteAt } from './quote-at.ts';

/** Every line that a resume says of its person, in its order: each entry by what names it, then its lines. What others say of them is left out. */
export function listOwnLines(resume: Resume): OwnLine[] {
  const summary = quoteAt(resume, '/basics/summary');
  return [
    ...sections.flatMap(({ key, part }) =>
      listOf(resume[key]).flatMap((entry, i) => {
        const pointer = `/${key}/${i}`;
        return [
          ...headOf(entry, pointer),
          ...linePointers(entry, pointer).flatMap((at) => asLine(quoteAt(resume, at))),
        ].map((line) => ({ ...line, part }));
      }),
    ),
    ...asLine(summary).map((line) => ({ ...line, part: 'other' as const })),
  ];
}

const sections = [
  { key: 'work', part: 'work' },
  { key: 'volunteer', part: 'work' },
  { key: 'projects', part: 'work' },
  { key: 'education', part: 'education' },
  { key: 'certificates', part: 'education' },
  { key: 'skills', part: 'skills' },
  { key: 'languages', part: 'skills' },
  { key: 'awards', part: 'other' },
  { key: 'publications', part: 'other' },
  { key: 'interests', part: 'other' },
  { key: 'customSections', part: 'other' },
] as const;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Line = Omit<OwnLine, 'part'>;

const asLine = (quote: ReturnType<typeof quoteAt>): Line[] => {
  if (quote === undefined) return [];
  const { source: _own, ...line } = quote;
  return [line];
};

/** Of an entry with lines, or one that is a name alone, what names it: "Head nurse, Lakeside Clinic". A group of skills is no fact beside its skills. */
function headOf(entry: unknown, pointer: string): Line[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const { language, fluency, keywords } = entry as Record<string, unknown>;
  if (listOf(keywords).length > 0 || pointer.startsWith('/customSections/')) return [];
  const spoken = [language, fluency].filter((word) => typeof word === 'string' && word !== '');
  const { of, ...years } = describeEntry(entry);
  const text = [...spoken, ...of].join(', ');
  return text === '' ? [] : [{ pointer, text, of: [], ...years }];
}

/** Keys of an entry that hold lines of its own. */
const lined = ['summary', 'description', 'highlights', 'courses', 'keywords', 'lines'];

function linePointers(entry: unknown, pointer: string): string[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const fields = entry as Record<string, unknown>;
  return lined.flatMap((key) => {
    const value = fields[key];
    return Array.isArray(value) ? value.map((_, i) => `${pointer}/${key}/${i}`) : [`${pointer}/${key}`];
  });
}
