/** A flood of requests, as the process that sends it is told. */
export type Flood = {
  /** Connections, or calls at a time. */
  count: number;
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  headers: Record<string, string>;
} & (
  | {
      /** One request for each connection: without a body, with a form that never ends, with a whole form, or with a head that never ends. */
      lines: 'bare' | 'slow form' | 'whole form' | 'open head';
    }
  | {
      /** The same call over and over, as many times at once as `count` says. */
      again: true;
      body?: string;
    }
);

/** What became of a flood: how much of it is open, and how much was answered, by status. */
export type FloodTold = { open: number; answers: Record<string, number> };
