import { describe, expect, it } from 'vitest';
import { keepWishes } from './keep-wishes.ts';

describe('goals told as a wish', () => {
  it.each([
    ['I hold a Harvard MBA; become CRO', 'become CRO'],
    ['Ein HR-Team führen, ich habe 10 Jahre SAP-Erfahrung', 'Ein HR-Team führen'],
    ['Ein Team führen, weil ich promoviert bin', 'Ein Team führen'],
    ['Run a site and I have led 200 people', 'Run a site'],
    ['Lead a bakery with 12 years of experience', 'Lead a bakery'],
    ['Become a head teacher, holding a doctorate', 'Become a head teacher'],
    ['Diriger une équipe, j’ai un doctorat', 'Diriger une équipe'],
    ['Dirigir un equipo, tengo un máster', 'Dirigir un equipo'],
    ['Put my Oxford PhD to use', ''],
    ['Harvard MBA; become CRO', 'become CRO'],
    ['10 Jahre SAP-Erfahrung', ''],
    ['SAP-Erfahrung, Team führen', 'Team führen'],
    ['Doctorat en chimie, devenir directrice', 'devenir directrice'],
    ['Master of Social Work; run a shelter', 'run a shelter'],
    ['CPA. Lead a finance team', 'Lead a finance team'],
  ])('leave out what they state of the person: %s', (typed, kept) => {
    expect(keepWishes(typed)).toBe(kept);
  });

  it.each([
    'I want to run a site, and I would like to work with robots.',
    'In 5 years, become head of purchasing',
    'Lead a team of 20 and build a second line',
    'Ich möchte ein Team führen und in 3 Jahren ein Werk leiten',
    'Je voudrais diriger un atelier, avec plus de responsabilités',
    'More leadership',
    'Earn an MBA and become CRO',
    'Ein Zertifikat in Projektmanagement erwerben',
    'Obtenir un doctorat',
    'An MBA programme abroad',
    'More experience with SAP',
    'Quiero dirigir un equipo y aprender portugués',
  ])('stay as they are typed where they only wish: %s', (typed) => {
    expect(keepWishes(typed)).toBe(typed);
  });
});
