import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

const resume: Resume = {
  basics: {
    name: 'Desmond Achebe',
    label: 'Restaurant General Manager',
    summary:
      'General manager with 12 years in hospitality, the last five running a 140-cover restaurant with a turnover of £2.4m.',
  },
  work: [
    {
      name: 'The Copper Kettle',
      position: 'General Manager',
      startDate: '2020-01',
      highlights: [
        'Run a 140-cover restaurant open seven days a week, with a team of 34',
        'Prepare weekly P&L reports for the owners and hold labour cost at 29%',
      ],
    },
    {
      name: 'The Lantern Rooms',
      position: 'Waiter, then Supervisor',
      startDate: '2013-06',
      endDate: '2016-02',
      highlights: ['Supervised a section of 12 tables', 'Trained new waiters'],
    },
  ],
};
const facts = collectFacts({ resume });
const opinionOf = (sentence: string) => verifySentence(sentence, facts, { language: 'en-GB' }).map(({ text }) => text);

describe('figures and deeds stay with what they were told of', () => {
  it.each([
    'I have been a general manager for 12 years.',
    'I have 12 years of management experience.',
    'I have 12 years as a general manager.',
    'I have managed teams of up to 34 for 12 years.',
    'I have run a 140-cover restaurant for 12 years.',
    'I supervised 12 waiters.',
    'I am a general manager with 14 years in hospitality, the last five running a 140-cover restaurant with a turnover of £2.4m.',
    'I grew turnover to £2.4m.',
    'I raised turnover to £2.4m.',
    'I led the opening of The Copper Kettle.',
    'I opened The Copper Kettle.',
    'I own The Copper Kettle.',
    'I have kept standards high since 2020.',
    'Keeping standards high is what I have done at The Copper Kettle since 2020.',
    'I run a 140-cover restaurant, and I learn systems quickly.',
    'I run a 140-cover restaurant, and I handle everything.',
  ])('refuses: %s', (sentence) => {
    expect(opinionOf(sentence)).not.toEqual([]);
  });

  it.each([
    'I have worked in hospitality for 12 years.',
    'I bring 12 years in hospitality.',
    'For the last five years I have run a 140-cover restaurant.',
    'I have spent the last five years running a 140-cover restaurant.',
    'I supervised a section of 12 tables.',
    'I am a general manager with 12 years in hospitality, the last five running a 140-cover restaurant with a turnover of £2.4m.',
    'Running a 140-cover restaurant is what I do at The Copper Kettle.',
    'I run a 140-cover restaurant, and I prepare weekly P&L reports for the owners.',
    'I run a restaurant that is open seven days a week.',
    'The restaurant has a turnover of £2.4m.',
    'I have been General Manager of The Copper Kettle since January 2020.',
  ])('lets through: %s', (sentence) => {
    expect(opinionOf(sentence)).toEqual([]);
  });
});

describe('courtesies of a letter', () => {
  it.each([
    ['en', 'I look forward to hearing from you.'],
    ['en', 'Thank you for your time and consideration.'],
    ['en', 'Please let me know if you need anything else.'],
    ['en', 'I would be delighted to discuss the role further.'],
    ['en', 'I can be reached by phone or email at any time.'],
    ['de', 'Über eine Einladung zu einem Gespräch freue ich mich sehr.'],
    ['de', 'Für Rückfragen stehe ich Ihnen gern zur Verfügung.'],
    ['fr', 'Dans l’attente de votre réponse, je vous prie d’agréer mes salutations distinguées.'],
    ['fr', 'Je reste à votre disposition pour un entretien.'],
    ['es', 'Quedo a la espera de su respuesta.'],
    ['it', 'Resto a disposizione per un colloquio.'],
    ['pt', 'Fico a aguardar a sua resposta.'],
    ['nl', 'Ik licht mijn motivatie graag toe in een gesprek.'],
  ])('claim nothing (%s): %s', (language, sentence) => {
    expect(verifySentence(sentence, facts, { language })).toEqual([]);
  });

  it.each([
    ['en', 'I would be glad to lead your team.'],
    ['en', 'I am happy in my role and know your company well.'],
    ['en', 'Please find my degree attached.'],
    ['en', 'I would be happy to speak German.'],
    ['en', 'I would be pleased to discuss my patents.'],
    ['de', 'Gern spreche ich mit Ihnen über meine Doktorarbeit.'],
    ['fr', 'Je serais ravi de vous présenter mon brevet.'],
    ['es', 'Quedo a su disposición como jefe de cocina.'],
  ])('do not hide a claim (%s): %s', (language, sentence) => {
    expect(verifySentence(sentence, facts, { language })).not.toEqual([]);
  });
});
