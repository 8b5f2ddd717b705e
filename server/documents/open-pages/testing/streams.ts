import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { CHANGES_PATH } from '#schema/api/changes'
import { type App, closeApp } from '../../../app/app'
import { openAppBeside, openTestApp, TEST_TOKEN } from '../../../app/testing/test-app'
import { SAVE, TestApi } from '../../../graphql/testing/test-api'
import { createServer } from '../../../http/create-server'
import { drain } from '../../../http/drain'
import { importNetwork } from '../../../import/import-network'
import { noPictures, smallNetwork, textPage } from '../../../import/testing/small-network'
import { ensureFirstAccount } from '../../../people/accounts/ensure-first-account'
import { changeRoutes } from '../change-routes'
import type { StreamLimits } from '../page-streams'
import { type ReadStream, readStream } from './read-stream'

export const EMAIL = 'asha@toran.example'
export const PASSWORD = 'a long enough password'
export const AUTHORIZATION_HEADERS = { authorization: `Bearer ${TEST_TOKEN}` }

/** For tests: a server that one saves on; on PostgreSQL, streams are those of another server on the same database. */
export function useStreams(url: string | undefined) {
  let app: App
  let api: TestApi
  let streaming: App
  const servers: FastifyInstance[] = []
  const streams: ReadStream[] = []
  beforeAll(async () => {
    app = await openTestApp(url, { adminEmail: EMAIL, adminPassword: PASSWORD })
    await importNetwork(app, smallNetwork, { storePicture: noPictures })
    await ensureFirstAccount(app)
    api = await TestApi.open(app)
    streaming = url === undefined ? app : await openAppBeside(app)
  }, 120_000)
  afterEach(async () => {
    for (const stream of streams.splice(0)) stream.close()
    for (const server of servers.splice(0)) await drain(server)
  })
  afterAll(async () => {
    await api.server.close()
    if (streaming !== app) await closeApp(streaming)
    await closeApp(app)
  })

  return { app: () => app, api: () => api, serve, open, save, forget }

  /** A server of its own over HTTP; answers the address of its streams. */
  async function serve(limits?: Partial<StreamLimits>) {
    const server = createServer({
      log: streaming.log,
      isUnavailable: () => false,
      https: false,
      trustedProxies: [],
    })
    await changeRoutes(server, streaming, limits)
    servers.push(server)
    return { server, address: await server.listen({ port: 0 }) }
  }

  async function open(
    address: string,
    ids: string,
    headers: Record<string, string> = AUTHORIZATION_HEADERS,
  ) {
    const stream = await readStream(`${address}${CHANGES_PATH}?documents=${ids}`, headers)
    streams.push(stream)
    return stream
  }

  async function save(id: string, expectedVersion: number): Promise<void> {
    const content = textPage(`<p>After ${expectedVersion}</p>`)
    const { errors } = await api.ask(SAVE, { id, expectedVersion, topic: { items: [{ content }] } })
    expect(errors).toEqual([])
  }

  /** Leaves a server alone that has ended already. */
  function forget(server: FastifyInstance): void {
    servers.splice(servers.indexOf(server), 1)
  }
}

/** Waits until a stream has told of so many changes. */
export function come(stream: ReadStream, count: number, timeout = 1000) {
  return expect.poll(() => stream.events.length, { timeout, interval: 10 }).toBe(count)
}
