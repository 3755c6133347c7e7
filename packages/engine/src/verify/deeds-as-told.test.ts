import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { collectFacts } from './collect-facts.ts';
import { verifySentence } from './verify-sentence.ts';

const resume: Resume = {
  basics: {
    name: 'Ines Vasquez-Hall',
    label: 'Backend Developer',
    summary: 'Backend developer with six years in fintech and health. Mostly Java and Kotlin, some Go.',
  },
  work: [
    {
      name: 'Meridian Pay',
      position: 'Backend Developer',
      startDate: '2022-05',
      highlights: [
        'Build the settlement service in Kotlin and PostgreSQL; it handles 1.2 million payments a day',
        'Wrote the team’s guide to incident reviews',
      ],
    },
    {
      name: 'Clinidata',
      position: 'Software Engineer',
      startDate: '2019-09',
      endDate: '2022-04',
      highlights: [
        'Maintained a Java monolith used by 90 GP practices',
        'Added HL7 FHIR endpoints with two colleagues',
      ],
    },
  ],
  education: [
    {
      institution: 'University of Hull',
      studyType: 'BSc',
      area: 'Computer Science',
      startDate: '2016',
      endDate: '2019',
      score: '2:1',
    },
  ],
  skills: [{ keywords: ['Java', 'Kotlin', 'Docker'] }],
};
const facts = collectFacts({ resume, now: '2026-06-01' });
const posting =
  'Senior Backend Engineer\nLarkspur Health\n\nLarkspur builds booking software for 300 clinics. You will join a platform team of seven.\n- 5+ years of backend development\n- AWS and Kubernetes\n';
const opinionOf = (sentence: string) =>
  verifySentence(sentence, facts, {
    language: 'en-GB',
    posting,
    employer: 'Larkspur Health',
    title: 'Senior Backend Engineer',
  }).map(({ text }) => text);

describe('a deed is told as it was done, and by whom', () => {
  it.each([
    'I built a Java monolith for 90 GP practices.',
    'I rewrote a Java monolith.',
    'I handle 1.2 million payments a day.',
    'I have run incident reviews for the team.',
    'My guide is used across the company.',
    'I have six years in fintech.',
    'I took a 1:1 in Computer Science at Hull.',
  ])('refuses: %s', (sentence) => {
    expect(opinionOf(sentence)).not.toEqual([]);
  });

  it.each([
    'I have spent six years in fintech and health.',
    'The settlement service handles 1.2 million payments a day.',
    'I created the settlement service in Kotlin and PostgreSQL.',
    'I took a 2:1 in Computer Science at Hull in 2019.',
    'You ask for five years of backend development; I have six.',
    'I have worked with Docker, but not yet with Kubernetes.',
    'Larkspur builds booking software for 300 clinics.',
    'I would like to bring this to your platform team.',
    'I would be glad to talk about your booking software.',
  ])('lets through: %s', (sentence) => {
    expect(opinionOf(sentence)).toEqual([]);
  });

  it.each([
    'I would like to bring my AWS to your platform team.',
    'I build booking software for 300 clinics.',
    'You ask for five years of backend development; I have nine.',
    'I have worked with Kubernetes, but not yet with AWS.',
  ])('and no frame hides a claim: %s', (sentence) => {
    expect(opinionOf(sentence)).not.toEqual([]);
  });
});

describe('a German line with its verb at the end', () => {
  const nurse: Resume = {
    basics: {
      name: 'Margit Lohse',
      label: 'Pflegefachfrau',
      summary: 'Examinierte Pflegefachfrau mit elf Jahren Erfahrung in Geriatrie und Palliativpflege.',
    },
    work: [
      {
        name: 'Seniorenzentrum Fuldaaue',
        position: 'Pflegefachfrau',
        startDate: '2019-04',
        highlights: [
          'Versorgung von 26 Bewohnern in Früh- und Spätdienst',
          'Praxisanleitung von zwei Auszubildenden',
          'Einführung der digitalen Pflegedokumentation (Vivendi) auf zwei Wohnbereichen mitgestaltet',
          'Dienstplanung in Vertretung der Wohnbereichsleitung',
        ],
      },
    ],
    education: [{ studyType: 'Weiterbildung Palliative Care (160 Stunden)', endDate: '2021' }],
  };
  const own = collectFacts({ resume: nurse, now: '2026-06-01' });
  const ad = 'Wohnbereichsleitung\nHaus am Bergpark gGmbH\n\nDas Haus am Bergpark ist ein Pflegeheim mit 80 Plätzen.\n';
  const opinion = (sentence: string) =>
    verifySentence(sentence, own, { language: 'de', posting: ad, employer: 'Haus am Bergpark gGmbH' });

  it.each([
    'Ich habe die digitale Pflegedokumentation eingeführt.',
    'Ich habe die Weiterbildung zur Wohnbereichsleitung abgeschlossen.',
    'Ich habe elf Jahre Erfahrung in der Geriatrie.',
    'Ich leitete zwei Auszubildende.',
    'Ich leite fünf Auszubildende an.',
  ])('refuses: %s', (sentence) => {
    expect(opinion(sentence)).not.toEqual([]);
  });

  it.each([
    'Ich leite zwei Auszubildende an.',
    'Ich habe zwei Auszubildende angeleitet.',
    'Die Einführung von Vivendi auf zwei Wohnbereichen habe ich mitgestaltet.',
    'In der Geriatrie und der Palliativpflege habe ich elf Jahre Erfahrung.',
    'Das Haus am Bergpark ist ein Pflegeheim mit 80 Plätzen.',
    'Gerne stelle ich mich bei Ihnen vor.',
  ])('lets through: %s', (sentence) => {
    expect(opinion(sentence)).toEqual([]);
  });
});

