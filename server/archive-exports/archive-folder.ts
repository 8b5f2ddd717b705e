import { join } from 'node:path'

/** Where this server makes archives that were asked for on the screen. */
export function archiveFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'archives')
}

/** Where finished ones lie among the shared files. */
export const SHARED_ARCHIVES = 'archives/'

export function keyOf({ file }: { readonly file: string }): string {
  return `${SHARED_ARCHIVES}${file}`
}
