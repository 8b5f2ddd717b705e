import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ALLOCATOR, ensureBuild, ensureDependencies, root, runSteps } from './setup.mjs'

await runSteps(async () => {
  await ensureDependencies()
  await ensureBuild()
  const server = spawn(process.execPath, [...process.execArgv, join(root, 'dist/server/main.js')], {
    cwd: root,
    env: { ...ALLOCATOR, ...process.env },
    // By the channel the server notices when this process ends, however it does.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  server.once('error', (error) => {
    throw error
  })
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  // Ctrl+C reaches the server by itself, and it finishes what was begun; this process waits for it.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => server.kill('SIGTERM'))
})
