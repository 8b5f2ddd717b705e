import { expect } from 'vitest'
import type { PermissionLevel } from '#schema/entities/statuses'
import type { App } from '../../app/app'
import { assignments, users } from '../../database/tables'
import { type Answer, TestApi } from '../../graphql/testing/test-api'
import { ensureFirstAccount } from '../../people/accounts/ensure-first-account'
import { openTestSite } from '../../site/testing/test-site'

const EMAIL = 'asha@toran.example'
const PASSWORD = 'a long enough password'
/** Writes the text of a topic, the other arguments as for records. */
export const WRITE_TOPIC = `mutation ($id: ID!, $topic: TopicTextInput!, $expectedVersion: Int, $idempotencyKey: String) {
  saved: updateTopic(id: $id, topic: $topic, expectedVersion: $expectedVersion,
    idempotencyKey: $idempotencyKey) { id version } }`
const WRITE = {
  event: write('Event', 'event', 'EventInput'),
  article: write('NewsArticle', 'newsArticle', 'NewsArticleInput'),
  gallery: write('Gallery', 'gallery', 'GalleryInput'),
}
type Kind = keyof typeof WRITE

interface Call {
  readonly id?: string
  readonly input: object
  readonly expectedVersion?: number
  readonly idempotencyKey?: string
}

/** For tests: the API and the site over the sample, to write records with all rights or with those of a volunteer. */
export interface TestRecords {
  readonly app: App
  readonly api: TestApi
  ask(kind: Kind, call: Call, headers?: Record<string, string>): Promise<Answer>
  /** Fails when it is not saved. */
  save(kind: Kind, call: Call): Promise<SavedForTest>
  /** Reads an address of the site, broken lines of calendars joined. */
  get(path: string): Promise<string>
  /** The credential of someone who holds just this. */
  volunteerWith(
    held: readonly {
      readonly locationId: number | null
      readonly level: PermissionLevel
      readonly ofNetwork?: boolean
    }[],
  ): Promise<Record<string, string>>
  close(): Promise<void>
}
interface SavedForTest {
  readonly id: string
  readonly slug: string | null
  readonly version: number
}

export async function openTestRecords(url: string | undefined): Promise<TestRecords> {
  const configuration = { adminEmail: EMAIL, adminPassword: PASSWORD }
  const site = await openTestSite(url, { configuration })
  const { app } = site
  await ensureFirstAccount(app)
  const api = await TestApi.open(app)
  const volunteer = await api.signIn(EMAIL, PASSWORD)
  await site.publish({ address: '/connect/events/:event', text: 'Every event' })
  await site.publish({ address: '/connect/news/:newsArticle', text: 'Every article' })
  const ask: TestRecords['ask'] = (kind, call, headers) =>
    api.ask(WRITE[kind], { ...call }, headers)
  return {
    app,
    api,
    ask,
    async save(kind, call) {
      const { data, errors } = await ask(kind, call)
      expect(errors).toEqual([])
      return data.saved as SavedForTest
    },
    get: async (path) => (await site.get(path)).body.replaceAll('\r\n ', ''),
    async volunteerWith(held) {
      const { orm } = app.database
      const [user] = await orm.select().from(users)
      if (!user) throw new Error('There is no account')
      await orm.delete(assignments)
      if (held.length > 0)
        await orm.insert(assignments).values(held.map((one) => ({ ...one, userId: user.id })))
      return volunteer
    },
    async close() {
      await api.server.close()
      await site.close()
    },
  }
}

export function codeOf({ errors }: Answer): string | undefined {
  return errors[0]?.extensions.code
}

function write(name: string, argument: string, type: string): string {
  return `mutation ($id: ID, $input: ${type}!, $expectedVersion: Int, $idempotencyKey: String) {
    saved: createOrUpdate${name}(id: $id, ${argument}: $input, expectedVersion: $expectedVersion,
      idempotencyKey: $idempotencyKey) { id slug version } }`
}
