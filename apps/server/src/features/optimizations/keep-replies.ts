import type { ReplyCache } from '@shortlist/writer';

/**
 * The model's latest replies by the content of what was asked, in memory: a job that starts again after a fault does not pay twice. At most
 * `most`; the one longest unused goes first. What they hold is masked, and ends with the process.
 */
export function keepReplies(most = 200): ReplyCache {
  const kept = new Map<string, string>();
  return {
    async get(key) {
      const reply = kept.get(key);
      if (reply !== undefined) put(key, reply);
      return reply;
    },
    async set(key, reply) {
      put(key, reply);
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };

  function put(key: string, reply: string): void {
    kept.delete(key);
    kept.set(key, reply);
  }
}
