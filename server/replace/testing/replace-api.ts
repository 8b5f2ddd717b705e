import { eq } from 'drizzle-orm'
import type { App } from '../../app/app'
import { documents, publishedContents, topicItems } from '../../database/tables'
import { answerOf, codesOf, createAskAs, type Variables } from '../../graphql/testing/ask-as'
import { callOf } from '../../graphql/testing/mutations'
import { textPage } from '../../import/testing/small-network'
import { runDueJob } from '../../jobs/run-job'
import { API_PRINCIPAL, type Principal } from '../../people/access/principal'
import { replacementJob } from '../replacement-job'

/** The arguments of a search in tests. */
interface AnsweredRun {
  readonly id: string
  readonly state: string
  readonly problem: string | null
  readonly hitCount: number
  readonly targetCount: number
  readonly notAllowedCount: number
  readonly publishedCount: number
  readonly isCut: boolean
  readonly done: number
  readonly stepCount: number
  readonly replacedCount: number
  readonly staleCount: number
  readonly changedTargets: number
  readonly publishedTargets: number
  readonly problemTargets: number
  readonly targets: {
    readonly totalCount: number
    readonly nodes: readonly AnsweredTarget[]
  }
}

interface AnsweredTarget {
  readonly id: string
  readonly kind: string
  readonly targetId: string
  readonly language: string
  readonly locationId: string | null
  readonly title: string
  readonly publishedCount: number
  readonly result: string | null
  readonly problem: string | null
  readonly isPublished: boolean
  readonly hits: readonly {
    readonly number: number
    readonly label: string
    readonly before: string
    readonly match: string
    readonly after: string
    readonly takesLink: boolean
  }[]
}

const FIELDS = `id state problem hitCount targetCount notAllowedCount publishedCount isCut done stepCount
  replacedCount staleCount changedTargets publishedTargets problemTargets
  targets(first: 100) { totalCount nodes { id kind targetId language locationId title publishedCount result problem isPublished
    hits { number label before match after takesLink } } }`
const FIND = `mutation ($query: TextQueryInput!, $scope: TextScopeInput) { answer: findText(query: $query, scope: $scope) { id } }`
const REPLACE = `mutation ($id: ID!, $replacement: String!, $publishes: Boolean! = false) {
  answer: replaceText(id: $id, replacement: $replacement, publishes: $publishes) { id } }`
const READ = `query ($id: ID!) { run: textReplacement(id: $id) { ${FIELDS} } }`

export type ReplaceApi = ReturnType<typeof createReplaceApi>

/** For tests: searches, replaces and undoes, with the jobs done at once. */
export function createReplaceApi(app: App) {
  const ask = createAskAs(app)
  const job = replacementJob(app)
  const kinds = new Map([[job.name, job]])
  const soon = () => new Date(Date.now() + 1_000)

  async function work(): Promise<void> {
    while (await runDueJob({ ...app, dueBy: soon }, kinds));
  }
  async function read(id: string, as: Principal = API_PRINCIPAL): Promise<AnsweredRun> {
    const { data, errors } = await ask(as, READ, { id })
    if (!data?.run) throw new Error(`There is no run ${id}: ${errors?.join('; ')}`)
    return data.run as AnsweredRun
  }
  async function find(
    query: string | object,
    { scope, as = API_PRINCIPAL }: { readonly scope?: object; readonly as?: Principal } = {},
  ): Promise<AnsweredRun> {
    const wanted = typeof query === 'string' ? { text: query } : query
    const { id } = answerOf(await ask(as, FIND, { query: wanted, scope }))
    await work()
    return read(id, as)
  }
  async function replace(
    id: string,
    replacement: string,
    more: { readonly publishes?: boolean; readonly as?: Principal } = {},
  ): Promise<AnsweredRun> {
    const { as = API_PRINCIPAL, publishes = false } = more
    answerOf(await ask(as, REPLACE, { id, replacement, publishes }))
    await work()
    return read(id, as)
  }
  async function undo(id: string, as: Principal = API_PRINCIPAL): Promise<AnsweredRun> {
    await done('undoReplacement', { id }, as)
    await work()
    return read(id, as)
  }
  async function done(name: string, variables: Variables, as: Principal = API_PRINCIPAL) {
    return answerOf(await ask(as, callOf(name), variables))
  }
  async function codes(name: string, variables: Variables, as: Principal | null = API_PRINCIPAL) {
    return codesOf(app, await ask(as, callOf(name), variables))
  }
  let pages = 0
  /** A published page of one text; its id. */
  async function page(
    html: string,
    more: { readonly locationId?: string; readonly language?: string } = {},
  ): Promise<string> {
    pages += 1
    const { locationId = '20', language = 'en-US' } = more
    const { id } = await done('createOrUpdateDocument', {
      ...{ title: `Page ${pages}`, type: 'PAGE' },
      topic: {
        ...{ locationId, externalUrl: `/page-${pages}` },
        items: [{ language, locationId, content: textPage(html) }],
      },
    })
    await done('publishDocument', { id, expectedVersion: 1 })
    return id
  }
  /** A page as it is in the database. */
  async function stored(id: string) {
    const { orm } = app.database
    const [row] = await orm
      .select()
      .from(documents)
      .where(eq(documents.id, Number(id)))
    if (!row) throw new Error(`There is no page ${id}`)
    const [item] = await orm.select().from(topicItems).where(eq(topicItems.topicId, row.topicId))
    const [live] = await orm
      .select()
      .from(publishedContents)
      .where(eq(publishedContents.documentId, row.id))
    return { row, content: item?.content ?? '', live: live?.items ?? '' }
  }
  const save = (id: string, html: string, expectedVersion: number) =>
    done('createOrUpdateDocument', {
      ...{ id, expectedVersion },
      topic: { locationId: '20', items: [{ locationId: '20', content: textPage(html) }] },
    })
  return { ask, work, read, find, replace, undo, done, codes, page, stored, save }
}
