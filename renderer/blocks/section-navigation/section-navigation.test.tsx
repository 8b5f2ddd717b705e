import { screen } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { block, renderBlock, renderPage } from '#renderer/testing/render'
import sectionNavigation from './section-navigation.island'

const parts = [
  block('Text', { html: '<p>Hours</p>' }, { id: 'b_hours', displayName: 'Opening times' }),
  block('Text', { html: '<p>Nameless</p>' }, { id: 'b_none' }),
  block('Text', { html: '<p>Gone</p>' }, { id: 'b_gone', displayName: 'Hidden', hidden: true }),
  block(
    'Section',
    {},
    {
      id: 'દર્શન',
      displayName: 'દર્શન',
      slots: {
        content: [block('Text', { html: '<p>In</p>' }, { id: 'b_in', displayName: 'Inside' })],
      },
    },
  ),
]

describe('lists automatically', () => {
  test('every visible block that has a display name, nested ones too, but not itself', async () => {
    await renderPage([block('SectionNavigation', {}, { displayName: 'Bar' }), ...parts])
    expect(listed()).toEqual([
      ['Opening times', '#b_hours'],
      ['દર્શન', `#${encodeURIComponent('દર્શન')}`],
      ['Inside', '#b_in'],
    ])
  })

  test('links of its own are after them', async () => {
    const links = [{ label: 'Visit', link: { href: '/visit' } }]
    await renderPage([block('SectionNavigation', { links }), ...parts.slice(0, 1)])
    expect(listed().map(([label]) => label)).toEqual(['Opening times', 'Visit'])
  })

  test('not when an editor turned it off', async () => {
    const links = [{ label: 'Below', link: { blockId: 'b_hours' } }]
    await renderPage([block('SectionNavigation', { automatic: false, links }), ...parts])
    expect(listed()).toEqual([['Below', '#b_hours']])
  })
})

test('with nothing to list and nothing to say it is not there', async () => {
  const root = await renderBlock('SectionNavigation', { description: '<p> </p>' })
  expect(root.childElementCount).toBe(0)
})

test('the title names the navigation', async () => {
  await renderPage([block('SectionNavigation', { title: 'Around the mandir' }), ...parts])
  expect(screen.getByRole('navigation', { name: 'Around the mandir' })).toBeDefined()
})

describe('the island', () => {
  let page: HTMLElement
  let observers: ReturnType<typeof withObservers>
  beforeEach(async () => {
    observers = withObservers()
    page = await renderPage([block('SectionNavigation', { title: 'Here' }), ...parts])
  })

  test('highlights the part in view, the inner one of two', () => {
    const stop = sectionNavigation(bar())
    observers.show(part('b_hours'))
    expect(current()).toEqual(['Opening times'])
    observers.show(part('b_hours'), false)
    observers.show(part('દર્શન'))
    expect(current()).toEqual(['દર્શન'])
    observers.show(part('b_in'))
    expect(current()).toEqual(['Inside'])
    stop()
  })

  test('between two parts the last one stays marked', () => {
    const stop = sectionNavigation(bar())
    observers.show(part('b_hours'))
    observers.show(part('b_hours'), false)
    expect(current()).toEqual(['Opening times'])
    stop()
  })

  test('above the first part nothing is marked, however one came there', () => {
    const stop = sectionNavigation(bar())
    observers.show(part('b_in'))
    part('b_hours').getBoundingClientRect = () => new DOMRect(0, innerHeight, 100, 100)
    observers.show(part('b_in'), false)
    expect(current()).toEqual([])
    stop()
  })

  test('finds the parts on the canvas, where the ids of blocks are data', () => {
    for (const element of page.querySelectorAll<HTMLElement>('.block[id]')) {
      element.dataset.blockId = element.id
      element.removeAttribute('id')
    }
    const stop = sectionNavigation(bar())
    observers.show(part('b_in'))
    expect(current()).toEqual(['Inside'])
    stop()
  })

  test('stopped, it watches nothing and has taken its marks away', () => {
    const drawn = page.outerHTML
    const stop = sectionNavigation(bar())
    observers.show(part('b_hours'))
    stop()
    expect(page.outerHTML).toBe(drawn)
    expect(observers.watched()).toBe(0)
  })

  function part(id: string): HTMLElement {
    return page.querySelector(`.block:is([id="${id}"], [data-block-id="${id}"])`) as HTMLElement
  }

  function bar(): HTMLElement {
    return part('sectionnavigation')
  }

  function current(): (string | null)[] {
    return [...page.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent)
  }
})

function listed(): (string | null)[][] {
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
}
