import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What a process must read to run our code: the packages beside this one, and the `node_modules` and package.json of each folder above.
 * No data folder is among them, also where it stands inside the repository.
 */
export function codeFolders(packageFolder = fileURLToPath(new URL('..', import.meta.url))): string[] {
  const packages = dirname(packageFolder.replace(/[\\/]$/, ''));
  const folders = [join(packages, '/')];
  for (let folder = dirname(packages); folder !== dirname(folder); folder = dirname(folder)) {
    const found = [join(folder, 'node_modules', '/'), join(folder, 'package.json')];
    folders.push(...found.filter((path) => existsSync(path)));
  }
  return folders;
}
