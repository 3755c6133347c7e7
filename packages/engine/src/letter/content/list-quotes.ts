import { quoteWords } from '../../language/letters/quote-words.ts';
import { calmCapitals } from '../../language/text/calm-capitals.ts';
import type { DraftParagraph, LetterScene } from '../letter-scene.ts';
import type { Proof } from './choose-proofs.ts';
import { houseIn, labelIn } from './label-of-job.ts';
import { loose } from './list-loose.ts';
import type { Quote } from './quote.ts';

/**
 * The list as the letter prints it: each line behind what is certain of its job, or below it where a job tells several. Of the jobs in `told`, which the
 * opening names, only the house is said again, where no other told job was there, and nothing where all lines are of one and the opening names `nothingElse`.
 */
export function listQuotes(
  chosen: readonly Quote[],
  scene: LetterScene,
  { told, nothingElse }: { told: ReadonlySet<string>; nothingElse: boolean },
): DraftParagraph {
  const isAlone = ({ proof: { item } }: Quote, house: string) =>
    chosen.every((other) => other.proof.item === item || !other.label.includes(house)) &&
    [...told].every((other) => other === item || houseOf(other, scene) !== house);
  const isOnly = nothingElse && told.size === 1 && chosen.every(({ proof }) => told.has(proof.item));
  const quotes = chosen.map((quote) => {
    if (isOnly) return { ...quote, label: '' };
    const house = told.has(quote.proof.item) ? houseOf(quote.proof.item, scene) : '';
    return house !== '' && isAlone(quote, house) ? { ...quote, label: house } : quote;
  });
  const follows = (i: number): boolean => quotes[i]?.proof.item === quotes[i - 1]?.proof.item;
  // What no name stands before comes first, and below no head.
  const isOpen = ({ proof, label }: Quote): boolean => proof.item === loose || label === '';
  const isGrouped = quotes.some((quote, i) => !isOpen(quote) && follows(i));
  const stands = ({ sentence, facts }: DraftParagraph[number]): boolean =>
    sentence !== '' && scene.verify(sentence, facts).length === 0;
  const heads = quotes.map((quote) => headOf(quote, scene));
  const areNamed = quotes.every((quote, i) => isOpen(quote) || stands(heads[i] ?? headOf(quote, scene)));
  if (!isGrouped || !areNamed) return quotes.map((quote) => behindHead(quote, scene));
  return quotes.flatMap((quote, i): DraftParagraph => {
    const head = heads[i];
    if (head === undefined || isOpen(quote)) return [behindHead(quote, scene)];
    const item: DraftParagraph[number] = { sentence: quote.text, facts: quote.proof.facts, line: 'item' };
    return follows(i) ? [item] : [head, item];
  });
}

/** The house of a job: "/work/2". */
function houseOf(item: string, scene: LetterScene): string {
  const { name = '' } = scene.resume.work?.[Number(item.split('/')[2])] ?? {};
  return houseIn(scene, name);
}

/** A line of an entry behind what stands at its head. */
function behindHead({ text, proof, label }: Quote, scene: LetterScene): DraftParagraph[number] {
  const { facts } = proof;
  const whole = label === '' ? text : `${label}${colonOf(scene)}${text}`;
  const sentence = scene.verify(whole, facts).length === 0 ? whole : text;
  return { sentence, facts, line: 'item' };
}

/** What stands above the lines of an entry: "Senior Accountant, Meadow Mills (2019–2023):"; empty where nothing is certain of it. */
function headOf({ proof, label }: Quote, scene: LetterScene): DraftParagraph[number] {
  const sentence = label === '' ? '' : `${label}${colonOf(scene).trimEnd()}`;
  return { sentence, facts: proof.facts, line: 'head' };
}

const colonOf = ({ language }: LetterScene): string => (language === 'fr' ? ' : ' : ': ');

/** What is certain of the entry that a line stands in. */
export function labelOf(proof: Proof, scene: LetterScene): string {
  const { resume } = scene;
  if (proof.project !== '') {
    const name = calmCapitals(proof.project.replace(/[\s:–-]+$/, ''));
    const { project } = quoteWords(scene.language);
    return name.toLowerCase().includes(project.toLowerCase()) ? name : `${name} (${project})`;
  }
  const at = Number(/^\/work\/(\d+)$/.exec(proof.item)?.[1] ?? -1);
  const given = resume.volunteer?.[Number(/^\/volunteer\/(\d+)$/.exec(proof.item)?.[1] ?? -1)];
  const job = resume.work?.[at] ?? (given === undefined ? undefined : { ...given, name: given.organization });
  return job === undefined ? '' : labelIn(scene, job);
}
