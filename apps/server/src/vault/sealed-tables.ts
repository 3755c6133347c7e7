import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  answers,
  applications,
  corrections,
  documents,
  letterVersions,
  logos,
  optimizationFiles,
  optimizations,
  ownTemplates,
  postingBriefs,
  resumes,
  resumeVersions,
  unusedFacts,
} from '../db/tables.ts';

/** How a column is stored, which says how a plain value of before is told from a sealed one. */
type Kind = 'bytes' | 'json' | 'text';

export type SealedTable = {
  table: PgTable;
  name: string;
  /** The columns that tell its rows apart, as the database names them. */
  key: string[];
  /** Sealed columns, by their property in `table`. */
  sealed: Record<string, Kind>;
  /** Beside the sealed columns stand words of the person that are not. */
  hasPlainWords?: true;
  /** Which rows are a person's. */
  rows: (person: string) => SQL;
};

const ofPerson = (person: string) => sql`user_id = ${person}`;
const ofResult = (person: string) => sql`optimization_id in (select id from optimizations where user_id = ${person})`;
const ofResume = (person: string) => sql`resume_id in (select id from resumes where user_id = ${person})`;

/** Every table with sealed columns. */
export const sealedTables: SealedTable[] = [
  { table: documents, name: 'documents', key: ['id'], sealed: { fileName: 'text', bytes: 'bytes' }, rows: ofPerson },
  {
    table: optimizations,
    name: 'optimizations',
    key: ['id'],
    sealed: { fileName: 'text', form: 'json', brief: 'json', reading: 'json', result: 'json', excerpt: 'json' },
    hasPlainWords: true,
    rows: ofPerson,
  },
  {
    table: optimizationFiles,
    name: 'optimization_files',
    key: ['optimization_id', 'name'],
    sealed: { bytes: 'bytes' },
    rows: ofResult,
  },
  { table: letterVersions, name: 'letter_versions', key: ['id'], sealed: { letter: 'json' }, rows: ofResult },
  {
    table: answers,
    name: 'answers',
    key: ['user_id', 'id', 'person'],
    sealed: { question: 'text', about: 'text', text: 'text' },
    hasPlainWords: true,
    rows: ofPerson,
  },
  {
    table: unusedFacts,
    name: 'unused_facts',
    key: ['id'],
    sealed: { text: 'text' },
    hasPlainWords: true,
    rows: ofPerson,
  },
  {
    table: resumes,
    name: 'resumes',
    key: ['id'],
    sealed: { title: 'text', draft: 'json', linked: 'json' },
    rows: ofPerson,
  },
  {
    table: resumeVersions,
    name: 'resume_versions',
    key: ['id'],
    sealed: { name: 'text', draft: 'json' },
    rows: ofResume,
  },
  { table: corrections, name: 'corrections', key: ['user_id', 'digest'], sealed: { resume: 'json' }, rows: ofPerson },
  {
    table: postingBriefs,
    name: 'posting_briefs',
    key: ['user_id', 'digest'],
    sealed: { confirmation: 'json' },
    rows: ofPerson,
  },
  { table: logos, name: 'logos', key: ['user_id'], sealed: { bytes: 'bytes' }, rows: ofPerson },
  {
    table: ownTemplates,
    name: 'own_templates',
    key: ['id'],
    sealed: { source: 'text' },
    hasPlainWords: true,
    rows: ofPerson,
  },
  {
    table: applications,
    name: 'applications',
    key: ['id'],
    sealed: { posting: 'text', notes: 'text' },
    hasPlainWords: true,
    rows: ofPerson,
  },
];

/** Tables of which nothing can be read once the key of the person is gone: their files can be swept in time. */
export const readByKeyAlone: string[] = sealedTables
  .filter(({ hasPlainWords }) => !hasPlainWords)
  .map(({ name }) => `public.${name}`);

/** The sealed columns of a table, as the database names them. */
export const sealedColumnsOf = ({ table, sealed }: SealedTable): [column: string, kind: Kind][] =>
  Object.entries(sealed).map(([field, kind]) => [getTableColumns(table)[field]?.name ?? field, kind]);

/** Whether a column of a row holds a plain value of before. */
export function isPlain(column: string, kind: Kind): SQL {
  const name = sql.identifier(column);
  if (kind === 'bytes') return sql`substring(${name} from 1 for 4) <> '\\x00534c31'::bytea`;
  if (kind === 'text') return sql`(${name} <> '' and ${name} !~ '^s1[pz]\\.')`;
  return sql`(jsonb_typeof(${name}) not in ('string', 'null') or (jsonb_typeof(${name}) = 'string' and ${name} #>> '{}' !~ '^s1[pz]\\.'))`;
}
