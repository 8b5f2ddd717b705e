import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
/** The end of the built server's list of migrations. */
const END_OF_LIST = /("\.\/migrations\/[^"]+": \w+)\n\}\)/

/**
 * A copy of the build that has a migration more, as the next release would.
 * @returns {Promise<{ folder: string, main: string }>}
 */
export async function buildNextRelease() {
  const folder = await mkdtemp(join(tmpdir(), 'toran-next-'))
  await cp(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  await cp(join(ROOT, 'package.json'), join(folder, 'package.json'))
  await mkdir(join(folder, 'sample/pictures'), { recursive: true })
  for (const name of ['node_modules', 'sample/pictures/files'])
    await symlink(join(ROOT, name), join(folder, name))
  // The code of a start is in one file.
  const file = join(folder, 'dist/server/main.cjs')
  const text = await readFile(file, 'utf8')
  if (!END_OF_LIST.test(text)) throw new Error('The built server has no list of migrations')
  const added = '"./migrations/9999_next.sql": "alter table documents add column next_release text"'
  await writeFile(file, text.replace(END_OF_LIST, `$1,\n${added}\n})`))
  return { folder, main: join(folder, 'dist/server/main.js') }
}
