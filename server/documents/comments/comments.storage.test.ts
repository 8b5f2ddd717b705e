import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { COMMENT_LIMITS } from '#schema/api/comments'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { comments, jobs, users } from '../../database/tables'
import { answerOf, codesOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { addPerson } from '../testing/sign-in-as'

const LIST = /* GraphQL */ `
  query ($documentId: ID!, $first: Int, $after: String) {
    comments(documentId: $documentId, first: $first, after: $after) {
      totalCount
      mayComment
      pageInfo { hasNextPage endCursor }
      blocks { block open }
      nodes { id block blockLabel text authorName isMine mayDelete mentions { id name } resolvedAt resolvedByName version }
    }
  }
`
const PEOPLE = /* GraphQL */ `
  query ($documentId: ID!, $search: String) { mentionable(documentId: $documentId, search: $search) { id name } }
`
const HOSTILE = '<img src=x onerror=alert(1)>\u202E{{x}} $y નમસ્તે 🙏🏽'

interface CommentRow {
  readonly totalCount: number
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
  readonly blocks: readonly object[]
  readonly nodes: readonly {
    readonly id: string
    readonly mentions: readonly { readonly name: string }[]
  }[]
}

describe.each(testDatabases)('comments on a page on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let mira: Principal
  let asha: Principal
  let vijay: Principal
  let ravi: Principal
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 20 })
    vijay = await addPerson(app, { name: 'Vijay', level: 'VIEW', locationId: 20 })
    ravi = await addPerson(app, { name: 'Ravi', level: 'MANAGE', locationId: 10 })
  })
  afterAll(() => closeTestNetwork({ app, api }))
  beforeEach(() => app.database.orm.delete(jobs))

  const call = (who: Principal | null, name: string, variables: Variables) =>
    createAskAs(app)(who, callOf(name), variables)
  const add = (who: Principal | null, documentId: string, more: Variables = {}) =>
    call(who, 'addComment', {
      documentId,
      block: 'b_1',
      blockLabel: 'Hero',
      text: 'Hello',
      ...more,
    })
  const added = async (...args: Parameters<typeof add>) => answerOf(await add(...args)).id
  const refused = async (answer: ReturnType<typeof call>) => {
    const { errors = [] } = await answer
    return [codesOf(app, { errors })[0], errors[0]?.message]
  }
  const list = async (
    who: Principal | null,
    documentId: string,
    more: Variables = {},
  ): Promise<CommentRow> => {
    const { data } = await createAskAs(app)(who, LIST, { documentId, ...more })
    return data?.comments as CommentRow
  }
  async function page(title = 'Visit us'): Promise<string> {
    const variables = { title, type: 'PAGE', topic: { locationId: '20' } }
    return answerOf(await call(API_PRINCIPAL, 'createOrUpdateDocument', variables)).id
  }
  async function mails() {
    const rows = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    return rows.map(({ payload }) => JSON.parse(payload))
  }

  test('what is said is read by who sees the draft, word for word, and by nobody else', async () => {
    const id = await page()
    const written = await added(asha, id, {
      text: `  ${HOSTILE}\r\nline two\u0007  `,
      block: 'b "1"',
    })
    const comment = {
      id: written,
      text: `${HOSTILE}\nline two`,
      block: 'b "1"',
      blockLabel: 'Hero',
    }
    expect(await list(vijay, id)).toMatchObject({
      ...{ totalCount: 1, mayComment: false, blocks: [{ block: 'b "1"', open: 1 }] },
      nodes: [{ ...comment, authorName: 'Asha', isMine: false, mayDelete: false, version: 1 }],
    })
    expect(await list(asha, id)).toMatchObject({
      mayComment: true,
      nodes: [{ isMine: true, mayDelete: true }],
    })
    const none = { totalCount: 0, mayComment: false, nodes: [], blocks: [] }
    for (const who of [ravi, null]) expect(await list(who, id)).toMatchObject(none)
    expect(await list(mira, '999999')).toMatchObject(none)
    expect((await refused(add(vijay, id)))[0]).toBe('FORBIDDEN')
    expect((await refused(add(ravi, id)))[0]).toBe('NOT_FOUND')
    expect((await refused(add(null, id)))[0]).toBe('UNAUTHENTICATED')
  })

  test('5,000 letters are taken as people count them; more, or none, is refused in words', async () => {
    const id = await page()
    await added(asha, id, { text: '🙏'.repeat(5000) })
    expect(await refused(add(asha, id, { text: 'ક'.repeat(50_000) }))).toEqual([
      'BAD_USER_INPUT',
      'A comment has at most 5,000 characters; this one has 50,000. Shorten it or split it in two.',
    ])
    expect(await refused(add(asha, id, { text: ' \n\u0007 ' }))).toEqual([
      'BAD_USER_INPUT',
      'Write a comment first.',
    ])
    for (const block of ['', 'b'.repeat(101), 'b\n1'])
      expect((await refused(add(asha, id, { block })))[0]).toBe('BAD_USER_INPUT')
    expect((await list(asha, id)).totalCount).toBe(1)
  })

  test('anyone who is mentioned gets one email, with the words and the way to the block; oneself gets none', async () => {
    const id = await page('Diwali\r\nBcc: all@x.org')
    const mentions = [mira.id, mira.id, asha.id]
    const comment = await added(asha, id, {
      text: 'Is this right, @Mira?\n\nThe hour.',
      mentions,
      block: 'b/1',
    })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: 'mira@toran.example',
      heading: 'Asha mentioned you in a comment',
      paragraphs: [
        expect.stringContaining('“Hero” in “Diwali'),
        'Is this right, @Mira?',
        'The hour.',
      ],
      action: { href: `${app.configuration.origin}/editor/pages/${id}#b%2F1` },
    })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    const change = { id: comment, text: 'Is it, @Mira and @Vijay?', mentions: [mira.id, vijay.id] }
    await call(asha, 'editComment', { ...change, expectedVersion: 1 })
    expect((await mails()).map(({ to }) => to)).toEqual([
      'mira@toran.example',
      'vijay@toran.example',
    ])
    await call(asha, 'editComment', { ...change, expectedVersion: 2, mentions: [] })
    await call(asha, 'editComment', { ...change, expectedVersion: 3 })
    expect(await mails()).toHaveLength(2)
    expect((await list(asha, id)).nodes[0]?.mentions.map(({ name }) => name).sort()).toEqual([
      'Mira',
      'Vijay',
    ])
  })

  test('someone who may not see the page is not offered, and their mention is refused: nothing is written', async () => {
    const id = await page()
    const offered = async (who: Principal | null, search = '') =>
      (await createAskAs(app)(who, PEOPLE, { documentId: id, search })).data?.mentionable
    expect(await offered(asha)).toMatchObject([{ name: 'Mira' }, { name: 'Vijay' }])
    expect(await offered(asha, 'vIJ')).toMatchObject([{ name: 'Vijay' }])
    for (const search of ['%', '_', 'ravi']) expect(await offered(asha, search)).toEqual([])
    for (const who of [vijay, ravi, null]) expect(await offered(who)).toEqual([])
    const gone = await addPerson(app, { name: 'Gone', level: 'VIEW', locationId: 20 })
    await app.database.orm
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, gone.id))
    for (const other of [ravi.id, gone.id, 'nobody', '']) {
      const [code, message] = await refused(add(asha, id, { mentions: [mira.id, other] }))
      expect(code).toBe('BAD_USER_INPUT')
      expect(message).toMatch(/^Someone you mentioned can’t see this page/)
    }
    const many = Array.from({ length: 21 }, (_, number) => `p${number}`)
    expect((await refused(add(asha, id, { mentions: many })))[1]).toMatch(/at most 20 people/)
    expect((await list(asha, id)).totalCount).toBe(0)
    expect(await mails()).toEqual([])
  })

  test('a comment is changed by its author alone, and by who has seen it; deleted also by who manages', async () => {
    const id = await page()
    const comment = await added(asha, id)
    const change = { id: comment, text: 'Changed', expectedVersion: 1 }
    expect(await refused(call(mira, 'editComment', change))).toEqual([
      'FORBIDDEN',
      'Only its author can edit a comment. Reply to it instead.',
    ])
    await call(asha, 'editComment', change)
    expect((await refused(call(asha, 'editComment', change)))[0]).toBe('CONFLICT')
    const own = await added(mira, id)
    const others = { documentId: id, id: own, expectedVersion: 1 }
    expect((await refused(call(asha, 'deleteComment', others)))[0]).toBe('FORBIDDEN')
    // Under another page it is not found, and stays.
    await call(mira, 'deleteComment', { ...others, documentId: await page() })
    expect((await list(mira, id)).totalCount).toBe(2)
    const which = { documentId: id, id: comment }
    expect((await refused(call(mira, 'deleteComment', { ...which, expectedVersion: 1 })))[0]).toBe(
      'CONFLICT',
    )
    await call(mira, 'deleteComment', { ...which, expectedVersion: 2 })
    expect(await list(mira, id)).toMatchObject({ nodes: [{ id: own }] })
  })

  test('a thread is resolved up to what was seen, opened again as it was, and the next in it stays open', async () => {
    const id = await page()
    const [first, second, later] = [
      await added(asha, id),
      await added(mira, id),
      await added(asha, id),
    ]
    const other = await added(asha, id, { block: 'b_2' })
    await call(mira, 'resolveComment', { id: second })
    const open = [
      { block: 'b_1', open: 1 },
      { block: 'b_2', open: 1 },
    ]
    expect(await list(mira, id)).toMatchObject({
      blocks: open,
      nodes: [{ id: other }, { id: later }, { id: second, resolvedByName: 'Mira' }, { id: first }],
    })
    await call(asha, 'reopenComment', { id: first })
    expect((await list(mira, id)).blocks).toMatchObject([{ open: 3 }, { open: 1 }])
  })

  test('a page of comments is at most 100, and a page has at most 1,000', async () => {
    const id = await page()
    const row = {
      documentId: Number(id),
      block: 'b_1',
      blockLabel: '',
      text: 'x',
      authorId: 'x',
      authorName: 'X',
    }
    const most = Array.from({ length: COMMENT_LIMITS.ofPage }, () => row)
    await app.database.orm.insert(comments).values(most)
    const { nodes, pageInfo } = await list(asha, id, { first: 5000 })
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([100, true])
    const rest = await list(asha, id, { first: 100, after: pageInfo.endCursor })
    expect(Number(rest.nodes[0]?.id)).toBe(Number(nodes[99]?.id) - 1)
    expect(await refused(add(asha, id))).toEqual([
      'LIMIT_EXCEEDED',
      expect.stringContaining('at most 1000 comments'),
    ])
  })

  test('one key sent ten times at once is one comment and one email', async () => {
    const id = await page()
    const same = { idempotencyKey: `ten ${id}`, mentions: [mira.id] }
    const answers = await Promise.all(Array.from({ length: 10 }, () => added(asha, id, same)))
    expect(new Set(answers).size).toBe(1)
    expect((await list(asha, id)).totalCount).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('more than anyone types is refused for a while', async () => {
    const id = await page()
    const hasty = await addPerson(app, { name: 'Hasty', level: 'CONTRIBUTE', locationId: 20 })
    await app.limits.count('commentsOfPerson', `person ${hasty.id}`, 200)
    expect(await refused(add(hasty, id))).toEqual([
      'RATE_LIMITED',
      expect.stringMatching(/^Too many comments\. Try again in/),
    ])
  })
})
