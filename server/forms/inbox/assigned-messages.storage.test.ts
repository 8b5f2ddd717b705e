import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { comments, feedback, jobs, locations } from '../../database/tables'
import { addPerson } from '../../documents/testing/sign-in-as'
import { answerOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'
import { textPage } from '../../import/testing/small-network'
import type { Principal } from '../../people/access/principal'

interface Answer {
  readonly feedback: { readonly nodes: readonly { readonly message: string }[] }
  readonly waitingCounts: { readonly home: number; readonly inbox: number }
  readonly waitingItems: readonly unknown[]
  readonly problems: readonly { readonly kind: string }[]
  readonly answer?: unknown
}

const LIST = '{ feedback { totalCount nodes { message assignee { name } } } }'
const WAITING_QUERY = `{
  waitingItems { kind title detail by documentId block messageId locationName }
  waitingCounts { home inbox }
  problems { kind title detail locationName }
}`

describe.each(testDatabases)(
  'messages and mentions that wait, on the $kind database',
  ({ url }) => {
    let app: App
    let api: TestApi
    let mira: Principal
    let asha: Principal
    let ravi: Principal
    beforeAll(async () => {
      ;({ app, api } = await openTestNetwork(url))
      mira = await addPerson(app, { name: 'Mira', level: 'MANAGE', locationId: 20 })
      asha = await addPerson(app, { name: 'Asha', level: 'CONTRIBUTE', locationId: 20 })
      ravi = await addPerson(app, { name: 'Ravi', level: 'CONTRIBUTE', locationId: 20 })
    }, 120_000)
    afterAll(() => closeTestNetwork({ app, api }))
    beforeEach(async () => {
      for (const table of [feedback, comments, jobs]) await app.database.orm.delete(table)
      await app.database.orm.update(locations).set({ specialDays: [] })
    })

    /** The answer, or the message of its error, which only assertions read. */
    const ask = async (who: Principal, query: string, variables: Variables = {}) => {
      const { data, errors } = await createAskAs(app)(who, query, variables)
      return (errors ? errors[0]?.message : data) as unknown as Answer
    }
    async function sent(row: Partial<typeof feedback.$inferInsert> = {}) {
      const given = { locationId: 20, message: 'More benches, please.', page: '/visit', ...row }
      const [stored] = await app.database.orm.insert(feedback).values(given).returning()
      return { id: String(stored?.id), expectedVersion: 1 }
    }
    let pages = 0
    async function madePage(): Promise<number> {
      pages += 1
      const topic = {
        locationId: '20',
        externalUrl: `/page-${pages}`,
        items: [{ content: textPage('<p>Lamps</p>') }],
      }
      const made = await createAskAs(app)(mira, callOf('createOrUpdateDocument'), {
        ...{ title: 'Visit us', type: 'PAGE', topic },
      })
      return Number(answerOf(made).id)
    }
    const update = (who: Principal, change: Variables) => ask(who, callOf('updateFeedback'), change)
    const messages = async (who: Principal) =>
      (await ask(who, LIST)).feedback.nodes.map(({ message }: { message: string }) => message)

    test('a contributor sees, answers and gives back what is assigned to them, and nothing else', async () => {
      const message = await sent({ email: 'visitor@example.org' })
      await sent({ message: 'Not yours' })
      await sent({ message: 'Elsewhere', locationId: 10, assigneeId: asha.id })
      expect(await messages(asha)).toEqual([])
      expect(await update(asha, { ...message, assigneeId: asha.id })).toMatch(
        /^This doesn’t exist, or you don’t have access to it/,
      )
      await update(mira, { ...message, assigneeId: asha.id })
      const [mail] = await app.database.orm.select().from(jobs).where(eq(jobs.kind, 'mail'))
      expect(JSON.parse(mail?.payload ?? '{}').heading).toBe('You’ve been assigned a message')
      expect(await messages(asha)).toEqual(['More benches, please.'])
      expect(await messages(ravi)).toEqual([])
      expect(await ask(asha, '{ signUps { totalCount } }')).toMatch(/can’t read/)
      const { id } = message
      const noted = await update(asha, {
        id,
        expectedVersion: 2,
        note: 'In May',
        status: 'IN_PROGRESS',
      })
      expect(noted.answer).toBeDefined()
      expect(await update(asha, { id, expectedVersion: 3, assigneeId: ravi.id })).toMatch(
        /people who manage this location can assign/,
      )
      const reply = { id, expectedVersion: 3, message: 'They come in May.' }
      expect((await ask(asha, callOf('replyToFeedback'), reply)).answer).toBeDefined()
      expect(await ask(asha, callOf('deleteFeedback'), { id, locationId: '20' })).toMatch(/can’t/)
      await update(asha, { id, expectedVersion: 4, assigneeId: null })
      expect(await messages(asha)).toEqual([])
    })

    test('messages wait for the person they are assigned to, and new ones for who manages', async () => {
      const message = await sent({ name: 'Meera' })
      await sent({ message: 'Second' })
      expect(await ask(mira, WAITING_QUERY)).toMatchObject({
        waitingItems: [{ kind: 'NEW_MESSAGES', detail: '2' }],
        waitingCounts: { home: 0, inbox: 2 },
      })
      await update(mira, { ...message, assigneeId: asha.id })
      expect(await ask(asha, WAITING_QUERY)).toMatchObject({
        waitingItems: [{ kind: 'MESSAGE', title: 'Meera', detail: 'More benches, please.' }],
        waitingCounts: { home: 0, inbox: 1 },
      })
      expect((await ask(mira, WAITING_QUERY)).waitingCounts).toEqual({ home: 0, inbox: 1 })
      await update(asha, { id: message.id, expectedVersion: 2, status: 'CLOSED' })
      expect((await ask(asha, WAITING_QUERY)).waitingCounts.inbox).toBe(0)
    })

    test('a mention waits until its reader answers, or the thread is resolved', async () => {
      const documentId = await madePage()
      const said = (who: Principal, text: string, mentions: readonly string[] = []) =>
        app.database.orm.insert(comments).values({
          ...{ documentId, block: 'b1', blockLabel: 'Hero', text, mentions },
          ...{ authorId: who.id, authorName: who.name },
        })
      await said(mira, '@Asha is this right?', [asha.id])
      expect(await ask(asha, WAITING_QUERY)).toMatchObject({
        waitingItems: [{ kind: 'MENTION', by: 'Mira', title: 'Visit us', block: 'b1' }],
        waitingCounts: { home: 1, inbox: 0 },
      })
      expect((await ask(ravi, WAITING_QUERY)).waitingItems).toEqual([])
      await said(asha, 'It is.')
      expect((await ask(asha, WAITING_QUERY)).waitingItems).toEqual([])
      await said(mira, '@Asha and this?', [asha.id])
      expect((await ask(asha, WAITING_QUERY)).waitingItems).toHaveLength(1)
      await app.database.orm.update(comments).set({ resolvedAt: new Date() })
      expect((await ask(asha, WAITING_QUERY)).waitingItems).toEqual([])
    })

    test('what is wrong names old messages, old comments, and special days that are over', async () => {
      const old = new Date(Date.now() - 20 * 86_400_000)
      await sent({ createdAt: old })
      await sent({ createdAt: old, status: 'ANSWERED' })
      const documentId = await madePage()
      await app.database.orm.insert(comments).values({
        ...{ documentId, block: 'b1', blockLabel: 'Hero', text: 'Why?' },
        ...{ authorId: mira.id, authorName: 'Mira', createdAt: old },
      })
      const day = { group: null, hours: [] }
      await app.database.orm
        .update(locations)
        .set({
          specialDays: [
            { ...day, name: 'Diwali', date: '2020-11-14', until: '2020-11-16', repeats: 'MOVES' },
            { ...day, name: 'Holi', date: '2020-03-09', repeats: 'MOVES' },
            { ...day, name: 'Holi', date: '2090-03-14', repeats: 'MOVES' },
            { ...day, name: 'Christmas', date: '2020-12-25', repeats: 'YEARLY' },
            { ...day, name: 'Painting', date: '2020-05-01' },
          ],
        })
        .where(eq(locations.id, 20))
      const { problems } = await ask(mira, WAITING_QUERY)
      const of = (kind: string) => problems.filter((one) => one.kind === kind)
      expect(of('UNANSWERED_FEEDBACK')).toMatchObject([{ detail: '1' }])
      expect(of('OPEN_COMMENT')).toMatchObject([
        { detail: `Hero, ${old.toISOString().slice(0, 10)}` },
      ])
      expect(of('PAST_SPECIAL_DAY')).toMatchObject([
        { title: 'Diwali', detail: 'MOVES 2020-11-16' },
        { title: 'Painting', detail: 'OVER 2020-05-01' },
      ])
      const { problems: theirs } = await ask(asha, WAITING_QUERY)
      const kinds = theirs.map(({ kind }) => kind)
      expect(kinds).not.toContain('UNANSWERED_FEEDBACK')
      expect(kinds).not.toContain('PAST_SPECIAL_DAY')
    })
  },
)
