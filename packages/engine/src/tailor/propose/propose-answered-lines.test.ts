import { type Resume, tellOfEmployer } from '@shortlist/schema';
import { describe, expect, it } from 'vitest';
import { optimiseResume } from '../../optimise-resume.ts';
import { readPosting } from '../../posting/read-posting.ts';

const resume: Resume = {
  basics: { name: 'Pia Lund' },
  work: [
    {
      name: 'Harbour Systems Ltd',
      position: 'Developer',
      startDate: '2021-02',
      highlights: ['Build order services in Java'],
    },
    {
      name: 'Quay Software',
      position: 'Developer',
      startDate: '2018-01',
      endDate: '2021-01',
      highlights: ['Wrote reports in SQL'],
    },
  ],
  skills: [{ name: 'Skills', keywords: ['Java', 'SQL'] }],
};
const posting = readPosting(
  'Developer\nNord Data\n\nRequirements\n- Experience with Kafka\n- 10+ years of Java experience\n',
);
const ask = (about: string) => {
  const question = optimiseResume({ resume, posting, now: '2026-06-01' }).questions.find(
    (each) => each.about === about,
  );
  if (question === undefined) throw new Error(`No question about ${about}`);
  return question;
};
const answered = (about: string, text: string) => {
  const { id, text: question } = ask(about);
  return optimiseResume({
    resume,
    posting,
    now: '2026-06-01',
    answers: [{ id, question, about, text, date: '2026-05-30' }],
  });
};
const linesOf = ({ tailored }: { tailored: Resume }) => tailored.work?.map(({ highlights }) => highlights?.toSorted());

