import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import type { StoredBlock } from '#schema/page/content'
import { pageOverrides } from '../../../database/tables'
import { codesOf, createAskAs, type Variables } from '../../../graphql/testing/ask-as'
import { smallNetwork } from '../../../import/testing/small-network'
import { API_PRINCIPAL, type Principal } from '../../../people/access/principal'
import { openTestSite, type TestSite } from '../../../site/testing/test-site'

export const [DEFAULT, OTTAWA, LEICESTER, NAIROBI] = ['10', '20', '30', '40'] as const
const [first] = smallNetwork.locations

/** For tests: the small network with four locations. */
export const fourLocations = {
  ...smallNetwork,
  locations: [
    ...smallNetwork.locations,
    ...(['leicester', 'nairobi'] as const).flatMap((slug, index) =>
      first ? [{ ...first, id: 30 + 10 * index, slug, name: slug, specialDays: [] }] : [],
    ),
  ],
}

const AT = '$documentId: ID!, $locationId: ID!, $language: String!'
const at = 'documentId: $documentId, locationId: $locationId, language: $language'
const SAVED = '{ version hasChanges differenceCount }'

export const EFFECTIVE = `
  query ($documentId: ID!, $locationId: ID!, $language: String, $published: Boolean) {
    effectivePage(${at}, published: $published) {
      language source version networkVersion hasChanges permission updatedBy
      page { title description imageId content }
      network { title content }
      origins { blockId origin changed isMoved lock { by reason fields } }
      differences { id kind language state blockId field location network base merged lock { by } }
    }
  }
`
export const SAVE = `
  mutation (${AT}, $page: PageTextInput!, $baseVersion: Int!, $expectedVersion: Int!) {
    saveOverride(${at}, page: $page, baseVersion: $baseVersion, expectedVersion: $expectedVersion) ${SAVED}
  }
`
export const PUBLISH = `
  mutation (${AT}, $expectedVersion: Int!) {
    publishOverride(${at}, expectedVersion: $expectedVersion) ${SAVED}
  }
`
export const RESET = `
  mutation (${AT}, $blockId: ID, $field: String, $differenceId: String, $toPublished: Boolean, $expectedVersion: Int!) {
    resetDifference(${at}, blockId: $blockId, field: $field, differenceId: $differenceId, toPublished: $toPublished, expectedVersion: $expectedVersion) ${SAVED}
  }
`
export const DECIDE = `
  mutation (${AT}, $choices: [DifferenceChoiceInput!]!, $expectedVersion: Int!) {
    decideDifferences(${at}, choices: $choices, expectedVersion: $expectedVersion) ${SAVED}
  }
`

type SomeAnswers = readonly [AnswerNode, ...AnswerNode[]]

/** For tests: an object of a GraphQL answer, with the fields that tests name; a query decides which of them there are. */
export interface AnswerNode {
  readonly [field: string]: unknown
  readonly id: string
  readonly url: string
  readonly slug: string
  readonly path: string
  readonly pageId: string
  readonly locationId: string
  readonly locationName: string
  readonly stamp: string
  readonly state: string
  readonly expiresAt: string
  readonly version: number
  readonly count: number
  readonly page: AnswerNode
  readonly topic: AnswerNode
  readonly network: AnswerNode
  readonly locations: AnswerNode
  readonly pageInfo: AnswerNode
  readonly suggestion: AnswerNode
  readonly current: AnswerNode
  readonly differenceResets: AnswerNode
  readonly nodes: SomeAnswers
  readonly items: SomeAnswers
  readonly drafts: SomeAnswers
  readonly shownAt: SomeAnswers
  readonly differences: SomeAnswers
}

/** For tests: whose differences of which page. */
export interface Place {
  readonly documentId: string
  readonly locationId: string
  readonly language: string
}

export function placeAt(documentId: string, locationId: string, language = 'en-US'): Place {
  return { documentId, locationId, language }
}

export interface SaveOptions {
  readonly expectedVersion?: number
  readonly baseVersion?: number
  readonly title?: string
}

