import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localTime } from '#schema/entities/local-time'
import type { PublicationFacts, TextFacts } from '#schema/publication/publication-facts'
import { publicationStatus } from '#schema/publication/publication-status'
import { answerOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { textPage } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { whyFalse } from './testing/publication-walk'
import { addPerson } from './testing/sign-in-as'

const LANGUAGES = ['en-US', 'gu-IN'] as const
type Language = (typeof LANGUAGES)[number]

/** A step of a walk: by whom, what, in which language. */
interface Step {
  readonly who: 'author' | 'manager'
  readonly what: (typeof STEPS)[number]
  readonly language: Language
}
const STEPS = [
  ...['edit', 'edit', 'publish', 'publish', 'publishAll', 'schedule', 'submit', 'approve'],
  ...[
    'return',
    'withdraw',
    'unpublish',
    'unpublishAll',
    'republish',
    'archive',
    'trash',
    'restore',
  ],
] as const

const step: fc.Arbitrary<Step> = fc.record({
  who: fc.constantFrom('author', 'manager'),
  what: fc.constantFrom(...STEPS),
  language: fc.constantFrom(...LANGUAGES),
})

/** Actions that belong together in use, and would seldom be met by chance. */
const phrase = (...taken: readonly (readonly [Step['who'], Step['what']])[]) =>
  fc
    .constantFrom(...LANGUAGES)
    .map((language) => taken.map(([who, what]): Step => ({ who, what, language })))
const walk = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: step.map((one) => [one]) },
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'approve']),
      phrase(['author', 'edit'], ['author', 'submit'], ['manager', 'return']),
      phrase(['manager', 'publishAll'], ['manager', 'unpublishAll'], ['manager', 'republish']),
    ),
    { minLength: 3, maxLength: 9 },
  )
  .map((parts) => parts.flat())

const STATE = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) {
      version status recordStatus timeZone visibility
      review { step by isMine at }
      schedules { action language localAt localUntil problem }
      texts { language locationName isLive version since until hasChanges isInReview endedAt endedBy }
      topic { items { language content } }
    }
  }
