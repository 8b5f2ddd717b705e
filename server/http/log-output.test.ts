import { execFileSync } from 'node:child_process'
import { constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from './log'
import { openLogOutput } from './log-output'

const LINE = 'x'.repeat(1_000)
let folder: string
let fd: number
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toran-log-'))
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  fd = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
})
// The pipe stays open: what a test has not read is still tried by its output.
afterEach(() => rmSync(folder, { recursive: true }))

/** Reads until the words are there. */
async function readUntil(words: string): Promise<string> {
  const bytes = Buffer.alloc(1_000_000)
  let text = ''
  await vi.waitFor(
    () => {
      text += readAvailable(bytes)
      expect(text.slice(-500)).toContain(words)
    },
    { timeout: 10_000 },
  )
  return text
}

function readAvailable(bytes: Buffer): string {
  try {
    return bytes.toString('utf8', 0, readSync(fd, bytes))
  } catch {
    // Nothing is there.
    return ''
  }
}

test('a log that nobody reads is not waited for at the end of the process', () => {
  const output = openLogOutput({ fd, timeoutMs: 200 })
  const log = createLog('info', { to: output })
  for (let count = 0; count < 500; count += 1) log.info(LINE)
  const started = performance.now()
  // As the library does when the process ends.
  output.flushSync()
  expect(performance.now() - started).toBeLessThan(5_000)
  expect(performance.now() - started).toBeGreaterThan(150)
})

test('what does not fit is dropped, and counted once it is read again', async () => {
  const output = openLogOutput({ fd, most: 100_000 })
  const log = createLog('info', { to: output })
  for (let count = 0; count < 1_000; count += 1) log.info(LINE)
  const lines = (await readUntil('weren’t read in time')).trim().split('\n')
  const { lines: dropped } = JSON.parse(lines.at(-1) ?? '')
  expect(dropped).toBeGreaterThan(700)
  // Each line was written whole, or counted.
  expect(lines.length - 1 + dropped).toBe(1_000)
})
