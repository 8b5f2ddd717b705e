import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { freePort } from '../../scripts/free-port.mjs'
import { ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN, NOBODY } from './site'

interface Development {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Does a test's work with the server that is developed with. */
export async function whileDeveloping(work: (origin: string) => Promise<void>): Promise<void> {
  const { origin, stop } = await startDeveloping()
  try {
    await work(origin)
  } finally {
    await stop()
  }
}

/** Starts the server that is developed with, on data of its own. */
export async function startDeveloping(): Promise<Development> {
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-developing-'))
  const port = await freePort()
  const root = join(import.meta.dirname, '../..')
  const own = { PORT: String(port), DATA_DIR: dataDir, ADMIN_EMAIL, ADMIN_PASSWORD, API_TOKEN }
  const server = spawn(process.execPath, ['scripts/dev-server.mjs'], {
    ...{ cwd: root, env: { ...process.env, ...own, PREPARE_PICTURES: 'no' } },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const said: string[] = []
  server.stderr?.on('data', (part: Buffer) => said.push(String(part)))
  const origin = `http://127.0.0.1:${port}`
  try {
    await expect
      .poll(() => isReady(origin, server), { timeout: 240_000, message: said.join('') })
      .toBe(true)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }

  async function stop(): Promise<void> {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await gone
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Opens a page as a person who is signed in at that server. */
export async function signedInAt(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: origin, storageState: NOBODY, bypassCSP: true, reducedMotion: 'reduce' },
    extraHTTPHeaders: { origin },
    ...options,
  })
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  expect((await context.request.post('/api/auth/sign-in/email', { data })).ok()).toBe(true)
  return context.newPage()
}

async function isReady(origin: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`)
  return fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
