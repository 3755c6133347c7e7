import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { widenTexts } from '@shortlist/mail/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listCommands } from '../src/commands.ts';
import { i18n, turnTo } from '../src/voice.ts';
import { runHere } from './run-here.ts';

let folder: string;
let narrow = () => {};

const resume = {
  basics: { name: 'Ivo Brandt', label: 'Elektriker', email: 'ivo.brandt@example.com' },
  work: [
    { name: 'Spree Elektro', position: 'Elektriker', startDate: '2018-04', highlights: ['60 Wohnungen verkabelt'] },
  ],
  skills: [{ name: 'Handwerk', keywords: ['Schaltschränke'] }],
};
const posting =
  'Elektriker\nHafenwerke GmbH, Hamburg\n\nAnforderungen:\n- Abgeschlossene Ausbildung als Elektriker\n- CNC-Bearbeitung\n- Photovoltaik\n';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shortlist-cli-languages-'));
  await writeFile(join(folder, 'ivo.json'), JSON.stringify(resume));
  await writeFile(join(folder, 'anzeige.txt'), posting);
  await writeFile(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
  await mkdir(join(folder, 'leute'));
  await writeFile(join(folder, 'leute/ivo.json'), JSON.stringify(resume));
  await writeFile(join(folder, 'leute/broken.pdf'), '%PDF-1.7 nothing');
});
afterEach(() => narrow());
afterAll(() => rm(folder, { recursive: true }));

const run = (...args: string[]) => runHere([...args, '--language', 'de'], { folder });

/** What is the same in every language: names of commands, options, files, fields of JSON, formats and products. */
const names =
  /--?[\w-]+|\b[\w-]+\.(?:json|pdf|md|csv|txt|docx)\b|\.(?:json|jsonl|csv|pdf|svg|docx|txt|md|html)\b|"[\w-]+"|\{[^}]*\}|\[[^\]]*\]|https?:\S+|\b(?:shortlist|help|id|url|error|kind|text|quote|oneOf|needs|conditions|skill|experience|education|certificate|licence|language|trait|condition|NAME|JSON|title|employer|location|notDemands|duties|requirements)\b/g;

const wholeWord = (word: string) => new RegExp(`(?<![\\w-])${word.replace('.', '\\.')}(?![\\w-])`, 'g');

function expectWide(text: string, known: readonly string[] = []): void {
  const ours = listCommands().map(({ name }) => name);
  const rest = known.reduce((left, word) => left.replaceAll(wholeWord(word), ''), text).replaceAll(names, '');
  const words = rest.match(/[A-Za-z]{2,}/g) ?? [];
  expect(words.filter((word) => !ours.includes(word))).toEqual([]);
}

function widen(): void {
  turnTo('de');
  narrow = widenTexts(i18n);
}

const subcommands = {
  org: ['create', 'list', 'invite', 'remove', 'pool', 'brand', 'usage', 'match'],
  admin: [
    'audit',
    'find',
    'ban',
    'unban',
    'reset-factors',
    'plan',
    'delete',
    'lost-jobs',
    'retry-job',
    'lost-mails',
    'retry-mail',
  ],
};
const own = Object.values(subcommands).flat();

test('no English is left in the help of any command', async () => {
  widen();
  const calls = [
    [],
    ...listCommands().map(({ name }) => [name]),
    ...Object.entries(subcommands).flatMap(([name, all]) => all.map((each) => [name, each])),
  ];
  for (const call of calls) {
    const { out, code } = await run(...call, '--help');
    expect(code).toBe(0);
    expectWide(out, own);
  }
});

test('no English is left in what a refused call says', async () => {
  widen();
  const refused = [
    ['fly'],
    ['chek'],
    ['parse', 'ivo.json'],
    ['parse', 'ivo.json', '--out'],
    ['render', 'ivo.json', '--template', 'none', '--out', 'x.pdf'],
    ['render', 'ivo.json', '--template', 'minimal-clean', '--out', 'x.xyz'],
    ['render', 'ivo.json', '--template', 'minimal-clean', '--out', 'x.pdf', '--fit-pages', '9'],
    ['check', 'nowhere.pdf'],
    ['check'],
    ['check', 'ivo.json', '--sideways'],
    ['skills', '.'],
    ['skills', 'ivo.json', 'more'],
    ['org', 'create', 'x', '--plan', 'gold'],
    ['admin', 'delete', '1'],
  ];
  const given = ['ivo.json', 'nowhere.pdf', 'fly', 'none', 'minimal-clean', 'x.xyz', 'sideways', 'more', 'gold'];
  const choices = ['modern-professional', 'executive-classic', 'creative-edge', 'tech-innovator'];
  for (const call of refused) {
    const { error, code } = await run(...call);
    expect(code, call.join(' ')).toBeGreaterThan(0);
    expectWide(error, [...given, ...choices, ...own, 'chek', 'check']);
  }
});

