import { expect, it } from 'vitest';
import { leadsPeople } from './leads-people.ts';

it.each([
  'Lead 22 pickers and 4 reach truck drivers',
  'Manage 2 PMMs and a £450k budget',
  'Supervised a crew of four fitters',
  'Led a team of six',
  'Oversaw three apprentices',
  'Encadrement de 6 personnes',
  'Coordiné un equipo de ocho personas',
])('tells of leading people: %s', (line) => expect(leadsPeople(line)).toBe(true));

it.each(['Managed 40 servers', 'Managed 12 SKUs', 'Led two projects', 'Trained on four machines'])(
  'tells of no people led: %s',
  (line) => expect(leadsPeople(line)).toBe(false),
);
