import { expect, test } from 'vitest';
import { findExamples } from './demands/find-examples.ts';
import { readPosting } from './read-posting.ts';
import { joinLines } from './text/join-lines.ts';
import { rowsAsLabels, withoutQuoteMarks } from './text/read-markup.ts';

const body = `
## Responsibilities
- Plan the week's deliveries
- Check what arrives
- Write reports

## Requirements
- Two years in a warehouse
- Knowledge of Excel
`;

test('lines that Markdown quotes hold labels as others do', () => {
  const { title, employer, location } = readPosting(
    `>Job title: Warehouse Planner\n>Organization: Ministry of Tides\n>Location: Bristol\n${body}`,
  );
  expect({ title, employer, location }).toEqual({
    title: 'Warehouse Planner',
    employer: 'Ministry of Tides',
    location: 'Bristol',
  });
  expect(withoutQuoteMarks('> one quoted line\nand another')).toBe('> one quoted line\nand another');
});

test('a row of a table is a label with its value and is not joined with the next', () => {
  expect(rowsAsLabels('Lieu de travail\tVALMONT\nUn\tdeux\ttrois')).toBe('Lieu de travail: VALMONT\nUn\tdeux\ttrois');
  const rows = 'Type de contrat: CDD - 1 an\nNature du contrat: CAE';
  expect(joinLines(rows)).toBe(rows);
});

test('a tag in square brackets and a house that the address proves are no part of the title', () => {
  const { title, employer } = readPosting(
    `[PR-Curitiba] Analista de Estoque na Lume S.T.\n### Requisitos\n- Experiência com estoque\n- Conhecimento de Excel\n- Boa comunicação\n### Como se candidatar\nEnviar currículo para: rh@lumest.example\n`,
  );
  expect({ title, employer }).toEqual({ title: 'Analista de Estoque', employer: 'Lume S.T.' });
});

test('a greeting is no title; the trade that the sentence seeks is', () => {
  const { title, guess } = readPosting(
    'Salve a tutti, la mia società (Lumen SPA) cresce e siamo alla ricerca di sviluppatori Java con passione\nInviate il CV a job@lumen.example\n',
  );
  expect(title ?? guess?.title).toBe('sviluppatori Java');
});

test.each(['Anna Maria Berlin', 'Dr. Klaus Hamburg', 'Emily Church'])('who signs alone is no house: %s', (last) => {
  const { employer, guess } = readPosting(
    `Pflegefachkraft (m/w/d)\n\nIhr Profil\n- abgeschlossene Ausbildung in der Pflege\n- Führerschein Klasse B\n\nEinstellung sofort\n\n${last}`,
  );
  expect({ employer, guess: guess?.employer }).toEqual({});
});

test.each(['URGENTE EMPRESA IMPORTANTE BUSCA SOLDADOR', 'GRUPO LIDER SOLICITA SOLDADOR'])(
  'a line in capitals that seeks names no house by itself: %s',
  (line) => {
    const { employer, guess } = readPosting(`${line}\n\nRequisitos\n- Experiencia en soldadura\n`);
    expect({ employer, guess: guess?.employer }).toEqual({});
  },
);

test('examples may stand behind a comma', () => {
  const text = 'experience with Linux systems, like Alpine, Debian or Fedora';
  expect(findExamples(text).map(({ start }) => text.slice(0, start))).toEqual(['experience with Linux systems']);
});

test('a Spanish heading of what one has to know opens demands, and what would be positive is a wish', () => {
  const { requirements } = readPosting(
    'Ingeniera Backend\nLumen\nSomos un equipo pequeño.\n\n**¿QUÉ TIENES QUE SABER?**\n- Necesitarás soltura con SQL\n- Sería positivo que tengas experiencia con Docker\n- Conocimientos de Linux\n\n**¿QUÉ OFRECEMOS?**\n- Horario flexible\n- Formación\n',
  );
  expect(requirements.map(({ importance, text }) => `${importance} ${text.split(' ').at(-1)}`)).toEqual([
    'must SQL',
    'nice Docker',
    'must Linux',
  ]);
});

test.each(['Must have skills', 'Must Have Technical Skills', 'Must have experience in', 'Must have competencies'])(
  '"%s" opens demands',
  (heading) => {
    const { requirements } = readPosting(
      `Dispatcher\n\nAbout us\nWe move freight.\n\n${heading}\n- Java\n- Kubernetes\n- Payroll\n`,
    );
    expect(requirements.map(({ text }) => text)).toEqual(['Java', 'Kubernetes', 'Payroll']);
  },
);
