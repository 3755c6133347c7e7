import type { Resume } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../optimise-resume.ts';
import { readPosting } from '../posting/read-posting.ts';

const run = (resume: Resume, posting: string) =>
  optimiseResume({ resume, posting: readPosting(posting), now: '2026-06-01' });

const fitter: Resume = {
  basics: { name: 'Jens Talhof' },
  work: [
    {
      name: 'Lager Nord GmbH',
      position: 'Berufspraktikum',
      startDate: '2018-03',
      endDate: '2018-07',
      highlights: ['Entwicklung eines Wartungssystems für Regalbediengeräte'],
    },
    {
      name: 'Anlagenbau Kern GmbH',
      position: 'Vollzeit: Monteur im Sondermaschinenbau',
      startDate: '2011-02',
      endDate: '2013-09',
      highlights: [
        'Montage und Service im In- und Ausland',
        'Aufbau von mechanischen Komponenten inkl. Prüfung der Anlagen',
        'Fertigung von Schweißkonstruktionen',
      ],
    },
  ],
  education: [
    {
      institution: 'FH Talheim',
      studyType: 'Master',
      area: 'Studium Automatisierungstechnik',
      startDate: '2016-10',
      endDate: '2018-09',
    },
    {
      institution: 'Anlagenbau Kern GmbH',
      studyType: 'Lehre zum Mechatroniker',
      startDate: '2006-09',
      endDate: '2010-05',
    },
  ],
};
const mechanic =
  'Industriemechaniker (m/w/d)\nWerk Süd GmbH\n\nIhre Aufgaben\n- Montage und Wartung von Maschinen\n- Reparaturen vor Ort\n\nIhr Profil\n- Ausbildung als Industriemechaniker oder vergleichbar\n- Führerschein der Klasse B\n';

describe('a training that the posting asks for', () => {
  it('is told before any work, also where a degree came later', () => {
    const [opening = ''] = run(fitter, mechanic).letter.paragraphs;
    expect(opening).toContain('Ich habe eine Lehre zum Mechatroniker abgeschlossen.');
  });

  it('is no licence to drive', () => {
    const [opening = ''] = run({ ...fitter, skills: [{ keywords: ['Führerschein Klasse B'] }] }, mechanic).letter
      .paragraphs;
    expect(opening).not.toContain('Führerschein');
  });

  it('is told with its adjective as a sentence writes it', () => {
    const clerk: Resume = {
      ...fitter,
      education: [
        { institution: 'Bank Tal', studyType: 'Kaufmännische Grundausbildung EFZ', startDate: '2018', endDate: '2021' },
      ],
    };
    const posting =
      'Bankkaufmann (m/w/d)\nBank Süd AG\n\nIhr Profil\n- Ausbildung als Bankkaufmann oder eine vergleichbare Qualifikation\n';
    expect(run(clerk, posting).letter.paragraphs[0]).toContain(
      'Ich habe die kaufmännische Grundausbildung EFZ abgeschlossen.',
    );
  });
});

describe('years of work', () => {
  it('are told before some months of an internship', () => {
    const text = run(fitter, mechanic).letter.paragraphs.join('\n');
    expect(text).toContain('Monteur im Sondermaschinenbau, Anlagenbau Kern GmbH (2011–2013)');
    expect(text).not.toContain('Regalbediengeräte');
  });

  it('and no weeks of a trade tell which postings fit better', () => {
    const [internship] = fitter.work ?? [];
    const brief = { ...fitter, work: internship === undefined ? [] : [{ ...internship, position: 'Web Developer' }] };
    const { letter } = run(
      brief,
      'Chirurg\nKlinik Süd\n\nIhr Profil\n- Approbation als Arzt\n- Erfahrung in der Chirurgie\n',
    );
    expect(letter.remarks?.join(' ')).not.toContain('better fit');
  });
});

