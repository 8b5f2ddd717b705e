import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../../app/testing/test-app'
import { openTestSite, type TestSite } from '../testing/test-site'

const ADD = `mutation ($locationId: ID!, $redirects: [RedirectInput!]!) {
  results: addRedirects(locationId: $locationId, redirects: $redirects) { path target problem }
}`

describe.each(testDatabases)('redirects on the $kind database', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url)
    await site.publish({ address: '/visit-us', text: 'Visit us' })
  }, 120_000)
  afterAll(() => site.close())

  async function add(path: string, target: string, locationId = '10'): Promise<string | null> {
    const { results } = await site.ask(ADD, { locationId, redirects: [{ path, target }] })
    return results[0].problem
  }
  const sent = async (path: string) => {
    const { statusCode, headers } = await site.get(path)
    return `${statusCode} ${headers.location ?? ''}`.trim()
  }

  test('an address without a page redirects at once, on every site where it is the network’s', async () => {
    expect(await sent('/old')).toBe('404')
    expect(await add('/old/', '/visit-us')).toBeNull()
    expect(await sent('/old')).toBe('301 /visit-us')
    expect(await sent('/ottawa/old?from=mail')).toBe('301 /ottawa/visit-us?from=mail')
  })

  test('a location has its own, and another site is a target, too', async () => {
    expect(await add('/give-now', 'https://give.example.org/now', '20')).toBeNull()
    expect(await sent('/ottawa/give-now')).toBe('301 https://give.example.org/now')
    expect(await sent('/give-now')).toBe('404')
  })

  test.each([
    ['/a', '/a', '/a would redirect to itself.'],
    ['/b', '/old', '/old redirects to /visit-us. Redirect /b there directly.'],
    ['/visit-us', '/c', 'Visitors at /visit-us see the page “A page”.'],
    ['/', '/c', 'The home page can’t be redirected.'],
    ['/editor/x', '/c', '/editor/x starts with a reserved word. Choose another address.'],
    ['/ottawa/x', '/c', '/ottawa is already used by Ottawa.'],
    ['old page', '/c', 'Enter the old address as a path, like /old-page.'],
    ['/%zz', '/c', 'Enter the old address as a path, like /old-page.'],
    ['/d', 'javascript:alert(1)', 'Enter the new address as a path'],
    ['/d', '//evil.example', 'Enter the new address as a path'],
  ])('%s to %s is refused in a sentence', async (path, target, sentence) => {
    expect(await add(path, target)).toContain(sentence)
  })

  test('a circle is refused from either side, also when both are added at once', async () => {
    const problems = await Promise.all([add('/left', '/right'), add('/right', '/left')])
    expect(problems.filter((problem) => problem === null)).toHaveLength(1)
    expect(problems.join()).toMatch(/redirects (back )?to/)
  })

  test('those that pages have left are told from what was entered, and the latest come first', async () => {
    const list = async (more: string) => {
      const { redirects } = await site.ask(
        `{ redirects(locationId: "10", ${more}) { nodes { path } } }`,
      )
      return redirects.nodes.map(({ path }) => path)
    }
    await add('/zz-last', '/visit-us')
    expect((await list('sortBy: AT, sort: desc'))[0]).toBe('/zz-last')
    expect(await list('origin: ENTERED')).toContain('/zz-last')
    expect(await list('origin: PAGE')).not.toContain('/zz-last')
  })

  test('of a list each is done separately', async () => {
    const redirects = [
      { path: '/one', target: '/visit-us' },
      { path: 'two', target: '/visit-us' },
      { path: '/three', target: '/visit-us' },
    ]
    const { results } = await site.ask(ADD, { locationId: '10', redirects })
    expect(results.map(({ problem }) => problem === null)).toEqual([true, false, true])
    expect(await sent('/three')).toBe('301 /visit-us')
  })

  test('they are listed with the addresses that pages have left, tested, and removed', async () => {
    const id = await site.publish({ address: '/first', text: 'First' })
    await site.ask(
      `mutation { createOrUpdateDocument(id: ${id}, topic: { externalUrl: "/second" }) { id } }`,
    )
    await site.ask(`mutation { publishDocument(id: ${id}, expectedVersion: 2) { id } }`)
    const { redirects } = await site.ask(
      '{ redirects(locationId: "10", search: "/first") { nodes { path target documentId } } }',
    )
    expect(redirects.nodes).toEqual([{ path: '/first', target: '/second', documentId: id }])
    expect(await leads('https://www.example.org/first/')).toEqual({
      kind: 'REDIRECT',
      to: '/second',
    })
    expect(await leads('/second')).toEqual({ kind: 'PAGE', to: 'A page' })
    await site.ask('mutation { removeRedirects(locationId: "10", paths: ["/old"]) }')
    expect(await leads('/old')).toEqual({ kind: 'NOTHING', to: null })
    expect(await sent('/old')).toBe('404')
    const { audit } = await site.ask('{ audit(chain: "redirects:10") { nodes { action } } }')
    expect(audit.nodes[0]).toEqual({ action: 'removeRedirects' })
  })

  test('a page that is published at the address comes before it', async () => {
    expect(await add('/soon', '/visit-us')).toBeNull()
    await site.publish({ address: '/soon', text: 'It is here' })
    expect((await site.get('/soon')).body).toContain('It is here')
  })

  async function leads(address: string) {
    const { found } = await site.ask(
      'query ($address: String!) { found: whereAddressLeads(locationId: "10", address: $address) { kind to } }',
      { address },
    )
    return found
  }
})
