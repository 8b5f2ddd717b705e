import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GeocoderUnavailable } from './geocoder'
import { createNominatim } from './nominatim'

let server: Server
let url: string
/** The requests, as `address by user agent`. */
const asked: string[] = []
let answer: { status?: number; body: string }
beforeEach(async () => {
  asked.length = 0
  answer = {
    body: JSON.stringify([{ display_name: 'Parliament Hill', lat: '45.42', lon: '-75.70' }]),
  }
  server = createServer(({ url: path = '', headers }, response) => {
    asked.push(`${new URL(path, url).searchParams.get('q')} by ${headers['user-agent']}`)
    response.writeHead(answer.status ?? 200).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => void server.close())

const geocoder = () => createNominatim({ url, site: 'https://www.example.org' })

test('an address is looked up once, by the name of the site', async () => {
  const { find } = geocoder()
  const found = [{ label: 'Parliament Hill', latitude: 45.42, longitude: -75.7 }]
  expect(await find(' Wellington St,  ઓટાવા ')).toEqual(found)
  expect(await find('Wellington St, ઓટાવા')).toEqual(found)
  expect(asked).toEqual(['Wellington St, ઓટાવા by Toran (https://www.example.org)'])
})

test('one request is sent in a second, and one that would wait long is refused', async () => {
  const { find } = geocoder()
  const began = Date.now()
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(find))
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(5).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ])
  expect(Date.now() - began).toBeGreaterThan(3_900)
}, 15_000)

test.each([
  ['an error', { status: 500, body: '' }],
  ['a page', { body: '<html>' }],
  ['something else', { body: '[{"lat":"north"}]' }],
  ['no end', { body: 'x'.repeat(300_000) }],
])('a provider that answers with %s is one that cannot be asked', async (_what, wrong) => {
  answer = wrong
  await expect(geocoder().find('Ottawa')).rejects.toThrow(GeocoderUnavailable)
})

test('an empty address is asked of nobody', async () => {
  expect(await geocoder().find('  ')).toEqual([])
  expect(asked).toEqual([])
})
