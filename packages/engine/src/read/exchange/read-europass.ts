import { type Document, Resume } from '@shortlist/schema';
import type { Element } from '@xmldom/xmldom';
import { decodeText } from '../decode-text.ts';
import { child, parseXml } from '../docx/xml.ts';
import { nameIssues } from '../json-resume/name-issues.ts';
import { ReadError } from '../read-error.ts';
import { readCandidate } from './read-europass-candidate.ts';
import { readSkillsPassport } from './read-europass-passport.ts';
import { tellValues } from './tell-values.ts';

/** Reads the XML of Europass: that of today's editor (`Candidate`) and that of before 2020 (`SkillsPassport`). Throws a ReadError. */
export function readEuropass(bytes: Uint8Array): { document: Document; resume: Resume } {
  const root = parseXml(decodeText(bytes));
  const parsed = Resume.safeParse(toResume(root));
  if (!parsed.success) throw new ReadError('invalid-resume', nameIssues(parsed.error));
  return { document: tellValues('xml', bytes.length, parsed.data), resume: parsed.data };
}

function toResume(root: Element): Resume {
  if (root.localName === 'Candidate') return readCandidate(root);
  const passport = child(root, 'LearnerInfo');
  if (passport) return readSkillsPassport(passport);
  throw new ReadError('invalid-resume', [
    'The file must contain a Candidate or a SkillsPassport, as Europass writes it.',
  ]);
}
