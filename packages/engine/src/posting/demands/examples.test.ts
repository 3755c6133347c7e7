import { expect, test } from 'vitest';
import { readPosting } from '../read-posting.ts';

const asked = (...lines: string[]): string[] =>
  readPosting(['Lab Technician', '', ...lines].join('\n')).requirements.map(({ text }) => text);

test.each([
  ['Requirements', '- Knowledge of separation techniques (e.g. HPLC, electrophoresis, NMR)', 1],
  ['Requirements', '- Experience with logging systems such as Splunk or Graylog', 1],
  ['Requisiti', '- Esperienza con sistemi di logging come Splunk o Graylog', 1],
  ['Anforderungen', '- Erfahrung mit Datenbanken wie PostgreSQL oder Oracle', 1],
  ['Requirements', '- Knowledge of Python, SQL and Docker', 3],
])('examples belong to the demand that they explain: %s %s', (heading, line, count) => {
  const found = readPosting(`Lab Technician\n\n${heading}\n${line}\n`).requirements;
  expect(found).toHaveLength(count);
  if (count === 1) expect(found[0]?.skills?.length).toBeGreaterThan(1);
  if (count === 1) expect(found[0]?.alternatives).toBe(true);
});

test('a quote that opens a bracket closes it', () => {
  const [first = ''] = asked('Requirements', '- Knowledge of separation techniques (e.g. HPLC, electrophoresis, NMR)');
  expect(first.split('(').length).toBe(first.split(')').length);
});

test('a word that waits for its second half is no demand of its own', () => {
  const shifts = asked('Anforderungen', '- Einsatz im Schicht-, Nacht- und Wochenenddienst', '- Sorgfalt');
  expect(shifts.filter((text) => text.endsWith('-'))).toEqual([]);
  const person = asked('Anforderungen', '- Sie sind zuverlässig, sorgfältig, kunden- und zielorientiert');
  expect(person.filter((text) => text.endsWith('-'))).toEqual([]);
});

test('what stands behind the hyphen of a name is no other thing', () => {
  expect(asked('Requirements', '- Knowledge of e-procurement and privacy')).not.toContain('procurement');
});

test('two sentences about one field are two demands where each names things of its own', () => {
  const found = asked(
    'Requirements',
    '- Experience in optimizing mineral plaster chemistries',
    '- Experience in limewash pigment chemistry is a plus',
  );
  expect(found).toHaveLength(2);
});

test('times of work, nothing asked for, papers that everybody brings and thanks are no demands', () => {
  const none = [
    'Turno Matutino 9:00 a 14:00 Hrs.',
    'Sin Experiencia',
    'CURP',
    'Acta de Nacimiento',
    '180h mês | Escala 6x1',
  ];
  expect(asked('Requisitos:', ...none.map((line) => `- ${line}`), '- Licencia de manejo vigente')).toHaveLength(1);
  expect(asked('Requirements', '- Some patience', 'Some perks may differ by role.')).not.toContain(
    'Some perks may differ by role',
  );
});

test('a heading with a letter or two wrong is that heading', () => {
  const text = ['Requisitos', '- Python', 'Responsabiliades', '- Soporte técnico', '- Desarrollo de software'];
  expect(asked(...text)).toEqual(['Python']);
});

test('a list of identity papers and the steps of a choice ask for nothing', () => {
  const text = [
    'Requisitos',
    '- Licencia de conducir',
    'Documentación necesaria:',
    '- RFC',
    '¿Cuál es el proceso?',
    '- Exámenes',
  ];
  expect(asked(...text)).toHaveLength(1);
});

test('a French sentence that leads to the work opens the duties', () => {
  const posting = readPosting(
    'Technicien\n\nA cet effet, vous aurez la charge de :\nEtablir un diagnostic\nChanger une pièce défectueuse\n\nProfil\n- CAP\n',
  );
  expect(posting.responsibilities.map(({ text }) => text)).toContain('Etablir un diagnostic');
});

test('a line of the tasks that says what somebody has asks for it', () => {
  const posting = readPosting(
    "Maçon\n\nVos missions :\n- Couler du béton\n- Poser des coffrages\n- Vous disposez d'une formation technique en maçonnerie\n",
  );
  expect(posting.requirements).toHaveLength(1);
  expect(posting.responsibilities).toHaveLength(2);
});
