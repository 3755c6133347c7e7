import { describe, expect, test } from 'vitest';
import { readPosting } from '../read-posting.ts';

const employerOf = (...lines: string[]): string | undefined => readPosting(lines.join('\n')).employer;

describe('the employer of a posting', () => {
  test('with a full stop inside the name is the name and not the sentence that it opens', () => {
    const about = 'Quarry Supply Co., Inc. is the region’s largest seller of roofing. We keep our promises every day.';
    const text = [
      'Outside Sales Professional',
      '',
      'About us',
      about,
      '',
      'Job description',
      'Quarry Supply will help you.',
    ];
    expect(employerOf(...text)).toBe('Quarry Supply Co., Inc.');
  });

  test('is a name where the label stands before a sentence', () => {
    const label = 'Company: Brambleby Foods is a family business that bakes for shops all over the county';
    expect(employerOf('Baker', label, 'Requirements', '- NVQ in baking')).toBe('Brambleby Foods');
  });

  test('is the house that opens a sentence and that the text comes back to', () => {
    const text = [
      'Senior Developer',
      'About us',
      'Based in Leeds, Harrow Partners are a “founders’ workshop”.',
      'Job description',
      'You will advise the founders and the Harrow Partners team.',
    ];
    expect(employerOf(...text)).toBe('Harrow Partners');
  });

  test('is a house that is called one, though its name is a skill too', () => {
    const text = [
      'Clerk',
      'Job description',
      'Apex is an environmental consulting firm in Dover. You will keep the books.',
    ];
    expect(employerOf(...text)).toBe('Apex');
  });

  test('is the whole name where each mention of it was broken at its inner capital', () => {
    const text = [
      'Field Engineer',
      'About us',
      'Well',
      'Spring is a water monitoring company based in Reno. Farms trust Well',
      'Spring because it is precise.',
    ];
    expect(employerOf(...text)).toBe('WellSpring');
  });

  test('is a name with its legal form that a line opens with and no sentence goes on from', () => {
    const text = ['Quality Specialist', '', 'Holm Naturals, Inc / Larch Apothecary', '', 'You validate our machines.'];
    expect(employerOf(...text)).toBe('Holm Naturals, Inc');
    expect(
      employerOf('Developer', '', 'We look for a developer.', '', 'Holm AG, Larch KG and many others trust us.'),
    ).toBeUndefined();
  });

  test('is none that another post or a link to a tool names', () => {
    const text = [
      'Holm Lab - Postdoc',
      'A position is available in the Holm lab to work on ferns.',
      'To apply, send a letter to jobs@larch.example.',
      'There is also a position available in the Alder lab at UC Elmview (http://www.alderlab.example).',
    ];
    expect(employerOf(...text)).toBeUndefined();
    expect(
      employerOf(
        'Altenpfleger (m/w/d)',
        'Bei der Larch Klinik GmbH ist zum Mai eine Stelle frei, zudem ist eine weitere Stelle in der Alder Klinik frei.',
      ),
    ).toBe('Larch Klinik GmbH');
    const video = [
      'Ingénieur logiciel',
      'Vidéo Loom',
      'Notre fondateur a réalisé une vidéo Loom : https://www.loom.com/share/123',
      'Vous rejoindrez une équipe de développeurs.',
    ];
    expect(employerOf(...video)).toBeUndefined();
    for (const house of ['Video Games Ltd', 'Link Housing'])
      expect(employerOf('Developer', house, 'London', '', 'Requirements', '- C#')).toBe(house);
  });

  test('is the publisher below the title and not the game that it sells', () => {
    const text = [
      'Client Developer',
      'Holmwood Publishing',
      'Portugal',
      '',
      'At Holmwood, our vision is to bring people together through Larka Life so they can play! Larka Life is one of the world’s largest games.',
      '',
      'Requirements',
      '- C#',
    ];
    expect(employerOf(...text)).toBe('Holmwood Publishing');
  });

  test('is whom a form of words names, though it is named once', () => {
    const text = [
      'Tecnico di laboratorio',
      '',
      'Il Centro Studi per la Ghisa è alla ricerca di un tecnico.',
      'Requisiti',
      '- Diploma',
    ];
    expect(employerOf(...text)).toBe('Centro Studi per la Ghisa');
  });

  test('is never the place below the title, a part of the title or a legal form alone', () => {
    expect(employerOf('Assembleur (H/F)', '10 - LA CHAPELLE ST LUC', '', 'Profil', '- CAP Mécanique')).toBeUndefined();
    const oven = ['Pizzaïolo', '65 - Vallées (Hautes)', '', 'Profil', '- Formation de pizzaïolo'];
    expect(employerOf(...oven)).toBeUndefined();
    const health = ['Atendimento - Plano de Saúde', 'Atendimento - Plano de Saúde', '', 'Requisitos', '- Ensino médio'];
    expect(employerOf(...health)).toBeUndefined();
    expect(employerOf('Sales Executive', '', 'Pty Ltd is the fastest growing.', 'Skills', '- Sales')).not.toBe(
      'Pty Ltd',
    );
  });

  test.each([
    [['Stellenausschreibung – Familienhilfe Wendt UG', 'Zurück', 'Erzieher (m/w/d)'], 'Familienhilfe Wendt UG'],
    [
      ['Vacatures | Dakwerken Ophoven', '- Home', '- Contact', 'Dakdekker', 'Bij Dakwerken Ophoven werk je buiten.'],
      'Dakwerken Ophoven',
    ],
    [
      ['Business Reporter', 'Full Time', 'Leeds', 'The Wharfedale Courier is seeking a reporter for its desk.'],
      'Wharfedale Courier',
    ],
  ])('stands in the page’s own title, and is no banner and no form of employment: %j', (lines, name) => {
    expect(employerOf(...lines, '', 'Aufgaben', '- Rapporte', 'Profil', '- Erfahrung', '- Führerschein')).toBe(name);
  });
});

test('a number before each mention of a name belongs to it, one that counts lines does not', () => {
  const read = (text: string) => readPosting(`${text}\n- Führerschein Klasse B\n`).employer;
  expect(read('Platzwart\n1. FC Auental\n\nDer 1. FC Auental ist ein Verein. Der 1. FC Auental sucht dich.')).toBe(
    '1. FC Auental',
  );
  expect(read('Stellen\n\n1. Larch Pumpen GmbH sucht einen Platzwart\n2. Wer kann sich bewerben?')).toBe(
    'Larch Pumpen GmbH',
  );
});
