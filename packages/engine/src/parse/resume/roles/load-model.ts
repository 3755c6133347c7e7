import { existsSync, readFileSync } from 'node:fs';
import { decodeModel } from './model-file.ts';
import type { RoleModel } from './role-model.ts';

let loaded: RoleModel | undefined;

/** The reader's own model of roles, read once at first use. */
export function loadRoleModel(): RoleModel | undefined {
  const file = new URL('./roles.bin', import.meta.url);
  if (loaded === undefined && existsSync(file)) loaded = decodeModel(readFileSync(file));
  return loaded;
}