/** For tests: the site of a database with four locations, for the tests of the suite that asks. */
export function useOverrideSite(url: string | undefined) {
  let site: TestSite
  beforeAll(async () => {
    site = await openTestSite(url, { network: fourLocations })
  })
  afterAll(() => site.close())
  const current = () => site
  return { site: current, ...overrideSite(current) }
}

export function overrideSite(site: () => TestSite) {
  const ask = (query: string, variables: Variables, principal: Principal | null = API_PRINCIPAL) =>
    createAskAs(site().app)(principal, query, variables)

  async function done<Answer = AnswerNode>(
    query: string,
    variables: Variables,
    principal = API_PRINCIPAL,
  ): Promise<Answer> {
    const { data, errors = [] } = await ask(query, variables, principal)
    if (errors.length > 0) throw new Error(`Refused: ${errors.join('; ')}`)
    return Object.values(data ?? {})[0] as Answer
  }

  async function refused(query: string, variables: Variables, principal = API_PRINCIPAL) {
    const answer = await ask(query, variables, principal)
    return { codes: codesOf(site().app, answer), message: answer.errors?.[0]?.message ?? '' }
  }

  const publishNetwork = (id: string, expectedVersion: number) =>
    done(
      'mutation ($id: ID!, $expectedVersion: Int!) { publishDocument(id: $id, expectedVersion: $expectedVersion) { version } }',
      { id, expectedVersion },
    )

  return {
    ...{ ask, done, refused, publishNetwork },
    /** A page of the network in English and Gujarati that is published. */
    async networkPage(path: string): Promise<string> {
      const english = page(text('dress', 'Dress modestly'), text('shop', 'Shop'))
      const gujarati = page(text('dress', 'સાદા કપડાં'), text('shop', 'દુકાન'))
      const items = [
        { locationId: '10', content: english },
        { locationId: '10', language: 'gu-IN', title: 'મુલાકાત', content: gujarati },
      ]
      const { id } = await done(
        'mutation ($topic: TopicInput) { createOrUpdateDocument(title: "Visit us", type: PAGE, topic: $topic) { id } }',
        { topic: { locationId: '10', externalUrl: path, items } },
      )
      await publishNetwork(id, 1)
      return id
    },
    /** Head office publishes another English text. */
    async changeNetwork(id: string, expectedVersion: number, ...blocks: readonly StoredBlock[]) {
      const topic = { items: [{ locationId: '10', content: page(...blocks) }] }
      await done(
        'mutation ($id: ID!, $expectedVersion: Int!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $expectedVersion, topic: $topic) { version } }',
        { id, expectedVersion, topic },
      )
      await publishNetwork(id, expectedVersion + 1)
    },
    effective: (documentId: string, locationId: string, more: Variables = {}) =>
      done(EFFECTIVE, { documentId, locationId, ...more }),
    save: (
      place: Place,
      blocks: readonly StoredBlock[],
      { expectedVersion = 0, baseVersion = 1, title = 'Visit us' }: SaveOptions = {},
    ) =>
      done(SAVE, {
        ...{ ...place, baseVersion, expectedVersion },
        page: { ...pageText(...blocks), title },
      }),
    publish: (place: Place, expectedVersion: number) =>
      done(PUBLISH, { ...place, expectedVersion }),
    html: async (path: string) => (await site().get(path)).body,
    /** The stored rows of a page at a location. */
    async storedRows(id: string, locationId: string) {
      const rows = await site()
        .app.database.orm.select()
        .from(pageOverrides)
        .where(eq(pageOverrides.documentId, Number(id)))
        .orderBy(asc(pageOverrides.id))
      return rows.filter((row) => String(row.locationId) === locationId)
    },
  }
}

export function page(...blocks: StoredBlock[]) {
  return { format: 1, blocks }
}

export function pageText(...blocks: readonly StoredBlock[]) {
  return { title: 'Visit us', description: '', content: page(...blocks) }
}

export function text(id: string, words: string): StoredBlock {
  const value = `<p>${words}</p>`
  return { id, name: 'Text', fields: [{ id: 'f1', type: 'html', name: 'html', value }] }
}

export function hidden(block: StoredBlock): StoredBlock {
  return { ...block, hidden: true }
}
