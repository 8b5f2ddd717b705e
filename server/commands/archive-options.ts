import type { FileStore } from '../media/store/file-store'
import { type CommandContext, CommandFailed } from './command'

export const ARCHIVE_PATH = {
  name: 'PATH',
  description: 'a folder, or a zip where it ends with .zip',
}

/** What was wrong with an archive or the store of originals, as the message of a command. */
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

/** Where the originals of the server are. */
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