describe('a teacher', () => {
  const teacher: Resume = {
    basics: {
      name: 'Carol-Ann Devereaux',
      summary: 'Third-grade teacher with nine years in public schools, including two years of remote teaching.',
    },
    work: [
      {
        name: 'Lindenwood Elementary',
        position: 'Third Grade Teacher',
        startDate: '2018-08',
        highlights: ['Raised the share of students reading at grade level from 54% to 71% over three years'],
      },
      { name: 'Pine Hollow School', position: 'Fourth Grade Teacher', startDate: '2016-08', endDate: '2018-06' },
    ],
    education: [{ institution: 'Wright State University', studyType: 'M.Ed.', endDate: '2020' }],
    certificates: [{ name: 'TESOL endorsement (in progress)' }],
  };
  const own = collectFacts({ resume: teacher, now: '2026-06-01' });
  const opinion = (sentence: string) => verifySentence(sentence, own, { language: 'en-US' });

  it.each([
    'I have nine years of remote teaching.',
    'I raised the share of students reading at grade level in one year.',
    'I raised the share of students reading above grade level from 54% to 71% over three years.',
    'I earned my M.Ed. in 2018.',
    'I earned my M.Ed. from Wright State University in 2018.',
    'All my students passed.',
    'I hold a TESOL endorsement.',
  ])('refuses: %s', (sentence) => {
    expect(opinion(sentence)).not.toEqual([]);
  });

  it.each([
    'I have taught in public schools for nine years.',
    'In three years I raised the share of students reading at grade level from 54% to 71%.',
    'I earned my M.Ed. at Wright State in 2020.',
    'I am working on a TESOL endorsement.',
  ])('lets through: %s', (sentence) => {
    expect(opinion(sentence)).toEqual([]);
  });
});

describe('a gardener', () => {
  const gardener: Resume = {
    basics: {
      name: 'Gareth Pritchard',
      summary: 'Landscape gardener with 14 years on private gardens and public parks.',
    },
    work: [
      {
        name: 'Bute Park Trust',
        position: 'Head Gardener',
        startDate: '2014-03',
        endDate: '2019-03',
        highlights: [
          'Wrote the pesticide reduction plan; use fell by 60% in three years',
          'Build about 12 gardens a year',
        ],
      },
    ],
    certificates: [
      { name: 'PA1 and PA6 spraying certificates' },
      { name: 'Chainsaw maintenance and cross-cutting (CS30)' },
      { name: 'Driving licence with trailer (B+E)' },
    ],
  };
  const own = collectFacts({ resume: gardener, now: '2026-06-01' });
  const ad =
    'Parks Supervisor\nVale Council, Barry\n\nThe Vale of Glamorgan has 41 parks and two country parks.\n\nDuties\n- Inspect play areas\n';
  const opinion = (sentence: string) =>
    verifySentence(sentence, own, {
      language: 'en-GB',
      posting: ad,
      employer: 'Vale Council',
      title: 'Parks Supervisor',
    });

  it.each([
    'I hold PA2.',
    'I hold a chainsaw ticket (CS31).',
    'I have a full clean driving licence.',
    'My plan was adopted by other parks.',
    'I have been Head Gardener for 14 years.',
    'I look after 41 parks.',
  ])('refuses: %s', (sentence) => {
    expect(opinion(sentence)).not.toEqual([]);
  });

  it.each([
    'I hold PA1 and PA6.',
    'I have worked on private gardens and public parks for 14 years.',
    'I build about a dozen gardens a year.',
    'The Vale of Glamorgan has 41 parks and two country parks.',
    'You have 41 parks and two country parks.',
    'My CV does not show play area inspections.',
  ])('lets through: %s', (sentence) => {
    expect(opinion(sentence)).toEqual([]);
  });
});
