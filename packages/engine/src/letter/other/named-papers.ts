import type { Fact } from '@shortlist/schema';
import { isRunning } from '../../language/dates/against-today.ts';
import { hasRunOut } from '../../language/dates/read-expiry.ts';
import { isUnfinishedStudy } from '../../language/education/is-unfinished.ts';
import { findDisclaimers } from '../../language/stance/find-disclaimers.ts';
import { stemWord } from '../../lexicon/stem-word.ts';
import { tokenize } from '../../lexicon/tokenize.ts';
import { isGeneralWord } from '../../lexicon/word-weight.ts';
import { mayStillRun } from '../content/may-still-run.ts';
import type { LetterScene } from '../letter-scene.ts';
import { isTrainingName } from './say-degree.ts';

/** A paper of the resume that a line of the posting asks for by its name; `at` the entry of the education, where it is one. */
export type NamedPaper = { text: string; facts: Fact[]; at?: number };

/** Papers, courses and studies that the posting asks for in words of their own names, wherever the resume lists them. */
export function listNamedPapers(scene: LetterScene): NamedPaper[] {
  const { posting } = scene;
  const held = listHeld(scene);
  const lines = posting.requirements.map(({ start, end, kind, text }) => ({
    line: lineAround(posting.text, start, end),
    isStudy: kind === 'education' || asksStudy.test(text),
  }));
  const met = scene.match.requirements.filter((each) => each.met === true && each.importance === 'must');
  const answering = new Set(met.flatMap(({ evidence }) => evidence.map(({ pointer }) => pointer)));
  const byName = held.filter(
    ({ text, at }) =>
      lines.some(({ line, isStudy }) => isAskedByName(text, line, isStudy && at !== undefined)) ||
      // A program whose course is the only thing that shows it.
      (at !== undefined && isPaper(text) && answering.has(`/education/${at}/institution`)),
  );
  return [...byName, ...learntTrade(held, scene).filter((paper) => !byName.includes(paper))];
}

/** The trade that somebody learnt, where a training is asked for that may be another: "Ausbildung als Industriemechaniker oder vergleichbar". */
function learntTrade(held: readonly NamedPaper[], { posting, resume, language }: LetterScene): NamedPaper[] {
  const isAsked = posting.requirements.some(
    ({ kind, text, importance }) =>
      kind === 'education' && importance === 'must' && asksTraining.test(text) && takesOthers.test(text),
  );
  if (!isAsked || !language.startsWith('de')) return [];
  const trades = held.filter(({ at = -1 }) => {
    const { studyType = '', endDate } = resume.education?.[at] ?? {};
    return endDate !== undefined && isTrainingName(studyType);
  });
  const isNamed = ({ text }: NamedPaper) => !/^(?:Lehre|Ausbildung) mit /u.test(text);
  return trades.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).slice(0, 1);
}

const asksTraining = /ausbildung|(?<!\p{L})(?:lehre|gelernte?r?|berufsabschluss)(?!\p{L})/iu;
const takesOthers =
  /vergleichbar|gleichwertig|ähnlich|verwandt|(?:abgeschlossene?|einschlägige?|technische?|handwerkliche?|kaufmännische?) (?:berufs|fach)?ausbildung/iu;

/** "Formación en alojamiento u hostelería": asked for as schooling, whatever degree that was. */
const asksStudy =
  /^(?:formación|formation|formazione|formação|ausbildung|opleiding) (?:en|in|im|em|als|zum|zur)(?!\p{L})/iu;

