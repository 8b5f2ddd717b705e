import { join } from 'node:path'

/** Where archives lie that were made on the screen. */
export function archiveFolder({ dataDir }: { readonly dataDir: string }): string {
  return join(dataDir, 'archives')
}
