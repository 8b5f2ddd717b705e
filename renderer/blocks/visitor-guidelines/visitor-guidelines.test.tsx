import { fireEvent, within } from '@testing-library/dom'
import { afterEach, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock, type World } from '#renderer/testing/render'
import { toronto } from '#renderer/testing/world'
import type { Topic, TopicText } from '#schema/entities/topic'

afterEach(() => {
  location.hash = ''
})

/** A topic with a text for everyone. */
function topic(id: number, title: string, children: readonly Topic[] = []): Topic {
  const item = { language: 'en-US', locationId: 10, title, richText: `<p>All about ${title}</p>` }
  return {
    id,
    externalUrl: null,
    dateTime: null,
    items: [item],
    media: [],
    topicChildren: [{ language: 'en-US', locationId: null, items: children }],
  }
}

function rooted(titles: readonly string[]): Topic {
  return topic(
    272,
    'Guidelines',
    titles.map((title, at) => topic(273 + at, title)),
  )
}

function draw(root: Topic | null, world: World = {}) {
  const source = { topic: async (id: number) => (id === root?.id ? root : null) }
  return renderBlock('VisitorGuidelines', {}, { ...world, source })
}

function titles(root: HTMLElement) {
  return Array.from(root.querySelectorAll('.tabs-tab'), ({ textContent }) => textContent)
}

/** The panels that a visitor sees while the island runs. */
function open(root: HTMLElement) {
  return Array.from(
    root.querySelectorAll('[role="tabpanel"]:not([hidden]) h3'),
    (h) => h.textContent,
  )
}

test('there is a tab for each topic below 272, in order, under the title Visitor Guidelines', async () => {
  const root = await draw(rooted(['Dress Code', 'Shoes']))
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Visitor Guidelines')
  expect(titles(root)).toEqual(['Dress Code', 'Shoes'])
  const panel = root.querySelector('.tabs-panel')
  expect(panel?.textContent).toContain('All about Dress Code')
})

test.each([
  [5, 'vertical'],
  [6, 'horizontal'],
])('%d tabs are %s', async (count, orientation) => {
  const root = await draw(rooted(Array.from({ length: count }, (_, at) => `Tab ${at}`)))
  expect(root.querySelector<HTMLElement>('.tabs')?.dataset.orientation).toBe(orientation)
})

test.each([
  ['the topic is missing', null],
  ['it has no children', rooted([])],
  ['its children have no words', rooted(['', ' '])],
])('it is hidden when %s', async (_case, root) => {
  expect((await draw(root)).childElementCount).toBe(0)
})

test('it is hidden when no topic is chosen', async () => {
  expect((await renderBlock('VisitorGuidelines', { topic: null })).childElementCount).toBe(0)
  expect(definitions.get('VisitorGuidelines')?.fields.topic?.default).toBe(272)
})

describe('the text is the best for the place', () => {
  const texts: readonly TopicText[] = [
    { language: 'en-US', locationId: 10, title: 'Shoes', richText: '' },
    { language: 'gu-IN', locationId: 10, title: 'પગરખાં', richText: '' },
    { language: 'en-US', locationId: 20, title: 'Boots', richText: '' },
  ]
  const root: Topic = {
    ...rooted([]),
    topicChildren: [
      { language: 'en-US', locationId: null, items: [{ ...topic(273, ''), items: texts }] },
    ],
  }
  const ottawa = { ...toronto, id: 20 }
  const leicester = { ...toronto, id: 30 }

  test.each([
    ['that of the location', { location: ottawa }, 'Boots'],
    [
      'another’s in Gujarati before its own in English',
      { location: ottawa, language: 'gu-IN' },
      'પગરખાં',
    ],
    ['then that of location 10', { location: leicester }, 'Shoes'],
    ['in the language of the page', { location: leicester, language: 'gu-IN' }, 'પગરખાં'],
    ['then in en-US', { location: leicester, language: 'fr-CA' }, 'Shoes'],
  ])('%s', async (_case, page, title) => {
    expect(titles(await draw(root, { page }))).toEqual([title])
  })
})

describe('tabs', () => {
  const guidelines = rooted(['Dress Code', 'Shoes', 'Conduct'])

  test('without script they are links to the panels, and nothing is out of reach', async () => {
    const root = await draw(guidelines)
    const [first] = root.querySelectorAll('.tabs-tab')
    const target = root.querySelector(`[id="${first?.getAttribute('href')?.slice(1)}"]`)
    expect(target?.textContent).toContain('All about Dress Code')
    expect(root.querySelector('[hidden]')).toBeNull()
  })

  test('the first is the default; a click switches, and only one is open', async () => {
    const root = await draw(guidelines)
    const stop = startIslandsIn(root)
    expect(open(root)).toEqual(['Dress Code'])
    expect(fireEvent.click(within(root).getByRole('tab', { name: 'Conduct' }))).toBe(false)
    expect(open(root)).toEqual(['Conduct'])
    expect(within(root).getByRole('tab', { selected: true }).textContent).toBe('Conduct')
    stop()
    expect(root.querySelector('[role], [hidden], [aria-selected]')).toBeNull()
  })

  test('arrows, Home and End move between them, around both ends; one is in the tab order', async () => {
    const root = await draw(guidelines)
    const stop = startIslandsIn(root)
    within(root).getByRole('tab', { name: 'Dress Code' }).focus()
    const keys = ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Home', 'End', 'x']
    const seen = keys.map((key) => {
      fireEvent.keyDown(document.activeElement ?? root, { key })
      return open(root)[0]
    })
    expect(seen).toEqual([
      'Shoes',
      'Conduct',
      'Dress Code',
      'Conduct',
      'Dress Code',
      'Conduct',
      'Conduct',
    ])
    expect(document.activeElement?.textContent).toBe('Conduct')
    expect(root.querySelectorAll('[role="tab"][tabindex="0"]')).toHaveLength(1)
    expect(root.querySelectorAll('[role="tabpanel"][tabindex]')).toHaveLength(1)
    expect(root.querySelectorAll('[role="tabpanel"][hidden][tabindex]')).toHaveLength(0)
    stop()
  })

  test('an address leads to its panel, also when it changes', async () => {
    location.hash = '#visitorguidelines-274'
    const root = await draw(guidelines)
    const stop = startIslandsIn(root)
    expect(open(root)).toEqual(['Shoes'])
    location.hash = '#visitorguidelines-275'
    window.dispatchEvent(new Event('hashchange'))
    expect(open(root)).toEqual(['Conduct'])
    stop()
  })

  test('a search in the page opens the panel that holds what was found', async () => {
    const root = await draw(guidelines)
    const stop = startIslandsIn(root)
    const conduct = root.querySelectorAll('.tabs-panel')[2]
    conduct?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    expect(open(root)).toEqual(['Conduct'])
    stop()
  })
})

test('a tab leads to what its topic leads to', async () => {
  const root = rooted(['Parking'])
  const [list] = root.topicChildren
  const linked = { ...topic(273, 'Parking'), externalUrl: '/visit' }
  const page = await draw({ ...root, topicChildren: list ? [{ ...list, items: [linked] }] : [] })
  const link = within(page).getByRole('link', { name: 'Learn More: Parking' })
  expect(link.getAttribute('href')).toBe('/visit')
})
