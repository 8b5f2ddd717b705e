import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readArguments } from '../scripts/arguments.mjs'
import { ensureBuild, ensureDependencies, runSteps, say } from '../scripts/setup.mjs'
import { startBenchServer } from './bench-server.mjs'
import { firstViews, scriptOf } from './first-view.mjs'
import { checkInteractivePage, createInteractivePage } from './interactive-page.mjs'
import { median } from './measure.mjs'

/**
 * `npm run bench:site [-- rounds]`: what a finished page costs the server, beside a bare Node server that sends the same
 * bytes, in the same run, alternating; and how heavy the home page is on a phone. Needs `wrk`, Linux and Chromium; with
 * `rounds` 0 only what is weighed.
 */
const { positionals } = readArguments('Usage: npm run bench:site [-- rounds]', {
  allowPositionals: true,
})
const ROUNDS = Number(positionals[0] ?? 5)
const SECONDS = 4
const PORT = 4972
const BARE_PORT = 4973
const HOME = '/'

if (process.argv[2] === 'bare') await serveBare()
else
  await runSteps(async () => {
    await ensureDependencies()
    await ensureBuild()
    const server = await startBenchServer(PORT)
    try {
      const page = await readPage(`${server.origin}${HOME}`)
      const rows = ROUNDS > 0 ? await load(server, page) : []
      print([
        ...rows,
        ...(await weights(server.origin, page)),
        ...(await firstViewRows(`${server.origin}${HOME}`)),
        ...(await interactiveRows(server)),
      ])
    } finally {
      await server.stop()
    }
  })

async function load(server, page) {
  const bare = spawn(process.execPath, [import.meta.filename, 'bare', server.origin], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve) => bare.stdout.once('data', resolve))
  try {
    const targets = {
      toran: server,
      bare: { origin: `http://127.0.0.1:${BARE_PORT}`, pid: bare.pid },
    }
    const measured = []
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const kind of ['page', '304'])
        for (const [name, target] of Object.entries(targets)) {
          const headers = kind === '304' ? { 'if-none-match': page.etag } : {}
          const cost = await costOf(target, headers)
          // The first round warms up.
          if (round > 0) measured.push({ kind, name, cost })
        }
    return ['page', '304'].flatMap((kind) => {
      const [toran, floor] = ['toran', 'bare'].map((name) =>
        middle(measured.filter((row) => row.kind === kind && row.name === name)),
      )
      return [
        [`${kind}, CPU µs a request`, toran.cpu, floor.cpu, toran.cpu / floor.cpu],
        [`${kind}, requests a second`, toran.rate, floor.rate, toran.rate / floor.rate],
        [`${kind}, p99 ms`, toran.p99, floor.p99, toran.p99 / floor.p99],
      ]
    })
  } finally {
    bare.kill()
  }
}

/** Measures a request to the server's process, while 32 connections ask as fast as they can. */
async function costOf({ origin, pid }, headers) {
  const before = await cpuTime(pid)
  const flags = Object.entries({ 'accept-encoding': 'br', ...headers }).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ])
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c32',
    `-d${SECONDS}s`,
    '--latency',
    ...flags,
    `${origin}${HOME}`,
  ])
  const used = (await cpuTime(pid)) - before
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  if (/Non-2xx/.test(stdout) && !headers['if-none-match']) throw new Error(stdout)
  return {
    cpu: (used / requests) * 1e6,
    rate: requests / SECONDS,
    p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit],
  }
}

/** Seconds of processor time a process has used, of all its threads. */
async function cpuTime(pid) {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function middle(rows) {
  return Object.fromEntries(
    ['cpu', 'rate', 'p99'].map((figure) => [figure, median(rows.map(({ cost }) => cost[figure]))]),
  )
}

async function readPage(url) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  return { html: await response.text(), etag: response.headers.get('etag') }
}

/** The size of a first visit to the home page, in KiB. */
async function weights(origin, { html }) {
  const kib = (bytes) => bytes / 1024
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('')
  const sheet = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/.exec(html)?.[1]
  const script = /<script[^>]*\ssrc="([^"]+)"/.exec(html)?.[1]
  const fonts = [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(
    ([, href]) => href,
  )
  const sizes = await Promise.all(
    fonts.map(async (href) => (await (await fetch(`${origin}${href}`)).arrayBuffer()).byteLength),
  )
  const later = sheet ? await (await fetch(`${origin}${sheet}`)).text() : ''
  const code = script ? await (await fetch(`${origin}${script}`)).text() : ''
  return [
    ['home page, KiB brotli (at publish: quality 5)', kib(brotli(html, 5))],
    ['home page, KiB brotli (quality 11)', kib(brotli(html, 11))],
    ['styles in it, KiB gzip', kib(gzipSync(styles).length)],
    ['styles of what is below, KiB gzip', kib(gzipSync(later).length)],
    ['script that starts islands, KiB gzip', kib(gzipSync(code).length)],
    ['fonts loaded at once, KiB', kib(sizes.reduce((sum, size) => sum + size, 0))],
  ]
}

async function firstViewRows(url) {
  const views = await firstViews(url, [1, 3])
  return views.flatMap(({ density, total, parts, ahead }) => [
    [`first view on a phone, density ${density}, KiB`, total / 1024],
    ...Object.entries(parts).map(([name, bytes]) => [`  of it ${name}`, bytes / 1024]),
    ['  and ahead of scrolling', ahead / 1024],
  ])
}

async function interactiveRows(server) {
  const url = await createInteractivePage(server)
  checkInteractivePage(await (await fetch(url)).text())
  const { count, bytes } = await scriptOf(url)
  return [[`script of four interactive blocks, KiB as sent, ${count} files (goal 3)`, bytes / 1024]]
}

function brotli(text, quality) {
  // 1 is the parameter of the quality.
  return brotliCompressSync(text, { params: { 1: quality } }).length
}

/** The floor: a server that sends one kept buffer, and 304 when the tag fits. */
async function serveBare() {
  const page = await fetch(`${process.argv[3]}${HOME}`, { headers: { 'accept-encoding': 'br' } })
  const etag = page.headers.get('etag') ?? ''
  const bytes = brotliCompressSync(await page.text(), { params: { 1: 5 } })
  createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end()
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': bytes.length,
        etag,
      })
      .end(bytes)
  }).listen(BARE_PORT, '127.0.0.1', () => process.stdout.write('listening\n'))
}

function print(rows) {
  say('figure | toran | bare Node | ratio')
  for (const [title, ...values] of rows)
    process.stdout.write(`${[title, ...values.map((value) => value.toFixed(2))].join(' | ')}\n`)
}
