import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localTime } from '#schema/entities/local-time'
import { pageSteps } from '#schema/publication/offered-steps'
import { publicationStatus } from '#schema/publication/publication-status'
import { testDatabases } from '../app/testing/test-app'
import { answerOf, createAskAs, type Variables } from '../graphql/testing/ask-as'
import { textPage } from '../import/testing/small-network'
import type { Principal } from '../people/access/principal'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { type MessageFacts, whyMessageIsFalse } from './testing/message-walk'
import {
  factsOf,
  LANGUAGES,
  type Language,
  messageOf,
  NAMES,
  OFFERED,
  PUBLISHING,
  type StoredState,
  type Told,
  textsOf,
  whyMenuIsFalse,
  wordsIn,
  wordsSeen,
} from './testing/page-statements'
import { whyFalse } from './testing/publication-walk'
import { addPerson } from './testing/sign-in-as'

/** A step of a walk: by whom, what, in which language. */
interface Step {
  readonly who: 'author' | 'manager'
  readonly what: (typeof STEPS)[number]
  readonly language: Language
}
const STEPS = [
  ...['edit', 'edit', 'move', 'publish', 'publish', 'publishAll', 'schedule', 'submit', 'approve'],
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

/** Fields of a page that are answered after each step, too. */
const SAVED = /* GraphQL */ `
  version status recordStatus livePath
  review { step by isMine at }
  schedules { action language localAt localUntil problem }
  texts { language locationName isLive version since until hasChanges isInReview endedAt endedBy }
`
const STATE = /* GraphQL */ `
  query ($id: ID!) {
    document(id: $id) {
      ${SAVED}
      timeZone visibility path
      topic { items { language content } }
    }
  }
`

describe.each(testDatabases)('what is said of a page on $kind', ({ url }) => {
  let site: TestSite
  let people: Readonly<Record<Step['who'], Principal>>
  /** Looks at what waits, and does nothing. */
  let office: Principal
  beforeAll(async () => {
    site = await openTestSite(url)
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
          const told = await page.take(taken)
          expect(await page.falseStatements(told), JSON.stringify(steps)).toEqual([])
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
    // Every address that it has had.
    const paths = [`/walk-${pages}`]
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
      { topic: { externalUrl: paths[0], locationId: '10', items: [item('en-US', nextWords())] } },
    )
    const { id } = answerOf(made)
    const read = async () =>
      (await ask(people.manager, STATE, { id })).data?.document as unknown as StoredState

    /** Returns the message after it; `null` if it was refused, or has none. */
    async function take({ who, what, language }: Step): Promise<Told | null> {
      const before = await read()
      const { version, recordStatus } = before
      const by = people[who]
      const offered = pageSteps(factsOf(before))
      const run = async (name: string, given: string, only?: Language): Promise<Told | null> => {
        const { data, errors } = await ask(
          by,
          `mutation ($id: ID!, $version: Int!) { answer: ${name}(id: $id, expectedVersion: $version, ${given}) { ${SAVED} } }`,
          { id, version },
        )
        const isOffered = (offered as ReadonlySet<string>).has(OFFERED[what] ?? '')
        if (errors && who === 'manager' && isOffered && !only)
          throw new Error(`${what} is offered, and refused: ${errors[0]?.message}`)
        if (errors) return null
        done.add(what)
        const facts = factsOf({ ...before, ...(data?.answer as object) })
        const about = only ?? (PUBLISHING.has(what) ? language : undefined)
        return { text: messageOf(what, facts, { about, before: recordStatus }), about }
      }
      const setStatus = (status: string) => run('setRecordStatus', `status: ${status}`)
      switch (what) {
        case 'edit':
          await ask(
            by,
            'mutation ($id: ID, $version: Int, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $version, topic: $topic) { id } }',
            { id, version, topic: { items: [item(language, nextWords())] } },
          )
          return null
        case 'move': {
          const externalUrl = `/walk-${pages}-${paths.length}`
          const { errors } = await ask(
            by,
            'mutation ($id: ID, $version: Int, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $version, topic: $topic) { id } }',
            { id, version, topic: { externalUrl } },
          )
          if (!errors) paths.push(externalUrl)
          return null
        }
        case 'publish':
          return run('publishDocument', `language: "${language}", locationId: 10`, language)
        case 'publishAll':
          return run('publishDocument', '')
        case 'schedule':
          return run('publishDocument', `language: "${language}", at: "2027-06-01T06:00"`, language)
        case 'submit':
          return run('submitDocument', `language: "${language}"`, language)
        case 'approve':
          return run('reviewDocument', 'action: APPROVE')
        case 'return':
          return run('reviewDocument', 'action: RETURN, note: "More, please"')
        case 'withdraw':
          return run('withdrawDocument', '')
        case 'unpublish':
          return run('unpublishDocument', `language: "${language}"`, language)
        case 'unpublishAll':
          return run('unpublishDocument', '')
        case 'republish':
          return run('republishDocument', '')
        case 'archive':
          return setStatus('ARCHIVED')
        case 'trash':
          return setStatus('DELETED')
        case 'restore':
          return setStatus(recordStatus === 'DELETED' ? 'INACTIVE' : 'ACTIVE')
      }
    }

    async function seenIn(language: Language): Promise<string | null> {
      const prefix = language === 'en-US' ? '' : `/${language}`
      for (const path of paths) {
        const words = wordsSeen(await site.get(`${prefix}${path}`), language, path)
        if (words !== null) return words
      }
      return null
    }

    /** Returns whether an approver finds it among the waiting pages. */
    async function waits(): Promise<boolean> {
      const { data } = await ask(office, '{ waiting { id status } }', {})
      const rows = data?.waiting as readonly { readonly id: string; readonly status: string }[]
      return rows.some((row) => row.id === id && row.status === 'IN_REVIEW')
    }

    return {
      take,
      async falseStatements(told: Told | null): Promise<readonly string[]> {
        const stored = await read()
        const facts = factsOf(stored)
        const isWaiting = await waits()
        const all: MessageFacts[] = []
        for (const { language } of facts.texts)
          all.push({
            name: NAMES[language as Language],
            draft: wordsIn(stored, language),
            seen: await seenIn(language as Language),
          })
        const found = facts.texts.map(({ language }, index) =>
          whyFalse({
            language: language ?? '',
            status: publicationStatus(facts, language ?? undefined),
            draft: all[index]?.draft ?? null,
            seen: all[index]?.seen ?? null,
            ...{ isWaiting, schedules: facts.schedules },
            localNow: localTime(new Date().toISOString(), facts.timeZone),
          }),
        )
        const about = textsOf(told, all)
        const pending = facts.schedules.filter(({ problem }) => problem === null).length
        return [
          ...found,
          told && whyMessageIsFalse(told.text, { about, all, isWaiting, pending }),
          ...(await whyMenuIsFalse(site, stored, all)),
        ].filter((why) => why !== null)
      },
    }
  }
})
