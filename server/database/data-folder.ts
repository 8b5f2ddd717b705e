import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes the folder of DATA_DIR, and those above it, and says in words when it cannot be used. Node's own way of making
 * them never ends where the system lets nobody make one, as in /proc.
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

/** A folder and those above it that are not there yet. */
export function makeFolders(folder: string, mode?: number): void {
  if (fs.existsSync(folder)) return
  makeFolders(path.dirname(folder), mode)
  fs.mkdirSync(folder, mode)
}
