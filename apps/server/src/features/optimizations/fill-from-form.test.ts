import { expect, test } from 'vitest';
import { fillFromForm } from './fill-from-form.ts';

const form = { fullName: 'Marit Solberg', email: 'marit@example.com' };

test('the form fills what the file lacks, and only that', () => {
  expect(fillFromForm({}, form).basics).toEqual({ name: 'Marit Solberg', email: 'marit@example.com' });
  const whole = { basics: { name: 'M. Solberg', email: 'solberg@example.com' } };
  expect(fillFromForm(whole, form)).toBe(whole);
  expect(fillFromForm({ basics: { name: 'Ada Finch' } }, form).basics).toEqual({
    name: 'Ada Finch',
    email: 'marit@example.com',
  });
});

test.each(['Larry Page', 'maria lopez', 'Gentile Rossi', 'Jo Ward | RN', 'Jane Doe (She/Her)', 'JoAnn', '李明'])(
  'a name that the form does not share stands: %s',
  (name) => {
    const resume = { basics: { name, email: 'x@example.com' } };
    expect(fillFromForm(resume, form)).toBe(resume);
  },
);

test('nobody is named by a job title', () => {
  const titled = { basics: { name: 'SHIFT MANAGER', email: 'x@example.com' }, work: [{ position: 'Shift Manager' }] };
  expect(fillFromForm(titled, form).basics?.name).toBe('Marit Solberg');
  const namesake = { basics: { name: 'Solberg Baker' }, work: [{ position: 'Solberg Baker' }] };
  expect(fillFromForm(namesake, form).basics?.name).toBe('Solberg Baker');
});

test('a name that was typed or reviewed is never replaced', () => {
  const typed = { basics: { name: 'Mason', label: 'Mason', email: 'x@example.com' } };
  expect(fillFromForm(typed, form, true)).toBe(typed);
  expect(fillFromForm({ basics: { label: 'Mason' } }, form, true).basics?.name).toBe('Marit Solberg');
});

test('nobody is named by the salutation of a letter that was pasted into the file', () => {
  const pasted = { basics: { name: 'Dear Sir', email: 'x@example.com' } };
  expect(fillFromForm(pasted, form).basics?.name).toBe('Marit Solberg');
});