describe('a degree', () => {
  const vet: Resume = {
    basics: { name: 'Elena Marsh' },
    work: [
      {
        name: 'Larch Farms',
        position: 'Veterinarian',
        startDate: '2010',
        endDate: '2013',
        highlights: ['Treated herds of 12 farms each month'],
      },
    ],
    education: [
      { institution: 'PhD Epidemiology. University of Alder.', endDate: '2017' },
      { institution: 'DVM. University of Larch.', endDate: '1998' },
    ],
  };

  it('is told by the line that names it with its school, the one that is asked for by its initials', () => {
    const { letter } = run(
      vet,
      'Veterinary Technician\nAlder Farms\n\nRequirements\n- Degree in Doctor of Veterinary Medicine\n',
    );
    expect(letter.paragraphs[0]).toContain('I hold a DVM from the University of Larch.');
  });
});

describe('a course', () => {
  it('is told by the name that stands where its school belongs', () => {
    const resume: Resume = {
      basics: { name: 'Rui Prado' },
      work: [
        { name: 'Loja Lago', position: 'Assistente', startDate: '2020', highlights: ['Atendi 40 clientes por dia'] },
      ],
      education: [
        { institution: 'Certificado em Pacote Office', studyType: 'Senai', startDate: '2020', endDate: '2022' },
      ],
    };
    const { letter } = optimiseResume({
      resume,
      posting: readPosting(
        'Assistente de suporte\nLago Telecom\n\nRequisitos\n- Ensino Médio completo\n- Pacote Office\n',
      ),
      now: '2026-06-01',
      language: 'pt',
    });
    expect(letter.paragraphs.join(' ')).toContain('Tenho o certificado em Pacote Office.');
  });
});

describe('text that is whole', () => {
  it('does not end at an abbreviation, and names a study once', () => {
    const posting =
      'Automatisierungstechniker\nWerk Süd GmbH\n\nIhre Aufgaben\n- Aufbau von mechanischen Komponenten\n\nIhr Profil\n- Studium der Automatisierungstechnik\n';
    const text = run(fitter, posting).letter.paragraphs.join('\n');
    expect(text).not.toMatch(/inkl\.(?:$|\n)/);
    expect(text).toContain('Studiert habe ich Automatisierungstechnik (Master).');
  });

  it('writes a language in capitals as a word', () => {
    const teacher: Resume = {
      basics: { name: 'Marta Soler' },
      work: [
        {
          name: 'Escuela Lago',
          position: 'Docente',
          startDate: '2018',
          highlights: ['Preparo clases de música para 4 grupos'],
        },
      ],
      languages: [{ language: 'INGLÉS', fluency: 'MUY BUENO' }],
    };
    const { letter } = optimiseResume({
      resume: teacher,
      posting: readPosting('Camarera\nHotel Lago\n\nRequisitos\n- Inglés hablado\n'),
      now: '2026-06-01',
      language: 'es',
    });
    expect(letter.paragraphs.join(' ')).toContain('Hablo inglés (muy bueno).');
  });
});

describe('what is asked', () => {
  it('begins with the conditions of the posting and ends at no agency', () => {
    const posting = readPosting(mechanic.replace('Werk Süd GmbH', 'Tal Personalvermittlung GmbH'));
    const { questions } = optimiseResume({ resume: fitter, posting, now: '2026-06-01' });
    expect(questions[0]?.text).toMatch(/Industriemechaniker|Führerschein/);
    expect(questions.map(({ text }) => text).join(' ')).not.toContain('work at Tal');
  });

  it('is never when studies that were given up will end', () => {
    const given: Resume = {
      ...fitter,
      education: [
        { institution: 'FH Talheim', studyType: 'Bachelor', area: 'Informatik (abgebrochen)', startDate: '2016' },
      ],
    };
    const { questions } = run(
      given,
      'Techniker\nWerk Süd GmbH\n\nIhr Profil\n- Abgeschlossenes Studium der Informatik\n',
    );
    expect(questions.map(({ text }) => text).join(' ')).not.toContain('haven’t finished');
  });
});
