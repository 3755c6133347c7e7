import { byWord } from '@shortlist/schema';
import { stemWord } from '../../lexicon/stem-word.ts';

/** Who works somewhere, as the last part of a German compound: "Servicekraft", "Lagermitarbeiterin". */
const agents =
  /^(\p{L}{4,}?)(?:s|en|n)?-?(?:fachkraft|kraft|mitarbeiter|techniker|leiter|assistent|helfer|berater|betreuer|verwalter|monteur|vertreter|planer|prüfer)(?:in)?$/u;

/** What titles shorten, written out. */
const shortened: Record<string, string> = byWord({
  lab: 'laboratory',
  ops: 'operations',
  acct: 'accounting',
  mfg: 'manufacturing',
});

/** Stems that stand in a title's words without being words of it: the first part of a compound, and what is shortened. */
export function titleParts(forms: readonly string[]): string[] {
  return forms.flatMap((form) => {
    const whole = shortened[form] ?? agents.exec(form)?.[1];
    return whole === undefined ? [] : [stemWord(whole)];
  });
}
