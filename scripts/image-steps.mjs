// node scripts/image-steps.mjs: the steps of the Dockerfile in a clean directory, as another user, where containers cannot run.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.mjs'
import { root, runSteps, SetupError, say } from './setup.mjs'

const READY_MS = 120_000
const NPM = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']

await runSteps(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'toran-image-'))
  try {
    const [build, image] = [join(folder, 'build'), join(folder, 'image')]
    copySources(build)
    step(build, 'npm', ...NPM, '--include=dev')
    step(build, 'node', 'scripts/build.mjs')
    for (const name of ['package.json', 'package-lock.json', '.npmrc'])
      cpSync(join(build, name), join(image, name))
    step(image, 'npm', ...NPM, '--omit=dev')
    cpSync(join(build, 'dist'), join(image, 'dist'), { recursive: true })
    rmSync(build, { recursive: true })
    await start(folder, image)
    say('The image’s steps work: the server is ready, and ended when it was asked to.')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/** Copies the files that git knows of, without those that .dockerignore leaves out. @param {string} to */
function copySources(to) {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
}

/**
 * @param {string} cwd
 * @param {string} program
 * @param {...string} args
 */
function step(cwd, program, ...args) {
  say(`${program} ${args.join(' ')}`)
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Starts it as `nobody` where we are root; only the data folder belongs to that account.
 * @param {string} folder
 * @param {string} image
 */
async function start(folder, image) {
  const data = join(folder, 'data')
  mkdirSync(data)
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  if ('uid' in user) {
    execFileSync('chmod', ['755', folder])
    execFileSync('chown', ['65534:65534', data])
  }
  const port = await freePort()
  const child = spawn('node', ['dist/server/toran.js', 'start'], {
    ...{ cwd: image, ...user, stdio: ['ignore', 'ignore', 'inherit'] },
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
      ...{ ADMIN_EMAIL: 'you@example.org', ADMIN_PASSWORD: 'a-password-for-this-test' },
    },
  })
  try {
    const deadline = Date.now() + READY_MS
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new SetupError(`The server ended with ${child.exitCode}.`)
      if (Date.now() > deadline) throw new SetupError('The server was not ready in two minutes.')
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
}

/** @param {number} port */
async function isReady(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    // It does not listen yet.
    return false
  }
}
