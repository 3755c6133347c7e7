import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

test.each([
  ['Elektroniker (m/w/d) für Betriebstechnik', 'Elektroniker für Betriebstechnik'],
  ['Kaufmann (m/w/d) für Büromanagement und Personal', 'Kaufmann für Büromanagement und Personal'],
  ['Fachinformatiker (m/w/d) für Systemintegration, Nürnberg', 'Fachinformatiker für Systemintegration'],
  ['Pflegefachkraft (m/w/d) für München', 'Pflegefachkraft'],
  ['Koch (m/w/d) für unser Team', 'Koch'],
])('the field behind the mark belongs to the title, a place or a team does not: %s', (line, title) => {
  const read = readTitle(`${line}\nMusterfirma GmbH\n\nIhre Aufgaben\n- Wartung\n`);
  expect(read?.text).toBe(title);
  expect(line.slice(read?.start, read?.end).replace(' (m/w/d)', '')).toBe(title);
});

test('pictures before and behind the first line are no part of the title, and do not make it a list', () => {
  const text = '🚀 Senior Sales Manager ⭐\nMusterfirma GmbH\n\nRequirements\n- 5 years of sales\n';
  const read = readTitle(text);
  expect(read?.text).toBe('Senior Sales Manager');
  expect(text.slice(read?.start, read?.end)).toBe('Senior Sales Manager');
});

test.each([
  ['Solicitamos Electricista Industrial\n\nRequisitos:\nLicencia de manejo\n', 'Electricista Industrial'],
  ['FRONTEND DEVELOPER _ Bologna/Verona\n\nCompetenze tecniche\n- Vue\n', 'FRONTEND DEVELOPER'],
  ['Vacatures\n\nMagazijnmedewerker\n\nProfiel\n- Rijbewijs B\n', 'Magazijnmedewerker'],
])('a verb of seeking, a place behind a low line and the heading of a page are no title: %j', (text, title) => {
  expect(readTitle(text)?.text).toBe(title);
});

test("a page's heading that its list of pages repeats is no title", () => {
  const text =
    'ALIMENTOS TORREBLANCA\n\n- INICIO\n- ALIMENTOS TORREBLANCA\n\nPracticante de calidad\n\nPerfil:\nExcel\n';
  expect(readTitle(text)?.text).toBe('Practicante de calidad');
});

test('a long remark in brackets behind a title does not keep it from being one', () => {
  const title =
    'Istruttore Amministrativo di supporto alle Gare (di ruolo nella pubblica amministrazione locale, regionale o centrale)';
  expect(readTitle(`${title}\n\nDescrizione\nIl Comune cerca.\n`)?.text).toContain('Istruttore Amministrativo');
});

const below =
  '\n\nWij repareren daken in heel de streek.\n\nWat vragen wij?\n- Rijbewijs B\n- Ervaring op daken\n- Geen hoogtevrees\n';

test.each([
  ['Vacatures | Dakwerken Ophoven\n\n- Home\n- Diensten\n- Vacatures\n\nDakdekker gezocht!', 'Dakdekker'],
  ['Dakwerken Ophoven BV\n\n- Home\n- Contact\n\nVacatures\n\ndakdekker/loodgieter', 'dakdekker/loodgieter'],
  ['Vacature: Dakdekker allround | Dakwerken Ophoven\n\nHome\nDiensten\n\nDakdekker allround', 'Dakdekker allround'],
  ['Per 1 november is Ophoven op zoek naar een\n\n## ervaren medewerker daken', 'medewerker daken'],
])('a title stands below the navigation of a page, beside its banner and behind praise: %j', (head, title) => {
  const read = readTitle(head + below);
  expect(read?.text).toBe(title);
});

test.each([
  ['Career openings — Lift Works\n\nJoin our team!\n\nWe repair lifts.\n\nRequirements\n- Driving licence\n- Lifts\n'],
  ['Requirements\n- Data preparation, transformation and exploration\n- 2+ years of Python\n'],
])('no banner, heading or demand is a sure title: %j', (text) => {
  expect(readTitle(text)?.sure ?? 0).toBeLessThan(0.5);
});

test('a form for the other sex belongs to the title', () => {
  expect(readTitle('Nous cherchons\n\nAnimateur-trice\n\nVotre profil\n- BAFA\n')?.text).toBe('Animateur-trice');
});

test('the longer and the shorter forms of one title do not make it doubtful', () => {
  const text =
    'Experienced Civil Designer (Grading & Utility) - Data Center\n\nLarch Works\n\nRemote, Dover\n\nCompany Description\n\nWe are Larch Works, an engineering firm. A Civil Designer draws with our engineers.\n';
  const read = readTitle(text);
  expect(read?.text).toMatch(/^(?:Experienced )?Civil Designer/);
  expect(read?.sure).toBeGreaterThan(0.8);
});

test.each(['Wir suchen:', 'Puestos disponibles', '招贤纳士'])('a call is no title, wherever it stands: %s', (call) => {
  const text = `${call}\n\nAltenpfleger (m/w)\n\nAnforderungen:\n- Führerschein Klasse B\n`;
  expect(readTitle(text)?.text).toContain('Altenpfleger');
  expect(readTitle(text, call)?.text).toContain('Altenpfleger');
});
