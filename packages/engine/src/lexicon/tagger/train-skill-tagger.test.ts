import { describe, expect, it } from 'vitest';
import { decodeTagger, encodeTagger } from './tagger-file.ts';
import { type LabelledSentence, trainSkillTagger } from './train-skill-tagger.ts';

const patterns = [
  'Experience with X is required',
  'Strong knowledge of X and a driving licence',
  'We have an office in town',
  'You know X',
];
const skills = ['wool dyeing', 'kiln firing', 'glass blowing', 'Zorblax'];
const sentences: LabelledSentence[] = Array.from({ length: 120 }, (_, i) => {
  const skill = skills[i % skills.length] ?? '';
  const pattern = patterns[Math.floor(i / skills.length) % patterns.length] ?? '';
  const start = pattern.indexOf('X');
  return { text: pattern.replace('X', skill), knowledge: start === -1 ? [] : [[start, start + skill.length]] };
});

describe('training the tagger', () => {
  it('gives the same bytes for the same sentences', () => {
    expect(trainSkillTagger(sentences)).toEqual(trainSkillTagger(sentences));
  });

  it('keeps its weights in a file that reads back', () => {
    const bytes = trainSkillTagger(sentences);
    const file = decodeTagger(bytes);
    expect(file.model.hashes.length).toBeGreaterThan(10);
    expect(file.memory.hashes.size).toBe(skills.length);
    expect(encodeTagger(file)).toEqual(bytes);
  });
});
