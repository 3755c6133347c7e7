import { t } from '@lingui/core/macro';

/** Saves what is typed, where there is an editor. Throws, with what to tell, where it is not saved. */
export async function requireSaved(flush?: () => Promise<boolean>): Promise<void> {
  if (flush && !(await flush())) throw new Error(t`Your latest changes aren’t saved yet.`);
}
