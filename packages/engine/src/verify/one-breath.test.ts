import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

type Person = { resume: Resume; through: string[]; blocked: string[] };

function person(label: string, jobs: [string, string, string, string | undefined, string[]][], more: Resume): Resume {
  const work = jobs.map(([name, position, startDate, endDate, highlights]) => ({
    name,
    position,
    startDate,
    ...(endDate === undefined ? {} : { endDate }),
    highlights,
  }));
  return { basics: { name: 'Ada Fell', label }, work, ...more };
}

/** Each person's own lines, honest sentences about them, and false ones made of words of several of them. */
const people: Record<string, Person> = {
  en: {
    resume: person(
      'Signwriter',
      [
        [
          'Larkhill Signs Ltd',
          'Signwriter',
          '2019-04',
          undefined,
          [
            'Painted 31 shop fronts in Otley',
            'Helped the owner gild two church clocks',
            'Cut vinyl waste from 12 to 8 sheets a week by nesting shapes in FlexiSign',
            'Repair neon tubes every Thursday',
          ],
        ],
        [
          'Wharfe Printers',
          'Print Assistant',
          '2015-01',
          '2019-03',
          ['Folded leaflets', 'Stood in for the proofreader'],
        ],
      ],
      { skills: [{ name: 'Skills', keywords: ['FlexiSign', 'Gilding', 'Screen printing'] }] },
    ),
    through: [
      'In Otley I painted 31 shop fronts',
      'Vinyl waste fell by a third through nesting in FlexiSign',
      'Four fewer sheets of vinyl waste a week',
      'Weekly repair of neon tubes',
      'More than four years as Print Assistant at Wharfe Printers',
      'Painted shop fronts at Larkhill Signs',
    ],
    blocked: [
      'Painted 31 church clocks',
      'Gilded shop fronts in Otley',
      'Screen printing of shop fronts',
      'FlexiSign training at Wharfe Printers',
      'Proofreader at Wharfe Printers',
      'Gild church clocks',
      'Vinyl waste fell by half through nesting in FlexiSign',
      'Repair neon tubes every day',
      'Ten years of signwriting',
    ],
  },
  de: {
    resume: person(
      'Sattlerin',
      [
        [
          'Sattlerei Mooshof GmbH',
          'Sattlerin',
          '2018-05',
          undefined,
          [
            'Polstere 24 Bootssitze im Monat',
            'Wirke an der Ausbildung zweier Lehrlinge mit',
            'Lederverschnitt von 20 auf 15 Prozent gesenkt',
            'Nähe freitags Hundegeschirre',
          ],
        ],
        ['Zelte Ruppert', 'Näherin', '2014-02', '2018-04', ['Fertigte Festzelte', 'Vertrat die Lagerleiterin']],
      ],
      { skills: [{ name: 'Kenntnisse', keywords: ['Punzieren', 'Zuschnitt'] }] },
    ),
    through: [
      'Monatlich polstere ich 24 Bootssitze',
      'Mitwirkung bei der Ausbildung zweier Lehrlinge',
      'Lederverschnitt um fünf Prozentpunkte gesenkt',
      'Fertigung von Festzelten bei Zelte Ruppert',
      'Polsterung von 24 Bootssitzen im Monat bei der Sattlerei Mooshof',
    ],
    blocked: [
      'Polstere Festzelte',
      'Punziere Bootssitze',
      'Bei Zelte Ruppert habe ich genäht und Bootssitze gepolstert.',
      'Lagerleiterin Festzelte',
      'Lederverschnitt um sechs Prozentpunkte gesenkt',
      'Nähe täglich Hundegeschirre',
    ],
  },
  fr: {
    resume: person(
      'Vitrailliste',
      [
        [
          'Atelier Lumière SARL',
          'Vitrailliste',
          '2020-01',
          undefined,
          [
            'Restaure 14 vitraux par an dans des chapelles',
            'Participe à la pose des verrières avec le compagnon',
            'Casse de verre ramenée de 9 % à 6 %',
          ],
        ],
        ['Miroiterie Blavet', 'Manutentionnaire', '2016-03', '2019-12', ['Chargeais des miroirs']],
      ],
      { skills: [{ name: 'Compétences', keywords: ['Sertissage', 'Grisaille'] }] },
    ),
    through: [
      'Restauration annuelle de 14 vitraux dans des chapelles',
      'Casse de verre réduite de trois points',
      'Casse de verre réduite d’un tiers',
      'Presque quatre ans en miroiterie',
    ],
    blocked: [
      'Restaure 14 miroirs',
      'Pose des verrières',
      'Sertissage chez Miroiterie Blavet',
      'Casse de verre réduite de 6 %',
      'Dix ans de vitrail',
    ],
  },
  es: {
    resume: person(
      'Luthier',
      [
        [
          'Taller Arpegio SL',
          'Luthier',
          '2017-06',
          undefined,
          [
            'Restauro 18 guitarras al año',
            'Bajé el plazo medio de entrega de 10 a 8 semanas',
            'Ayudo al maestro en el barnizado de violines',
          ],
        ],
        ['Maderas Sorbe', 'Aserrador', '2013-02', '2017-05', ['Cortaba tablones de pino']],
      ],
      { skills: [{ name: 'Técnicas', keywords: ['Marquetería', 'Encordado'] }] },
    ),
    through: [
      'Restauración de 18 guitarras al año',
      'Bajé en dos semanas el plazo medio de entrega',
      'Ayuda en el barnizado de violines',
    ],
    blocked: [
      'Restauro 18 violines al año',
      'Barnizo violines',
      'Marquetería en Maderas Sorbe',
      'Bajé en tres semanas el plazo medio de entrega',
      'Corto guitarras de pino',
    ],
  },
  nl: {
    resume: person(
      'Rietdekker',
      [
        [
          'Dakbedrijf Veenhuis BV',
          'Rietdekker',
          '2019-09',
          undefined,
          [
            'Dek 16 schuren per jaar',
            'Help de voorman bij het meten van nokken',
            'Wachttijd verkort van 9 naar 6 weken',
          ],
        ],
        ['Kwekerij Plag', 'Plukker', '2015-05', '2019-08', ['Plukte aardbeien']],
      ],
      { skills: [{ name: 'Vaardigheden', keywords: ['Nokvorsten', 'Steigerbouw'] }] },
    ),
    through: ['Jaarlijks dek ik 16 schuren', 'Wachttijd drie weken verkort', 'Hulp bij het meten van nokken'],
    blocked: ['Dek 16 nokken per jaar', 'Meet nokken', 'Nokvorsten bij Kwekerij Plag', 'Wachttijd vier weken verkort'],
  },
};

describe('a sentence said in one breath', () => {
  for (const [language, { resume, through, blocked }] of Object.entries(people)) {
    const facts = collectFacts({ resume, now: '2026-06-01' });
    const judge = (sentence: string) => verifySentence(sentence, facts, { language });

    it.each(through)(`rests on one line, one entry or one list (${language}): %s`, (sentence) => {
      expect(judge(sentence)).toEqual([]);
    });

    it.each(blocked)(
      `is not made of several lines, nor of a line without what it holds back (${language}): %s`,
      (sentence) => {
        expect(judge(sentence)).not.toEqual([]);
      },
    );
  }
});
