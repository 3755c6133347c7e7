import { capitalise } from '../../language/deeds/open-with-verb.ts';
import { endSentence } from '../../language/text/end-sentence.ts';
import { nameWithThe } from '../../language/text/name-with-the.ts';
import { isOffice } from '../../language/titles/is-office.ts';
import { isOrganisation } from '../../language/titles/is-title.ts';
import { rankJobs } from '../../language/titles/rank-jobs.ts';
import { titleInSentence } from '../../language/titles/title-in-sentence.ts';
import type { Proof } from '../content/choose-proofs.ts';
import { loose } from '../content/list-loose.ts';
import { isMereDuty, lesser } from '../content/worth-of-line.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { isDescription, sayProof } from './say-proof.ts';
import { isSameTrade, type ToldJob } from './who-sentences.ts';

/** The proofs as paragraphs, latest job first. `told` is the job that the opening has named already. English. */
export function proofParagraphs(proofs: Proof[], scene: LetterScene, told?: ToldJob): DraftParagraph[] {
  const sayable = toldOnce(proofs.filter((proof) => sentenceOf(proof, undefined, scene) !== undefined));
  // A deed of nowhere says little beside one that has its place.
  const placed = sayable.filter(
    ({ item, position, employer, project }) =>
      item === told?.item ||
      item === loose ||
      project !== '' ||
      titleInSentence(position) !== '' ||
      isOrganisation(employer),
  );
  const fitting = placed.length > 0 ? placed : sayable;
  const order = orderJobs(fitting, told, scene.posting.title ?? '');
  const paragraphs = order.map((job, at) => {
    const sentences: DraftParagraph = [];
    fitting
      .filter((proof) => proof.job === job)
      .toSorted(
        (a, b) => Number(isMereDuty(a.line)) - Number(isMereDuty(b.line)) || opensLate(a.line) - opensLate(b.line),
      )
      .forEach((proof) => {
        // A sentence that the gate blocked leaves its place to the next.
        const i = sentences.length;
        const spoken = sayProof(proof);
        if (spoken === undefined) return;
        const sentence =
          proof.item === loose
            ? capitalise(endSentence(at > 0 && i === 0 ? withAlso(spoken.clause) : spoken.clause))
            : i === 0
              ? sentenceOf(
                  proof,
                  {
                    previous: order[at - 1],
                    further: at > 1,
                    skips: skipsJobs(order[at - 1], job, scene),
                    behindPresent: fitting.some((each) => each.job === order[at - 1] && each.current),
                    isAfter: fitting.some((each) => each.job === order[at - 1] && !each.current),
                    lead:
                      proof.item !== told?.item
                        ? undefined
                        : at === 0
                          ? told.lead
                          : proof.current
                            ? 'In my present role, '
                            : undefined,
                  },
                  scene,
                )
              : capitalise(endSentence(continued(spoken.clause, i, scene.tone)));
        if (sentence !== undefined) sentences.push({ sentence, facts: proof.facts });
      });
    return sentences;
  });
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

/** Each deed once: people write the same line under several jobs. */
function toldOnce(proofs: Proof[]): Proof[] {
  const wordsOf = (line: string): Set<string> => new Set(line.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []);
  return proofs.filter(({ line }, i) => {
    const own = wordsOf(line);
    return proofs.slice(0, i).every((earlier) => {
      const shared = [...wordsOf(earlier.line)].filter((word) => own.has(word)).length;
      return shared < 0.8 * own.size;
    });
  });
}

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
  /** The job that was told before is a present one. */
  behindPresent?: boolean;
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
  const isCurrent = (job: number) => proofs.some((proof) => proof.job === job && proof.current);
  const jobs = [...new Set(proofs.map(({ job }) => job))].sort(
    (a, b) => Number(b === named) - Number(a === named) || Number(isCurrent(b)) - Number(isCurrent(a)) || a - b,
  );
  const isForeign = (job: number | undefined) => proofs.some((proof) => proof.job === job && proof.isForeign);
  const answering = jobs.find((job) =>
    proofs.some(
      (proof) => proof.job === job && (proof.requirement !== undefined || (isForeign(jobs[0]) && !proof.isForeign)),
    ),
  );
  const latest = proofs.filter(({ job }) => job === jobs[0]);
  const isWeak = latest.every(({ requirement, worth }) => requirement === undefined && worth < 1.5);
  const isOfTrade = (job: number | undefined) =>
    proofs.some((proof) => proof.job === job && isSameTrade(proof.position, wanted));
  const isNearer = (job: number) => (isOfTrade(job) && !isOfTrade(jobs[0])) || (isForeign(jobs[0]) && !isForeign(job));
  return answering === undefined || !isWeak || !isNearer(answering)
    ? jobs
    : [answering, ...jobs.filter((job) => job !== answering)];
}

function placeOf(
  proof: Proof,
  position: string,
  employer: string,
  at: Place | undefined,
  { now }: LetterScene,
): string {
  if (at?.lead !== undefined) return at.lead;
  if (proof.item === loose) return '';
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
          ? at?.behindPresent === true
            ? 'earlier, '
            : 'more recently, '
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
