import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { jobs, users } from '../../database/tables'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { textPage } from '../../import/testing/small-network'
import type { Principal } from '../../people/access/principal'
import { addPerson } from '../testing/sign-in-as'

const REVIEW = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) { status publishedVersion review { step by isMine note } }
  }
`

describe.each(testDatabases)('the review of a page on $kind', ({ url }) => {
  let app: App
  let api: TestApi
  let asha: Principal
  let mira: Principal
  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
    asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 20 })
    mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
    await addPerson(app, { name: 'Office', level: 'MANAGE', locationId: null })
  })
  afterAll(() => closeTestNetwork({ app, api }))
  beforeEach(() => app.database.orm.delete(jobs))

  const call = (who: Principal, name: string, variables: Variables) =>
    createAskAs(app)(who, callOf(name), variables)
  const read = async (who: Principal, id: string) =>
    (await createAskAs(app)(who, REVIEW, { id })).data?.document

  async function submitted(note?: string): Promise<string> {
    const { id } = answerOf(
      await call(asha, 'createOrUpdateDocument', {
        title: 'Diwali',
        type: 'PAGE',
        topic: { locationId: '20', items: [{ content: textPage('<p>Lamps</p>') }] },
      }),
    )
    await call(asha, 'submitDocument', { id, expectedVersion: 1, note })
    return id
  }

  /** The emails that wait to be sent: to whom, and what they say. */
  async function mails(): Promise<string[]> {
    const rows = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
    return rows.map(({ payload }) => {
      const { to, heading, paragraphs } = JSON.parse(payload)
      return [to, heading, ...paragraphs.slice(1)].join(' | ')
    })
  }

  test('what is submitted waits with its note, and who manages the location is told; not who manages others', async () => {
    const id = await submitted('  For Sunday ')
    expect(await read(mira, id)).toEqual({
      status: 'IN_REVIEW',
      publishedVersion: null,
      review: { step: 'SUBMITTED', by: 'Asha', isMine: false, note: 'For Sunday' },
    })
    expect(await mails()).toEqual([
      'mira@toran.example | “Diwali” is waiting for your review | Note: For Sunday',
    ])
  })

  test('what is returned is a draft with a note, which the person who submitted it gets by email', async () => {
    const id = await submitted()
    await app.database.orm.delete(jobs)
    const empty = await call(mira, 'reviewDocument', {
      id,
      expectedVersion: 1,
      action: 'RETURN',
      note: ' ',
    })
    expect(empty.errors?.[0]?.message).toMatch(/Write a note/)
    await call(mira, 'reviewDocument', {
      ...{ id, expectedVersion: 1, action: 'RETURN', note: 'The time is missing.' },
    })
    expect(await read(asha, id)).toEqual({
      status: 'DRAFT',
      publishedVersion: null,
      review: { step: 'RETURNED', by: 'Mira', isMine: false, note: 'The time is missing.' },
    })
    expect(await mails()).toEqual([
      'asha@toran.example | “Diwali” was returned to you | Note: The time is missing.',
    ])
    await call(asha, 'submitDocument', { id, expectedVersion: 1 })
    expect(await read(asha, id)).toMatchObject({ review: { step: 'SUBMITTED', isMine: true } })
  })

  test('what is approved is live, its review is over, and the person who submitted it is told', async () => {
    const id = await submitted()
    await app.database.orm.delete(jobs)
    const note = 'Thank you!'
    await call(mira, 'reviewDocument', { id, expectedVersion: 1, action: 'APPROVE', note })
    expect(await read(asha, id)).toEqual({
      ...{ status: 'PUBLISHED', publishedVersion: 1, review: null },
    })
    expect(await mails()).toEqual(['asha@toran.example | “Diwali” is published | Note: Thank you!'])
  })

  test('a page in the trash is not submitted; restored it is hidden, and waits once it is submitted', async () => {
    const id = await submitted()
    const setStatus = (status: string) =>
      call(mira, 'setRecordStatus', { id, expectedVersion: 1, status })
    const waits = async () => {
      const { data } = await createAskAs(app)(mira, '{ waiting { id } }', {})
      const rows = data?.waiting as readonly { readonly id: string }[]
      return rows.some((row) => row.id === id)
    }
    await call(asha, 'withdrawDocument', { id, expectedVersion: 1 })
    await setStatus('DELETED')
    const refused = await call(asha, 'submitDocument', { id, expectedVersion: 1 })
    expect(refused.errors?.[0]?.message).toBe(
      'This page is in the trash. Restore it before you submit it.',
    )
    expect(await waits()).toBe(false)
    await setStatus('INACTIVE')
    await call(asha, 'submitDocument', { id, expectedVersion: 1 })
    expect(await waits()).toBe(true)
  })

  test('an abandoned page is reopened as a draft', async () => {
    const id = await submitted()
    await call(mira, 'reviewDocument', { id, expectedVersion: 1, action: 'ABANDON' })
    expect(await read(asha, id)).toMatchObject({ status: 'ABANDONED', review: null })
    await call(asha, 'reopenDocument', { id, expectedVersion: 1 })
    expect(await read(asha, id)).toMatchObject({ status: 'DRAFT' })
  })

  test('a note of 2,001 letters is refused, and nothing is changed', async () => {
    const id = await submitted()
    const { errors } = await call(mira, 'reviewDocument', {
      ...{ id, expectedVersion: 1, action: 'RETURN', note: 'ક'.repeat(2001) },
    })
    expect(errors?.[0]?.message).toBe('A note has at most 2,000 characters; this one has 2,001.')
    expect(await read(mira, id)).toMatchObject({ status: 'IN_REVIEW' })
  })

  test('ten who return it at once: one is first, and one email goes out', async () => {
    const id = await submitted()
    await app.database.orm.delete(jobs)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        call(mira, 'reviewDocument', {
          ...{ id, expectedVersion: 1, action: 'RETURN', note: `Note ${number}` },
        }),
      ),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await mails()).toHaveLength(1)
  })

  test('nobody is told who has no account any more', async () => {
    const id = await submitted()
    await app.database.orm.delete(jobs)
    await app.database.orm
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, asha.id))
    await call(mira, 'reviewDocument', { id, expectedVersion: 1, action: 'APPROVE' })
    expect(await mails()).toEqual([])
  })
})
