import { sayFirstPerson } from '../language/say-first-person.ts';
import { shortTitle } from '../language/short-title.ts';
import type { Proof } from './choose-proofs.ts';
import type { LetterScene } from './compose-english.ts';
import { type AskedPhrase, phraseRequirement } from './phrase-requirement.ts';
import { postingFact } from './read-reasons.ts';
import type { DraftParagraph } from './write-letter.ts';

/** The proofs as paragraphs, latest job first: what is asked, then what the person did about it. English. */
export function proofParagraphs(proofs: Proof[], scene: LetterScene): DraftParagraph[] {
  const order = [...new Set(proofs.map(({ job }) => job))].sort((a, b) => a - b);
  let asked = 0;
  const paragraphs = order.map((job, at) => {
    const sentences: DraftParagraph = [];
    proofs
      .filter((proof) => proof.job === job)
      .forEach((proof, i) => {
        const said = sayFirstPerson(proof.line, { current: proof.current });
        if (said === undefined) return;
        const phrase = proof.requirement === undefined ? undefined : phraseRequirement(proof.requirement.text);
        if (phrase !== undefined && proof.requirement !== undefined)
          sentences.push({
            sentence: `${leadOf(phrase, asked++)}.`,
            facts: [postingFact(scene.posting, proof.requirement)],
          });
        const clause =
          i > 0 && phrase === undefined
            ? said.clause.replace(/^I was /, 'I was also ').replace(/^I (?!was also )/, 'I also ')
            : said.clause;
        sentences.push({ sentence: `${i === 0 ? placeOf(proof, at) : ''}${clause}.`, facts: proof.facts });
      });
    return sentences;
  });
  return scene.length === 'short' ? [paragraphs.flat()] : paragraphs;
}

const asks = ['You ask for', 'You also ask for', 'Your posting also mentions'];
const dos = ['You want someone to', 'You also want someone to', 'The role also includes the task to'];

function leadOf(asked: AskedPhrase, at: number): string {
  const leads = asked.kind === 'ask' ? asks : dos;
  return `${leads[Math.min(at, leads.length - 1)]} ${asked.text}`;
}

function placeOf(proof: Proof, at: number): string {
  const position = shortTitle(proof.position.split(/[,/–—]/)[0]?.trim() ?? '');
  const employer = proof.employer.trim();
  const before = at === 0 ? '' : 'before that, ';
  const years = proof.current || proof.years === '' || at > 0 ? '' : ` (${proof.years})`;
  const place =
    employer === '' || employer.length > 60
      ? position === '' || position.length > 50
        ? ''
        : `${before}as ${position}${years}, `
      : position === '' || position.length > 50
        ? `${before}at ${employer}${years}, `
        : `${before}as ${position} at ${employer}${years}, `;
  return place === '' ? '' : (place[0] ?? '').toUpperCase() + place.slice(1);
}
