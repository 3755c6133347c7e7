import { degreeScore } from '../../../language/education/degree-words.ts';
import { namesExchange, namesTraining } from '../../../language/education/education-details.ts';
import { schoolScore } from '../../../language/titles/organisation-words.ts';
import { skillsIn } from '../../../lexicon/find/skills-in.ts';
import { type Draft, type Fact, toFact } from '../fact.ts';

type Degree = Partial<Record<'institution' | 'studyType' | 'area' | 'startDate' | 'endDate' | 'url', Fact>> & {
  score?: Fact;
  courses?: unknown[];
};

/** Degrees, and what calls itself a course or a certificate and no degree: a paper, by whoever gave it. */
export function freeTraining(drafts: Draft[]): { degrees: Draft[]; papers: Draft[] } {
  const papers = drafts.filter((draft) => namesPaper(draft as Degree));
  return {
    degrees: drafts.filter((draft) => !papers.includes(draft)),
    papers: papers.map((draft) => paperOf(draft as Degree)),
  };
}

const paperWords =
  /(?<!\p{L})(?:certificat\p{L}*|certificaci[oó]n|certificazione|certificação|\p{L}*zertifi\p{L}*|certificaat|сертификат\p{L}*|курс\p{L}*|specialization|bootcamp|nanodegree)(?!\p{L})/giu;

/** Papers that a school is left with are degrees by another name. */
const leftWith =
  /(?<!\p{L})(?:school|secondary|graduate|post-?graduate|higher|leaving|national|general|senior|matric\p{L}*|[ML][123]|(?:certificate|niveau|level) (?:[IVX]+|\d))(?!\p{L})/iu;

/** What takes years is learnt at a school, whatever its paper is called. */
function takesYears({ startDate, endDate }: Degree): boolean {
  const [from, to] = [startDate, endDate].map((fact) => Number.parseInt(fact?.value ?? '', 10));
  return from !== undefined && to !== undefined && to - from > 1;
}

function namesPaper(degree: Degree): boolean {
  const { institution, studyType, area, score, courses } = degree;
  const named = [studyType, area].flatMap((fact) => fact?.value ?? []).join(' ');
  if (named === '' || score || (courses?.length ?? 0) > 0 || leftWith.test(named) || takesYears(degree)) return false;
  if (namesExchange(named)) return false;
  const bare = named.replace(paperWords, ' ');
  if (degreeScore(bare) > 0 || schoolScore(bare) > 0) return false;
  const taught = institution?.value ?? '';
  if (bare !== named || namesTraining(named)) return degreeScore(taught) === 0;
  return schoolScore(taught) === 0 && skillsIn(named).some(({ kind }) => kind === 'certificate');
}

function paperOf({ institution, studyType, area, startDate, endDate, url }: Degree): Draft {
  const [name, field] = studyType ? [studyType, area] : [area, undefined];
  const date = endDate ?? startDate;
  const said = field && name && field.text !== name.text ? `${name.value} ${field.value}` : undefined;
  return {
    name: name && (said === undefined ? name : { ...name, value: said }),
    issuer: institution,
    date,
    url,
    // A paper has one date: how long its course took is told as the page says it.
    summary: startDate && endDate && startDate !== endDate ? toFact(startDate, 0.7) : undefined,
  };
}
