import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { i18n } from '#i18n';
import type { Examples } from './occupations/occupation.ts';
import { occupations } from './occupations.ts';

const anybody: Examples = {
  summary: msg`Operations manager with eleven years in logistics. Runs two sites with 140 people and cut order errors by more than half.`,
  experience: msg`Operations Manager | Nordhamn Logistics | Gothenburg\nMar 2021 – Present\n- Lead 140 people in three shifts\n- Cut order errors from 2.1% to 0.8%`,
  education: msg`Diploma, Transport and Logistics | Harbour College\n2012 – 2014`,
  skills: msg`Operations: Planning, Budgets, Safety\nTools: SAP, Excel`,
};

/** The examples that suit a job title: those of the occupation whose words stand in it longest; general ones for any other. */
export function examplesFor(jobTitle: string): { name: string | undefined; examples: Examples } {
  const title = jobTitle.toLowerCase();
  let best: { length: number; name?: MessageDescriptor; examples: Examples } = { length: 0, examples: anybody };
  for (const { name, words, examples } of occupations) {
    const [longest = ''] = words.filter((word) => beginsWord(title, word)).sort((a, b) => b.length - a.length);
    if (longest.length > best.length) best = { length: longest.length, name, examples };
  }
  return { name: best.name && i18n._(best.name), examples: best.examples };
}

/** Whether a word of the title begins with the stem: "nurs" in "Registered Nurse", not "art" in "Department". */
function beginsWord(title: string, stem: string): boolean {
  const at = title.indexOf(stem);
  return at >= 0 && (at === 0 || !/\p{L}/u.test(title[at - 1] ?? ' '));
}
