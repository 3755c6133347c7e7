import { articleFor } from '../text/article-for.ts';
import { readVerb } from './action-verbs.ts';
import { decapitalise } from './open-with-verb.ts';

/** Roles that one person of a place holds: they take no article ("I am treasurer of the club"). */
const single = 'lead|head|chair|chairperson|chairman|chairwoman|secretary|treasurer|captain|deputy';
/** Roles that several hold at once. */
const several =
  'champion|coordinator|co-ordinator|officer|rep|representative|trainer|mentor|supervisor|manager|designer|engineer|developer|architect|analyst|instructor|warden|marshal|steward|first aider|aider|ambassador|buddy|assessor|examiner|invigilator|keyholder|key holder|member';
const role = new RegExp(
  `^(?:(?!(?:an?|the|to|of|for|with|and|or|in|on|at|by|as|from) )[\\p{L}\\d&'’/-]+ ){0,3}?(?:(${single})|(${several}))(?: (?:for|of|on|to|at|across) (?!(?:ensure|help|make|keep|get|improve|increase|the point)\\b)[^:;.]+)?$`,
  'iu',
);

/** Whether a line names a role beside the job and no deed: "Safeguarding lead for under-18s", "Head of KS3 Science from 2019". */
export function isRole(line: string): boolean {
  const words = line.trim().replace(/[.;,]+$/, '');
  if (!/ /.test(words) || words.length > 110 || !role.test(words)) return false;
  const first = readVerb(words.split(' ')[0] ?? '');
  return (
    first === undefined ||
    first.form === 'gerund' ||
    /^(?:lead|head|chair|captain|mentor|fire|staff|board|stock) /i.test(words)
  );
}

/** A role beside the job as a clause: "I am safeguarding lead for under-18s", "I was a fire warden". English. */
export function sayRole(line: string, current: boolean): string | undefined {
  const words = line.trim().replace(/[.;,]+$/, '');
  if (!isRole(words)) return undefined;
  const told = decapitalise(words);
  const isSingle = role.exec(words)?.[1] !== undefined;
  return `I ${current ? 'am' : 'was'} ${isSingle ? '' : `${articleFor(told)} `}${told}`;
}
