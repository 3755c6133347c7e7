import type { Fact } from '@shortlist/schema';
import { sayFirstPerson } from '../../language/deeds/say-first-person.ts';
import { completeAnswer } from '../../language/stance/complete-answer.ts';
import { askedTo, completeLine } from '../../language/stance/interview-answers.ts';
import { leavesOpen } from '../../language/stance/read-answer.ts';
import { splitSentences } from '../../language/text/split-sentences.ts';
import { skillsIn } from '../../lexicon/find/skills-in.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** "at Acme 2019–2021": in a sentence the years stand in brackets. */
const bareSpan = /(?<=\p{L}),? ((?:19|20)\d\d\s?[–-]\s?(?:19|20)\d\d)(?=[.;,]|$)/u;
const own: Record<string, RegExp> = { de: /^Ich \p{Ll}/u, fr: /^(?:J['’]|Je )\p{Ll}/u, es: /^(?:He|Yo) \p{Ll}/u };

/** What the person told us that they did, in their own words: up to two sentences of their answers, which no line of the resume has yet. */
export function toldDeeds(scene: LetterScene): DraftParagraph {
  return scene.facts
    .filter((fact) => fact.source === 'answer' && !fact.pointer.endsWith('-where') && !isTakenUp(fact))
    .flatMap((fact) => sentencesOf(fact, scene))
    .slice(0, 2);
}

/** Why this job, and what is told of a line: both have their place elsewhere in the letter. */
function isTakenUp({ pointer, text }: Fact): boolean {
  const id = pointer.slice('/answers/'.length);
  if (id.startsWith(askedTo.why)) return true;
  const at = text.indexOf(': ');
  return id.startsWith(askedTo.complete) && completeLine(text.slice(0, at), text.slice(at + 2)) !== undefined;
}

function sentencesOf(fact: Fact, { language, verify, resume }: LetterScene): DraftParagraph {
  const about = fact.pointer.endsWith('/besides') ? -1 : fact.text.indexOf(': ');
  const told = fact.text.slice(about < 0 ? 0 : about + 2).trim();
  if (leavesOpen(told)) return [];
  const thing = about < 0 ? '' : fact.text.slice(0, about);
  const runs = (resume.work ?? []).some(
    ({ name = '', startDate, endDate }) =>
      name !== '' && told.includes(name) && startDate !== undefined && endDate === undefined,
  );
  const isTool = skillsIn(thing)[0]?.kind === 'tool';
  return splitSentences(completeAnswer(told, { thing, isTool, language, runs }).replace(bareSpan, ' ($1)'))
    .flatMap((sentence) => asTold(sentence, language) ?? [])
    .filter((sentence) => sentence.length <= 200 && verify(sentence, [fact]).length === 0)
    .slice(0, 1)
    .map((sentence) => ({ sentence, facts: [fact] }));
}

function asTold(sentence: string, language: string): string | undefined {
  const plain = sentence.trim().replace(/[.!;,\s]+$/, '');
  if (plain.length < 20 || /[:?•]/.test(plain)) return undefined;
  if (language !== 'en') return own[language]?.test(plain) ? `${plain}.` : undefined;
  // "I have", "I know", "I hold" say what is there, not what was done: the skills and certificates say that.
  if (/^I (?!am\b|was\b|have\b|had\b|can\b|could\b|would\b|will\b|do\b|did\b|know\b|hold\b|got\b)\p{Ll}+ /u.test(plain))
    return `${plain}.`;
  if (/\b(?:I|my|me|we)\b/.test(plain)) return undefined;
  const said = sayFirstPerson(plain, { current: false });
  return said === undefined ? undefined : `${said.clause}.`;
}
