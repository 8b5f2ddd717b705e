import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '../app/testing/test-app'
import { emptyNetwork } from '../import/empty-network'
import { openTestSite, type TestSite } from './testing/test-site'

describe.each(testDatabases)('a site without a page on $kind', ({ url }) => {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url, { network: emptyNetwork })
  }, 120_000)
  afterAll(() => site.close())

  test('says so at `/`, and answers 404 elsewhere', async () => {
    const { statusCode, body } = await site.get('/')
    expect(statusCode).toBe(404)
    expect(body).toContain('There’s no page here yet')
    expect(body).toContain('The site opens soon.')
    expect(body).not.toContain('Go to the home page')
    expect(body).toContain(`Copyright 1999-${new Date().getUTCFullYear()}`)
  })

  test('says what is not there once there is a page, and leads to its home page', async () => {
    await site.publish({ address: '/visit', text: 'How to come' })
    const before = (await site.get('/nowhere')).body
    expect(before).toContain('Page not found')
    expect(before).not.toContain('Go to the home page')
    await site.publish({ address: '/', text: 'Welcome' })
    expect((await site.get('/nowhere')).body).toContain('Go to the home page')
  })
})
