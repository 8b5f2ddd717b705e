import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../free-port.mjs'
import { until } from './expect.mjs'

/** The program of nginx, installed where that is possible; `null` where there is none. */
export function findNginx() {
  const find = () => spawnSync('sh', ['-c', 'command -v nginx'], { encoding: 'utf8' }).stdout.trim()
  if (find() === '' && process.getuid?.() === 0)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'nginx-light'], {
      timeout: 120_000,
      stdio: 'ignore',
    })
  return find() || null
}

/**
 * Starts nginx on a free port with the contents of an `http` block.
 * @param {string} program
 * @param {(port: number) => string} http
 * @returns {Promise<{ kind: string, address: string, stop: () => Promise<void> }>}
 */
export async function startNginx(program, http) {
  const folder = await mkdtemp(join(tmpdir(), 'toran-nginx-'))
  const port = await freePort()
  // Started by root, its workers would be someone who may not read the folders of a test.
  const user = process.getuid?.() === 0 ? 'user root; ' : ''
  await writeFile(
    join(folder, 'nginx.conf'),
    `${user}daemon off; pid ${folder}/pid; worker_processes 1; events { worker_connections 2048; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${http(port)}
}`,
  )
  const child = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (text) => {
    errors += text
  })
  const address = `http://127.0.0.1:${port}`
  await until(() => {
    if (child.exitCode !== null) throw new Error(`nginx ended at its start: ${errors}`)
    return fetch(`${address}/healthz`).then(Boolean, () => false)
  }, 'nginx listens')
  return {
    kind: 'nginx',
    address,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
