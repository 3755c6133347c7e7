import { expect, test } from 'vitest';
import { sketchDocument, sketchPage } from '../../layout/sketch-page.ts';
import { parseResume } from '../parse-resume.ts';

function jobsOf(lines: string[]) {
  const texts = ['Ada Moss', 'ada.moss@example.org', '', 'Experience', ...lines].flatMap((text, i) =>
    text === '' ? [] : [{ x: 40, line: i + 1, text }],
  );
  const work = parseResume(sketchDocument(sketchPage(texts))).resume.work ?? [];
  return work.map(({ name, position, startDate, endDate }) => ({ name, position, startDate, endDate }));
}

test('a job with one date ended when it began, the newest too; one that goes on says so', () => {
  const jobs = jobsOf(['Baker, Mill House Ltd, 2019', '- Baked bread', 'Cook, Harbour Inn Ltd, 2017', '- Cooked soup']);
  expect(jobs.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2019', '2019'],
    ['2017', '2017'],
  ]);
  const [open] = jobsOf(['Baker, Mill House Ltd, since 2019', '- Baked bread', 'Cook, Harbour Inn Ltd, 2017']);
  expect([open?.startDate, open?.endDate]).toEqual(['2019', undefined]);
});

test('behind the sign of a title stands whom it was held at', () => {
  const [job] = jobsOf(['Web Developer Intern @Harbour Analytics', 'July 2022 – Sept 2022', '- Built pages']);
  expect(job).toMatchObject({ position: 'Web Developer Intern', name: 'Harbour Analytics' });
});
