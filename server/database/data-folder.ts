import fs from 'node:fs'
import path from 'node:path'

/**
 * Creates the folder of DATA_DIR and its parents, with a clear error if it can't be used. Node's recursive `mkdir` never returns
 * in places where no folder may be created, such as /proc.
 */
export function makeDataFolder(folder: string): void {
  try {
    makeFolders(folder)
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    const remedy = reason === 'ENOSPC' ? 'Free up space on its disk' : 'Make it writable'
    throw new Error(
      `The data folder ${folder} can’t be written (${reason}). ${remedy}, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/** Creates a folder and its missing parents. */
export function makeFolders(folder: string, mode?: number): void {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder), mode)
  fs.mkdirSync(folder, mode)
}
