import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createPictureMaker } from './picture-maker'

// A program that speaks as the picture process does, and does to itself what the bytes of the picture say.
const PROGRAM = `
process.once('disconnect', () => process.exit())
process.on('message', async ({ name, args: [{ file }] }) => {
  const said = String(file)
  if (said === 'crash') process.kill(process.pid, 'SIGKILL')
  if (said === 'hang') return
  if (said === 'refuse')
    return process.send({ ok: false, error: { message: 'Too large', apiError: { code: 'LIMIT_EXCEEDED', refusal: { reason: null, message: 'Too large' }, details: {} } } })
  if (said === 'slow') await new Promise((done) => setTimeout(done, 100))
  process.send({ ok: true, result: JSON.stringify({ pid: process.pid, name, secret: process.env.API_TOKEN ?? null }) })
})
`

let folder = ''
let program = ''
let closed: (() => void)[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toran-pictures-'))
  program = join(folder, 'program.mjs')
  await writeFile(program, PROGRAM)
})

afterEach(() => {
  for (const close of closed) close()
  closed = []
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('jobs that follow one another are done by one process, which is not this one', async () => {
  const { make } = open()
  const [first, second] = [await make('a'), await make('b')]
  expect(second.pid).toBe(first.pid)
  expect(first.pid).not.toBe(process.pid)
})

test('no more processes run than are allowed; the other jobs wait', async () => {
  const { make } = open({ processes: 2 })
  const made = await Promise.all(['slow', 'slow', 'slow', 'slow'].map(make))
  expect(new Set(made.map(({ pid }) => pid)).size).toBe(2)
})

test('a process that dies fails its own job, and none of the others', async () => {
  const { make, errors } = open({ processes: 2 })
  const [crashed, other] = await Promise.allSettled([make('crash'), make('slow')])
  expect(crashed).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })
  expect(other.status).toBe('fulfilled')
  expect(errors).toEqual(['A picture process ended (SIGKILL)'])
  await expect(make('a')).resolves.toMatchObject({ name: 'encode' })
})

test('a job that does not end is given up, and its process with it', async () => {
  const { make, errors } = open({ processes: 1, job: 300 })
  await expect(make('hang')).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  expect(errors[0]).toMatch(/took longer than 0.3 s at 'encode'/)
})

test('what the process refuses comes back as the refusal it was', async () => {
  const { make } = open()
  await expect(make('refuse')).rejects.toMatchObject({
    code: 'LIMIT_EXCEEDED',
    message: 'Too large',
  })
})

test('a process ends when it has nothing to do, and another starts for the next job', async () => {
  const { make } = open({ idle: 1 })
  const { pid } = await make('a')
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
  expect((await make('b')).pid).not.toBe(pid)
})

test('the processes end with the maker', async () => {
  const { make, close } = open()
  const { pid } = await make('a')
  close()
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false)
})

test('no password or token is handed on', async () => {
  process.env.API_TOKEN = 'a secret'
  try {
    expect((await open().make('a')).secret).toBeNull()
  } finally {
    delete process.env.API_TOKEN
  }
})

function open(limits: { processes?: number; idle?: number; job?: number } = {}) {
  const errors: string[] = []
  const maker = createPictureMaker({
    program,
    onError: ({ message }) => void errors.push(message),
    limits: { processes: 1, idle: 60_000, job: 60_000, ...limits },
  })
  closed.push(maker.close)
  const make = async (
    said: string,
  ): Promise<{ pid: number; name: string; secret: string | null }> =>
    JSON.parse(String(await maker.encode({ file: Buffer.from(said) }, 1, 'webp')))
  return { make, errors, close: maker.close }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    // There is no such process any more.
    return false
  }
}