test('a German call is answered in German, its files too, and data keeps its names', async () => {
  const { out, error, code } = await run('optimize', 'ivo.json', '--posting', 'anzeige.txt', '--out', 'mappe');
  expect(code).toBe(0);
  expect(out.trim()).toBe('mappe');
  expect(error).toContain('ivo.json wird gelesen\u00a0…\nAbgleich, Anpassung und Anschreiben\u00a0…\n');
  expect(error).toMatch(/Geschätzte Übereinstimmung \d+ \([\p{L} ]+\), angepasst \d+ \([\p{L} ]+\); .*Änderung/u);
  const read = (name: string) => readFile(join(folder, 'mappe', name), 'utf8');
  expect(await read('sources.txt')).toMatch(/^Quellen\n\nUnter jedem Satz stehen Ihre eigenen Worte/);
  const questions = JSON.parse(await read('questions.json')) as { id: string; text: string }[];
  expect(questions.map(({ text }) => text).join(' ')).toMatch(/Die Anzeige |Haben Sie |Wo und /);
  const match = JSON.parse(await read('match.json'));
  expect(match).toMatchObject({ band: expect.stringMatching(/^(?:Poor|Weak|Fair|Good|Great)$/) });
});

test('what is wrong with a file of data is said in the language of the call, in the words of no library', async () => {
  await writeFile(
    join(folder, 'wrong.json'),
    JSON.stringify({ basics: { name: 3 }, work: [{ startDate: '2020-02-30' }] }),
  );
  expect((await run('check', 'wrong.json')).error).toContain('basics.name: Hier muss Text stehen.');
  await writeFile(join(folder, 'asked.json'), JSON.stringify([{ id: 1 }]));
  const { error } = await run(
    'optimize',
    'ivo.json',
    '--posting',
    'anzeige.txt',
    '--answers',
    'asked.json',
    '--out',
    'ordner',
  );
  expect(error).toContain('Eintrag 1, id: Ungültige Eingabe');
});

test('match and check read like the manual, in the language of the shell', async () => {
  const spanish = (...args: string[]) => runHere(args, { folder, env: { LC_ALL: 'es_MX.UTF-8' } });
  const { out } = await spanish('match', 'ivo.json', '--posting', 'anzeige.txt');
  expect(out).toMatch(
    /^ivo\.json × anzeige\.txt .*\nCompatibilidad estimada: \d+ de 100 \([\p{L} ]+\)\n {2}requisitos +\d/u,
  );
  expect(out).toMatch(/\n {2}(?:cumplido|cumplido en parte|no aparece) +imprescindible {2}/);
  const broken = await spanish('check', 'broken.pdf');
  expect(broken.error).toMatch(/^shortlist: broken\.pdf: /);
  expect(broken.error).not.toMatch(/This file|Export it/);
  const json = await spanish('check', 'ivo.json', '--json');
  for (const finding of JSON.parse(json.out)) expect(finding.fix).toMatch(/^[A-Z][a-z]+ /);
});

test('matches.csv and its report have the words of the language', async () => {
  const call = ['org', 'match', 'leute', '--posting', 'anzeige.txt', '--out', 'gruppe'];
  expect((await run(...call)).code).toBe(1);
  const read = (name: string) => readFile(join(folder, 'gruppe', name), 'utf8');
  expect(await read('matches.csv')).toMatch(
    /^Lebenslauf,Name,Anzeige,Position,Übereinstimmung,Stufe,erfüllt,teilweise,fehlt,/,
  );
  const report = await read('report.md');
  expect(report).toMatch(/^# Abgleichsbericht\n\n\d von \d Lebensläufen gelesen am \d\d\.\d\d\.\d{4}\./);
  expect(report).toContain('| Lebenslauf | Übereinstimmung | Stufe | Erfüllte Anforderungen |');
});
