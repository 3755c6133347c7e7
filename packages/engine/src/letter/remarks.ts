import type { LedgerEntry, Match, Posting, Resume } from '@shortlist/schema';
import { byWord } from '@shortlist/schema';
import { bareField } from '../language/text/bare-field.ts';
import { calmCapitals } from '../language/text/calm-capitals.ts';
import { noteList } from '../language/text/phrase-list.ts';
import { phraseSkill } from '../language/text/phrase-skill.ts';
import { isTitle } from '../language/titles/is-title.ts';
import { firstTitle } from '../language/titles/short-title.ts';
import { findGap } from './content/find-gap.ts';
import { isBrief } from './content/months-worked.ts';
import { isLetterLanguage } from './form/letter-words.ts';
import { pictures } from './form/pictures.ts';
import type { LetterScene } from './letter-scene.ts';

/** At or below this estimate a letter can hardly win: the person is told so, and what would help. */
export const hopeless = 25;

/** What the writer has to tell the person beside the letter: no part of it, and nothing that an employer reads. */
export function remarksOn(scene: { match: Match; posting: Posting; resume: Resume; language: string }): string[] {
  return [...onName(scene.resume), ...onDistance(scene), ...onLanguage(scene)];
}

function onName({ basics }: Resume): string[] {
  return (basics?.name ?? '').trim() !== ''
    ? []
    : [
        'We found no name in your resume, so the letter has no sender or signature. If we missed it, add your name to the resume, or sign the letter before you send it.',
      ];
}

function onDistance({ match, posting, resume }: { match: Match; posting: Posting; resume: Resume }): string[] {
  if (match.score > hopeless) return [];
  const musts = match.requirements.filter(({ importance }) => importance === 'must');
  const unmet = musts.filter(({ met }) => met === false);
  const lacking = unmet.flatMap(({ missing = [] }) => missing).filter(({ kind }) => kind !== 'soft-skill');
  const isPaper = lacking[0]?.kind === 'certificate';
  const missing = [
    ...new Set(
      lacking.filter(({ kind }) => (kind === 'certificate') === isPaper).map((skill) => phraseSkill(skill.name, skill)),
    ),
  ].slice(0, 3);
  // Some weeks of a trade make its postings no better fit.
  const lasting = (resume.work ?? []).find((job) => !isBrief(job));
  const own = calmCapitals(firstTitle(lasting?.position ?? resume.basics?.label ?? ''));
  const met = musts.filter((each) => each.met === true).length;
  const partly = musts.length - unmet.length - met;
  return [
    [
      `Your match estimate for this posting is ${Math.round(match.score)} of 100, so it’s a long shot${
        musts.length === 0
          ? ''
          : `: we found ${met} of its ${musts.length} must-haves in your resume${partly === 0 ? '' : `, and part of ${partly} more`}`
      }. The letter claims only what your resume shows.`,
      ...(missing.length === 0
        ? []
        : [
            isPaper
              ? `Do you have ${noteList(missing)}? If so, say so in your resume. If not, this job is probably out of reach for now.`
              : `Have you worked with ${noteList(missing)}? If so, say so in your resume. If not, get some experience before you apply.`,
          ]),
      ...(!isTitle(own) || own === posting.title ? [] : [`Postings for “${own}” are a better fit for your resume.`]),
    ].join(' '),
  ];
}

/** Of what the posting asks for first and nothing comes near: the letter is silent on it, so the person should know. */
export function remarkOnGap(scene: LetterScene): string[] {
  const gap = scene.match.score <= hopeless ? undefined : findGap(scene);
  if (gap === undefined || gap.nearest !== undefined) return [];
  const asked = gap.quoted === undefined ? phraseSkill(gap.name, gap.mention) : `“${bareField(gap.quoted)}”`;
  return [
    gap.denied
      ? `The posting asks for ${asked}, which you told us you don’t have. The letter doesn’t mention it. Have an honest answer ready for the interview.`
      : `The posting asks for ${asked}, which we didn’t find in your resume. The letter doesn’t mention it. If you have it, add it to your resume. If not, have an honest answer ready for the interview.`,
  ];
}

/** Where a resume tells what was done: also in lines that were kept as they stand in the file. */
const told = /\/(?:highlights\/\d+|summary|description|lines\/\d+\/text)$/;

/** A letter with fewer than two things done waits for the person's answers. */
export function remarkOnFewProofs(ledger: readonly LedgerEntry[]): string[] {
  const proofs = ledger.filter(({ facts }) =>
    facts.some(({ pointer, source }) => source === 'answer' || told.test(pointer)),
  );
  if (proofs.length >= 2) return [];
  return [
    proofs.length === 1
      ? 'This letter is short: it gives only one example of your work. To make it longer, answer the questions or add results to your jobs.'
      : 'This letter doesn’t say what you did in your jobs. We may have missed jobs when we read your file, so check that your resume lists all of them. Then answer the questions or add results to your jobs.',
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

function onLanguage({ posting, language }: { posting: Posting; language: string }): string[] {
  const [own, asked] = [language.slice(0, 2).toLowerCase(), posting.language.slice(0, 2).toLowerCase()];
  if (own === asked) return [];
  const [mine, theirs] = [names[own] ?? own, names[asked] ?? asked];
  const letter = isLetterLanguage(own) ? 'Your resume and letter stay' : 'Your resume stays';
  return [
    `The posting is in ${theirs}, and your resume is in ${mine}. ${letter} in ${mine}: we don’t translate your experience. If the employer works in ${theirs}, upload your resume in ${theirs}. The letter will then be in ${theirs}, and matching works better in one language.`,
  ];
}
