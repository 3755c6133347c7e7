import { isNoPractice } from './is-wish.ts';
import { lapsedWords } from './lapsed-words.ts';

/** A stretch of a line that says what a person lacks (`lacking`), or only learns or means to learn. Offsets into the line. */
export type Disclaimer = { start: number; end: number; lacking: boolean };

/** One of these must stand in a line that disclaims anything; nearly no line holds one. */
const hint =
  /\b(?:no|not|never|without|lack|learn|stud|interested|kein|noch|lerne|ohne|pas|sans|aucun|appren|souhait|sin|ningun|aprend|progress|pending|anticipated|cours|curso|provisional|learner)|n['’]t\s|möchte/i;

const lacks =
  /(?<!\p{L})(?:(?<!with )(?:no|not? any|without(?: any)?|lack(?:s|ing)?(?: of)?|limited to no|little to no) (?:\p{L}+(?:-\p{L}+)? ){0,2}(?:experience|knowledge|exposure|background|familiarity|proficiency|skills|licen[cs]e|certification|certificate)|(?:not|never|n['’]t)(?: yet| really| been)? (?:familiar|experienced|proficient|fluent|certified|licensed|qualified|trained|worked|used|use|know|have (?:any )?(?:experience|knowledge)|hold an?|have an?)|(?:do|does|have|has|did)(?: not|n['’]t) yet \p{L}+|(?:do|does|did|can|have|has)(?:n['’]t|not| not)(?: yet| really)? (?:use|used|work|worked|chart|code|program|drive|speak|operate|know|hold|have|been (?:trained|certified))|(?:noch )?keine? (?:\p{L}+ )?(?:\p{L}*erfahrung\p{L}*|\p{L}*kenntnisse|zertifi\p{L}+|führerschein)|ohne (?:\p{L}+ )?(?:\p{L}*erfahrung|\p{L}*kenntnisse)|(?:pas|aucune|sans) (?:d['’])?(?:expérience|connaissances?|permis|diplôme|certificat)|(?:sin|ninguna|no tengo) (?:experiencia|conocimientos?|carn[ée]t?|título|certificado))(?!\p{L})/giu;
const learns =
  /[^\s,;|•(][^,;|•(]{0,40}\((?:currently |still |just )?(?:learning|studying|in progress|lerne gerade|en cours|aprendiendo)\)|(?<!\p{L})(?:provisional (?:driving |uk |full )*licen[cs]e|(?:driving )?licen[cs]e\W{1,3}(?:\p{L}+ )?provisional(?: only)?|learner['’]?s? (?:permit|licen[cs]e))|(?:^|(?<!\p{L})(?:currently|now|still|i['’]m|am|presently|started|began|self-) ?)(?:learning|self-studying|studying|studies)(?= (?!and |or |management|outcomes?|objectives?|support|disabilit|disorder|difficult|environment|experiences?|technolog|analytics|centers?|centres?|platforms?|materials?|needs|design|specialist|coach|assistant|coordinator|resources?|programs?|programmes?|theor|strateg|styles?|goals?|communit|labs?|from |by ))|(?<!\p{L})(?:(?:would like|want(?:s|ing)?|wish(?:es|ing)?|hop(?:es?|ing)|eager|keen|willing|ready|plan(?:s|ning)?|aim(?:s|ing)?|excited|seeking|looking) to (?:learn|gain|become|obtain|train|study|acquire)|interested in (?:learning|gaining|obtaining|becoming|studying|training)|(?:ich )?lerne(?: gerade| derzeit| zurzeit| aktuell)?|möchte \p{L}+ lernen|(?:souhaite|envie d['’]) ?apprendre|en cours d['’]apprentissage|aprendiendo|(?:quiero|me gustaría) aprender)(?!\p{L})/giu;
/** What follows a certificate or course that is not finished. */
const unfinished =
  /[\s,(–—-](?:(?:certification |exam |course )?(?:in progress|pending|underway|not yet (?:completed|passed|obtained|qualified))|expected|anticipated|en cours|en curso|laufend)(?!\p{L})/iu;

/** What follows one that holds no more. */
const ended = new RegExp(`(?<!\\p{L})(?:${lapsedWords}|revoked|no longer valid)(?!\\p{L})`, 'iu');
/** The same of one item of any line: "BOSIET (expired 2023), CSWIP 3.1". */
const endedItem = new RegExp(
  `[^\\s,;|•(:][^,;|•(:]{0,60}\\((?:has )?(?:${lapsedWords}|revoked)(?!\\p{L})[^)]{0,40}\\)`,
  'giu',
);

/** Where a disclaimer's clause ends: at a mark, at "but", or where the next claim begins. */
const stops =
  /[.;:!?()|•\n]|,? (?:but|however|although|though|while|yet|aber|jedoch|mais|pero)(?!\p{L})|, (?:good|strong|solid|have|has|with|experienced|proficient|expert|skilled|fluent|able|gute|bonne|buen)/iu;

/**
 * What a line of a resume disclaims: "No experience with Python", "Learning SQL", "PMP (in progress)". `paper`: the line stands among certificates, where an open end
 * tells of the whole line. Lines that disclaim nothing, nearly all, cost one look.
 */
export function findDisclaimers(line: string, paper = false): Disclaimer[] {
  if (paper && ended.test(line)) return [endedPaper(line)];
  if (isNoPractice(line)) return [{ start: 0, end: line.length, lacking: false }];
  const found: Disclaimer[] = ended.test(line)
    ? [...line.matchAll(endedItem)].map(({ index, 0: item }) => ({
        start: index,
        end: index + item.length,
        lacking: true,
      }))
    : [];
  if (!hint.test(line) && !(paper && unfinished.test(line))) return found;
  for (const [words, lacking] of [
    [lacks, true],
    [learns, false],
  ] as const)
    for (const { index, 0: opening } of line.matchAll(words)) {
      if (found.some(({ start, end }) => index >= start && index < end)) continue;
      const from = index + opening.length;
      const stop = line.slice(from, from + 200).search(stops);
      found.push({ start: index, end: stop === -1 ? Math.min(line.length, from + 200) : from + stop, lacking });
    }
  if (paper && unfinished.test(line)) found.push({ start: 0, end: line.length, lacking: false });
  return found;
}

/** Of several papers in one line the one that has ended: "CDL Class A, Hazmat endorsement lapsed". What opens with the end, "PMP, expired 2020", tells of the whole line. */
function endedPaper(line: string): Disclaimer {
  const at = line.search(ended);
  const start = Math.max(line.lastIndexOf(',', at), line.lastIndexOf(';', at)) + 1;
  const stop = line.slice(at).search(/[,;](?![^(]*\))/u);
  const end = stop === -1 ? line.length : at + stop;
  return /\p{L}/u.test(line.slice(start, at)) ? { start, end, lacking: true } : { start: 0, end, lacking: true };
}
