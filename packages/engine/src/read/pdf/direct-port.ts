type Listener = (event: { data: unknown }) => void;

/** One end of a pair of ports in one process; what pdf.js asks of a worker's port. */
export type DirectPort = {
  postMessage(data: unknown): void;
  addEventListener(name: string, listener: Listener, options?: { signal?: AbortSignal }): void;
  removeEventListener(name: string, listener: Listener): void;
  terminate(): void;
};

/**
 * Two linked ports that hand messages over nearly as they are, where pdf.js's own copy every font and glyph. The outer lists
 * and objects are copied: the sender empties the lists of a chunk once it is sent.
 */
export function linkPorts(): [DirectPort, DirectPort] {
  const listeners: [Set<Listener>, Set<Listener>] = [new Set(), new Set()];
  const port = (own: Set<Listener>, other: Set<Listener>): DirectPort => ({
    postMessage: (data) => {
      const event = { data: copyShell(data, 3) };
      queueMicrotask(() => {
        for (const listener of [...other]) listener(event);
      });
    },
    addEventListener: (_, listener, options) => {
      own.add(listener);
      options?.signal?.addEventListener('abort', () => own.delete(listener));
    },
    removeEventListener: (_, listener) => void own.delete(listener),
    terminate: () => own.clear(),
  });
  return [port(listeners[0], listeners[1]), port(listeners[1], listeners[0])];
}

function copyShell(value: unknown, depth: number): unknown {
  if (depth === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => copyShell(part, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype && Object.getPrototypeOf(value) !== null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyShell(part, depth - 1)]));
}
