import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { makeFolders } from '../database/data-folder'
import { isMissing, PRIVATE_FOLDER, syncFolder, writeWhole } from '../database/write-whole'
import type { FileTarget, TargetFile } from './file-target'

/** Opens a folder that only the server’s own user can read, because backups hold the whole database. */
export async function openFolderTarget(folder: string): Promise<FileTarget> {
  try {
    makeFolders(folder, PRIVATE_FOLDER)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The folder ${folder} can’t be written (${code}). Make it writable for the user of the server, or give another folder.`,
      { cause: error },
    )
  }
  return {
    name: folder,
    put: (key, bytes) => writeWhole(fileOf(key), bytes, true, { isPrivate: true }),
    putFile,
    async open(key, start = 0) {
      try {
        const handle = await open(fileOf(key), 'r')
        return handle.createReadStream({ start })
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    list: (prefix) => filesBelow(fileOf(prefix)),
    async delete(key) {
      await rm(fileOf(key), { force: true })
      await removeEmpty(dirname(fileOf(key)))
    },
    close: () => undefined,
  }

  function fileOf(key: string): string {
    if (key.split('/').includes('..')) throw new Error(`'${key}' is not a key of a file`)
    return join(folder, key)
  }

  /** Removes the folder and its ancestors as long as they are empty. */
  async function removeEmpty(path: string): Promise<void> {
    if (path === folder) return
    try {
      await rmdir(path)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) return
      throw error
    }
    await removeEmpty(dirname(path))
  }

  async function putFile(key: string, from: string): Promise<void> {
    const file = fileOf(key)
    const unfinished = `${file}.${randomUUID()}.tmp`
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
    try {
      // Clones the file if the file system supports it, and copies it otherwise.
      await copyFile(from, unfinished, constants.COPYFILE_FICLONE)
      const handle = await open(unfinished, 'r+')
      try {
        await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(unfinished, file)
      await syncFolder(dirname(file))
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }

  async function* filesBelow(path: string): AsyncGenerator<TargetFile> {
    const entries = await readdir(path, { withFileTypes: true }).catch((error) => {
      if (isMissing(error)) return []
      throw error
    })
    for (const entry of entries) {
      const file = join(path, entry.name)
      if (entry.isDirectory()) yield* filesBelow(file)
      else
        yield {
          key: relative(folder, file).split(sep).join('/'),
          modifiedAt: (await stat(file)).mtime,
        }
    }
  }
}
