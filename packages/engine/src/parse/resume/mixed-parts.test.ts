import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { readText } from '../../read/text/read-text.ts';
import { parseResume } from './parse-resume.ts';

const typed = (text: string, head = ''): Resume =>
  parseResume(readText(new TextEncoder().encode(`ADA MORENO\n${head}ada.moreno@example.com\n\n${text}\n`))).resume;

describe('a part of a resume that holds more than its heading says', () => {
  it('papers among degrees are certificates, where they have a year and no school', () => {
    const { education, certificates } = typed(
      'EDUCATION & CERTIFICATION\nCPA, Florida, 2013\nMAcc, University of South Florida, 2012\nBS Accounting, University of South Florida, 2011',
    );
    expect(certificates).toMatchObject([{ name: 'CPA', date: '2013' }]);
    expect(education?.map(({ studyType }) => studyType)).toEqual(['MAcc', 'BS']);
  });

  it('a course with its school below it stays among the degrees', () => {
    const { certificates, education } = typed(
      'EDUCATION\nCertified Medical Assistant, 2015\nLarch College\n\nBSc Biology, University of Leeds, 2011',
    );
    expect(certificates).toBeUndefined();
    expect(education).toHaveLength(2);
  });

  it('a commercial licence on a line of its own below the school is no course of it', () => {
    const { certificates, education } = typed(
      'SCHOOL\nTennessee College of Applied Technology - Diesel Powered Equipment diploma - 2016\n\nCDL class B with P and S endorsement',
    );
    expect(certificates).toEqual([{ name: 'CDL class B with P and S endorsement' }]);
    expect(education?.[0]?.courses).toBeUndefined();
  });

  it('languages with their levels in a row below the skills are languages', () => {
    const { languages, skills } = typed('COMPÉTENCES\nInDesign, Photoshop\nAnglais courant, espagnol intermédiaire');
    expect(languages?.map(({ language }) => language)).toEqual(['Anglais', 'espagnol']);
    expect(skills?.[0]?.keywords).toEqual(['InDesign', 'Photoshop']);
  });

  it('a licence behind the languages stands among the papers', () => {
    const { languages, certificates } = typed('LANGUES\nFrançais (natif), anglais (B2). Permis B, véhiculé(e)');
    expect(certificates).toEqual([{ name: 'Permis B, véhiculé(e)' }]);
    expect(languages).toHaveLength(2);
  });

  it('one level may stand behind two languages', () => {
    expect(typed('IDIOMAS\ncastellano y valenciano nativos, inglés B1').languages).toEqual([
      { language: 'castellano', fluency: 'nativos' },
      { language: 'valenciano', fluency: 'nativos' },
      { language: 'inglés', fluency: 'B1' },
    ]);
  });

  it('a certificate with its year below the skills is no skill', () => {
    const { certificates, skills } = typed(
      'SKILLS\nTerraform, Docker, Python\nAWS Certified Solutions Architect – Associate (2023)',
    );
    expect(certificates).toMatchObject([{ date: '2023' }]);
    expect(skills?.[0]?.keywords).toEqual(['Terraform', 'Docker', 'Python']);
  });

  it('capitals right below a line of a list are no heading', () => {
    const { certificates, customSections } = typed(
      'EXPERIENCE\nCarpenter, Larch Builders, 2016 - 2020\n- Framed houses\n\nLICENSES\nConstruction Supervisor License, exp 11/2027\nOSHA 30\nLead-safe renovator\n\nEDUCATION\nLarch High School, 2007',
    );
    expect(certificates?.map(({ name }) => name)).toContain('OSHA 30');
    expect(customSections ?? []).toEqual([]);
  });
});

describe('the head of a job or a degree', () => {
  it('keeps what the employer is apart from its name and town', () => {
    const { work } = typed(
      'EXPERIENCE\nController    2020 - Present\nGulfside Marine Supply, Tampa FL ($48M distributor)\nLead a team of 6 in AP and AR.\nShortened the close from 12 days to 6.\n\nAssistant Controller    2016 - 2020\nPalm Harbor Foods, Clearwater FL\nPrepared statements for three entities.',
    );
    expect(work?.[0]).toMatchObject({
      name: 'Gulfside Marine Supply',
      location: 'Tampa FL',
      description: '$48M distributor',
    });
  });

  it('may end in how long it lasted', () => {
    const { work } = typed(
      'EXPÉRIENCES\nAssistante – Théâtre Larch – 2019 à 2021\n- Relations presse\n\nStage – Radio Côte Bleue – 2018 (6 mois)',
    );
    expect(work?.[1]).toMatchObject({ position: 'Stage', name: 'Radio Côte Bleue', startDate: '2018' });
  });

  it('keeps the town that tells a university from its sisters', () => {
    const { education } = typed('EDUCATION\nB.A. Communication, University of Texas at San Antonio, 2017');
    expect(education?.[0]?.institution).toBe('University of Texas at San Antonio');
  });
});

it('several short sentences below the name are a summary and no headline', () => {
  const { basics } = typed(
    'WORK\nDiesel Tech, Larch Trucks, 2019 - 2021\n- Repaired trucks',
    'Memphis, TN\n\nDiesel technician, 8 yrs. ASE T4, T6, T8. Own tools.\n\n',
  );
  expect(basics?.label).toBeUndefined();
  expect(basics?.summary).toBe('Diesel technician, 8 yrs. ASE T4, T6, T8. Own tools.');
});
