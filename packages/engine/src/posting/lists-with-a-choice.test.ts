import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const rows = (line: string, title = 'Analyst') =>
  readPosting(`${title}\n\nRequirements\n- ${line}\n- A driving licence\n`).requirements.filter(
    ({ kind }) => kind === 'skill',
  );

describe('a list that leaves a choice is one demand', () => {
  it.each([
    ['or other things', 'Experience with Git, GitHub or other tools for code'],
    ['or others, in German', 'Erfahrung mit Git, GitHub oder anderen Werkzeugen'],
    ['or others, in French', 'Expérience avec Git, GitHub ou autres outils'],
    ['or any other', 'Your background is in Python, in Java, in Kotlin, or any other language'],
    ['or others, in Spanish', 'Experiencia con Python, Java, Kotlin u otros lenguajes'],
    ['open at its end', 'Curious about new tools: Python, Tableau, Looker Studio, ...'],
    ['one or more, in Italian', 'Conoscenza di uno o più tra Python, C++, Java'],
    ['one or more, in Dutch', 'Ervaring met een of meer van de volgende: Python, C++, Java'],
    ['one or more, in Portuguese', 'Experiência com uma ou mais das linguagens: Python, C++, Java'],
  ])('%s', (_, line) => {
    const [first, ...others] = rows(line);
    expect(first?.alternatives).toBe(true);
    expect(others).toEqual([]);
  });

  it.each([
    'Experience with Git, GitHub and other tools for code',
    'Erfahrung mit Git, GitHub und anderen Werkzeugen',
    'Expérience avec Git, GitHub et autres outils',
    'Python, GitHub and other JavaScript programs',
  ])('what stands beside all else of its kind is asked for by itself: %s', (line) => {
    const found = rows(line);
    expect(found.map(({ skills = [] }) => skills.length)).toEqual([1, 1]);
    expect(found.some(({ alternatives }) => alternatives)).toBe(false);
  });

  it.each([
    'Als einer der führenden Anbieter suchen wir Menschen mit:',
    'Requirements (you may work from either of our offices):',
    'We are especially interested in hearing from you if you meet these requirements:',
    'One of the leading mills is looking for:',
  ])('a line that says it of something else leaves no choice: %s', (lead) => {
    const posting = readPosting(`Analyst\n\nRequirements\n${lead}\n- Python\n- SQL\n- Kubernetes\n`);
    const found = posting.requirements.filter(({ kind }) => kind === 'skill');
    expect(found.map(({ importance, alternatives }) => [importance, alternatives])).toEqual(
      ['', '', ''].map(() => ['must', undefined]),
    );
  });

  it.each([
    'Experience with one of the following languages:',
    'Strength in one or more of these:',
    'Erfahrung in einer der folgenden Sprachen:',
    'Maîtrise d’un ou plusieurs des langages suivants :',
  ])('a list ends at a blank line: %s', (lead) => {
    const posting = readPosting(`Analyst\n\nRequirements\n${lead}\n- Python\n- Java\n\n- Kubernetes\n- SQL\n`);
    const found = posting.requirements.filter(({ kind }) => kind === 'skill');
    expect(found.map(({ skills = [] }) => skills.length)).toEqual([2, 1, 1]);
  });

  it('all lines below a sentence that picks any of them', () => {
    const posting = readPosting(
      'Historian\n\nRequirements\nWe are especially interested in scholars with strengths in:\n\n- Harbours and Trade\n- Law\n- Rural Society\n\nYou have a PhD in history.\n',
    );
    const lists = posting.requirements.filter(({ alternatives }) => alternatives === true);
    expect(lists.map(({ skills = [], importance }) => [skills.length, importance])).toEqual([[3, 'nice']]);
    expect(posting.requirements.filter(({ text }) => /^(?:Law|Harbours|Rural)[^\n]*$/u.test(text))).toEqual([]);
  });
});

describe('what is no name and no demand', () => {
  const skills = (line: string) => rows(line).flatMap(({ skills: found = [] }) => found.map(({ text }) => text));

  it.each([
    ['bist für die Auswertung, Dokumentation und Präsentation von Versuchsergebnissen verantwortlich'],
    ['Sie sind für die Planung, Abnahme und Wartung von Prüfständen verantwortlich'],
    ['Je bent verantwoordelijk voor de planning, keuring en onderhoud van proefstanden'],
  ])('no piece of a sentence: %s', (line) => {
    expect(skills(line)).toEqual([]);
  });

  it('no remark on how a word is meant, no manner, no people for a program', () => {
    expect(rows('Understood broadly.')).toEqual([]);
    expect(rows('Im weiteren Sinne.')).toEqual([]);
    expect(rows('Lösungsorientierte Arbeitsweise')).toEqual([]);
    expect(rows('A structured way of working')).toEqual([]);
    expect(skills('We are seeking like-minded teammates with Python')).toEqual(['Python']);
  });

  it.each([
    'You will have little experience, nor will you be an expert in print or digital media',
    'Du musst noch kein Experte in Python sein',
    'Découverte de notre technologie maison',
    'Einsatz unserer hauseigenen Plattform',
    'Chair, Department of History',
  ])('what is denied, what the house alone has and whom to write to: %s', (line) => {
    expect(rows(line)).toEqual([]);
  });

  it('names that one phrase joins are quoted to its end', () => {
    const texts = rows(
      'You have experience in a compliance team at an FCA regulated company, in a compliance team of 10 people.',
    ).map(({ text }) => text);
    expect(texts[0]).toMatch(/regulated company$/);
  });

  it('years are asked for, whatever they are to be used for', () => {
    expect(
      readPosting('Analyst\n\nRequirements\n- 5+ years of React to build our in-house design system\n').requirements,
    ).toMatchObject([{ kind: 'experience', years: { least: 5 } }]);
  });

  it.each([
    ['5+ years of TypeScript to build our in-house design system', 'TypeScript'],
    ['Experience with Python and willingness to learn our proprietary platform', 'Python'],
    ['Erfahrung mit SAP in unserer eigenen Produktion', 'SAP'],
    ['Maîtrise de Salesforce pour accompagner nos équipes internes', 'Salesforce'],
    ['Experiencia en SAP para dar soporte a nuestros clientes internos', 'SAP'],
    ['Ervaring met SAP in onze eigen werkplaats', 'SAP'],
    ['Python beside our proprietary database', 'Python'],
  ])('what is asked for beside what the house alone has: %s', (line, name) => {
    const found = readPosting(`Analyst\n\nRequirements\n- ${line}\n- A driving licence\n`).requirements;
    expect(
      found
        .flatMap(({ skills: named = [] }) => named.map(({ text }) => text))
        .filter((each) => each !== 'driving licence'),
    ).toEqual([name]);
  });
});
