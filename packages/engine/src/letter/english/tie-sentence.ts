import { answersRequirement } from '../../lexicon/relate/answers-requirement.ts';
import type { Duty } from '../content/read-duties.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { ToldJob } from './who-sentences.ts';

/**
 * "I have been doing work of that kind as a Warehouse Supervisor at Juniper Freight since 2022.": behind whom the posting looks for, where
 * lines of the present job answer all that it names; instead of `now`, which tells that job. English.
 */
export function tieSentence(
  now: DraftParagraph[number] | undefined,
  told: ToldJob | undefined,
  duties: readonly Duty[],
  scene: LetterScene,
): DraftParagraph[number] | undefined {
  const [, role = '', place = ''] =
    /^I have (?:been|held the position of) (.+?)((?: (?:at|of) .+)? since \d{4}\.)$/.exec(now?.sentence ?? '') ?? [];
  if (now === undefined || told === undefined || role === '' || duties.length === 0) return undefined;
  const lines = scene.facts.filter(({ pointer }) =>
    new RegExp(`^${told.item}/(?:highlights/\\d+|summary)$`).test(pointer),
  );
  const answers = duties.map(({ text }) => lines.find((line) => answersRequirement(line.text, text)));
  const found = answers.filter((line) => line !== undefined);
  if (found.length < duties.length) return undefined;
  const sentence = now.sentence.startsWith('I have held')
    ? `I have been doing work of that kind in my position as ${role}${place}`
    : `I have been doing work of that kind as ${role}${place}`;
  const facts = [...now.facts, ...found];
  return scene.verify(sentence, facts).length === 0 ? { sentence, facts } : undefined;
}
