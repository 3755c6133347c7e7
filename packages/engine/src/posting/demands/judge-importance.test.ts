import { describe, expect, it, test } from 'vitest';
import { readPosting } from '../read-posting.ts';

const asked = (lines: string) =>
  readPosting(`Ledger Clerk\n\nRequirements\n${lines}`).requirements.map(
    ({ importance, text }) => `${importance} ${text}`,
  );

describe('a must or a wish', () => {
  it('is told by the words that close a clause or a short list', () => {
    expect(asked('- Terraform, Docker or Kubernetes is a plus')).toEqual([
      'nice Terraform, Docker or Kubernetes is a plus',
    ]);
    expect(asked('- Terraform, Docker and Kubernetes are a plus')).toEqual([
      'nice Terraform',
      'nice Docker',
      'nice Kubernetes',
    ]);
    expect(asked('- Excel required, Power BI preferred')).toEqual(['must Excel', 'nice Power BI']);
  });

  it('counts from the word that opens a wish, not before it', () => {
    const rows = asked("- 5 years' experience in payroll, ideally in retail");
    expect(rows[0]).toMatch(/^must 5 years/);
    expect(rows.some((row) => /^nice retail/i.test(row))).toBe(true);
  });

  it('does not let a remark in brackets speak for the whole', () => {
    expect(asked("- Bachelor's degree in Accounting (Master's preferred)")[0]).toMatch(/^must Bachelor/);
  });

  it('reads a sentence that only weighs as a word on the one before', () => {
    expect(asked('- Experience with Epic. Highly desirable, but not required.')).toEqual([
      'nice Experience with Epic.',
    ]);
  });

  it('takes a wish in other languages with their accents', () => {
    expect(asked('- Inglés avanzado, se valorará francés')).toEqual([
      'must Inglés avanzado',
      'nice se valorará francés',
    ]);
    expect(asked('- Deutschkenntnisse (mind. B2), Englisch von Vorteil')).toEqual([
      'must Deutschkenntnisse (mind. B2)',
      'nice Englisch von Vorteil',
    ]);
  });

  it('keeps a hard condition a must, and drops one that is denied', () => {
    const rows = readPosting(
      'Cook\n\nNice to have\n- Sushi\n- You must be authorized to work in Canada\n- Own car not required',
    );
    expect(
      rows.requirements.filter(({ kind }) => kind === 'gate').map(({ importance, gate }) => [importance, gate]),
    ).toEqual([['must', 'work-permit']]);
  });

  it('labelled in passing speaks for its own sentence; one that heads a list for all of it', () => {
    expect(asked('- Bricklaying\n- Good to have: Bluebeam\n- Tiling')).toEqual([
      'must Bricklaying',
      'nice Bluebeam',
      'must Tiling',
    ]);
    expect(asked('Java\nPreferred: Kafka\n- Terraform\n- Docker')).toEqual([
      'must Java',
      'nice Kafka',
      'nice Terraform',
      'nice Docker',
    ]);
    expect(asked('Java\nPreferred qualifications: Kafka\nTerraform').slice(1)).toEqual([
      'nice Kafka',
      'nice Terraform',
    ]);
  });
});

test.each([
  ['Preferencialmente morar próximo à unidade', 'Requisitos', 'nice'],
  ['Costituirà requisito preferenziale la conoscenza di Kubernetes', 'Requisiti', 'nice'],
  ['Work authorization will be required', 'Preferred skills', 'must'],
  ['Knowledge of Kubernetes is not required', 'Preferred skills', 'nice'],
])('the words of a sentence weigh more than its heading: %s', (line, heading, importance) => {
  const found = readPosting(`Backend Developer\n\n${heading}\n- ${line}\n`).requirements[0];
  expect(found?.importance ?? 'nice').toBe(importance);
});
