import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ME, OTTAWA } from '../testing/fake-network'
import { openApp } from '../testing/open-app'
// Read before a test waits for it.
import './topics-screen'

vi.setConfig({ testTimeout: 60_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface FakeTopic {
  readonly id: number
  readonly title: string
  recordStatus: string
  version: number
  /** Topics below it. */
  readonly below?: readonly number[]
  /** Someone has saved it since it was listed. */
  readonly isChanged?: boolean
}

const topic = (part: Pick<FakeTopic, 'id' | 'title'> & Partial<FakeTopic>): FakeTopic => ({
  ...{ recordStatus: 'ACTIVE', version: 3 },
  ...part,
})

test('topics of several levels are archived together, each with its result, and restored by Undo', async () => {
  const topics = [
    topic({ id: 1, title: 'Visiting', below: [2] }),
    topic({ id: 2, title: 'પગરખાં' }),
    topic({ id: 3, title: 'Dress', isChanged: true }),
  ]
  const { user, api } = open(topics)
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Visiting' }))
  await user.click(screen.getByRole('button', { name: 'Show the subtopics of Visiting' }))
  const child = await screen.findByRole('checkbox', { name: 'Choose પગરખાં' })
  child.focus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Dress' }))
  const bar = screen.getByRole('region', { name: 'Selected topics' })
  expect(bar.textContent).toMatch('3 selected')
  await user.click(within(bar).getByRole('button', { name: 'Archive' }))
  await screen.findAllByText(
    /^Archived 2 topics\. 1 couldn’t be changed\. The reason is shown beside it\.$/,
  )
  expect(statuses(topics)).toEqual(['ARCHIVED', 'ARCHIVED', 'ACTIVE'])
  expect((await rowOf('Dress')).textContent).toMatch('Someone saved a newer version')
  // The tree is read again after it is said.
  await waitFor(async () => expect((await rowOf('Visiting')).textContent).toMatch('Archived'))
  expect(screen.queryByRole('region', { name: 'Selected topics' })).toBeNull()
  const calls = api.asked.filter(({ operation }) => operation === 'SetStatusOfRecords')
  expect(calls.map(({ variables }) => variables)).toMatchObject([
    { kind: 'topic', status: 'ARCHIVED', records: [{ id: '1' }, { id: '2' }, { id: '3' }] },
  ])
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect(statuses(topics)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE'])
})

test('what is moved to the trash together comes back as it was, archived or not', async () => {
  const topics = [
    topic({ id: 1, title: 'Visiting' }),
    topic({ id: 2, title: 'Old rules', recordStatus: 'ARCHIVED' }),
  ]
  const { user } = open(topics)
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Visiting' }))
  await user.click(screen.getByRole('checkbox', { name: 'Choose Old rules' }))
  const bar = screen.getByRole('region', { name: 'Selected topics' })
  expect(within(bar).getByRole('button', { name: 'Restore (1)' })).toBeTruthy()
  await user.click(within(bar).getByRole('button', { name: 'Move to the trash' }))
  await screen.findAllByText('Moved 2 topics to the trash.')
  expect(statuses(topics)).toEqual(['DELETED', 'DELETED'])
  await user.click(screen.getByText('Undo'))
  await screen.findAllByText('Undone')
  expect(statuses(topics)).toEqual(['ACTIVE', 'ARCHIVED'])
})

test('what is opened stays open, and chosen what is chosen, when a topic is made', async () => {
  const topics = [
    topic({ id: 1, title: 'Visiting', below: [2] }),
    topic({ id: 2, title: 'પગરખાં' }),
    topic({ id: 3, title: 'Dress' }),
  ]
  const { user, api } = open(topics)
  await user.click(await screen.findByRole('button', { name: 'Show the subtopics of Visiting' }))
  await screen.findByRole('checkbox', { name: 'Choose પગરખાં' })
  await user.click(screen.getByRole('checkbox', { name: 'Choose Dress' }))
  await user.click(screen.getByRole('button', { name: 'New topic' }))
  await user.type(await screen.findByLabelText('Title'), 'Parking')
  topics.push(topic({ id: 4, title: 'Parking' }))
  await user.click(screen.getByRole('button', { name: 'Create topic' }))
  expect(await screen.findByRole('checkbox', { name: 'Choose Parking' })).toBeTruthy()
  expect(api.asked.some(({ operation }) => operation === 'WriteTopicTree')).toBe(true)
  expect(screen.getByRole('checkbox', { name: 'Choose પગરખાં' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Choose Dress' }).checked).toBe(
    true,
  )
})

test('what is not shown any more is not chosen any more, and Clear chooses nothing', async () => {
  const { user } = open([
    topic({ id: 1, title: 'Visiting', below: [2] }),
    topic({ id: 2, title: 'Dress' }),
  ])
  await user.click(await screen.findByRole('button', { name: 'Show the subtopics of Visiting' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Dress' }))
  await user.click(screen.getByRole('button', { name: 'Close Visiting' }))
  expect(screen.queryByRole('region', { name: 'Selected topics' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Choose Visiting' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('region', { name: 'Selected topics' })).toBeNull()
})

test('all that are shown are chosen by one press, and with Shift all from one to another, whatever level they are on', async () => {
  const { user } = open([
    topic({ id: 1, title: 'Visiting', below: [2] }),
    topic({ id: 2, title: 'પગરખાં' }),
    topic({ id: 3, title: 'Dress' }),
    topic({ id: 4, title: 'Parking' }),
  ])
  const bar = () => screen.queryByRole('region', { name: 'Selected topics' })?.textContent
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Visiting' }))
  await user.click(screen.getByRole('button', { name: 'Show the subtopics of Visiting' }))
  const inside = await screen.findByRole('checkbox', { name: 'Choose પગરખાં' })
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Dress' }))
  await user.keyboard('{/Shift}')
  expect(bar()).toMatch('3 selected')
  expect(inside).toHaveProperty('checked', true)
  const all = screen.getByRole('checkbox', { name: 'Select all topics shown' })
  expect(all).toHaveProperty('indeterminate', true)
  await user.click(all)
  expect(bar()).toMatch('4 selected')
  await user.click(all)
  expect(bar()).toBe(undefined)
})

test('a topic gets a link for the promos that are made from it', async () => {
  const { user, api } = open([topic({ id: 1, title: 'Visiting' })])
  await user.click(await screen.findByRole('button', { name: 'Actions for Visiting' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Picture and link…' }))
  const link = await screen.findByLabelText<HTMLInputElement>('Link')
  expect(link.value).toBe('/old')
  await user.clear(link)
  await user.type(link, '/visit')
  expect(screen.getByRole('button', { name: 'Choose a picture' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const written = api.asked.filter(({ operation }) => operation === 'WriteTopicTree')
  expect(written.map(({ variables }) => variables)).toMatchObject([
    { id: '1', expectedVersion: 3, topic: { externalUrl: '/visit', mediaIds: [] } },
  ])
})

function statuses(topics: readonly FakeTopic[]): readonly string[] {
  return topics.map(({ recordStatus }) => recordStatus)
}

async function rowOf(title: string): Promise<Element> {
  const row = (await screen.findByRole('checkbox', { name: `Choose ${title}` })).closest('li')
  if (!row) throw new Error(`${title} is in no row`)
  return row
}

/** The topic whose texts are opened. */
const AT_OTTAWA = {
  __typename: 'Assignment',
  locationId: OTTAWA.id,
  level: 'MANAGE',
  ofNetwork: false,
  kinds: [],
  languages: null,
}

/** The screen of topics, over a server that has these. */
function open(topics: readonly FakeTopic[]) {
  const byId = (id: unknown) => topics.find((one) => String(one.id) === String(id))
  const inner = new Set(topics.flatMap(({ below = [] }) => below))
  const set = (id: unknown, expected: unknown, status: unknown) => {
    const one = byId(id)
    if (!one || one.isChanged || one.version !== expected) return null
    one.recordStatus = String(status)
    one.version += 1
    return { id: String(one.id), version: one.version }
  }
  return openApp('/editor/topics', {
    answers: {
      Me: () => ({ data: { me: { ...ME, assignments: [AT_OTTAWA, ...ME.assignments] } } }),
      CollectionTopics: () => {
        const nodes = topics.filter(
          ({ id, recordStatus }) => !inner.has(id) && recordStatus !== 'DELETED',
        )
        const pageInfo = { hasNextPage: false, endCursor: null }
        return { data: { topics: { totalCount: nodes.length, pageInfo, nodes: nodes.map(shown) } } }
      },
      TopicBelow: ({ id }) => {
        const { version, below = [] } = byId(id) ?? {}
        const items = below.map((child) => ({ topic: shown(byId(child)) }))
        const topicChildren = [{ language: 'en-US', locationId: null, items }]
        return { data: { topic: { id: String(id), version, topicChildren } } }
      },
      TopicFacts: ({ id }) => ({
        data: {
          topic: {
            ...{ __typename: 'Topic', id, version: byId(id)?.version },
            ...{ externalUrl: '/old', mediaSelection: null },
          },
        },
      }),
      WriteTopicTree: () => ({ data: { saved: { id: '4', version: 1 } } }),
      SetTopicStatus: ({ id, expectedVersion, status }) => ({
        data: { saved: set(id, expectedVersion, status) },
      }),
      SetStatusOfRecords: ({ records, status }) => {
        // As the operation declares them.
        const asked = records as readonly { id: string; expectedVersion: number }[]
        const saved = asked.map(({ id, expectedVersion }) => set(id, expectedVersion, status))
        const errors = saved.flatMap((result, index) =>
          result
            ? []
            : [
                {
                  ...{ message: 'Someone saved a newer version.', path: ['saved', index] },
                  extensions: { code: 'CONFLICT' },
                },
              ],
        )
        return { data: { saved }, errors }
      },
    },
  })
}

function shown(one: FakeTopic | undefined) {
  const { id, title, version, recordStatus, below = [] } = one ?? topic({ id: 0, title: '' })
  return {
    ...{ __typename: 'Topic', id: String(id), version, recordStatus, externalUrl: null },
    document: null,
    items: [{ language: 'en-US', locationId: null, title }],
    topicChildren:
      below.length > 0 ? [{ language: 'en-US', locationId: null, numChildren: below.length }] : [],
  }
}
