import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const COMMANDS = [
  ...['scripts/faults/run.mjs', 'scripts/attacks/run.mjs', 'scripts/test.mjs'],
  ...['scripts/crash-editor.mjs', 'bench/content.mjs', 'bench/editor.mjs', 'bench/server.mjs'],
  ...['bench/site.mjs', 'bench/uncached.mjs'],
]

test.each(COMMANDS)(
  '%s says how it is used, and refuses an option it does not have',
  (command) => {
    const run = (option: string) =>
      spawnSync(process.execPath, [join(import.meta.dirname, '..', command), option], {
        encoding: 'utf8',
        timeout: 60_000,
      })
    const help = run('--help')
    expect([help.status, help.stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/^Usage: npm /),
    ])
    const refused = run('--no-such-option')
    expect(refused.status).toBe(2)
    expect(refused.stderr).toMatch(/'--no-such-option'[\s\S]*Usage: npm /)
    expect(refused.stderr).not.toMatch(/^ +at /m)
  },
  120_000,
)
