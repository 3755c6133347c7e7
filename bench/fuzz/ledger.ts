/** What was answered, and what of it is wrong. */
export type Ledger = {
  /** Makes a request and books its answer; `what` names it where it is wrong. */
  send(what: string, url: string, init: RequestInit): Promise<number>;
  wrong(): number;
  sent(): number;
  report(): void;
};

/** Which of the endless requests or files of a seed: so many from a first one on, while there is time. */
export type FuzzRange = { from: number; count: number; seed: number; inTime: () => boolean };

const mostMs = 5000;

export function openLedger(): Ledger {
  const statuses = new Map<number, number>();
  const times: number[] = [];
  const faults: string[] = [];

  return {
    async send(what, url, init) {
      const start = performance.now();
      const status = await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) }).then(
        async (response) => {
          await response.arrayBuffer();
          const turnedAway = response.status === 503 && response.headers.has('Retry-After');
          return response.status >= 500 && !turnedAway ? -response.status : response.status;
        },
        (error: Error) => {
          // What the client itself refuses to send was never asked.
          if (error.name === 'TypeError' && /header|URL|parse/i.test(String(error.cause ?? error.message))) return 0;
          faults.push(`${what}: no answer (${error.name}: ${String(error.cause ?? error.message).slice(0, 80)})`);
          return 0;
        },
      );
      const took = performance.now() - start;
      times.push(took);
      if (status < 0) faults.push(`${what}: ${-status}`);
      if (took > mostMs) faults.push(`${what}: answered after ${Math.round(took)} ms`);
      statuses.set(Math.abs(status), (statuses.get(Math.abs(status)) ?? 0) + 1);
      return Math.abs(status);
    },
    sent: () => times.length,
    wrong: () => faults.length,
    report() {
      const sorted = [...times].sort((a, b) => a - b);
      const at = (share: number) =>
        Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
      const counts = [...statuses].sort((a, b) => b[1] - a[1]).map(([status, count]) => `${status} × ${count}`);
      console.log(`${times.length} requests: ${counts.join(', ')}`);
      console.log(`answered: median ${at(0.5)} ms, 99% within ${at(0.99)} ms, ${at(1)} ms at most`);
      for (const fault of faults.slice(0, 40)) console.log(`  ${fault}`);
      console.log(`${faults.length} wrong`);
    },
  };
}
