import { describe, expect, it } from 'vitest';
import { isKindOf } from './is-kind-of.ts';
import { isNear } from './is-near.ts';

describe('tools of one field', () => {
  it.each([
    ['apache-spark', 'apache-kafka', true],
    ['apache-spark', 'terraform', false],
    ['dagster', 'apache-airflow', true],
    ['apache-flink', 'amazon-kinesis', true],
    ['kubernetes', 'sap', false],
  ])('%s and %s are near: %s', (one, other, near) => {
    expect(isNear(one, other)).toBe(near);
    expect(isNear(other, one)).toBe(near);
  });

  it.each([
    ['amazon-web-services', 'cloud-platforms'],
    ['google-cloud-platform', 'cloud-platforms'],
    ['apache-airflow', 'workflow-orchestration'],
    ['kubernetes', 'orchestration'],
    ['apache-flink', 'stream-processing'],
  ])('%s is of the kind that postings ask for as %s', (tool, kind) => {
    expect(isKindOf(tool, kind)).toBe(true);
  });
});
