import type { Fact, LedgerEntry, Posting, Resume } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { bareField } from '../language/text/bare-field.ts';
import { isSurelyIn } from '../language/text/is-surely-in.ts';
import { noteList } from '../language/text/phrase-list.ts';
import { phraseSkill } from '../language/text/phrase-skill.ts';
import { textsOf } from '../language/text/texts-of.ts';
import { fieldsOfHead } from '../language/titles/head-fields.ts';
import { type Gap, listGaps } from './content/find-gap.ts';
import { isLetterLanguage } from './form/letter-words.ts';
import { pictures } from './form/pictures.ts';
import type { DraftParagraph, LetterScene } from './letter-scene.ts';
import { type Chances, hopeless, remarkOnLongShot } from './long-shot.ts';

type RemarkScene = Chances & { language: string };

/** What the writer has to tell the person beside the letter: no part of it, and nothing that an employer reads. */
export function remarksOn(scene: RemarkScene): string[] {
  return [...onName(scene.resume), ...remarkOnLongShot(scene), ...onLanguage(scene)];
}

function onName({ basics }: Resume): string[] {
  return (basics?.name ?? '').trim() !== ''
    ? []
    : [
        'We found no name in your resume, so the letter has no sender or signature. Add your name to your resume, or sign the letter before you send it.',
      ];
}

/** Gaps that are named in one note. */
const mostNamed = 3;

/** Of what the posting demands and nothing comes near: the letter is silent on it, so the person should know. What they told us they lack has a note of its own. */
export function remarkOnGaps(scene: LetterScene): string[] {
  if (scene.match.score <= hopeless) return [];
  const gaps = listGaps(scene).filter(({ nearest }) => nearest === undefined);
  const [denied, missing] = [true, false].map((isDenied) => [
    ...new Set(gaps.filter((gap) => gap.denied === isDenied).map(nameGap)),
  ]);
  return [...tellDenied(denied?.slice(0, mostNamed) ?? []), ...tellMissing(missing?.slice(0, mostNamed) ?? [])];
}

const nameGap = ({ name, mention, quoted }: Gap): string =>
  quoted === undefined ? phraseSkill(name, mention) : `“${bareField(quoted)}”`;

function tellDenied(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const them = names.length === 1 ? 'it' : 'them';
  return [
    `The posting asks for ${noteList(names)}, which you told us you don’t have. The letter doesn’t mention ${them}. Be ready to talk about this in the interview.`,
  ];
}

function tellMissing(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [
    names.length === 1
      ? `The posting asks for ${names[0]}, which we didn’t find in your resume. The letter doesn’t mention it. If you have it, add it to your resume. If not, be ready to talk about this in the interview.`
      : `The posting asks for ${noteList(names)}, which we didn’t find in your resume. The letter doesn’t mention them. Add those you have to your resume. Be ready to talk about the others in the interview.`,
  ];
}

/** Where a resume tells what was done: also in lines that were kept as they stand in the file. */
const told = /\/(?:highlights\/\d+|summary|description|lines\/\d+\/text)$/;

const isOfHead = ({ pointer }: Fact): boolean => fieldsOfHead.some((field) => pointer.endsWith(`/${field}`));

/** Whether a sentence gives an example: an item of the list with more than the head of a job, or what an answer or a line tells. */
const isExample = ({ facts, line }: DraftParagraph[number]): boolean =>
  (line === 'item' && !facts.every(isOfHead)) ||
  facts.some(({ pointer, source }) => source === 'answer' || told.test(pointer));

/** A letter with fewer than two things done waits for the person's answers. That jobs were missed is likely only where none was read. */
export function remarkOnFewProofs(paragraphs: readonly DraftParagraph[], work: Resume['work'] = []): string[] {
  const proofs = paragraphs.flat().filter(isExample);
  if (proofs.length >= 2) return [];
  if (proofs.length === 1)
    return [
      'This letter is short: it gives only one example of your work. To make it longer, answer the questions or add results to your jobs.',
    ];
  return [
    work.length > 0
      ? 'This letter gives no example of your work. To add one, answer the questions or add results to your jobs.'
      : 'We found no jobs in your resume, so this letter gives no example of your work. If you’ve had jobs, check that your resume lists all of them. Then answer the questions or add results to your jobs.',
  ];
}

/** Of pictures in the words that the letter has from the person: they stand in the editor, and in no file. */
export function remarkOnPictures(ledger: readonly LedgerEntry[]): string[] {
  const texts = ledger.flatMap(({ sentence, facts }) => [sentence, ...facts.map(({ text }) => text)]);
  const found = [...new Set(texts.flatMap((text) => text.match(pictures) ?? []))];
  return found.length === 0
    ? []
    : [
        `The letter’s PDF can’t show ${found.slice(0, 8).join(' ')}, so we left that out and kept the rest of the text.`,
      ];
}

/** Of words of a template that the resume still holds: they stand in no letter. */
export function remarkOnPlaceholders(found: readonly string[]): string[] {
  if (found.length === 0) return [];
  const quoted = found.slice(0, 4).map((text) => `“${text.length > 60 ? `${text.slice(0, 57).trimEnd()}…` : text}”`);
  const rest = found.length > 4 ? ', and more' : '';
  return [
    `Your resume still contains template text: ${quoted.join(', ')}${rest}. We left it out of the letter. Replace or remove it before you send the resume.`,
  ];
}

const names: Record<string, string> = byWord({
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
});

function onLanguage({ posting, resume, language }: { posting: Posting; resume: Resume; language: string }): string[] {
  const [own, asked] = [language.slice(0, 2).toLowerCase(), posting.language.slice(0, 2).toLowerCase()];
  if (own === asked) return [];
  const whole = textsOf({ ...resume, meta: undefined }).join('\n');
  if (!isSurelyIn(posting.text, asked) || !isSurelyIn(whole, own)) return [];
  const [mine, theirs] = [names[own] ?? own, names[asked] ?? asked];
  const letter = isLetterLanguage(own) ? 'Your resume and letter stay' : 'Your resume stays';
  return [
    `The posting is in ${theirs}, and your resume is in ${mine}. ${letter} in ${mine}: we don’t translate your experience. If the employer works in ${theirs}, upload your resume in ${theirs}. The letter will then be in ${theirs}, and matching works better in one language.`,
  ];
}