describe('an answer that tells of a job', () => {
  it('becomes a line under that job and a skill, each resting on the answer', () => {
    const result = answered('Apache Kafka', 'Yes. At Quay Software: I used Kafka for 2 million order events a day.');
    expect(linesOf(result)?.[1]).toEqual(['Used Kafka for 2 million order events a day', 'Wrote reports in SQL']);
    expect(result.tailored.skills?.[0]?.keywords).toContain('Kafka');
    const line = result.edits.find(({ path }) => path === '/work/1/highlights/-');
    expect(line).toMatchObject({ reason: 'answer-entered', evidence: [{ source: 'answer' }] });
    expect(line?.explanation).toContain('Quay Software');
  });

  it('is found where the employer is named in the middle, and takes the tense of the job', () => {
    const result = answered('Apache Kafka', 'I use Kafka at Harbour Systems to stream orders.');
    expect(linesOf(result)?.[0]).toContain('Use Kafka to stream orders');
  });

  it.each([
    ['de', 'Ich habe Kafka-Daten aufbereitet.', 'Ich habe Kafka-Daten aufbereitet'],
    ['es', 'Operé Kafka para dos millones de pedidos.', 'Operé Kafka para dos millones de pedidos'],
  ])('stands under the job without its employer, which the resume’s language tells: %s', (language, told, line) => {
    const { id, text: question, about } = ask('Apache Kafka');
    const { tailored } = optimiseResume({
      resume: { ...resume, meta: { language } },
      posting,
      language,
      now: '2026-06-01',
      answers: [{ id, question, about, text: tellOfEmployer('Quay Software', told, language), date: '2026-05-30' }],
    });
    expect(tailored.work?.[1]?.highlights).toContain(line);
  });

  it('enters for an experience too', () => {
    const result = answered('experience', 'At Quay Software: I maintained Java services from 2018 to 2020.');
    expect(linesOf(result)?.[1]).toContain('Maintained Java services from 2018 to 2020');
  });

  it('stands under the latest job where the person had several with that employer', () => {
    const { id, text: question } = ask('Apache Kafka');
    const [now, then] = resume.work ?? [];
    const twice = { ...resume, work: [{ ...now, name: 'Quay Software' }, then ?? {}] };
    const { tailored } = optimiseResume({
      resume: twice,
      posting,
      now: '2026-06-01',
      answers: [
        { id, question, about: 'Apache Kafka', text: 'At Quay Software: I ran Kafka clusters.', date: '2026-05-30' },
      ],
    });
    expect(tailored.work?.[0]?.highlights).toContain('Ran Kafka clusters');
  });

  it('makes no line where no employer of the resume is named, or two are', () => {
    const before = linesOf({ tailored: resume });
    expect(linesOf(answered('Apache Kafka', 'Yes, I used Kafka for order events.'))).toEqual(before);
    expect(
      linesOf(answered('Apache Kafka', 'I used Kafka at Quay Software and at Harbour Systems for order events.')),
    ).toEqual(before);
  });

  it('makes no line of an answer that leaves open whether the thing is known', () => {
    expect(linesOf(answered('Apache Kafka', 'At Quay Software: not really, I only read about Kafka.'))).toEqual(
      linesOf({ tailored: resume }),
    );
  });

  it('stands under the present job where it says so', () => {
    const result = answered('Apache Kafka', 'In my current job I use Kafka to stream orders.');
    expect(linesOf(result)?.[0]).toContain('Use Kafka to stream orders');
  });

  it('is asked where it was, and becomes a line when the person says so', () => {
    const first = answered('Apache Kafka', 'Yes, I used Kafka for 2 million order events a day.');
    const where = first.questions.find(({ id }) => id.endsWith('-where'));
    expect(where?.text).toContain('Which job was that in?');
    const { id, text: question } = ask('Apache Kafka');
    const about = 'Apache Kafka';
    const date = '2026-05-30';
    const { tailored, edits } = optimiseResume({
      resume,
      posting,
      now: '2026-06-01',
      answers: [
        { id, question, about, text: 'Yes, I used Kafka for 2 million order events a day.', date },
        { id: where?.id ?? '', question: where?.text ?? '', about, text: 'Quay Software', date },
      ],
    });
    expect(tailored.work?.[1]?.highlights).toContain('Used Kafka for 2 million order events a day');
    expect(edits.find(({ path }) => path === '/work/1/highlights/-')?.evidence).toHaveLength(2);
  });

  it('makes a job that the resume leaves out, in its place by date, when employer, title and years are told', () => {
    const told = 'At Tarn Robotics from 2016 to 2017 as a junior developer: I wrote Java drivers for 3 robots.';
    const { tailored, edits } = answered('experience', told);
    expect(tailored.work?.[2]).toEqual({
      name: 'Tarn Robotics',
      position: 'Junior developer',
      startDate: '2016',
      endDate: '2017',
      highlights: ['Wrote Java drivers for 3 robots'],
    });
    expect(edits.find(({ path }) => path === '/work/-')).toMatchObject({ reason: 'answer-entered' });
    expect(answered('experience', 'At Tarn Robotics I wrote Java drivers.').tailored.work).toHaveLength(2);
  });

  it.each([
    ['Yes, daily at Quay Software for order events', 1, 'Used Kafka daily for order events'],
    ['Every day at Harbour Systems to stream orders', 0, 'Use Kafka every day to stream orders'],
    ['Used it at Quay Software to stream 2 million events a day', 1, 'Used Kafka to stream 2 million events a day'],
    ['Yes, ran Kafka clusters for orders at Quay 2018–2021', 1, 'Ran Kafka clusters for orders'],
  ])('is understood as people write it: “%s”', (told, job, line) => {
    const result = answered('Apache Kafka', told);
    expect(linesOf(result)?.[job]).toContain(line);
    expect(result.edits.find(({ after }) => after === line)?.evidence).toMatchObject([{ source: 'answer' }]);
  });

  it('is asked for the title where the resume has no such job, and becomes an entry when the person tells it', () => {
    const about = 'Apache Kafka';
    const first = answered(about, 'Yes, ran Kafka clusters for 40 shops at Tarn Robotics 2015–2017');
    const where = first.questions.find(({ id }) => id.endsWith('-where'));
    expect(where?.text).toBe('Your resume has no job at Tarn Robotics. What was your title there?');
    expect(first.letter.paragraphs.join(' ')).toContain(
      'I ran Kafka clusters for 40 shops at Tarn Robotics (2015–2017).',
    );
    const { id, text: question } = ask(about);
    const date = '2026-05-30';
    const { tailored } = optimiseResume({
      resume,
      posting,
      now: '2026-06-01',
      answers: [
        { id, question, about, text: 'Yes, ran Kafka clusters for 40 shops at Tarn Robotics 2015–2017', date },
        { id: where?.id ?? '', question: where?.text ?? '', about, text: 'Systems engineer', date },
      ],
    });
    expect(tailored.work?.[2]).toEqual({
      name: 'Tarn Robotics',
      position: 'Systems engineer',
      startDate: '2015',
      endDate: '2017',
      highlights: ['Ran Kafka clusters for 40 shops'],
    });
  });
});
