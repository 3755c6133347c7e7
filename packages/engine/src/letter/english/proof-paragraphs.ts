import { capitalise } from '../../language/deeds/open-with-verb.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOffice } from '../../language/titles/is-office.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { isMereDuty, lesser } from '../content/worth-of-line.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { askedPoint } from './asked-point.ts';
import { namedAnew } from './named-anew.ts';
import type { AskedPhrase } from './phrase-requirement.ts';
import { isDescription, sayProof } from './say-proof.ts';
import { isSameTrade, type ToldJob } from './who-sentences.ts';

/**
 * The proofs as paragraphs, latest job first: what is asked, then what the person did about it. `told` is the job that the opening has
 * named already, `duties` what it has told of whom the posting looks for. English.
 */
export function proofParagraphs(
  proofs: Proof[],
  scene: LetterScene,
  told?: ToldJob,
  duties: readonly string[] = [],
): DraftParagraph[] {
  const sayable = proofs.filter((proof) => sentenceOf(proof, undefined, scene) !== undefined);
  // A deed of nowhere says little beside one that has its place.
  const placed = sayable.filter(
    ({ item, position, employer, project }) =>
      item === told?.item || project !== '' || titleInSentence(position) !== '' || isOrganisation(employer),
  );
  const fitting = placed.length > 0 ? placed : sayable;
  const order = orderJobs(fitting, told, scene.posting.title ?? '');
  const said = new Set(duties);
  let asked = 0;
  const paragraphs = order.map((job, at) => {
    const sentences: DraftParagraph = [];
    fitting
      .filter((proof) => proof.job === job)
      .toSorted(
        (a, b) =>
          Number(isMereDuty(a.line)) - Number(isMereDuty(b.line)) ||
          isApart(a.line, duties) - isApart(b.line, duties) ||
          opensLate(a.line) - opensLate(b.line),
      )
      .forEach((proof, i) => {
        const spoken = sayProof(proof);
        if (spoken === undefined) return;
        const point =
          scene.tone === 'warm' || asked >= mostPoints ? undefined : askedPoint(proof, scene.posting, said, fitting);
        const phrase = point?.phrase;
        if (point !== undefined) {
          sentences.push({
            sentence: endSentence(leadOf(point.phrase, asked++ + Number(duties.length > 0))),
            facts: [point.fact],
          });
          said.add(point.phrase.text);
        }
        const clause = phrase === undefined ? continued(spoken.clause, i, scene.tone) : spoken.clause;
        const sentence =
          i === 0
            ? sentenceOf(
                proof,
                {
                  previous: order[at - 1],
                  further: at > 1,
                  skips: skipsJobs(order[at - 1], job, scene),
                  isAfter: fitting.some((each) => each.job === order[at - 1] && !each.current),
                  lead:
                    proof.item !== told?.item
                      ? undefined
                      : phrase === undefined && at === 0
                        ? told.lead
                        : proof.current
                          ? isOrganisation(proof.employer)
                            ? namedAnew(proof)
                            : 'In my present role, '
                          : undefined,
                },
                scene,
              )
            : capitalise(endSentence(clause));
        if (sentence !== undefined) sentences.push({ sentence, facts: proof.facts });
      });
    return sentences;
  });
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

/** What answers what has just been asked comes first behind it. */
const isApart = (line: string, duties: readonly string[]): number =>
  Number(!duties.some((duty) => answersRequirement(line, duty)));

/** What was somebody's own deed opens the paragraph; what they helped with comes behind it, a bare duty last. */
function opensLate(line: string): number {
  return isMereDuty(line) ? 2 : Number(lesser.test(line));
}

/** Whether another job lies between two, by their dates. */
function skipsJobs(later: number | undefined, earlier: number, { resume }: LetterScene): boolean {
  const ranks = rankJobs(resume.work ?? []);
  const starts = ranks.map((_, rank) => resume.work?.[ranks.indexOf(rank)]?.startDate?.slice(0, 7));
  const [until, from] = [later === undefined ? undefined : starts[later], starts[earlier]];
  if (later === undefined || until === undefined || from === undefined)
    return later !== undefined && earlier - later > 1;
  return starts.some(
    (start, i) => i !== later && i !== earlier && start !== undefined && start > from && start < until,
  );
}

/** Where a proof stands in the letter; `lead` replaces the naming of its job. */
export type Place = {
  previous: number | undefined;
  further: boolean;
  skips?: boolean;
  /** The job that was told before has ended. */
  isAfter?: boolean;
  lead: string | undefined;
};

/** The proof with the fullest place that the gate lets stand: title and employer, employer, title; undefined where none does. */
export function sentenceOf(proof: Proof, at: Place | undefined, scene: LetterScene): string | undefined {
  const said = sayProof(proof);
  if (said === undefined) return undefined;
  const title = titleInSentence(proof.position);
  const position = title !== '' && freelance.test(proof.employer) ? `a freelance ${title}` : title;
  const employer = isOrganisation(proof.employer) ? nameWithThe(proof.employer) : '';
  const places = [
    placeOf(proof, position, employer, at, scene),
    placeOf(proof, '', employer, at, scene),
    placeOf(proof, position, '', at, scene),
  ];
  return places
    .map((place) => capitalise(joinPlace(place.replace(serving, 'in the '), endSentence(said.clause))))
    .find((sentence) => scene.verify(sentence, proof.facts).length === 0);
}

/** Who serves is in a force, and at no house. */
const serving =
  /\bat the (?=(?:[\p{L}.]+ ){0,3}(?:Army|Navy|Air Force|Marine Corps|Marines|Coast Guard|National Guard)(?:,| \())/u;

/** "As Plumber at Rennie, my work …" would hang loose: "My work as Plumber at Rennie …". */
function joinPlace(place: string, sentence: string): string {
  const as = /^((?:.*, )?)as (.+), $/i.exec(place);
  const noun = /^my (?:work|duties|record) /.exec(sentence)?.[0].trim();
  return as === null || noun === undefined
    ? `${place}${sentence}`
    : sentence.replace(noun, `${as[1]}${noun} as ${as[2]}`);
}

const freelance = /^(?:freelance|self[- ]employed|independent)\b/i;

/** A further deed of the same job: "I also …", then the deed alone. */
function continued(clause: string, at: number, tone: LetterScene['tone']): string {
  if (at === 0) return clause;
  if (at > 1) return tone === 'warm' ? `Beyond that, ${clause}` : clause;
  return withAlso(clause);
}

/** "I also …", "I am also …", "My duties also include …". */
export function withAlso(clause: string): string {
  if (/^my (?:project|record) /i.test(clause)) return clause;
  if (/^my (?:work|duties) /i.test(clause)) return clause.replace(/^(my \S+) (\S+) /i, '$1 also $2 ');
  return /^I (?:was|am|have) /.test(clause)
    ? clause.replace(/^I (was|am|have) /, 'I $1 also ')
    : clause.replace(/^I /, 'I also ');
}

/** What has just been begun, then the latest job first; an earlier one goes first when only it answers what is asked and is nearer to the post by its trade, as after a change of career. */
function orderJobs(proofs: Proof[], told: ToldJob | undefined, wanted: string): number[] {
  const named = told?.begun === true ? proofs.find(({ item }) => item === told.item)?.job : undefined;
  const jobs = [...new Set(proofs.map(({ job }) => job))].sort(
    (a, b) => Number(b === named) - Number(a === named) || a - b,
  );
  const answering = jobs.find((job) => proofs.some((proof) => proof.job === job && proof.requirement !== undefined));
  const latest = proofs.filter(({ job }) => job === jobs[0]);
  const isWeak = latest.every(({ requirement, worth }) => requirement === undefined && worth < 1.5);
  const isOfTrade = (job: number | undefined) =>
    proofs.some((proof) => proof.job === job && isSameTrade(proof.position, wanted));
  const isNearer = (job: number) => isOfTrade(job) && !isOfTrade(jobs[0]);
  return answering === undefined || !isWeak || !isNearer(answering)
    ? jobs
    : [answering, ...jobs.filter((job) => job !== answering)];
}

/** More would read as a form that somebody filled in. */
const mostPoints = 2;

const asks = ['You ask for', 'You also ask for', 'Your posting also mentions'];
const dos = ['You need someone to', 'You also need someone to', 'You are also looking for someone to'];

function leadOf(asked: AskedPhrase, at: number): string {
  const leads = asked.kind === 'ask' ? asks : dos;
  return `${leads[Math.min(at, leads.length - 1)]} ${asked.text}`;
}

function placeOf(
  proof: Proof,
  position: string,
  employer: string,
  at: Place | undefined,
  { now }: LetterScene,
): string {
  if (at?.lead !== undefined) return at.lead;
  if (proof.project !== '') return isDescription(proof.line) ? '' : `For my project ${proof.project}, `;
  // A project has no place among the jobs.
  const previous = at?.previous !== undefined && at.previous < 0 ? undefined : at?.previous;
  const before =
    previous === undefined
      ? ''
      : proof.current
        ? at?.isAfter === true
          ? 'today, '
          : 'alongside this, '
        : previous > proof.job
          ? 'more recently, '
          : at?.further
            ? 'earlier still, '
            : at?.skips
              ? 'earlier, '
              : 'before that, ';
  const isRecent = previous !== undefined && Number(now.slice(0, 4)) - Number(proof.years.slice(-4)) < 3;
  const years =
    proof.current || proof.years === '' || (previous !== undefined && (at?.skips !== true || isRecent))
      ? ''
      : ` (${proof.years})`;
  const place =
    position === ''
      ? employer === ''
        ? ''
        : `at ${employer}`
      : employer === ''
        ? `as ${position}`
        : `as ${position} ${isOffice(position) ? 'of' : 'at'} ${employer}`;
  const whole = place === '' ? before : `${before}${place}${years}, `;
  return whole === '' ? '' : (whole[0] ?? '').toUpperCase() + whole.slice(1);
}
