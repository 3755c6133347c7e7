import type { Fact } from '@shortlist/schema';
import { articleFor } from '../language/article-for.ts';
import { phraseList } from '../language/phrase-list.ts';
import { phraseSkill } from '../language/phrase-skill.ts';
import { sayFirstPerson } from '../language/say-first-person.ts';
import { chooseProofs, type Proof } from './choose-proofs.ts';
import { findGap } from './find-gap.ts';
import { listShownSkills } from './list-shown-skills.ts';
import { type AskedPhrase, phraseRequirement } from './phrase-requirement.ts';
import { findReason, postingFact } from './read-reasons.ts';
import type { DraftParagraph, LetterInput } from './write-letter.ts';

export type LetterScene = LetterInput & { tone: 'plain' | 'warm' | 'formal'; length: 'short' | 'full' };

/** The paragraphs of an English letter. */
export function composeEnglish(scene: LetterScene): DraftParagraph[] {
  const proofs = chooseProofs(
    { ...scene, usable: (line, current) => sayFirstPerson(line, { current }) !== undefined },
    scene.length === 'short' ? 2 : 3,
  );
  const [first, ...others] = proofs;
  const body =
    scene.length === 'short'
      ? [
          [
            ...(first === undefined ? [] : proofSentences(first, scene, 0)),
            ...others.flatMap((proof, i) => proofSentences(proof, scene, i + 1)),
          ],
        ]
      : proofParagraphs(proofs, scene);
  const rest = [...skillSentence(scene, proofs), ...credentialSentence(scene)];
  const gap = gapSentences(scene);
  const paragraphs = [
    openingParagraph(scene),
    ...body,
    scene.length === 'short' ? [...rest.slice(0, 1), ...gap] : rest,
    ...(scene.length === 'short' ? [] : [gap]),
    closingParagraph(scene),
  ];
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

function openingParagraph({ posting, tone, length }: LetterScene): DraftParagraph {
  const at = posting.employer === undefined ? '' : ` at ${posting.employer}`;
  const title = posting.title;
  const apply =
    title === undefined
      ? `I would like to apply for the position you have advertised${at}.`
      : {
          plain: `I am applying for the ${title} position${at}.`,
          warm: `I would like to apply for the ${title} role${at}.`,
          formal: `I wish to apply for the position of ${title}${at}.`,
        }[tone];
  const reason = findReason(posting);
  const sentences: DraftParagraph = [{ sentence: apply, facts: [] }];
  if (reason.duties.length > 0)
    sentences.push({
      sentence: `You are looking for someone to ${phraseList(
        reason.duties.map(({ text }) => text),
        'en',
      ).replace(' and ', ' and to ')}.`,
      facts: reason.duties.map(({ fact }) => fact),
    });
  if (reason.purpose !== undefined && (length === 'full' || reason.duties.length === 0))
    sentences.push({
      sentence: `You write: “${reason.purpose.text}” ${tone === 'formal' ? 'This is the reason for my application.' : 'That is why I am writing to you.'}`,
      facts: [reason.purpose.fact],
    });
  return sentences;
}

function proofParagraphs(proofs: Proof[], scene: LetterScene): DraftParagraph[] {
  const paragraphs: DraftParagraph[] = [];
  proofs.forEach((proof, i) => {
    const sentences = proofSentences(proof, scene, i);
    const last = paragraphs.at(-1);
    if (last !== undefined && proofs[i - 1]?.item === proof.item) last.push(...sentences);
    else paragraphs.push(sentences);
  });
  return paragraphs;
}

const asks = ['You ask for', 'Your posting also asks for', 'You mention'];
const dos = ['You want someone to', 'You also need someone to', 'The role also includes the task to'];

function proofSentences(proof: Proof, scene: LetterScene, at: number): DraftParagraph {
  const said = sayFirstPerson(proof.line, { current: proof.current });
  if (said === undefined) return [];
  const asked = proof.requirement === undefined ? undefined : phraseRequirement(proof.requirement.text);
  const facts: Fact[] = proof.facts;
  const lead = asked === undefined ? undefined : leadOf(asked, at);
  const place = placeOf(proof, at);
  const sentences: DraftParagraph = [];
  if (lead !== undefined && proof.requirement !== undefined)
    sentences.push({ sentence: `${lead}.`, facts: [postingFact(scene.posting, proof.requirement)] });
  sentences.push({ sentence: `${place}${said.clause}.`, facts });
  return sentences;
}

function leadOf(asked: AskedPhrase, at: number): string {
  return asked.kind === 'ask' ? `${asks[at] ?? asks[0]} ${asked.text}` : `${dos[at] ?? dos[0]} ${asked.text}`;
}

function placeOf(proof: Proof, at: number): string {
  const position = proof.position.split(/[,(/|–—]/)[0]?.trim() ?? '';
  const employer = proof.employer.trim();
  if (employer === '' || employer.length > 60) return position === '' || position.length > 50 ? '' : `As ${position}, `;
  if (position === '' || position.length > 50 || at % 2 === 1) return `At ${employer}, `;
  return `As ${position} at ${employer}, `;
}

function skillSentence(scene: LetterScene, proofs: Proof[]): DraftParagraph {
  const said = proofs.map(({ line }) => line).join('\n');
  const shown = listShownSkills(scene, said).slice(0, scene.length === 'short' ? 3 : 5);
  if (shown.length < 2) return [];
  return [
    {
      sentence: `From your list I also bring ${phraseList(
        shown.map(({ name, mention }) => phraseSkill(name, mention)),
        'en',
      )}.`,
      facts: shown.flatMap(({ facts }) => facts),
    },
  ];
}

function credentialSentence({ resume, match, facts }: LetterScene): DraftParagraph {
  const asked = match.requirements.some((requirement) => requirement.kind === 'education' && requirement.met !== false);
  const at = (resume.education ?? []).findIndex(
    (entry) => (entry.studyType ?? '') !== '' && (entry.institution ?? '') !== '',
  );
  const entry = resume.education?.[at];
  if (!asked || entry === undefined) return [];
  const own = facts.filter((fact) => fact.pointer.startsWith(`/education/${at}/`));
  const degree = `${entry.studyType}${entry.area && !entry.studyType?.includes(entry.area) ? ` in ${entry.area}` : ''}`;
  if (/\b(in progress|expected|candidate)\b/i.test(JSON.stringify(entry)) || degree.length > 80) return [];
  return [{ sentence: `I hold ${articleFor(degree)} ${degree} from ${entry.institution}.`, facts: own }];
}

function gapSentences(scene: LetterScene): DraftParagraph {
  const gap = findGap(scene);
  if (gap === undefined) return [];
  const name = phraseSkill(gap.name, gap.mention);
  const denial =
    gap.kind === 'certificate'
      ? `I do not hold ${name} yet.`
      : gap.kind === 'tool'
        ? `I have not used ${name} yet.`
        : `I do not have experience with ${name} yet.`;
  const transfer =
    gap.nearest === undefined
      ? { sentence: 'I would need to learn this, and I am ready to.', facts: [] }
      : {
          sentence: `The nearest I have is ${phraseSkill(gap.nearest.name, gap.nearest.mention)}.`,
          facts: gap.nearest.facts,
        };
  return [{ sentence: denial, facts: [postingFact(scene.posting, gap.requirement)] }, transfer];
}

function closingParagraph({ tone }: LetterScene): DraftParagraph {
  const text = {
    plain: ['I would be glad to talk about the role and what you need from it.', 'Thank you for reading.'],
    warm: ['I would enjoy hearing more about the team and the work.', 'Thank you for your time.'],
    formal: [
      'I would welcome the opportunity to discuss the position with you.',
      'Thank you for considering my application.',
    ],
  }[tone];
  return text.map((sentence) => ({ sentence, facts: [] }));
}