`

describe('what is said of a page', () => {
  let site: TestSite
  let people: Readonly<Record<Step['who'], Principal>>
  /** Looks at what waits, and does nothing. */
  let office: Principal
  beforeAll(async () => {
    site = await openTestSite(undefined)
    office = await addPerson(site.app, { name: 'Office', level: 'MANAGE', locationId: null })
    people = {
      author: await addPerson(site.app, {
        name: 'Asha',
        level: 'CONTRIBUTE',
        locationId: 10,
        ofNetwork: true,
      }),
      manager: await addPerson(site.app, {
        name: 'Mira',
        level: 'MANAGE',
        locationId: 10,
        ofNetwork: true,
      }),
    }
  }, 120_000)
  afterAll(() => site.close())

  let pages = 0
  const done = new Set<string>()

  test('is what a visitor gets, after any steps by two people in two languages', async () => {
    await fc.assert(
      fc.asyncProperty(walk, async (steps) => {
        const page = await makePage()
        for (const taken of steps) {
          await page.take(taken)
          expect(await page.falseStatements()).toEqual([])
        }
        // The list of what waits is short: the pages of earlier walks would fill it.
        await page.take({ who: 'manager', what: 'trash', language: 'en-US' })
      }),
      { numRuns: 60, endOnFailure: true },
    )
    // A walk of refusals alone would prove nothing.
    for (const what of ['publish', 'approve', 'return', 'unpublishAll', 'republish'])
      expect(done).toContain(what)
  }, 240_000)

  async function makePage() {
    pages += 1
    const path = `/walk-${pages}`
    const ask = (who: Principal, query: string, variables: Variables) =>
      createAskAs(site.app)(who, query, variables)
    const item = (language: string, text: string) => ({
      ...{ language, locationId: '10', title: 'Diwali', content: textPage(`<p>${text}</p>`) },
    })
    let count = 0
    const nextWords = () => `Words ${pages} ${++count}.`
    const made = await ask(
      people.manager,
      'mutation ($topic: TopicInput) { answer: createOrUpdateDocument(title: "Diwali", type: PAGE, topic: $topic) { id } }',
      { topic: { externalUrl: path, locationId: '10', items: [item('en-US', nextWords())] } },
    )
    const { id } = answerOf(made)
    const read = async () =>
      (await ask(people.manager, STATE, { id })).data?.document as unknown as StoredState

    async function take({ who, what, language }: Step): Promise<void> {
      const { version, recordStatus } = await read()
      const by = people[who]
      const run = async (name: string, given: string) => {
        const { errors } = await ask(
          by,
          `mutation ($id: ID!, $version: Int!) { ${name}(id: $id, expectedVersion: $version, ${given}) { id } }`,
          { id, version },
        )
        if (!errors) done.add(what)
      }
      const setStatus = (status: string) => run('setRecordStatus', `status: ${status}`)
      switch (what) {
        case 'edit':
          await ask(
            by,
            'mutation ($id: ID, $version: Int, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $version, topic: $topic) { id } }',
            { id, version, topic: { items: [item(language, nextWords())] } },
          )
          return
        case 'publish':
          await run('publishDocument', `language: "${language}", locationId: 10`)
          return
        case 'publishAll':
          await run('publishDocument', '')
          return
        case 'schedule':
          await run('publishDocument', `language: "${language}", at: "2027-06-01T06:00"`)
          return
        case 'submit':
          await run('submitDocument', `language: "${language}"`)
          return
        case 'approve':
          await run('reviewDocument', 'action: APPROVE')
          return
        case 'return':
          await run('reviewDocument', 'action: RETURN, note: "More, please"')
          return
        case 'withdraw':
          await run('withdrawDocument', '')
          return
        case 'unpublish':
          await run('unpublishDocument', `language: "${language}"`)
          return
        case 'unpublishAll':
          await run('unpublishDocument', '')
          return
        case 'republish':
          await run('republishDocument', '')
          return
        case 'archive':
          await setStatus('ARCHIVED')
          return
        case 'trash':
          await setStatus('DELETED')
          return
        case 'restore':
          await setStatus(recordStatus === 'DELETED' ? 'INACTIVE' : 'ACTIVE')
      }
    }

    async function seenIn(language: Language): Promise<string | null> {
      const prefix = language === 'en-US' ? '' : `/${language}`
      const { statusCode, body } = await site.get(`${prefix}${path}`)
      // A language that is not there is answered by the page in another one.
      if (statusCode !== 200 || !body.includes(`<html lang="${language}"`)) return null
      return /Words \d+ \d+\./.exec(body)?.[0] ?? null
    }

    /** Returns whether an approver finds it among the waiting pages. */
    async function waits(): Promise<boolean> {
      const { data } = await ask(office, '{ waiting { id status } }', {})
      const rows = data?.waiting as readonly { readonly id: string; readonly status: string }[]
      return rows.some((row) => row.id === id && row.status === 'IN_REVIEW')
    }

    return {
      take,
      async falseStatements(): Promise<readonly string[]> {
        const stored = await read()
        const facts = factsOf(stored)
        const isWaiting = await waits()
        const found = []
        for (const { language } of facts.texts)
          found.push(
            whyFalse({
              language: language ?? '',
              status: publicationStatus(facts, language ?? undefined),
              draft: wordsIn(stored, language),
              seen: await seenIn(language as Language),
              isWaiting,
              schedules: facts.schedules,
              localNow: localTime(new Date().toISOString(), facts.timeZone),
            }),
          )
        return found.filter((why) => why !== null)
      },
    }
  }
})

interface StoredState extends Omit<PublicationFacts, 'isClosed' | 'texts'> {
  readonly version: number
  readonly status: string
  readonly texts: readonly (Omit<TextFacts, 'ended' | 'live'> & {
    readonly isLive: boolean
    readonly version: number
    readonly since: string
    readonly until: string | null
    readonly endedAt: string | null
    readonly endedBy: 'UNPUBLISHED' | null
  })[]
  readonly topic: {
    readonly items: readonly { readonly language: string; readonly content: unknown }[]
  }
}

function factsOf(stored: StoredState): PublicationFacts {
  return {
    ...stored,
    ...{ isClosed: stored.status === 'ABANDONED' },
    texts: stored.texts.map(({ isLive, version, since, until, endedAt, endedBy, ...text }) => ({
      ...text,
      live: isLive ? { version, since, until } : null,
      ended: endedAt !== null && endedBy !== null ? { at: endedAt, by: endedBy } : null,
    })),
  }
}

function wordsIn({ topic }: StoredState, language: string | null): string | null {
  const item = topic.items.find((each) => each.language === language)
  return /Words \d+ \d+\./.exec(JSON.stringify(item?.content ?? null))?.[0] ?? null
}