function listHeld({ resume, facts, now }: LetterScene): NamedPaper[] {
  const studies = (resume.education ?? []).flatMap((entry, at): NamedPaper[] => {
    const { studyType = '', area = '', institution = '' } = entry;
    if (isRunning(entry, now) || mayStillRun(entry, now) || isUnfinishedStudy(entry)) return [];
    const own = facts.filter(({ pointer }) => pointer.startsWith(`/education/${at}/`));
    // A line without a school is told by its name alone.
    const text = studyType === '' ? (institution.split(/, (?=\p{Lu})/u)[0] ?? '') : `${studyType} ${area}`.trim();
    return [{ text, facts: own, at }];
  });
  const papers = facts
    .filter(({ pointer }) => /^\/(?:certificates\/\d+\/name$|customSections\/\d+\/lines\/)/.test(pointer))
    .filter(({ pointer, text }) => {
      const entry = resume.certificates?.[Number(/^\/certificates\/(\d+)/.exec(pointer)?.[1])];
      return !hasRunOut({ name: text, summary: entry?.summary }, now);
    })
    .flatMap((fact): NamedPaper[] =>
      fact.text
        .split(/[,;](?![^(]*\))/)
        .filter((part) => fact.pointer.startsWith('/certificates') || isPaper(part))
        .map((part) => ({ text: part.replace(/:.*$/s, '').trim(), facts: [fact] })),
    );
  return [...studies, ...papers].filter(
    ({ text, facts: own }) =>
      own.length > 0 && text.length >= 3 && text.length <= 80 && findDisclaimers(text, true).length === 0,
  );
}

/** The whole line of the posting, of which a requirement may be but a part. */
function lineAround(text: string, start: number, end: number): string {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const until = text.indexOf('\n', end);
  return text.slice(from, until < 0 ? text.length : until);
}

/** Words of every paper, which name none. */
const kinds =
  /^(?:abgeschlossen\p{L}*|(?:aus|weiter|fort)bildung|umschulung|geprüfte?r?|kurs|lehrgang|curso|corso|cours|cursus|course|formation|formação|formación|opleiding|diplom\p{L}*|dipl[oô]me|licence|licenciatura|máster|master|bachelor|grado|grau|laurea|título|titre|certif\p{L}*|zertifi\p{L}*|carnet?|carné|carta|carte|tarjeta|permis|niveau|nivel|catégories?|kategorien?)$/iu;

/** What a section of the person's own lists may be anything: a paper says its kind, or has letters or a figure ("Expérience en vente" has none). */
const isPaper = (part: string): boolean =>
  /\p{Lu}{2}|\d/u.test(part) || part.split(/[^\p{L}]+/u).some((word) => kinds.test(word));

function isAskedByName(text: string, line: string, isStudy: boolean): boolean {
  // "Versorgungsassistentin in der Hausarztpraxis (VERAH)": asked for by its letters.
  const letters = /\((\p{Lu}[\p{L}-]*\p{Lu})\)$/u.exec(text)?.[1];
  if (
    letters !== undefined &&
    letters.length > 2 &&
    new RegExp(`(?<!\\p{L})${RegExp.escape(letters)}(?!\\p{L})`, 'u').test(line)
  )
    return true;
  const head = text.replace(/\s*\([^)]*\)/g, '').trim() || text;
  const words = tokenize(head).filter(
    ({ form }) => (form.length > 3 || /\d/.test(form) || /^(?:ii|iii|iv)$/.test(form)) && !kinds.test(form),
  );
  // "DCG", "DEAS": a diploma that its letters name.
  if (isStudy && /^\p{Lu}{3,6}$/u.test(head)) return new RegExp(`(?<!\\p{L})${head}(?!\\p{L})`, 'u').test(line);
  const asked = tokenize(line);
  const shared = words.filter(({ form, key }) =>
    asked.some((other) => other.form === form || stemWord(other.key) === stemWord(key) || isSameStem(other.form, form)),
  );
  const telling = shared.filter(({ form }) => !isGeneralWord(form));
  if (isStudy && telling.some(({ form }) => form.length > 6)) return true;
  if (telling.length === 0 || shared.length * 2 < words.length) return false;
  return shared.length > 1 || (words.length === 1 && (telling[0]?.form.length ?? 0) > 7);
}

/** "Fachwirt" and "Fachwirtin", "gaz" apart: the longer begins with the whole of the other. */
function isSameStem(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length > 6 && long.startsWith(short) && long.length - short.length < 4;
}
