import { expect, test } from 'vitest'
import { nginxMaps, nginxServer } from './static-nginx'

test('a redirect that differs from a page only in case is matched in its exact spelling', () => {
  const maps = nginxMaps({
    redirects: [
      { from: '/Visit', to: '/visit', status: 301 },
      { from: '/about', to: '/learn/$5', status: 301 },
    ],
    notFound: [],
    written: ['/visit'],
  })
  expect(maps).toContain('"~^/Visit$" "/visit";')
  expect(maps).toContain('"/about" "/learn/%245";')
})

test('what stands below a former address stays encoded, as it was sent', () => {
  const maps = nginxMaps({
    redirects: [{ from: '/ગામ', to: '/ottawa', status: 308, isPrefix: true }],
    notFound: [{ root: '/ottawa', file: '/ottawa/404.html' }],
    written: [],
  })
  const [, below = ''] = maps.split('map $request_uri $toran_below_308')
  expect(below).toContain(`"~*^${encodeURI('/ગામ')}(/[^?]*)?(?:\\\\?|$)" "/ottawa$1";`)
  expect(maps).toContain('default "/ottawa/404.html";')
})

test('a file whose extension gives another type has a location of its own, and the host no port', () => {
  const server = nginxServer({
    host: 'www.example.org',
    root: '/srv/site "a"',
    types: new Map([['feed.xml', 'application/rss+xml; charset=utf-8']]),
  })
  expect(server).toContain(
    'location ~ "/feed\\\\.xml$" { types { } default_type application/rss+xml; }',
  )
  expect(server).toContain('text/calendar ics;')
  expect(server).toContain('root "/srv/site \\"a\\"";')
})
