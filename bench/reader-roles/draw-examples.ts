import { makeRandom, type RoleExample } from '@shortlist/engine/training';
import { drawPerson, speak } from './draw-person.ts';
import { chanceOf, makePerson } from './make-person.ts';

const languages = 'en en en en en en en de de fr fr es es pt it nl ru zh'.split(' ');

/** People that nobody is, each drawn in a design of its own. */
export function drawExamples(count: number): RoleExample[] {
  return Array.from({ length: count }, (_, i) => {
    const chance = chanceOf(makeRandom(100_000 + i));
    const person = makePerson(chance.pick(languages), chance);
    speak(person);
    const { document, truth, headings, labels } = drawPerson(person, chance);
    return { document, truth, headings, lineLabels: labels, author: `made ${i % 40}`, weight: 0.5, ruled: true };
  });
}
