import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Configuration } from './configuration'
import type { Database } from './database/database'
import { isFilled } from './import/is-filled'
import { passOutputOn } from './media/maker/pass-output-on'

export interface SeedOptions {
  /** The project’s folder; `dist` in it contains the build. */
  readonly root: string
  readonly configuration: Configuration
  readonly log: Logger
}

/** Returns the folder to which the build copies the sample’s pictures. */
export function builtSamplePictures(root: string): string {
  return join(root, 'dist/server/sample-pictures')
}

/** Argument that makes the built server only fill the database. */
export const FILL = 'fill-database'

/**
 * Fills an empty database in a separate process, whose memory is freed afterwards: the sample’s texts and more, 87 MiB that the
 * server would otherwise keep. If it fails, the server fills the database itself and reports errors.
 */
export async function seedInProcess(database: Database, { root, log }: SeedOptions): Promise<void> {
  if (await isFilled(database.orm)) return
  const child = fork(join(root, 'dist/server/main.js'), [FILL], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: database.url },
    silent: true,
  })
  passOutputOn(child)
  const [code, signal] = await once(child, 'exit')
  if (code !== 0) log.warn({ code, signal }, 'failed to load the first content')
}
