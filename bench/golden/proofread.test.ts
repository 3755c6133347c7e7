import type { OptimisedResume } from '@shortlist/engine';
import { describe, expect, it } from 'vitest';
import { proofread } from './proofread.ts';

const plain: Record<string, string> = {
  en: 'I plan the rota of twelve people and keep the books of two shops in the north of town.',
  de: 'Ich plane die Dienste von zwölf Leuten und führe die Bücher zweier Läden im Norden der Stadt.',
  fr: 'Je planifie les horaires de douze personnes et tiens les comptes des boutiques du nord.',
  es: 'Planifico los turnos de doce personas y llevo las cuentas de varias tiendas del norte.',
};

/** A letter that holds one more sentence in its second paragraph. */
function letterWith(sentence: string, language: string): OptimisedResume {
  const line = plain[language] ?? '';
  return {
    letter: { language, paragraphs: [`${line} ${line}`, `${line} ${sentence}`, line] },
    edits: [],
    tailored: {},
  } as unknown as OptimisedResume;
}

const faultsOf = (sentence: string, language: string) =>
  proofread('pair', letterWith(sentence, language)).map((fault) => fault.split(': ')[1]);

/** What each rule is there to find; the rules of English hold for British letters too. */
const faulty: [string, string, string][] = [
  ['en', 'stock phrase', 'I am thrilled to write to you.'],
  ['en', 'a word twice', 'I worked at the the shop.'],
  ['en', 'a space before a mark', 'I worked there , too.'],
  ['en', 'two marks', 'I worked there,, too.'],
  ['en', 'two spaces', 'I worked  there.'],
  ['en', '"a" before a vowel', 'I am a electrician.'],
  ['en', '"an" before a consonant', 'I am an plumber.'],
  ['en', 'small "i"', 'There i worked.'],
  ['en', 'undefined', 'I worked at undefined.'],
  ['en', 'an open bracket', 'I worked there (in town.'],
  ['de', 'a space before a comma or full stop', 'Ich arbeite dort , gern.'],
  ['de', 'two marks', 'Ich arbeite dort,, gern.'],
  ['de', 'two spaces', 'Ich arbeite  dort.'],
  ['de', 'no space after a mark', 'Ich arbeite dort,gern.'],
  ['de', 'undefined', 'Ich arbeite bei null.'],
  ['de', 'an open bracket', 'Ich arbeite dort (gern.'],
  ['de', 'a bracket in a bracket', 'Ich arbeite (dort (gern) viel).'],
  ['de', 'a word twice', 'Ich arbeite gern gern.'],
  ['de', 'the wrong quotation marks', 'Sie nennen “Excel”.'],
  ['de', '"von dem", "bei dem", "zu dem"', 'Ich komme von dem Betrieb.'],
  ['de', 'a case', 'Ich arbeite bei die Bank.'],
  ['de', 'a company without its article', 'Ich arbeite bei Larch Mühlen GmbH.'],
  ['de', 'a verb of one for many', 'Dazu gehört die Planung und die Abrechnung.'],
  ['de', 'a half-open quote', 'Sie nennen „Excel.'],
  ['fr', 'a word twice', 'Je travaille bien bien.'],
  ['fr', 'no elision', 'Je parle de informatique.'],
  ['fr', 'an elision before a consonant', 'Le métier d’comptable me plaît.'],
  ['fr', '"de le", "de les", "à le", "à les"', 'Je parle de le métier.'],
  ['fr', 'no space before a mark', 'Voici mes outils: Excel.'],
  ['fr', 'a breaking space beside a mark', 'Voici mes outils : Excel.'],
  ['fr', 'the wrong quotation marks', 'Vous demandez “Excel”.'],
  ['fr', '"chez" before an article', 'Je travaille chez la Banque Vaudreuil.'],
  ['es', 'a word twice', 'Trabajo bien bien.'],
  ['es', '"de el", "a el"', 'Hablo de el oficio.'],
  ['es', '"y" before i, "o" before o', 'Llevo cuentas y informes.'],
  ['es', 'a question without its first mark', 'Hablo con todos. Podemos hablar?'],
  ['es', 'a space before a mark', 'Mis programas : Excel.'],
  ['es', 'the wrong quotation marks', 'Piden “Excel”.'],
];

describe('the proofreader', () => {
  it.each(Object.keys(plain))('finds nothing in a plain letter: %s', (language) => {
    expect(proofread('pair', letterWith(plain[language] ?? '', language))).toEqual([]);
  });

  it.each(faulty)('finds in %s %s: %s', (language, what, sentence) => {
    expect(faultsOf(sentence, language)).toContain(what);
  });

  it('leaves the person a stock phrase of their own', () => {
    const own = {
      ...letterWith('I am thrilled to write to you.', 'en'),
      tailored: { basics: { summary: 'Thrilled by bread' } },
    };
    expect(proofread('pair', own as OptimisedResume)).toEqual([]);
  });

  it('reads what edits write, but not what they only put in order', () => {
    const edit = (reason: string) =>
      ({
        ...letterWith(plain.en ?? '', 'en'),
        edits: [{ after: 'Led the the team', reason }],
      }) as unknown as OptimisedResume;
    expect(proofread('pair', edit('stronger-wording'))).toEqual(['pair: a word twice: Led the the team']);
    expect(proofread('pair', edit('relevance-order'))).toEqual([]);
  });

  it('tells a letter too short in paragraphs or words, or too long', () => {
    const of = (paragraphs: string[]) =>
      proofread('pair', {
        ...letterWith('', 'en'),
        letter: { language: 'en', paragraphs },
      } as unknown as OptimisedResume);
    expect(of(['I write.', '– Led a shop.'])).toEqual(['pair: a letter of 2 paragraphs', 'pair: a letter of 6 words']);
    expect(of(['I write. Thank you.'])).toEqual(['pair: a letter of 1 paragraphs', 'pair: a letter of 4 words']);
    expect(
      of([
        'I write to you about a post that I have known of for a week.',
        'I would like to hear more of it. Thank you.',
      ]),
    ).toEqual([]);
    expect(of(Array.from({ length: 30 }, () => plain.en ?? ''))).toEqual([
      expect.stringMatching(/^pair: a letter of \d{3} words$/),
    ]);
  });
});
