import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { passOutputOn } from './pass-output-on'

const CHILD = 'process.stdout.write("to out"); process.stderr.write("to err")'

test('what a process writes is passed on, also several times', async () => {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  for (const times of [1, 2]) {
    const child = spawn(process.execPath, ['-e', CHILD], { stdio: ['ignore', 'pipe', 'pipe'] })
    passOutputOn(child, { stdout, stderr })
    await once(child, 'close')
    expect([String(stdout.read()), String(stderr.read()), times]).toEqual([
      ...['to out', 'to err', times],
    ])
  }
})

test.runIf(process.platform === 'linux')(
  'a process with pipes of its own leaves the output of this one as it is, which sharing it does not',
  async () => {
    const script = `
      const { fork } = require('node:child_process')
      process.stdout.write('')
      const isWaiting = () => !(parseInt(require('node:fs').readFileSync('/proc/self/fdinfo/1', 'utf8').match(/flags:\\s*(\\d+)/)[1], 8) & 0o4000)
      const child = fork('-e', ['0'], { execArgv: [], silent: process.argv[1] === 'silent' })
      child.on('exit', () => process.stdout.write(String(isWaiting())))`
    const answers = await Promise.all(
      ['silent', 'shared'].map(async (how) => {
        const child = spawn(process.execPath, ['-e', script, how], {
          stdio: ['ignore', 'pipe', 'ignore'],
        })
        let text = ''
        child.stdout.on('data', (bytes) => {
          text += bytes
        })
        await once(child, 'close')
        return text
      }),
    )
    expect(answers).toEqual(['false', 'true'])
  },
)
