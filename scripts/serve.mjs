import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuild, ensureDependencies, root, runSteps, SERVER_MEMORY } from './setup.mjs'

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const server = spawn(process.execPath, [...process.execArgv, join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...SERVER_MEMORY, ...process.env },
    // By the channel the server notices when this process ends, however it does.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.once('error', (error) => {
    throw error
  })
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // Ctrl+C reaches the server directly, and it finishes what was begun; this process waits for it.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => server.kill('SIGTERM'))
})
