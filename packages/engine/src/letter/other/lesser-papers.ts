import type { Fact } from '@shortlist/schema';
import { isUnfinished } from '../../language/education/is-unfinished.ts';
import { postingFact } from '../content/posting-fact.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import { sayPaper } from './say-paper.ts';

type Say = { held: (asked: string, own: string) => string; unfinished: (asked: string) => string };

const says: Record<string, Say> = {
  de: {
    held: (asked, own) => `Sie nennen „${asked}“; bisher habe ich: ${own}.`,
    unfinished: (asked) => `Sie nennen „${asked}“; mein Studium habe ich nicht abgeschlossen.`,
  },
  fr: {
    held: (asked, own) => `Vous demandez « ${asked} » ; à ce jour, j’ai : ${own}.`,
    unfinished: (asked) =>
      `Vous demandez « ${asked} » ; je ne l’ai pas ${/^(?:Licence|Maîtrise)/u.test(asked) ? 'terminée' : 'terminé'}.`,
  },
  es: {
    held: (asked, own) => `Piden «${asked}»; por ahora tengo: ${own}.`,
    unfinished: (asked) =>
      `Piden «${asked}»; no ${/^(?:Licenciatura|Diplomatura|Ingeniería)/u.test(asked) ? 'la' : 'lo'} he terminado.`,
  },
  pt: {
    held: (asked, own) => `Pedem «${asked}»; por agora tenho: ${own}.`,
    unfinished: (asked) => `Pedem «${asked}»; não ${/^(?:Licenciatura|Graduação)/u.test(asked) ? 'a' : 'o'} terminei.`,
  },
  it: {
    held: (asked, own) => `Chiedete «${asked}»; per ora ho: ${own}.`,
    unfinished: (asked) => `Chiedete «${asked}»; non l’ho ${/^Laurea/u.test(asked) ? 'terminata' : 'terminato'}.`,
  },
  nl: {
    held: (asked, own) => `U vraagt “${asked}”; op dit moment heb ik: ${own}.`,
    unfinished: (asked) => `U vraagt “${asked}”; deze opleiding heb ik niet afgerond.`,
  },
};

/** A paper that must be held where the person holds a lower step of it, or did not end the studies: what is asked and what there is, said plainly. */
export function lesserPaper({ posting, match, facts, resume, language, verify }: LetterScene): DraftParagraph {
  const say = says[language];
  for (const { id, kind, met, importance, evidence } of match.requirements) {
    const requirement = posting.requirements.find((each) => each.id === id);
    const [shown] = evidence;
    if (say === undefined || requirement === undefined || shown === undefined) continue;
    // "Abgeschlossene Weiterbildung zur Stationsleitung": a training, whatever the posting's reader took it for.
    const isTraining =
      kind === 'responsibility' && /weiterbildung|formation|formación|formação|formazione/iu.test(requirement.text);
    if (met !== 'partly' || importance !== 'must' || (kind !== 'certificate' && kind !== 'education' && !isTraining))
      continue;
    const asked = requirement.text.trim().replace(/[.;,]+$/, '');
    const running = kind === 'education' ? runningStudy(resume, asked, language) : undefined;
    const pointer = running?.pointer ?? shown.pointer;
    const own = facts.filter((fact) => fact.pointer === pointer || fact.pointer.startsWith(`${pointer}/`));
    const at = /^\/education\/(\d+)$/.exec(pointer)?.[1];
    const isOpen = at !== undefined && isUnfinished(Object.values(resume.education?.[Number(at)] ?? {}).join('; '));
    const said =
      running?.sentence ??
      (kind !== 'education'
        ? paper(shown.text, asked, own, say, language)
        : isOpen
          ? say.unfinished(asked)
          : undefined);
    const rests: Fact[] = [postingFact(posting, requirement), ...own];
    if (said !== undefined && asked.length <= 70 && own.length > 0 && verify(said, rests).length === 0)
      return [{ sentence: said, facts: rests }];
  }
  return [];
}

/** Of a line of several papers the one that is asked about, by the first word of its name: "ADR-Schein (Basiskurs), Staplerschein". */
function paper(text: string, asked: string, own: readonly Fact[], say: Say, language: string): string | undefined {
  const name = /^[\p{L}\d]{3,}/u.exec(asked)?.[0].toLowerCase() ?? '';
  const part = text.split(/,(?![^(]*\))/).find((each) => each.toLowerCase().includes(name)) ?? text;
  const held = part.trim().replace(/[.;]+$/, '');
  if (own.length === 0 || name === '' || held.length > 60 || /[:;|•,]/.test(held)) return undefined;
  const said = language === 'de' ? sayPaper(held, 'de') : undefined;
  if (isUnfinished(text))
    return said === undefined || said.frame === 'am'
      ? undefined
      : `Sie nennen „${asked}“; derzeit mache ich ${said.thing}.`;
  if (said === undefined || said.frame === 'am') return say.held(asked, held);
  return `Sie nennen „${asked}“; bisher habe ich ${said.thing}${said.frame === 'done' ? ' abgeschlossen' : ''}.`;
}

/** "DCG en cours (8 UE validées sur 13)", where a DCG is asked for: studies that run. French and Spanish. */
function runningStudy(
  { education = [] }: LetterScene['resume'],
  asked: string,
  language: string,
): { sentence: string; pointer: string } | undefined {
  const rule = /^(\p{Lu}[\p{L} ]*?),? (en cours|en curso)( \([^()]*\))?$/u;
  for (const [at, { studyType = '', area = '' }] of education.entries()) {
    const [, name = '', , rest = ''] = rule.exec(`${studyType} ${area}`.trim()) ?? [];
    if (name === '' || !new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'iu').test(asked)) continue;
    const mine = /^(?:Licence|Maîtrise)/u.test(name) ? 'ma' : 'mon';
    const sentence = {
      fr: `Vous demandez « ${asked} » ; ${mine} ${name} est en cours${rest}.`,
      es: `Piden «${asked}»; mi ${name} está en curso${rest}.`,
    }[language];
    if (sentence !== undefined) return { sentence, pointer: `/education/${at}` };
  }
  return undefined;
}
