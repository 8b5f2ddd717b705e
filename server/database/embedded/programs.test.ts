import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeDataFolder } from '../data-folder'
import { Postmaster, runProgram } from './postmaster'
import { findPrograms } from './programs'

test('a system without a build is told so, and asked for DATABASE_URL', () => {
  expect(() => findPrograms('freebsd', 'riscv64')).toThrow(
    /^The embedded database can’t run here: there is no PostgreSQL for freebsd on riscv64 .* DATABASE_URL/,
  )
})

test('programs that the system can’t run, as on musl, end the start with the same words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toran-musl-'))
  const file = join(folder, 'postgres')
  // A missing loader shows so: the file is there, and starting it says that it is not.
  writeFileSync(file, '#!/lib/ld-of-another-system\n', { mode: 0o755 })
  const command = { file, args: [], account: null }
  const around = { cwd: folder, env: {}, data: folder }
  await expect(runProgram(command, around)).rejects.toThrow(/can’t run here.*DATABASE_URL/)
  await expect(new Postmaster(command, around).ready()).rejects.toThrow(
    /can’t run here.*DATABASE_URL/,
  )
  await rm(folder, { recursive: true })
})

test('a data folder that nobody can make ends with a sentence, not with waiting', () => {
  expect(() => makeDataFolder('/proc/toran/data')).toThrow(
    /^The data folder \/proc\/toran\/data can’t be written \(\w+\)\. .* DATA_DIR/,
  )
})

test('a data folder below a file is refused in the same words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'toran-folder-'))
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeDataFolder(join(folder, 'file/data'))).toThrow(/can’t be written \(ENOTDIR\)/)
  await rm(folder, { recursive: true })
})
