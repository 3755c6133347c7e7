import { endSentence } from '../language/end-sentence.ts';
import { isOrganisation, isTitle } from '../language/is-title.ts';
import { sayFirstPerson } from '../language/say-first-person.ts';
import { shortTitle } from '../language/short-title.ts';
import { skillsIn } from '../lexicon/skills-in.ts';
import { stemWord } from '../lexicon/stem-word.ts';
import { tokenize } from '../lexicon/tokenize.ts';
import { isGeneralWord } from '../lexicon/word-weight.ts';
import type { Proof } from './choose-proofs.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { type AskedPhrase, phraseRequirement } from './phrase-requirement.ts';
import { postingFact } from './read-reasons.ts';

/** The proofs as paragraphs, latest job first: what is asked, then what the person did about it. English. */
export function proofParagraphs(proofs: Proof[], scene: LetterScene): DraftParagraph[] {
  const fitting = proofs.filter((proof) => sentenceOf(proof, undefined, scene) !== undefined);
  const order = orderJobs(fitting);
  let asked = 0;
  const paragraphs = order.map((job, at) => {
    const sentences: DraftParagraph = [];
    fitting
      .filter((proof) => proof.job === job)
      .forEach((proof, i) => {
        const said = sayFirstPerson(proof.line, { current: proof.current });
        if (said === undefined) return;
        const phrase =
          proof.requirement === undefined ||
          proof.requirement.credit < 0.75 ||
          !answers(proof.line, proof.requirement.text)
            ? undefined
            : phraseRequirement(proof.requirement.text);
        if (phrase !== undefined && proof.requirement !== undefined)
          sentences.push({
            sentence: endSentence(leadOf(phrase, asked++)),
            facts: [postingFact(scene.posting, proof.requirement)],
          });
        const clause = phrase === undefined ? continued(said.clause, i) : said.clause;
        const sentence =
          i === 0 ? sentenceOf(proof, { previous: order[at - 1], further: at > 1 }, scene) : endSentence(clause);
        if (sentence !== undefined) sentences.push({ sentence, facts: proof.facts });
      });
    return sentences;
  });
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

type Place = { previous: number | undefined; further: boolean };

/** The proof with the fullest place that the gate lets stand: title and employer, employer, title; undefined where none does. */
function sentenceOf(proof: Proof, at: Place | undefined, scene: LetterScene): string | undefined {
  const said = sayFirstPerson(proof.line, { current: proof.current });
  if (said === undefined) return undefined;
  const title = shortTitle(proof.position.split(/[,/–—]/)[0]?.trim() ?? '');
  const position = isTitle(title) ? title : '';
  const employer = isOrganisation(proof.employer) ? proof.employer.trim() : '';
  const places = [
    placeOf(proof, position, employer, at),
    placeOf(proof, '', employer, at),
    placeOf(proof, position, '', at),
  ];
  return places
    .map((place) => `${place}${endSentence(said.clause)}`)
    .find((sentence) => scene.verify(sentence, proof.facts).length === 0);
}

/** Whether a line answers a requirement in its own words: it names a skill asked for, or shares two telling words. */
function answers(line: string, asked: string): boolean {
  const skills = new Set(skillsIn(asked).map((skill) => skill.id));
  if (skillsIn(line).some((skill) => skill.id !== undefined && skills.has(skill.id))) return true;
  const words = new Set(
    tokenize(asked)
      .filter((token) => !isGeneralWord(token.form))
      .map((token) => stemWord(token.key)),
  );
  return tokenize(line).filter((token) => words.has(stemWord(token.key))).length > 1;
}

/** A further deed of the same job: "I also …", then "In the same role, I …". */
function continued(clause: string, at: number): string {
  if (at === 0) return clause;
  if (at > 1) return `In the same role, ${clause}`;
  return clause.startsWith('I was ') ? clause.replace('I was ', 'I was also ') : clause.replace(/^I /, 'I also ');
}

/** Latest job first; an earlier one goes first when it proves far more, as after a change of career. */
function orderJobs(proofs: Proof[]): number[] {
  const worth = new Map<number, number>();
  for (const proof of proofs)
    worth.set(proof.job, Math.max(worth.get(proof.job) ?? Number.NEGATIVE_INFINITY, proof.worth));
  const jobs = [...worth.keys()].sort((a, b) => a - b);
  const best = [...jobs].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))[0];
  const latest = jobs[0];
  if (best === undefined || latest === undefined || (worth.get(best) ?? 0) - (worth.get(latest) ?? 0) < 1) return jobs;
  return [best, ...jobs.filter((job) => job !== best)];
}

const asks = ['You ask for', 'You also ask for', 'Your posting also mentions'];
const dos = ['You want someone to', 'You also want someone to', 'The role also includes the task to'];

function leadOf(asked: AskedPhrase, at: number): string {
  const leads = asked.kind === 'ask' ? asks : dos;
  return `${leads[Math.min(at, leads.length - 1)]} ${asked.text}`;
}

function placeOf(proof: Proof, position: string, employer: string, at: Place | undefined): string {
  const previous = at?.previous;
  const before =
    previous === undefined
      ? ''
      : previous > proof.job
        ? 'more recently, '
        : at?.further
          ? 'earlier still, '
          : 'before that, ';
  const years = proof.current || proof.years === '' || previous !== undefined ? '' : ` (${proof.years})`;
  const place =
    position === ''
      ? employer === ''
        ? ''
        : `at ${employer}`
      : employer === ''
        ? `as ${position}`
        : `as ${position} at ${employer}`;
  const whole = place === '' ? before : `${before}${place}${years}, `;
  return whole === '' ? '' : (whole[0] ?? '').toUpperCase() + whole.slice(1);
}
