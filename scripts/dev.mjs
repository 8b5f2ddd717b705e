import { fork } from 'node:child_process'
import { join } from 'node:path'
import './node-version.mjs'
import { ensureDependencies, root, runSteps, say } from './setup.mjs'

/** `npm run dev`: runs the server from its sources, and starts it again when they change. */
await runSteps(async () => {
  await ensureDependencies()
  start()
})

function start() {
  const server = fork(join(root, 'scripts/dev-server.mjs'), { cwd: root })
  let again = false
  server.once('message', (changed) => {
    say(`${changed} has changed: starting again …`)
    again = true
    server.kill('SIGTERM')
  })
  server.once('close', (code) => {
    if (again) start()
    else process.exit(code ?? 1)
  })
}
