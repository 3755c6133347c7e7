import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

type Case = {
  language: string;
  resume: Resume;
  posting?: string;
  employer?: string;
  through: string[];
  blocked: string[];
};

const job = (name: string, position: string, startDate: string, highlights: string[], endDate?: string) => ({
  name,
  position,
  startDate,
  ...(endDate === undefined ? {} : { endDate }),
  highlights,
});

const cases: Record<string, Case> = {
  'a field of work in a summary, which is no deed of renewing': {
    language: 'en',
    resume: {
      basics: { name: 'Cal Fell', summary: 'Joiner with 12 years’ experience across new build and refurbishment.' },
      work: [job('Clydebuilt Homes', 'Site Joiner', '2018-05', ['Fit and certify fire doors'])],
    },
    through: ['I am a joiner with 12 years’ experience across new build and refurbishment.'],
    blocked: ['I refurbished fire doors.'],
  },
  'parts, prizes, days and studies that go on, in English': {
    language: 'en',
    resume: {
      basics: { name: 'Ada Fell', label: 'Bell Hanger' },
      work: [
        job('Lowick Bell Foundry Works', 'Bell Hanger', '2020-02', [
          'Maintain 4 of the 21 towers of the diocese',
          'Lead a workshop crew of 6',
          'Tune bells on about ten Saturdays a year',
          'Coach five apprentices in ropework',
          'Landed the two largest church orders of the house',
        ]),
      ],
      education: [
        {
          institution: 'Tyne College',
          studyType: 'Diploma (3 of 5 units passed)',
          area: 'Casting',
          startDate: '2023-09',
        },
      ],
      awards: [{ title: 'Second place, Ropework Contest' }],
      languages: [
        { language: 'Polish', fluency: 'B1' },
        { language: 'Spanish', fluency: 'Basic' },
      ],
    },
    through: [
      'I maintain four of the 21 towers of the diocese',
      'I lead a workshop crew of six',
      'I am studying for the Diploma in Casting and have passed three units so far',
      'Second place in the Ropework Contest',
      'I coach five apprentices in ropework',
    ],
    blocked: [
      'Maintain 21 towers of the diocese',
      'I lead six workshops',
      'I tune bells every Saturday',
      'Diploma in Casting, Tyne College',
      'First place in the Ropework Contest',
      'I manage five apprentices',
      'I landed the two largest orders of the house',
      'Good working Polish and Spanish',
      'Rope inspector at Lowick Bell Foundry',
      'When I started, the crew was 3 people',
    ],
  },
  'what a posting looks for, in French, with either apostrophe': {
    language: 'fr',
    employer: "Brasserie de l'Aven",
    posting:
      "Brasserie de l'Aven exporte ses bières dans douze pays. Encadrer une équipe de trois brasseurs. Préparer les commandes.",
    resume: {
      basics: { name: 'Anne Lior', label: 'Caviste' },
      work: [job('Cave Rozé', 'Caviste', '2019-05', ['Conseil à la clientèle'])],
    },
    through: [
      'Je vous adresse ma candidature à la Brasserie de l’Aven.',
      'Vous cherchez quelqu’un pour encadrer trois brasseurs et préparer les commandes.',
    ],
    blocked: [
      'J’ai encadré trois brasseurs.',
      'Vous cherchez quelqu’un pour encadrer trois brasseurs, et je l’ai fait.',
    ],
  },
  'what a posting looks for and changing stems, in Portuguese': {
    language: 'pt',
    posting: 'Coordenar uma equipa de 8 operadores. Planear expedições.',
    resume: {
      basics: { name: 'Rui Vale' },
      work: [job('Armazéns Lis', 'Operador', '2019-05', ['Receção e conferência de mercadorias'])],
    },
    through: ['Procuram alguém para coordenar oito operadores.', 'Recebo e confiro mercadorias'],
    blocked: ['Coordeno oito operadores.', 'Procuram alguém para coordenar oito operadores, e eu coordeno oito.'],
  },
  'words at the end of the sentence and endings, in German': {
    language: 'de',
    posting: 'Kenntnisse im Qualitätsmanagement.',
    resume: {
      basics: { name: 'Ute Kolb' },
      work: [
        job('Kolb Versand', 'Lagerleiterin', '2016-04', [
          'Einarbeitung neuer Kollegen',
          'Rekrutierung von jährlich 120 Auszubildenden',
          'Wundversorgung',
        ]),
      ],
    },
    through: [
      'Dort bin ich für die Einarbeitung neuer Kollegen zuständig.',
      'Sie suchen außerdem jemanden mit Kenntnissen im Qualitätsmanagement; diese habe ich noch nicht.',
      'Jährlich 120 Auszubildende rekrutiert',
    ],
    blocked: ['Ich habe Kenntnisse im Qualitätsmanagement.', 'Jährlich 210 Auszubildende rekrutiert'],
  },
};

describe.each(Object.entries(cases))(
  'the gate on %s',
  (_, { language, resume, posting, employer, through, blocked }) => {
    const facts = collectFacts({ resume, now: '2026-06-01' });
    const context = {
      language,
      ...(posting === undefined ? {} : { posting }),
      ...(employer === undefined ? {} : { employer }),
    };
    it.each(through)('lets pass “%s”', (sentence) => expect(verifySentence(sentence, facts, context)).toEqual([]));
    it.each(blocked)('blocks “%s”', (sentence) => expect(verifySentence(sentence, facts, context)).not.toEqual([]));
  },
);
