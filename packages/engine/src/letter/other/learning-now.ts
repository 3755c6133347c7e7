import { phraseList } from '../../language/text/phrase-list.ts';
import { postingFact } from '../content/posting-fact.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';

/** Headings of what somebody learns at the moment, not of what they would like to learn. */
const learning =
  /^(?:in (?:ausbildung|arbeit)|lerne (?:ich )?(?:gerade|derzeit|zurzeit)|en cours(?: d[’']apprentissage)?|j[’']apprends|aprendiendo|en aprendizaje|estudando|a estudar|aprendendo|a aprender|in apprendimento|sto imparando|aan het leren)$/iu;

const says: Record<string, (list: string) => string> = {
  de: (list) => `Sie nennen auch ${list}; das lerne ich derzeit.`,
  fr: (list) => `Vous demandez aussi ${list} ; c’est ce que j’apprends en ce moment.`,
  es: (list) => `Piden también ${list}; es lo que estoy aprendiendo.`,
  pt: (list) => `Pedem também ${list}; é o que estudo neste momento.`,
  it: (list) => `Chiedete anche ${list}; è ciò che sto imparando.`,
  nl: (list) => `U vraagt ook ${list}; dat leer ik op dit moment.`,
};

/** What must be known and the resume lists as being learned: an honest gap, and what is done about it. All languages of letters but English. */
export function learningSentence({ posting, match, resume, facts, language, verify }: LetterScene): DraftParagraph {
  const found = match.requirements.flatMap(({ id, kind, met, importance, evidence }) => {
    const [shown] = evidence;
    const at = /^\/skills\/(\d+)\/keywords\/\d+$/.exec(shown?.pointer ?? '')?.[1];
    const requirement = posting.requirements.find((each) => each.id === id);
    if (at === undefined || requirement === undefined || kind !== 'skill') return [];
    if (met !== 'partly' || importance !== 'must' || !learning.test(resume.skills?.[Number(at)]?.name?.trim() ?? ''))
      return [];
    const own = facts.filter(({ pointer }) => pointer === shown?.pointer || pointer === `/skills/${at}/name`);
    return [{ text: shown?.text.trim() ?? '', facts: [postingFact(posting, requirement), ...own] }];
  });
  const named = found.filter(({ text }) => text.length > 1 && text.length < 30).slice(0, 4);
  if (named.length === 0) return [];
  const list = phraseList(
    named.map(({ text }) => text),
    language,
  );
  const sentence = says[language]?.(list);
  const rests = named.flatMap((each) => each.facts);
  return sentence !== undefined && verify(sentence, rests).length === 0 ? [{ sentence, facts: rests }] : [];
}
