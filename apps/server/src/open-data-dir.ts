import { guardDataDir, OpenDataDirError } from '@shortlist/database';

/** Makes the data folder and closes it to other users. `mayBeOpen` is the setting DATA_DIR_OPEN: then it only warns. Throws OpenDataDirError. */
export async function openDataDir(dataDir: string, mayBeOpen: string | undefined): Promise<void> {
  try {
    await guardDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof OpenDataDirError) || mayBeOpen !== 'true') throw error;
    console.error(error.message);
  }
}
