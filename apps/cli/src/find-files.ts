import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import { RefusedInput } from './failures.ts';
import { standardInput } from './read-bytes.ts';
import { i18n } from './voice.ts';

/** A text in a folder may be anything: as a resume it is named by itself. */
const resumeTypes = new Set(['.pdf', '.docx', '.json']);
const postingTypes = new Set(['.txt', '.md', '.html', '.htm', '.json', '.pdf', '.docx']);

/**
 * The resumes of these paths, each once: a file itself, whatever its name, or a folder's PDF, DOCX and JSON Resume files with its
 * subfolders'. In a folder, a JSON file beside a document of the same name belongs to that document and is left out.
 * Paths come out as they were given. Throws RefusedInput where there is nothing.
 */
export async function findResumes(paths: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await resumesOf(path)));
  return [...new Set(found)];
}

async function resumesOf(path: string): Promise<string[]> {
  const files = await findFiles(path, resumeTypes);
  if (files.length === 1 && files[0] === path) return files;
  const documents = new Set(files.filter((file) => extname(file).toLowerCase() !== '.json').map(withoutType));
  const resumes = files.filter((file) => extname(file).toLowerCase() !== '.json' || !documents.has(withoutType(file)));
  if (resumes.length === 0)
    throw new RefusedInput(
      i18n._('{path}: no PDF, DOCX, or JSON Resume file in this folder. Name text and Markdown files one by one.', {
        path,
      }),
    );
  return resumes;
}

/** The postings of a path: the file itself or a folder's text, Markdown, HTML, JSON, PDF and Word files with its subfolders'. */
export async function findPostings(path: string): Promise<string[]> {
  const files = await findFiles(path, postingTypes);
  if (files.length === 0)
    throw new RefusedInput(
      i18n._('{path}: no text, Markdown, HTML, JSON, PDF, or Word file in this folder.', { path }),
    );
  return files;
}

const withoutType = (path: string) => path.slice(0, path.length - extname(path).length);

async function findFiles(path: string, types: Set<string>): Promise<string[]> {
  if (path === standardInput) return [path];
  const found = await stat(path).catch(() => {
    throw new RefusedInput(i18n._('{path}: no such file or folder.', { path }));
  });
  if (!found.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && types.has(extname(entry.name).toLowerCase()) && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => keepPrefix(path, file));
}

/** `join` normalises `./x` to `x`: the path comes out as it was given. */
function keepPrefix(given: string, file: string): string {
  return given.startsWith('./') && !file.startsWith('./') ? `./${file}` : file;
}

/** Names for the results of many files: NAME where it is the only one, else with its folders, so that none overwrites another. */
export function nameResults(given: readonly string[], files: string[]): Map<string, string> {
  const folder = given.length === 1 ? (given[0] ?? '') : folderOfAll(files);
  const count = Map.groupBy(files, (file) => basename(withoutType(file)));
  return new Map(
    files.map((file) => {
      if (file === standardInput) return [file, 'stdin'];
      const name = basename(withoutType(file));
      const alone = count.get(name)?.length === 1;
      const inside = relative(folder, file);
      const sameElsewhere = files.some((other) => other !== file && withoutType(other) === withoutType(file));
      return [file, alone ? name : sameElsewhere ? inside : withoutType(inside)];
    }),
  );
}

/** The deepest folder that holds all of them. */
function folderOfAll(files: string[]): string {
  const [first = [], ...rest] = files
    .filter((file) => file !== standardInput)
    .map((file) => dirname(resolve(file)).split(sep));
  const end = first.findIndex((part, place) => rest.some((parts) => parts[place] !== part));
  return first.slice(0, end === -1 ? first.length : end).join(sep) || sep;
}
