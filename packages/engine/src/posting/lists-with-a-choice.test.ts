import { describe, expect, it } from 'vitest';
import { readPosting } from './read-posting.ts';

const rows = (line: string, title = 'Analyst') =>
  readPosting(`${title}\n\nRequirements\n- ${line}\n- A driving licence\n`).requirements.filter(
    ({ kind }) => kind === 'skill',
  );

describe('a list that leaves a choice is one demand', () => {
  it.each([
    ['and other things', 'Experience with Git, GitHub and other tools for code'],
    ['and others, in German', 'Erfahrung mit Git, GitHub und anderen Werkzeugen'],
    ['and others, in French', 'Expérience avec Git, GitHub et autres outils'],
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
    'Découverte de notre technologie maison avec Python',
    'Einsatz unserer hauseigenen Plattform mit Python',
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
});
