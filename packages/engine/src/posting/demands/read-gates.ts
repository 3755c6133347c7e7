import type { Requirement } from '@shortlist/schema';
import { anyWord } from '../words/any-word.ts';
import {
  backgroundWords,
  clearanceWords,
  drivingLicenceWords,
  locationWords,
  otherWords,
  shiftWords,
  travelWords,
  vehicleWords,
  workPermitWords,
} from '../words/read-gates-words.ts';
import { hasKinds, kindOfGate } from './kind-of-gate.ts';

type Gate = NonNullable<Requirement['gate']>;

const gates: [Gate, RegExp][] = [
  ['work-permit', new RegExp(String.raw`(?<![\p{L}\d])(${anyWord(workPermitWords)})(?![\p{L}\d])`, 'iu')],
  ['clearance', new RegExp(String.raw`(?<!\p{L})(${anyWord(clearanceWords)})(?![\p{L}\d])`, 'iu')],
  [
    'driving-licence',
    new RegExp(String.raw`(?<![\p{L}\d])(${anyWord(drivingLicenceWords)}|${anyWord(vehicleWords)})(?![\p{L}\d])`, 'iu'),
  ],
  ['background', new RegExp(String.raw`(?<![\p{L}\d])(${anyWord(backgroundWords)})(?![\p{L}\d])`, 'iu')],
  ['shift', new RegExp(String.raw`(?<![\p{L}\d]|due to )(${anyWord(shiftWords)})(?![\p{L}\d])`, 'iu')],
  ['travel', new RegExp(String.raw`(?<!\p{L})(${anyWord(travelWords)})(?![\p{L}\d])`, 'iu')],
  ['location', new RegExp(String.raw`(?<![\p{L}\d])(${anyWord(locationWords)})(?![\p{L}\d])`, 'iu')],
  ['other', new RegExp(String.raw`(?<![\p{L}\d])(${anyWord(otherWords)})`, 'iu')],
];

/** Most sentences set no condition: one look, with one look behind for all, tells. */
const any = new RegExp(
  `(?<!\\p{L})(?:${gates.map(([, { source }]) => source.replace(/^\(\?<!(?:\[[^\]]*\]|[^()[\]])*\)/, '')).join('|')})`,
  'iu',
);

/** The hard conditions that a sentence of a posting sets, each with its place in the sentence. Boundaries of skill are not among them. */
export function readGates(text: string): { gate: Gate; start: number; end: number }[] {
  const found: { gate: Gate; start: number; end: number }[] = [];
  if (!any.test(text)) return found;
  for (const [gate, words] of gates)
    for (const match of eachKind(text, words, gate))
      if (
        match !== null &&
        !(
          gate !== 'background' &&
          gate !== 'other' &&
          !(gate === 'work-permit' && refuses.test(text)) &&
          isOffered(text, match.index)
        ) &&
        !isDenied(text, match.index + match[0].length) &&
        !(gate === 'shift' && leads.test(text.slice(0, match.index)))
      )
        found.push({ gate, start: match.index, end: match.index + match[0].length });
  return found;
}

/** "A drug test and a criminal background check", "a car and a valid driving licence": one condition of each kind; of a gate without kinds the first. */
function eachKind(text: string, words: RegExp, gate: Gate): (RegExpExecArray | null)[] {
  if (!hasKinds(gate)) return [words.exec(text)];
  const all = [...text.matchAll(new RegExp(words.source, 'giu'))];
  const kindOf = ({ 0: found }: RegExpExecArray): string | undefined => kindOfGate(gate, found);
  return all.filter((match, i) => all.findIndex((other) => kindOf(other) === kindOf(match)) === i);
}

/** "Experience leading a shift": those who work it are led. */
const leads =
  /(?<!\p{L})(?:lead(?:ing)?|led|manag(?:e|ing)|supervis(?:e|ing)|run(?:ning)?|head(?:ing)?) (?:an? |the |your |own )?(?:\p{L}+ (?:or|and|\/) (?:an? )?)?$/iu;

/** "No sponsorship available". */
const refuses = /(?<!\p{L})(?:no|without) (?:visa )?sponsorship/iu;

/** "Own car not required". */
function isDenied(text: string, end: number): boolean {
  return /^\W{0,3}(?:is |are )?(?:not (?:required|necessary|needed|essential)|nicht (?:erforderlich|nötig)|non requis)/i.test(
    text.slice(end, end + 40),
  );
}

/** "We offer no night shifts", "paid overtime": stated, not asked. */
function isOffered(text: string, at: number): boolean {
  return /(?:\b(no|we offer|paid|generous|without)\s+(?:\w+\s){0,2}|[+&]\s?)$/i.test(
    text.slice(Math.max(0, at - 40), at),
  );
}
