import { expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const posting = readPosting(
  'Registered Nurse\nLarch Hospital\n\nRequirements\n- Current RN license\n- PALS certification required\n- Ability to work nights\n',
);
const resume = {
  basics: { name: 'Ada Moreno', label: 'Registered Nurse' },
  work: [
    {
      name: 'Harbour Hospital',
      position: 'Registered Nurse',
      startDate: '2019-03',
      highlights: ['Cared for 5 to 6 patients a night', 'Trained 9 new nurses'],
    },
  ],
};
const saysOf = (...leftovers: string[]) => {
  const { letter, questions } = optimiseResume({
    resume,
    posting,
    now: '2026-06-01',
    leftovers: leftovers.map((text) => ({ text, boxes: [] })),
  });
  return {
    denied: /(?:PALS|Advanced Life)[^.]*didn’t find in your resume/.test((letter.remarks ?? []).join(' ')),
    asked: questions.some(({ text }) => /PALS|Advanced Life/.test(text)),
  };
};

it.each(['PALS (AHA), 2024', 'Pediatric Advanced Life Support'])(
  'what stands in the document and in no field is neither denied nor asked for: %s',
  (line) => {
    expect(saysOf('Member of a choir')).toEqual({ denied: true, asked: true });
    expect(saysOf(line)).toEqual({ denied: false, asked: false });
  },
);
