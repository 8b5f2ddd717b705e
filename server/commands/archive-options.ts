import type { FileStore } from '../media/store/file-store'
import { type CommandContext, CommandFailed } from './command'

export const ARCHIVE_PATH = {
  name: 'PATH',
  description: 'a folder, or a zip where it ends with .zip',
}

/** Converts errors of archives and the file store to command errors. */
export async function withArchiveErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  const [{ ArchiveProblem }, { StoreUnavailable }] = await Promise.all([
    import('../archive/bag/archive-problem'),
    import('../media/store/file-store'),
  ])
  try {
    return await work()
  } catch (error) {
    if (error instanceof ArchiveProblem) throw new CommandFailed(error.message)
    if (error instanceof StoreUnavailable)
      throw new CommandFailed(
        `${error.message}. Look at the S3_ settings, or at the disk of DATA_DIR.`,
      )
    throw error
  }
}

/** Opens the store of originals for some work. */
export async function withStore<Result>(
  context: CommandContext,
  work: (store: FileStore) => Promise<Result>,
): Promise<Result> {
  const { openFileStore } = await import('../media/store/open-store')
  const store = await openFileStore(context.configuration())
  try {
    return await work(store)
  } finally {
    store.close()
  }
}
