import { type Document, Resume } from '@shortlist/schema';
import { decodeText } from '../decode-text.ts';
import { isReactiveResume, readReactiveResume } from '../exchange/read-reactive-resume.ts';
import { ReadError } from '../read-error.ts';
import { layOutValues } from '../value-page.ts';
import { findImpossibleDays } from './find-impossible-days.ts';
import { findJsonFault } from './find-json-fault.ts';
import { nameIssues } from './name-issues.ts';
import { normaliseResume } from './normalise-resume.ts';

/** How deep a resume nests at most; its own schema needs five. */
const deepest = 24;
const sections = Object.keys(Resume.shape).filter((key) => !['$schema', 'meta'].includes(key));

/**
 * Reads a JSON Resume (https://jsonresume.org/schema) without loss: keys that the standard does not know stay. A file of Reactive Resume,
 * which is JSON too, is known by its shape. Throws a ReadError `invalid-resume` whose details name each place and what is wrong with it.
 */
export function readJsonResume(bytes: Uint8Array): { document: Document; resume: Resume } {
  const value = parseJson(decodeText(bytes));
  const values = listStrings(value);
  const given = isReactiveResume(value) ? readReactiveResume(value) : requireResume(value);
  const parsed = Resume.safeParse(normaliseResume(given));
  if (!parsed.success) throw new ReadError('invalid-resume', nameIssues(parsed.error));
  const impossible = findImpossibleDays(parsed.data);
  if (impossible.length > 0) throw new ReadError('invalid-resume', impossible);
  const pages = layOutValues(values);
  return {
    document: { format: 'json', bytes: bytes.length, pages, pageCount: pages.length, fonts: [], tagged: false },
    resume: parsed.data,
  };
}

function parseJson(text: string): unknown {
  if (text.trim() === '') throw new ReadError('empty-file');
  try {
    return JSON.parse(text);
  } catch {
    const before = text.slice(0, findJsonFault(text)).split('\n');
    const place = `Line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    throw new ReadError('invalid-resume', [`${place}: this isn’t JSON.`]);
  }
}

function requireResume(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ReadError('invalid-resume', [
      'The file must contain one object with sections such as basics, work, and education.',
    ]);
  }
  if (!sections.some((name) => Object.hasOwn(value, name))) {
    throw new ReadError('invalid-resume', [
      `The file has none of the sections of a JSON Resume: ${sections.slice(0, 8).join(', ')}, and so on.`,
    ]);
  }
  return { ...value };
}

/** All texts in order, walked without recursion. */
function listStrings(root: unknown): string[] {
  const found: string[] = [];
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (depth > deepest) throw new ReadError('invalid-resume', ['Lists and objects are nested too deeply.']);
    if (typeof value === 'string') found.push(value);
    else if (typeof value === 'object' && value !== null) {
      const children = Object.entries(value).filter(([key]) => key !== '$schema' && key !== 'meta');
      for (const [, child] of children.reverse()) open.push({ value: child, depth: depth + 1 });
    }
  }
  return found;
}
