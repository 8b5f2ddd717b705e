import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createListener, TIMEOUTS } from './listener'
import { prepareHeaders } from './prepared-response'
import { rawRequest } from './testing/raw-request'

const HEADERS = { etag: '"page"', 'x-place': 'Montréal', 'surrogate-key': 'document:1 media:2' }
const BODY = Buffer.from('a page')
const prepared = prepareHeaders(HEADERS)
const others = ['content-length', String(BODY.length)]
const server = createListener((request, response) => {
  const status = request.url === '/unchanged' ? 304 : 200
  if (request.headers['x-by'] === 'node') {
    const headers = [...Object.entries(HEADERS).flat(), ...(status === 200 ? others : [])]
    response.writeHead(status, headers)
  } else response.writePrepared(status, prepared, status === 200 ? others : [])
  response.end(status === 304 || request.method === 'HEAD' ? undefined : BODY)
}, TIMEOUTS)
let port: number

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

test.each(['GET / HTTP/1.1', 'HEAD / HTTP/1.1', 'GET /unchanged HTTP/1.1', 'GET / HTTP/1.0'])(
  'prepared headers are sent as Node sends them: %s',
  async (line) => {
    const answer = async (by: string) => {
      const { text } = await rawRequest(
        port,
        `${line}\r\nHost: a\r\nX-By: ${by}\r\nConnection: close\r\n\r\n`,
      )
      return text.replace(/^Date: .*$/m, 'Date: today')
    }
    expect(await answer('us')).toBe(await answer('node'))
    expect(await answer('us')).toContain('surrogate-key: document:1 media:2\r\n')
  },
)

test('prepared headers stay with their own response on a connection', async () => {
  const ask = (rest: string) => `GET / HTTP/1.1\r\nHost: a\r\n${rest}\r\n`
  const { text } = await rawRequest(port, `${ask('')}${ask('Connection: close\r\n')}`)
  expect(text.match(/etag: "page"/g)).toHaveLength(2)
  expect(text).toContain('Connection: keep-alive')
})

test('a header with a line break is refused when it is prepared', () => {
  expect(() => prepareHeaders({ etag: 'a\r\nset-cookie: b=c' })).toThrow(/Invalid character/)
  expect(() => prepareHeaders({ 'e tag': 'a' })).toThrow(/Header name/)
})
