import type { Mending } from './reply.ts';

/** A reply with texts put in at their places: "/letter/1/0" is the first sentence of the second paragraph, a line's place is its id. */
export function mendReply<Reply>(reply: Reply, changes: Mending['changes']): Reply {
  return change(reply, '', new Map(changes.map(({ at, text }) => [at, text]))) as Reply;
}

function change(value: unknown, at: string, texts: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return texts.get(at) ?? value;
  if (Array.isArray(value)) return value.map((each, i) => change(each, `${at}/${i}`, texts));
  if (typeof value !== 'object' || value === null) return value;
  if ('id' in value && 'text' in value) return { ...value, text: texts.get(String(value.id)) ?? value.text };
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each, `${at}/${key}`, texts)]));
}
