import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GUEST_COMMENT_LIMITS } from '#schema/api/comments'
import { testDatabases } from '../../app/testing/test-app'
import {
  assignments,
  comments,
  jobs,
  previewTokens,
  rateLimits,
  users,
} from '../../database/tables'
import { createPreviewToken } from '../../people/accounts/preview-tokens'
import { openTestSite, type TestSite } from '../../site/testing/test-site'
import { guestRoutes } from './guest-routes'

const WORDS = 'આરતીનો સમય બરાબર છે?\n\nPlease check <b>Sunday</b>.'

describe.each(testDatabases)('comments of guests on a shared draft, $kind', ({ url }) => {
  let site: TestSite
  let id: string
  let cookie: string
  beforeAll(async () => {
    site = await openTestSite(url)
    await guestRoutes(site.server, site.app)
    id = await site.publish({ address: '/shared', text: 'Come with family' })
    const { orm } = site.app.database
    await orm.insert(users).values({ id: 'maya', name: 'Maya', email: 'maya@example.org' })
    await orm.insert(assignments).values({ userId: 'maya', locationId: 10, level: 'MANAGE' })
  }, 120_000)
  afterAll(() => site.close())
  beforeEach(async () => {
    const { orm } = site.app.database
    await orm.delete(comments)
    await orm.delete(jobs)
    await orm.delete(rateLimits)
    cookie = await share()
  })

  /** The cookie of a preview that Maya makes; she is signed in nowhere. */
  async function share(isShared = true): Promise<string> {
    const of = { documentId: Number(id), version: 1, language: 'en-US', createdBy: 'maya' }
    const { token } = await site.app.changes.write((tx) =>
      createPreviewToken(tx, { ...of, createdByName: 'Maya', followsDraft: true, isShared }),
    )
    return `toran-preview-en-US=${token}`
  }
  let network = 0
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    site.server.inject({
      ...{ method: 'POST', url: `/preview/${id}/comments`, remoteAddress: `10.1.${network++}.1` },
      headers: {
        ...{ cookie, origin: 'null', 'sec-fetch-site': 'same-origin' },
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams({
        block: 'b_text',
        name: 'Trustee',
        text: WORDS,
        ...fields,
      }).toString(),
    })
  const stored = () => site.app.database.orm.select().from(comments)
  const look = (query = '') => site.get(`/preview/${id}${query}`, { cookie })

  test('the draft says what it is and takes a comment, which lands on the block as a guest’s', async () => {
    const { body } = await look()
    expect(body).toMatch(/Preview of a draft, saved .* This link works until/)
    expect(body).toContain('<option value="b_text">Text: Come with family</option>')
    const answer = await send({ name: '  Ramesh\n Patel ' })
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(`/preview/${id}?sent=thanks`)
    expect((await look('?sent=thanks')).body).toContain('Thank you. Your comment was sent.')
    const { comments: listed } = (await site.ask(
      `{ comments(documentId: ${id}) { nodes { block blockLabel authorName isGuest isMine text } } }`,
    )) as unknown as { comments: { nodes: unknown[] } }
    expect(listed.nodes).toEqual([
      {
        ...{ block: 'b_text', blockLabel: 'Text: Come with family', text: WORDS },
        ...{ authorName: 'Ramesh Patel', isGuest: true, isMine: false },
      },
    ])
    expect((await site.get('/shared')).body).not.toContain('Ramesh')
  })

  test('who shared it is told, once for a quarter of an hour', async () => {
    await send({})
    await send({ text: 'One more' })
    const mails = await site.app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    expect(mails).toHaveLength(1)
    expect(JSON.parse(String(mails[0]?.payload))).toMatchObject({
      ...{ to: 'maya@example.org', subject: 'Trustee commented on a draft: A page' },
      paragraphs: expect.arrayContaining(['આરતીનો સમય બરાબર છે?', 'Please check <b>Sunday</b>.']),
    })
  })

  test('the email names the block in the language of who shared it', async () => {
    const { orm } = site.app.database
    await orm.update(users).set({ language: 'gu' }).where(eq(users.id, 'maya'))
    await send({})
    const [mail] = await orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    expect(JSON.parse(String(mail?.payload)).paragraphs[0]).toContain('“ટેક્સ્ટ: Come with family”')
    await orm.update(users).set({ language: null }).where(eq(users.id, 'maya'))
  })

  test.each([
    [{ name: '' }],
    [{ name: ' \n ' }],
    [{ name: 'x'.repeat(GUEST_COMMENT_LIMITS.name + 1) }],
    [{ text: '' }],
    [{ text: 'x'.repeat(GUEST_COMMENT_LIMITS.text + 1) }],
    [{ text: '\u0000' }],
    [{ block: 'nowhere' }],
    [{ block: '' }],
  ])('%j is refused with a sentence, and what was written comes back', async (fields) => {
    const { statusCode, body, headers } = await send(fields)
    expect(statusCode).toBe(422)
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toContain('Enter your name')
    expect(body).toContain(`action="/preview/${id}/comments"`)
    expect(body).toContain(`<a href="/preview/${id}">Back to the draft</a>`)
    if (!('text' in fields))
      expect(body).toContain(
        `>\n${WORDS.replace('<b>', '&lt;b&gt;').replace('</b>', '&lt;/b&gt;')}</textarea>`,
      )
    if (!('name' in fields)) expect(body).toContain('value="Trustee"')
    expect(await stored()).toEqual([])
  })

  test('markup in what comes back is text', async () => {
    const { body } = await send({
      name: '"><script>alert(1)</script>',
      text: '</textarea><b>',
      block: '',
    })
    expect(body).not.toContain('<script')
    expect(body).not.toContain('</textarea><b>')
  })

  test('what cannot be seen is not stored', async () => {
    await send({ text: 'a\u0000b', name: 'Ra\u0007vi' })
    expect(await stored()).toMatchObject([{ text: 'ab', authorName: 'Ravi' }])
  })

  test('a program that fills the trap learns nothing, and nothing is stored', async () => {
    expect((await send({ homepage: 'https://spam.example' })).headers.location).toMatch(/thanks$/)
    expect(await stored()).toEqual([])
  })

  test('without a link that works there is nothing to comment on, nor from another site', async () => {
    const own = await share(false)
    for (const headers of [
      { cookie: '' },
      { cookie: 'toran-preview-en-US=wrong' },
      { cookie: own },
    ])
      expect((await send({}, headers)).statusCode).toBe(404)
    expect((await site.get(`/preview/${id}`, { cookie: own })).body).not.toContain(
      '<form method="post" action="/preview',
    )
    expect((await send({}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(
      (await send({}, { origin: 'https://evil.example', 'sec-fetch-site': '' })).statusCode,
    ).toBe(403)
    await site.app.database.orm.delete(previewTokens)
    expect((await send({})).statusCode).toBe(404)
    expect(await stored()).toEqual([])
  })

  test('of ten at once that reach the cap of a link those that fit are stored', async () => {
    await send({})
    const [row] = await stored()
    if (!row) throw new Error('The comment is not stored')
    const { id: _, ...values } = row
    const more = Array.from({ length: GUEST_COMMENT_LIMITS.ofLink - 4 }, () => values)
    await site.app.database.orm.insert(comments).values(more)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({})))
    const full = answers.filter(({ statusCode }) => statusCode === 409)
    expect(full).toHaveLength(7)
    expect(full[0]?.body).toContain('reached its comment limit')
    expect(await stored()).toHaveLength(GUEST_COMMENT_LIMITS.ofLink)
    cookie = await share()
    expect((await send({})).headers.location).toMatch(/thanks$/)
  })

  test('a network that sends very many waits', async () => {
    const answers = []
    for (let turn = 0; turn < 31; turn += 1) {
      network = 200
      answers.push(await send({ text: `Comment ${turn}`, name: '' }))
    }
    expect(answers.at(-1)?.statusCode).toBe(429)
    expect(answers.at(-1)?.body).toContain('Try again in a few minutes')
    expect(answers.at(-1)?.body).toContain('Comment 30')
  })

  test('a draft is shown also where who shared it has signed out, and not once they may not see it', async () => {
    expect((await look()).statusCode).toBe(200)
    const { orm } = site.app.database
    await orm.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, 'maya'))
    expect((await look()).statusCode).toBe(404)
    expect((await send({})).statusCode).toBe(404)
    await orm.update(users).set({ deactivatedAt: null }).where(eq(users.id, 'maya'))
  })
})
