import type { PlacedSegment } from '../text/mark-sections.ts';
import type { Draft } from './draft.ts';
import { clauseAround } from './find-clause.ts';

const waived =
  /(?<!\p{L})(?:(?:is|are) not|isn(?:'|’)t|aren(?:'|’)t|no) (?:\p{L}+ )?(?:required|necessary|needed|essential)(?!\p{L})|^[^,;]{1,40}?\snot (?:required|necessary|needed)(?=\W*$)|(?:doesn(?:'|’)t|does not) matter|peu importe|spielt keine rolle|nicht (?:erforderlich|nötig|notwendig)|non requis|no (?:es )?(?:necesari[oa]|imprescindible)/iu;

/** "Experience of Civica is not.", after a sentence that says what is essential. */
const notSo = /(?<!\p{L})(?:is|are) not\W*$/iu;

/** "You do not need a background in retail." */
const disclaimed =
  /(?<!\p{L})(?:you (?:do not|don(?:'|’)t|won(?:'|’)t|will not) (?:need|have to have|require)(?! to worry)|no need (?:for|to have)|we (?:do not|don(?:'|’)t) (?:require|need|ask for|expect|insist on)|no (?:(?:prior|previous|specific|formal) )?(?:degree|experience|diploma|qualifications?) (?:(?:in|of|with|as|at) (?:[\p{L}\d+#.-]+ ){1,5})?(?:is |are )?(?:required|necessary|needed)|(?:sie|du) (?:brauchst|brauchen|benötigst|benötigen) kein\p{L}*|vous n(?:'|’)avez pas besoin|no (?:necesitas|hace falta|se (?:requiere|exige)))(?!\p{L})/iu;

/** "Diploma required, beginners welcome" waives what it stands beside between commas, and not the rest. */
const beginners =
  /(?<!\p{L})(?:débutant(?:e|\(e\))?s? accepté(?:e|\(e\))?s?|(?:quer|berufs)?einsteiger willkommen|no experience needed|beginners welcome)(?!\p{L})/iu;

/** "No Kotlin experience needed", "not a Kotlin role", "we do not use Kotlin": denied by the whole of a short line. */
const denied =
  /^\W*(?:no (?:[\p{L}\d+#.-]+ ){1,4}(?:is |are )?(?:needed|required|necessary|expected)|not (?:an? )?(?:[\p{L}\d+#.-]+ ){1,3}(?:role|job|position)|we (?:do not|don(?:'|’)t|no longer) use\s.*|.{2,60} (?:is|are) (?:no longer|not) used\s?.*|(?:prior |previous )?.{2,60} not (?:needed|required|necessary)(?:, (?:we|but we) .*)?)\W*$/iu;

/** "A master's degree may substitute for the experience" asks for nothing more. */
const substitutes = /(?<!\p{L})(?:may|can|will) (?:be )?substitut\p{L}+|(?<!\p{L})in lieu of(?!\p{L})/iu;

const wishedOnly =
  /(?<!\p{L})(?:preferred|desirable|desired|an? (?:plus|advantage|asset|bonus)|helpful|useful|welcome|nice to have),? (?:but|though|yet|although) (?:is |are )?not (?:\p{L}+ )?(?:required|necessary|needed|essential)/iu;

/** Whether what a segment seems to ask for is said not to be needed: "German is not required" asks for nothing; "preferred but not essential" is a wish. */
export function isWaived({ text, start }: PlacedSegment, item: Draft): boolean {
  const [from, to] = clauseAround(text, item.start - start, item.end - start);
  const clause = text.slice(from, to);
  // "Experience in retail is preferred but not required": a wish.
  if (!wishedOnly.test(clause) && (denied.test(text) || denied.test(clause))) return true;
  if (disclaimed.test(clause) || substitutes.test(clause) || notSo.test(clause)) return true;
  if (beginners.test(text.slice(item.start - start).split(/[,;.]\s/)[0] ?? '')) return true;
  return (
    waived.test(clause) &&
    !/(?<!\p{L})(?:prefer\p{L}*|plus|advantage\p{L}*|asset|great|nice|desir\p{L}*|welcome|helpful|useful|but|ideal\p{L}*)(?!\p{L})/iu.test(
      clause,
    )
  );
}
