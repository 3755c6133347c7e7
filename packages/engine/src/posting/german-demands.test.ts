import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const demands = (...lines: string[]) =>
  readPosting(
    ['Sachbearbeiterin (m/w/d)', 'Ahornwerk GmbH', '', 'Ihr Profil', ...lines.map((line) => `- ${line}`)].join('\n'),
  ).requirements;

describe('the house that a German posting speaks of', () => {
  it.each([
    ['Die Stiftung Ahornhof in Uster begleitet 120 Menschen in Wohngruppen und Werkstätten.', 'Stiftung Ahornhof'],
    [
      'Der Verein Waldwichtel e. V. betreibt in Kirchheim einen Naturkindergarten mit 30 Kindern.',
      'Verein Waldwichtel e. V.',
    ],
  ])('is named by its own sentence, and not by a heading: %s', (sentence, employer) => {
    const posting = readPosting(
      `Leitung Verwaltung 80–100 %\n\n${sentence}\n\nIhr Aufgabengebiet\n- Führung der Buchhaltung\n\nIhr Profil\n- Erfahrung in der Buchhaltung`,
    );
    expect(posting.employer).toBe(employer);
  });

  it('is not what is said to the reader', () => {
    const posting = readPosting(
      'Erzieher*in (m/w/d)\n\nDu\n- bist staatlich anerkannte*r Erzieher*in\n- sprichst im besten Fall Französisch\n\nWas du bei uns machst\n- Begleitung der Kinder im Alltag\n- Planung von Projekten',
    );
    expect(posting.employer).toBeUndefined();
    expect(posting.requirements.map(({ kind, importance }) => [kind, importance])).toEqual([
      ['education', 'must'],
      ['language', 'nice'],
    ]);
    expect(posting.responsibilities).toHaveLength(2);
  });
});

describe('a German demand', () => {
  it('for one of several trainings is a choice of what they train for', () => {
    const [demand] = demands('Weiterbildung zur VERAH, NäPa oder Praxismanagerin von Vorteil');
    expect(demand).toMatchObject({ importance: 'nice', alternatives: true });
    expect(demand?.skills?.map(({ text }) => text)).toEqual(['VERAH', 'NäPa', 'Praxismanagerin']);
  });

  it.each(['Weitere Sprachkenntnisse, gern Russisch', 'Kenntnisse in Türkisch sind willkommen'])(
    'that is only welcome is a wish: %s',
    (line) => {
      expect(demands(line).map(({ kind, importance }) => [kind, importance])).toEqual([['language', 'nice']]);
    },
  );

  it('with a wish for one class more stays what must be', () => {
    expect(demands('Führerschein Klasse B, gern BE').map(({ importance }) => importance)).toEqual(['must']);
  });

  it('for a master or a technician takes either', () => {
    expect(demands('Meister oder Techniker von Vorteil')[0]).toMatchObject({
      text: 'Meister oder Techniker von Vorteil',
      degree: { level: 5 },
    });
  });
});

describe('a tax of a French posting', () => {
  it('is no certificate of its letters', () => {
    const { requirements } = readPosting(
      'Comptable (F/H)\nFromagerie des Érables\n\nProfil\n- établissement des déclarations fiscales (TVA, CFE, DEB)',
    );
    expect(requirements.filter(({ kind }) => kind === 'certificate')).toEqual([]);
  });
});

describe('letters that stand for something else in German', () => {
  it('are the papers of who trains apprentices, and no language to program in', () => {
    const found = demands('Ausbildereignung (AdA) wünschenswert').flatMap(({ skills = [] }) => skills);
    expect(found.map(({ name }) => name)).not.toContain('Ada');
  });
});

describe('how to apply', () => {
  it('is no demand', () => {
    const { requirements } = readPosting(
      'Técnico electromecánico\nMolinos Alerce S.A.\n\nRequisitos\n- Conocimiento de PLC Siemens\n- Interesados enviar CV a la Srta. Milagros Pinto',
    );
    expect(requirements.map(({ text }) => text)).toEqual(['Conocimiento de PLC Siemens']);
  });
});
