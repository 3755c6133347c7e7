import { Problem, productName } from '@shortlist/schema';
import { Hono } from 'hono';
import { z } from 'zod';
import { allCalls, type Call } from '../../calls/index.ts';
import { furthestOffset, largestPage } from '../../http/pages.ts';
import { bounds } from '../../http/within-bounds.ts';

/** The OpenAPI 3.1 document of the installation's calls, made from the schemas that check them. */
export function openapiRoutes(siteUrl: string): Hono {
  // Half a megabyte that anybody may ask for is written once, and not before somebody asks: it takes half a second.
  let document: string | undefined;
  const describe = () => {
    document ??= JSON.stringify(describeCalls(siteUrl));
    return document;
  };
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=300' };
  return new Hono().get('/', (c) => c.body(describe(), 200, headers));
}

function describeCalls(siteUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of allCalls) {
    paths[call.path] = { ...paths[call.path], [call.method]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '0.1.0' },
    servers: [{ url: siteUrl }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Access token from /auth/v1' },
        service: { type: 'http', scheme: 'bearer', description: 'Token from /auth/v1 with the role service_role' },
        operator: { type: 'http', scheme: 'bearer', description: 'The OPERATOR_TOKEN of this installation' },
      },
    },
  };
}

function describeCall(call: Call): object {
  const { path, summary, description, reply, status = 200, open, paged, queryIds = [] } = call;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  return {
    summary,
    ...(description ? { description } : {}),
    ...(open ? {} : { security: [{ [schemeOf(call)]: [] }] }),
    parameters: [...inPath, ...queryIds.map(describeQueryId), ...(paged ? pageParameters : [])],
    ...describeBody(call),
    responses: {
      [status]: {
        description: 'Success',
        ...(reply ? { content: { 'application/json': { schema: toJson(reply, 'output') } } } : {}),
      },
      default: {
        description: 'What went wrong, and what to do about it (RFC 9457)',
        content: { 'application/problem+json': { schema: toJson(Problem, 'output') } },
      },
    },
  };
}

function schemeOf({ operator, service }: Call): string {
  if (operator) return 'operator';
  return service ? 'service' : 'token';
}

const describeQueryId = (name: string) => ({ name, in: 'query', schema: { type: 'string', format: 'uuid' } });

const pageParameters = [
  {
    name: 'limit',
    in: 'query',
    description: 'The most entries to return',
    schema: { type: 'integer', minimum: 1, maximum: largestPage, default: largestPage },
  },
  {
    name: 'offset',
    in: 'query',
    description: 'How many entries to skip',
    schema: { type: 'integer', minimum: 0, maximum: furthestOffset, default: 0 },
  },
];

function describeBody({ body, file, raw }: Call): object {
  if (raw) return { requestBody: { required: true, content: { [raw]: {} } } };
  if (!body) return {};
  const schema = withBounds(toJson(body, 'input'));
  if (!file) return { requestBody: { required: true, content: { 'application/json': { schema } } } };
  const { properties = {}, ...form } = schema as { properties?: object };
  const parts = { ...properties, [file]: { type: 'string', contentMediaType: 'application/octet-stream' } };
  const content = { 'multipart/form-data': { schema: { ...form, properties: parts } } };
  return { requestBody: { required: true, content } };
}

function toJson(type: z.ZodType, io: 'input' | 'output'): object {
  return z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
}

/** A schema of a body with the bounds that hold for every text and list of it. */
function withBounds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withBounds);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withBounds(value)]));
  const { type } = schema as { type?: unknown };
  const isText = type === 'string' && !('enum' in schema) && !('const' in schema);
  return {
    ...(isText ? { maxLength: bounds.text } : {}),
    ...(type === 'array' ? { maxItems: bounds.items } : {}),
    ...inner,
  };
}
