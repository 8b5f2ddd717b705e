import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../scripts/setup.mjs'

const TOKEN = 'bench-token-0123456789abcdef0123456789'
const EMAIL = 'bench@toran.example'
const PASSWORD = 'the benchmark signs in with this'

/** The built server on a database of its own in a temporary folder. */
export async function startBenchServer(port) {
  const dataDir = await mkdtemp(join(tmpdir(), 'toran-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      API_TOKEN: TOKEN,
      ADMIN_EMAIL: EMAIL,
      ADMIN_PASSWORD: PASSWORD,
      MAX_BLOCKS: '5000',
      PREPARE_PICTURES: 'no',
    },
  })
  await untilReady(origin, child)
  return { origin, pid: child.pid, graphql, createPage, signIn, stop }

  /** Creates a page of these blocks through the API; returns its id. */
  async function createPage(path, blocks) {
    const { createOrUpdateDocument } = await graphql(
      `mutation Create($title: String!, $topic: TopicInput!) {
        createOrUpdateDocument(title: $title, type: PAGE, topic: $topic) { id }
      }`,
      {
        title: path,
        topic: {
          externalUrl: path,
          locationId: 10,
          items: [
            { language: 'en-US', locationId: 10, title: path, content: { format: 1, blocks } },
          ],
        },
      },
    )
    return createOrUpdateDocument.id
  }

  async function graphql(query, variables) {
    const response = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = await response.json()
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  async function signIn(context) {
    const response = await context.request.post(`${origin}/api/auth/sign-in/email`, {
      data: { email: EMAIL, password: PASSWORD },
      headers: { origin },
    })
    if (!response.ok()) throw new Error(`Signing in answered ${response.status()}`)
  }

  async function stop() {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function untilReady(origin, child) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null)
      throw new Error(`The server ended at start with code ${child.exitCode}`)
    try {
      if ((await fetch(`${origin}/readyz`)).ok) return
    } catch {
      // Not listening yet: asked again below, for a minute at most.
    }
    await wait(200)
  }
  child.kill('SIGKILL')
  throw new Error('The server was not ready within a minute')
}
