import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { lockFolder } from './lock-folder'

/**
 * The embedded database made safe for a server: every commit reaches the disk, little memory, one process a folder.
 * `null` is a database in memory, for tests.
 */
export async function openDurablePglite(folder: string | null): Promise<PGlite> {
  if (folder === null) return PGlite.create('memory://')
  makeFolder(folder)
  const unlock = await lockFolder(folder)
  try {
    const client = await PGlite.create({
      fs: new DurableFiles(folder),
      // PGlite starts with -F (no fsync at all); and its default method of syncing the log is one it does not carry out.
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
      ],
    })
    return closingWith(client, unlock)
  } catch (error) {
    unlock()
    throw new Error(`The database in ${folder} could not be opened: ${(error as Error).message}`, {
      cause: error,
    })
  }
}

function makeFolder(folder: string): void {
  try {
    fs.mkdirSync(folder, { recursive: true })
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    throw new Error(
      `The data folder ${folder} cannot be written (${reason}). Make it writable, or give another folder in DATA_DIR.`,
      { cause: error },
    )
  }
}

function closingWith(client: PGlite, unlock: () => void): PGlite {
  const close = client.close.bind(client)
  client.close = async () => {
    await close()
    unlock()
  }
  return client
}

/** What of Emscripten's file system is reached into. */
interface FileModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
    realPath(node: unknown): string
  }
}
const EIO = 29

/** Emscripten's files on disk have no fsync; this adds it. */
class DurableFiles extends NodeFS {
  override async init(client: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const started = await super.init(client, options)
    const preRun = started.emscriptenOpts.preRun as unknown as ((module: FileModule) => void)[]
    preRun.push(({ NODEFS }) => {
      NODEFS.stream_ops.fsync = (stream) => {
        try {
          if (stream.nfd !== undefined) fs.fdatasyncSync(stream.nfd)
          else syncFolder(NODEFS.realPath(stream.node))
          return 0
        } catch {
          // PostgreSQL then refuses the commit, and says so itself.
          return EIO
        }
      }
    })
    return started
  }
}

function syncFolder(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
