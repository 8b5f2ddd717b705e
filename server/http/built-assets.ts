import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { WORKER_PATH } from '#schema/api/editor-worker'
import { DATA_POLICY, DOCUMENT_HEADERS, WORKER_POLICY } from './security-headers'

/** Files that browsers load besides pages, from `npm run build` or built on demand in development. */
export interface Assets {
  /** Address of the script that starts the islands of a public page. */
  readonly visitorScript: string
  /** The editor's HTML page. */
  editorPage(path: string): Promise<string>
}

/** Reads the files of a build from `dist`. */
export async function builtAssets(dist: string): Promise<Assets> {
  const built = await readFile(join(dist, 'visitor/.vite/manifest.json'), 'utf8')
  // Looked up by name, because the site’s fonts are another entry of the same build.
  const entry = manifest.parse(JSON.parse(built))['renderer/visitor/main.ts']
  if (!entry) throw new Error(`The visitor script is missing from the build in ${dist}`)
  const editor = await readFile(join(dist, 'editor/editor/index.html'), 'utf8')
  return { visitorScript: `/${entry.file}`, editorPage: async () => editor }
}

/**
 * Files that never act as a document, compressed or not: a content security policy would have no effect but add bytes to each
 * response.
 */
const NO_DOCUMENT = /\.(?:js|css|woff2)(?:\.br|\.gz)?$/

/**
 * Serves the editor’s service worker, always under the same name: browsers ask for it anew. They only accept it for addresses of
 * the editor, because it is one of them.
 */
export async function workerRoute(fastify: FastifyInstance, dist: string): Promise<void> {
  const script = await readFile(join(dist, 'worker/worker.js'))
  fastify.get(WORKER_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}

/** Serves built files under hashed names, cached permanently by browsers. */
export async function assetRoutes(fastify: FastifyInstance, dist: string): Promise<void> {
  await serve('/assets/editor/', ['editor/assets/editor'])
  await serve('/assets/site/', ['visitor/assets/site', 'editor/assets/site'])

  async function serve(prefix: string, folders: readonly string[]): Promise<void> {
    const root = folders.map((folder) => join(dist, folder)).filter((folder) => existsSync(folder))
    if (root.length === 0) return
    await fastify.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      redirect: false,
      dotfiles: 'ignore',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      // Files with a hash in their name never need revalidation or range requests.
      ...{ etag: false, lastModified: false, acceptRanges: false },
      setHeaders: (reply, path) => {
        for (const name of DOCUMENT_HEADERS) reply.removeHeader(name)
        if (!NO_DOCUMENT.test(path)) reply.header('content-security-policy', DATA_POLICY)
      },
    })
  }
}

const manifest = z.record(z.string(), z.object({ file: z.string() }))
