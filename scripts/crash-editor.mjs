// Kills the editor's tab at random moments while someone types, and checks that nothing older than a second is lost.
// npm run crash:editor [-- 50]
import { spawn } from 'node:child_process'
import { readArguments } from './arguments.mjs'

const { positionals } = readArguments('Usage: npm run crash:editor [-- rounds]', {
  allowPositionals: true,
})
const rounds = positionals[0] ?? '50'
const run = spawn('npm', ['run', '--silent', 'e2e', '--', 'kill'], {
  stdio: 'inherit',
  env: { ...process.env, KILL_ROUNDS: rounds },
})
run.on('exit', (code) => {
  console.log(`${rounds} rounds: ${code === 0 ? 'PASSED' : 'FAILED'}`)
  process.exitCode = code ?? 1
})
