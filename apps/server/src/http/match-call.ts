import type { Call } from '../calls/index.ts';
import { isUuid } from './is-uuid.ts';

/** Finds the call that a request makes. Literal parts of a path win over parameters: `/optimizations/resume` is no id. */
export function callMatcher(calls: readonly Call[]): (method: string, path: string) => Call | undefined {
  const known = calls
    .map((call) => ({ call, pattern: patternOf(call.path), parameters: (call.path.match(/\{/g) ?? []).length }))
    .sort((a, b) => a.parameters - b.parameters);
  return (method, path) => {
    const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
    const plain = path.replace(/(?<=.)\/$/, '');
    return known.find(({ call, pattern }) => call.method === wanted && pattern.test(plain))?.call;
  };
}

/** The parameters of paths that are ids of rows. */
const ids = new Set(['{id}', '{version}', '{share}']);

/** Whether every id in a path and in a query can be one: the database refuses what cannot. */
export function hasSoundIds({ path, queryIds = [] }: Call, asked: string, query: Record<string, string>): boolean {
  const parts = asked.split('/');
  if (queryIds.some((name) => query[name] !== undefined && !isUuid(query[name]))) return false;
  return path.split('/').every((part, index) => !ids.has(part) || isUuid(parts[index] ?? ''));
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${escaped}$`);
}
