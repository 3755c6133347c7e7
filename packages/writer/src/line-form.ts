import { readOpening } from '@shortlist/engine';

type Form = string | undefined;

/** How a line of a job is built: by the form of its verb and where it stands, or "noun"; undefined in a language that is not read. */
export function formOfLine(line: string, language: string): Form {
  const text = line.trim().replace(/[.;,]+$/, '');
  return forms[language.slice(0, 2)]?.(text);
}

const forms: Record<string, (text: string) => string> = {
  en: (text) => readOpening(text)?.form ?? 'noun',
  de: formOfGerman,
  fr: byOpening(/^\p{L}+(?:er|ir|oir|re)$/u, /^\p{L}+[éi]e?s?$/u),
  es: byOpening(/^\p{L}+[aei]r$/u, /^\p{L}+[éóí]$/u),
};

const germanParticiple =
  /^(?:\p{Ll}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}+iert|(?:be|ver|er|ent|zer|über|unter)\p{Ll}{2,}(?:t|en))$/u;

function formOfGerman(text: string): string {
  const [first = '', second = ''] = text.split(/\s+/);
  const last = text.split(/\s+/).at(-1) ?? '';
  if (/^\p{Lu}\p{Ll}+te$/u.test(first) && second !== '') return 'past';
  if (germanParticiple.test(last)) return 'participle';
  return /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(last) ? 'infinitive' : 'noun';
}

function byOpening(infinitive: RegExp, past: RegExp): (text: string) => string {
  return (text) => {
    const first = text.split(/[\s,]+/)[0] ?? '';
    if (infinitive.test(first)) return 'infinitive';
    return past.test(first) ? 'past' : 'noun';
  };
}
