/** One operation of the OpenAPI document. */
export type Operation = {
  method: string;
  path: string;
  open: boolean;
  operator: boolean;
  /** Names of the query's values that are ids. */
  queryIds: string[];
  body?: { mediaType: string; schema: Schema };
};

type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  contentMediaType?: string;
};

type Document = {
  paths: Record<
    string,
    Record<
      string,
      {
        security?: Record<string, unknown>[];
        parameters?: { name: string; in: string; schema?: Schema }[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
      }
    >
  >;
};

/** Every operation that the running installation says it has. */
export async function listOperations(url: string): Promise<Operation[]> {
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [], requestBody }]) => {
      const [content] = Object.entries(requestBody?.content ?? {});
      return {
        method: method.toUpperCase(),
        path,
        open: security === undefined,
        operator: security?.some((one) => 'operator' in one) ?? false,
        queryIds: parameters.flatMap((one) => (one.in === 'query' && one.schema?.format === 'uuid' ? [one.name] : [])),
        ...(content ? { body: { mediaType: content[0], schema: content[1].schema ?? {} } } : {}),
      };
    }),
  );
}

/** The path with its parameters in place, those of the query behind; the last id stands for all that follow. */
export function fillPath({ path, queryIds }: Pick<Operation, 'path' | 'queryIds'>, ids: string[]): string {
  let at = 0;
  const next = () => ids[Math.min(at++, ids.length - 1)] ?? 'x';
  const filled = path.replace(/\{\w+\}/g, next);
  const query = queryIds.map((name) => `${name}=${next()}`).join('&');
  return query ? `${filled}?${query}` : filled;
}

/** The headers and body of a request as the document describes it. */
export function sampleBody(operation: Operation, headers: Record<string, string>): RequestInit {
  const { body } = operation;
  if (!body) return { headers };
  if (body.mediaType === 'application/json') {
    const json = JSON.stringify(sampleOf(body.schema));
    return { headers: { ...headers, 'Content-Type': body.mediaType }, body: json };
  }
  if (body.mediaType !== 'multipart/form-data')
    return { headers: { ...headers, 'Content-Type': body.mediaType }, body: 'x' };
  const form = new FormData();
  for (const [name, schema] of Object.entries(body.schema.properties ?? {}))
    if (schema.contentMediaType)
      form.set(name, new File(['%PDF-1.7 nothing'], 'resume.pdf', { type: 'application/pdf' }));
    else form.set(name, String(sampleOf(schema)));
  return { headers, body: form };
}

/** A small value of a schema. */
export function sampleOf(schema: Schema, depth = 0): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice, depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object' || schema.properties) return sampleObject(schema, depth);
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, depth + 1));
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return type === 'string' ? sampleText(schema) : null;
}

function sampleObject({ properties = {}, required = [] }: Schema, depth: number): object {
  if (depth > 6) return {};
  return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, depth + 1)]));
}

function sampleText({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return '0190a8f0-0000-7000-8000-000000000000';
  if (format === 'email' || pattern?.includes('@')) return 'stranger@example.net';
  if (format === 'uri') return 'https://example.net/';
  if (format === 'date') return '2026-01-01';
  if (pattern?.includes('0-9a-f]{64}')) return 'a'.repeat(64);
  if (pattern?.startsWith('^#')) return '#102030';
  return 'stranger'.padEnd(minLength, 'x');
}
