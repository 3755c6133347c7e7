import { describe, expect, it } from 'vitest';
import { readPosting } from '../read-posting.ts';

const asked = (line: string): string[] =>
  readPosting(`Platform Engineer\n\nRequirements:\n- ${line}\n- A driving licence\n`)
    .requirements.filter(({ kind }) => kind === 'skill')
    .map(({ text }) => text);

describe('names that nothing parts in a sentence', () => {
  it('are one demand', () => {
    expect(asked('Experience with container-based virtualization, payroll and Excel')).toContain(
      'container-based virtualization',
    );
  });

  it('stay demands of their own where a comma or a joining word parts them', () => {
    expect(asked('Java, Kubernetes and PostgreSQL')).toEqual(['Java', 'Kubernetes', 'PostgreSQL']);
    expect(asked('Experience in microservices using Kubernetes, and payroll')).toContain('Kubernetes');
  });

  it('stay demands of their own where a list has lost its commas', () => {
    expect(asked('Kubernetes PostgreSQL Terraform')).toEqual(['Kubernetes', 'PostgreSQL', 'Terraform']);
  });

  it('stay demands of their own beside a choice, which either of its own names meets', () => {
    expect(asked('Java or Kotlin microservices in the cloud')[0]).toBe('Java or Kotlin');
  });
});
