import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { distance, findMisspellings } from './find-misspellings.ts';
import { openSpeller } from './open-speller.ts';

const dictionary = (path: string) =>
  gunzipSync(readFileSync(fileURLToPath(new URL(`../../../../../../node_modules/@cspell/${path}`, import.meta.url))));
const speller = openSpeller([dictionary('dict-en_us/en_US.trie.gz'), dictionary('dict-en-gb-mit/en_GB.trie.gz')]);
const wordsIn = (text: string, accepted: string[] = []) =>
  findMisspellings(text, speller, new Set(accepted)).map(({ word }) => word);

test('a misspelt word is found with its place, the right word among the first suggestions', () => {
  const text = 'Led the managment of a warehouse.\n- Recieved 40 deliveries a day';
  const [first, second] = findMisspellings(text, speller, new Set());
  expect(first).toMatchObject({ word: 'managment', start: 8, end: 17 });
  expect(first?.suggestions[0]).toBe('management');
  expect(second).toMatchObject({ word: 'Recieved' });
  expect(second?.suggestions[0]).toBe('Received');
});

test('short words are left alone, but for slips that mean one word only', () => {
  expect(findMisspellings('Ran teh till adn the bar', speller, new Set())).toEqual([
    { word: 'teh', start: 4, end: 7, suggestions: ['the'] },
    { word: 'adn', start: 13, end: 16, suggestions: ['and'] },
  ]);
  expect(wordsIn('Ran teh till', ['teh'])).toEqual([]);
  expect(wordsIn('TEH and ADN are names, qty and wk are short')).toEqual([]);
});

test.each([
  ['maintainance', 'maintenance'],
  ['sucessfully', 'successfully'],
  ['acheived', 'achieved'],
  ['responsable', 'responsible'],
  ['seperate', 'separate'],
  ['successfull', 'successful'],
  ['custommers', 'customers'],
  ['delivries', 'deliveries'],
  ['experiance', 'experience'],
  ['buisness', 'business'],
  ['adress', 'address'],
  ['aquire', 'acquire'],
  ['achive', 'achieve'],
  ['asign', 'assign'],
  ['xompany', 'company'],
])('%s is meant as %s', (typed, meant) => {
  const [found] = findMisspellings(`The team ${typed} every order of the year.`, speller, new Set());
  expect(found?.suggestions).toContain(meant);
});

test('British and American spelling are both right', () => {
  expect(wordsIn('Organised and organized the colour of the color programme and program at the centre.')).toEqual([]);
});

test('names, abbreviations, addresses, compounds and the words of a trade are left alone', () => {
  const text = [
    'Coordinator | Nordkyst Frakt | Oslo',
    'Worked with Kubernetes, SAP EWM and PostgreSQL on the backend; onboarding of apprentices.',
    'See https://example.com/xqzt or mail marit@exmpl.com, file raport_2.xlsx.',
    'Upskilling, timesheets, multichannel, phlebotomy, triage and HACCP audits for stakeholders',
  ].join('\n');
  expect(wordsIn(text)).toEqual([]);
});

test.each([
  ['ofthe', 'of the'],
  ['Suchas', 'Such as'],
  ['incost', 'in cost'],
])('a lost blank in %s comes back', (typed, meant) => {
  const [found] = findMisspellings(`${typed} year we moved every order.`, speller, new Set());
  expect(found?.suggestions[0]).toBe(meant);
});

test.each([
  ['a nurse', 'Extubation, venepuncture and paracentesis; pyrexial and tachycardic patients before preop checks.'],
  ['a welder', 'Fitup, deburring, backpurging and hardfacing of weldments; banksman for the rigging crew.'],
  ['a developer', 'Architected sharding, memoization and upserts; kubectl, webhooks and a tokenizer of our own.'],
  ['a cook', 'Commis, then tournant: brunoise, confit, sous vide and mise en place for the brigade.'],
  ['a planner', 'Kanban, kaizen and takt at every changeover; demurrage and drayage cut by a third.'],
  ['a buyer', 'Vadler Systems | Buyer of capex and opex, submittals and forex.'],
])('the words of %s are no slips', (_, text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('a word that the person calls right stays right', () => {
  expect(wordsIn('We brew kombuscha daily for everyone.')).toEqual(['kombuscha']);
  expect(wordsIn('We brew kombuscha daily for everyone.', ['kombuscha'])).toEqual([]);
});

test('text in another language is not judged by English', () => {
  expect(
    wordsIn('Verantwortlich für die Planung der Lieferungen und die Schulung neuer Mitarbeiter im Lager.'),
  ).toEqual([]);
});

test.each([
  [
    'words of another language in an English text',
    'Won the “Compétition informatique de Montréal” in May with two friends.',
  ],
  [
    'a sentence of another language',
    'Wrote the notes of every week.\nMeine Leidenschaft ist das Kochen und ich spiele Bassgitarre.',
  ],
  ['small words of another language', 'Course of the year: psychologie des attitudes and more.'],
  ['a name in two parts', 'Studied the common shore crab (Carcinus maenas) for two years.'],
  ['a word that was broken at the end of a line', 'Wrote the inte- gration of four systems.'],
  ['a word broken at a hyphen that does not break', 'Wrote many solu‑ tions for clients in Spain.'],
  ['a word with a bracket within', 'Taught (astro)physics to pupils.'],
  ['a program’s name of one letter before a word', 'Wrote kmeans over pthreads and sped up rfind for all.'],
  ['a word whose first letter would have to be another', 'Counted fingers with cvzone and served it with jooby there.'],
  ['a bracket in another language', 'Wrote a thesis about dark matter (Simulando materia oscura colisional).'],
  ['what stands behind the bar of a head', 'Messenger | Cyclovelo | dvdmania'],
  ['a name behind initials', 'Worked with the group of M. Madani and Prof. Karimov on this.'],
  ['a line of one word', 'Ran the shop.\nOuates'],
  ['short words that nobody knows', 'Helped the farmers of iaug for a season.'],
])('%s is left alone', (_, text) => {
  expect(wordsIn(text)).toEqual([]);
});

test('a slip in an English line beside lines of another language is found', () => {
  expect(wordsIn('Supporting and mantaining a platform.\nUniversità degli Studi di Perugia')).toEqual(['mantaining']);
});

test.each([
  ['Recieved awards for custmer service', ['Recieved', 'custmer']],
  ['Responsable for managment of the store team', ['Responsable', 'managment']],
  ['He was in managment and has over acheivements there with many others.', ['managment', 'acheivements']],
  ['Worked at Siemens | led managment of the team', ['managment']],
  ['Took no managment fees, and went from door to dor with custmers.', ['managment', 'custmers']],
])('two slips make no other language of an English line: %s', (text, slips) => {
  expect(wordsIn(text)).toEqual(slips);
});

test('the distance counts swapped letters once', () => {
  expect(distance('recieve', 'receive')).toBe(1);
  expect(distance('abc', 'abc')).toBe(0);
  expect(distance('', 'abc')).toBe(3);
});
