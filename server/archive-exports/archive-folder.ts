import { join } from 'node:path'

/** Returns the folder in which this server creates archives requested in the editor. */
export function archiveFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'archives')
}

/** The prefix of finished archives among the shared files. */
export const SHARED_ARCHIVES = 'archives/'

export function keyOf({ file }: { readonly file: string }): string {
  return `${SHARED_ARCHIVES}${file}`
}
