import { describe, expect, test } from 'vitest';
import { typographicText } from './set-typography.ts';

describe('quotes, dashes and spaces as a language has them', () => {
  test.each([
    ['en', `It's "done" -- the teams' '90s plan`, 'It’s “done” – the teams’ ’90s plan'],
    ['en-US', 'Ran "Stage \'B\'" (the "big" one)', 'Ran “Stage ‘B’” (the “big” one)'],
    ['de', 'Das Programm "Sicher bauen" -- mit \'Akte\'', 'Das Programm „Sicher bauen“ – mit ‚Akte‘'],
    ['de-CH', 'Das "Programm"', 'Das «Programm»'],
    ['fr', 'Objectif: "zéro"; résultat ! Vraiment? l\'équipe', 'Objectif : « zéro » ; résultat ! Vraiment ? l’équipe'],
    ['fr', 'Projet «Flux»: à 8:30', 'Projet « Flux » : à 8:30'],
    ['fr-CA', 'Objectif: zéro; vraiment?', 'Objectif : zéro; vraiment?'],
    ['es', 'el plan "B"', 'el plan «B»'],
    ['ru', 'проект "Север" -- успех', 'проект «Север» — успех'],
    ['pl', 'program "Start"', 'program „Start”'],
    ['sv', 'priset "Guld"', 'priset ”Guld”'],
    ['ja', '"患者中心"の看護,教育', '「患者中心」の看護、教育'],
    ['zh', '负责"智能仓储",十年', '负责“智能仓储”，十年'],
    ['zh', '误差降至9%,每年节省1,200万元', '误差降至9%，每年节省1,200万元'],
    ['en', 'by 31 % and 2.1%, not 100 %ig', 'by 31% and 2.1%, not 100 %ig'],
    ['de', 'von 3,4% auf 0,9 %, 100%ig, 50%-Stelle', 'von 3,4 % auf 0,9 %, 100%ig, 50%-Stelle'],
    ['it', 'dal 3% al 5 %', 'dal 3% al 5 %'],
    ['en', 'from 2019--2021, calm--always', 'from 2019–2021, calm – always'],
  ])('%s: %s', (language, text, expected) => expect(typographicText(text, language)).toBe(expected));

  test.each([
    ['fr', 'voir https://garnier.example/a--b?c:d et a"b@example.org'],
    ['en', 'ran `kubectl get "pods" --watch` with --dry-run and -v'],
    ['en', 'a 24" and a 27" screen, 6\'2" high'],
    ['en', 'set name="x" and key={"a": 1}'],
    ['he', 'מנכ"ל צה"ל ג\'ירפה'],
  ])('letters that mean what they are stay: %s %s', (language, text) =>
    expect(typographicText(text, language)).toBe(text),
  );
});
