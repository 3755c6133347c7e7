import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Queue } from '../jobs/open-jobs.ts';

/** What this process counts, in the Prometheus format. Labels are routes, methods, status and words of ours: never an id or an address. */
export type Meters = ReturnType<typeof createMeters>;

export function createMeters() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer begins, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins, sign-ups and refreshes of sessions by way and outcome',
    labelNames: ['way', 'outcome'],
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time of a job in this process, by queue and outcome',
    labelNames: ['queue', 'outcome'],
    buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 300],
    registers,
  });
  const mails = new Counter({
    name: 'mails_total',
    help: 'Mails that this process sent, put off or gave up',
    labelNames: ['outcome'],
    registers,
  });
  return {
    registry,
    requests,
    signIns,
    mails,
    worked: (queue: Queue, seconds: number, done: boolean) =>
      jobs.observe({ queue, outcome: done ? 'done' : 'failed' }, seconds),
  };
}
