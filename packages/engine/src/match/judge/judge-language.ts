import type { Requirement } from '@shortlist/schema';
import { findLanguages, rankLevel } from '../../lexicon/learning/languages.ts';
import type { ResumeIndex } from '../resume/index-resume.ts';
import { heldIn } from './judge-paper.ts';
import type { Verdict } from './verdict.ts';

/** A human language and its level, from the lines that speak of languages; a resume that names none is evidence of the language that it is written in. */
export function judgeLanguage(requirement: Requirement, index: ResumeIndex): Verdict {
  const { code, level, or = [] } = requirement.language ?? { code: '' };
  const verdicts = [code, ...or].map((one) => judgeOne(one, level, index));
  return verdicts.reduce((a, b) => (b.credit > a.credit ? b : a));
}

/** "Fluent in two languages", "a second language", "a foreign language, preferably German": any that is not one's first. */
const otherLanguage =
  /(?<!\p{L})(?:(?:two|three|second|third|foreign|other|another|additional|further)(?: \p{L}+){0,2} languages?|bilingual|multilingual|(?:weitere|zweite|andere)n? (?:fremd)?sprachen?|fremdsprachen?|autres? langues?|langue étrangère|otros? idiomas?|(?:altre|seconda|altra) lingu[ae]|outr[oa]s? (?:idiomas?|línguas?)|andere talen|tweede taal)(?!\p{L})/iu;

export const asksForOtherLanguage = (text: string): boolean =>
  otherLanguage.test(text) && !/program|scripting|coding|markup|query/iu.test(text);

/** As many languages as are asked for, that of the resume among them. One fewer is half. */
export function judgeOtherLanguage(text: string, index: ResumeIndex): Verdict {
  const wanted = /(?<!\p{L})three(?!\p{L})/iu.test(text) ? 3 : 2;
  const held = new Map<string, number[]>();
  index.lines.forEach((line, i) => {
    if (!tellsOfLanguages(line)) return;
    for (const { code } of findLanguages(heldIn(i, index))) held.set(code, [...(held.get(code) ?? []), i]);
  });
  const lines = [...held].filter(([code]) => code !== index.language()).flatMap(([, at]) => at);
  const known = new Set([...held.keys(), index.language()]).size;
  return known >= wanted ? { credit: 1, lines } : { credit: known > 1 ? 0.5 : 0, lines };
}

/** Where languages are told of: their own section, the list of skills, and lines that say so. */
const tellsOfLanguages = ({ section, text }: ResumeIndex['lines'][number]): boolean =>
  section === 'languages' ||
  section === 'skills' ||
  /language|sprach|langue|idioma/i.test(section) ||
  /fluent|native|speak|sprach|langu|biling[uü]|zweisprachig|conversational/i.test(text);

function judgeOne(code: string, level: string | undefined, index: ResumeIndex): Verdict {
  let best: Verdict = { credit: 0, lines: [] };
  index.lines.forEach((line, i) => {
    if (!tellsOfLanguages(line)) return;
    const hit = findLanguages(heldIn(i, index)).find((found) => found.code === code);
    if (hit === undefined) return;
    const asked = rankLevel(level);
    const shown = rankLevel(hit.level);
    const credit = asked === 0 || shown >= asked ? 1 : shown === 0 ? 0.8 : shown === asked - 1 ? 0.7 : 0.4;
    if (credit > best.credit)
      best = {
        credit,
        lines: [i],
        reasons:
          credit < 0.85 ? [{ code: 'lower-level', ...(hit.level === undefined ? {} : { detail: hit.level }) }] : [],
      };
  });
  if (best.credit === 0 && index.counts.size > 30 && index.language() === code)
    return { credit: rankLevel(level) === 0 ? 1 : 0.8, lines: [], reasons: [{ code: 'written-in' }] };
  return best;
}

/** Words of speaking and writing: a sentence that holds one and names languages asks for them. */
const ofSpeech =
  /(?<!\p{L})(?:commun\p{L}*|comuni\p{L}*|kommuni\p{L}*|convers\p{L}*|speak\p{L}*|fluen\p{L}*|flüssig|sprech\p{L}*|sprichst|parl\p{L}*|habl\p{L}*|manej\p{L}*|fal(?:ar|a|as)|spreek\p{L}*|languages?|lingu[ae]|idiomas?|langues?|sprachen?|taal)(?!\p{L})/iu;
const anyOf = /(?<!\p{L})(?:or|oder|ou|o|of)(?!\p{L})/iu;

/** "Communicate well in both Italian and English": the languages that a sentence names, all of them or any. Undefined for other sentences. */
export function judgeSpokenLanguages(text: string, index: ResumeIndex): Verdict | undefined {
  const asked = ofSpeech.test(text) ? findLanguages(text) : [];
  if (asked.length === 0) return undefined;
  const verdicts = asked.map(({ code, level }) => judgeOne(code, level, index));
  const credits = verdicts.map(({ credit }) => credit);
  // "The results of our tests in German": a joint stands between the languages that it joins.
  const joints = asked.slice(1).map(({ start }, i) => text.slice(asked[i]?.end, start));
  return {
    credit: joints.some((joint) => anyOf.test(joint))
      ? Math.max(...credits)
      : credits.reduce((sum, credit) => sum + credit, 0) / credits.length,
    lines: verdicts.flatMap(({ lines }) => lines),
  };
}
