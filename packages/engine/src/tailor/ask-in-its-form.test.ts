import { expect, it } from 'vitest';
import { askedIn } from '../../test/judge-demands.ts';
import { optimiseResume } from '../optimise-resume.ts';

const asked = (...demands: string[]): string =>
  optimiseResume({ resume: {}, posting: askedIn('Worker', ...demands), now: '2026-01-15' })
    .questions.map(({ text }) => text)
    .join('\n');

it('a licence to drive is asked about by its name, whatever the line glues to it', () => {
  expect(asked("Must know how to drive and with a valid driver's license")).toContain(
    "“valid driver's license”. Do you hold it?",
  );
});

it('schooling is asked for as schooling, two languages as languages', () => {
  expect(asked('Ensino técnico ou superior em Mecânica')).toMatch(/Ensino.*Do you have one\?/);
  expect(asked('Perfect tweetalig EN/FR zijn')).toMatch(/tweetalig.*How well do you speak/);
});

it('nobody is asked whether they are creative', () => {
  expect(asked('Vous êtes créatif.ve !')).not.toContain('créatif');
});

it('neither a scrap of a phrase nor the age of a house is asked about', () => {
  expect(asked('Wash, dry and fold guest bed linen')).not.toContain('for fold guest bed.');
  expect(asked('For more than 25 years')).not.toContain('25');
});

it('a car of one’s own is a condition, which nobody issues', () => {
  expect(asked('Must have own transportation to travel to other branches')).toMatch(
    /own transportation.*Do you meet this condition\?/,
  );
  expect(asked('Valid driver’s license required')).toMatch(/Who issued it/);
});

it('a name put together of two that nobody knows, and an attitude to customers, are not asked about', () => {
  expect(asked('Experience with domain/organizational outage')).not.toContain('asks for domain');
  expect(asked('Customer centric approach')).not.toContain('centric');
});

it('a sentence that says of nothing that it is done or known is not asked about, nor is a torn phrase or a branch by one word', () => {
  for (const demand of [
    'Your risk radar is finely tuned',
    'Tow Motor Operating',
    'Law',
    'Discovery of our own Kestrelfeeds',
  ])
    expect(asked(demand, 'Experience with stock control')).not.toMatch(/radar|Motor|Law|Kestrel/);
  expect(asked('Knowledge of interactive fiction')).toContain('interactive fiction');
});

it.each([
  'Sicherer Umgang mit Flurförderzeugen',
  'Solid understanding of stage rigging',
  'Must know how to sew leather',
  'Compétences en taille de pierre',
  'Dominar la talla de piedra',
  'Vivência em manutenção de elevadores',
  'Dimestichezza con i telai a mano',
  'Ervaren met reachtrucks',
])('what must be known is asked about in every language: %s', (demand) => {
  expect(asked(demand).split('\n')).toHaveLength(2);
});
