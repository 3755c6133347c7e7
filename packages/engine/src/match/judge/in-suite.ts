import { loadLexicon } from '../../lexicon/load-lexicon.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { rankLines, type Verdict } from './verdict.ts';

/** Programs that are sold together and that everybody who names the whole has. */
const suites = new Set(['microsoft-office', 'elk-stack']);
/** So many programs of a suite that are named stand for the whole. */
const enough = 2;

/** One program of several speaks for a part of the whole. */
const oneOfSuite = 0.6;

const literacy = 'computer-literacy';

/** Whoever names two programs knows computers. */
function literate(index: ResumeIndex): Verdict | undefined {
  const { skills } = loadLexicon();
  const programs = [...index.skills].filter(([id]) => skills.get(id)?.kind === 'tool');
  return programs.length < enough
    ? undefined
    : { credit: 0.9, lines: programs.flatMap(([, lines]) => lines.slice(0, 1)) };
}

/** "Microsoft Office" of a resume for "Outlook", and "Word, Excel" for "Microsoft Office". Undefined where a suite says nothing. */
export function inSuite(asked: string, index: ResumeIndex): Verdict | undefined {
  if (asked === literacy && !index.skills.has(asked)) return literate(index);
  const { skills } = loadLexicon();
  const suite = skills.get(asked)?.part.find((id) => suites.has(id));
  const whole = suite === undefined ? undefined : index.skills.get(suite);
  if (whole !== undefined && index.skills.get(asked) === undefined)
    return { credit: 0.9, lines: rankLines(whole, index) };
  if (!suites.has(asked) || index.skills.has(asked)) return undefined;
  const named = [...index.skills].filter(([id]) => skills.get(id)?.part.includes(asked));
  return named.length === 0
    ? undefined
    : {
        credit: named.length < enough ? oneOfSuite : 1,
        lines: rankLines(
          named.flatMap(([, lines]) => lines),
          index,
        ),
      };
}
