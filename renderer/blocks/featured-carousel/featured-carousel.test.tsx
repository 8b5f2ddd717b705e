import { fireEvent, within } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { renderBlock } from '#renderer/testing/render'
import featuredCarousel from './featured-carousel.island'

const slide = { media: 1, pretitle: '', description: '', link: null, linkLabel: '' }
const slides = ['Diwali', 'Stone', 'Arti'].map((title) => ({ ...slide, title }))

let root: HTMLElement
let stop = () => {}
let calm = Object.assign(new EventTarget(), { matches: false })

async function start(props: Readonly<Record<string, unknown>> = { slides }) {
  root = await renderBlock('FeaturedCarousel', props)
  vi.useFakeTimers()
  stop = featuredCarousel(root)
}

/** The title of the slide that is shown. */
function shown() {
  return root.querySelector('[aria-current="true"]')?.textContent
}

function button(name: string) {
  return within(root).getByLabelText(name)
}

beforeEach(() => {
  withObservers()
  calm = Object.assign(new EventTarget(), { matches: false })
  Object.assign(globalThis, { matchMedia: () => calm })
})

afterEach(() => {
  stop()
  stop = () => {}
  Reflect.deleteProperty(document, 'hidden')
  vi.useRealTimers()
})

test('each slide has its texts and a button with its link', async () => {
  const link = { href: '/connect/events' }
  const full = {
    ...slide,
    pretitle: 'Festival',
    title: 'દિવાળી',
    description: 'Five evenings.',
    link,
  }
  root = await renderBlock(
    'FeaturedCarousel',
    { slides: [full] },
    { page: { siteRoot: '/ottawa' } },
  )
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('દિવાળી')
  expect(within(root).getByText('Festival')).toBeDefined()
  expect(within(root).getByText('Five evenings.')).toBeDefined()
  const button = within(root).getByRole('link', { name: 'Learn More' })
  expect(button.getAttribute('href')).toBe('/ottawa/connect/events')
})

test('without script it is a strip to swipe, with a link to each slide and no dead buttons', async () => {
  root = await renderBlock('FeaturedCarousel', { slides })
  const links = root.querySelectorAll<HTMLAnchorElement>('.featured-carousel-titles a')
  expect([...links].map(({ hash }) => root.querySelector(hash)?.textContent)).toEqual([
    'Diwali',
    'Stone',
    'Arti',
  ])
  expect(within(root).queryAllByRole('button')).toEqual([])
})

test('it advances every 7000 ms and wraps around', async () => {
  await start()
  vi.advanceTimersByTime(6999)
  expect(shown()).toBe('Diwali')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Stone')
  vi.advanceTimersByTime(7000)
  expect(shown()).toBe('Arti')
  vi.advanceTimersByTime(7000)
  expect(shown()).toBe('Diwali')
})

test('the arrows change the slide, around both ends', async () => {
  await start()
  fireEvent.click(button('Previous slide'))
  expect(shown()).toBe('Arti')
  fireEvent.click(button('Next slide'))
  expect(shown()).toBe('Diwali')
})

test('a click on a title, or its dot, shows that slide and stays on the page', async () => {
  await start()
  const title = within(root).getByText('Arti', { selector: '.featured-carousel-titles span' })
  expect(fireEvent.click(title)).toBe(false)
  expect(shown()).toBe('Arti')
})

test('a slide that was chosen stays 7000 ms, too', async () => {
  await start()
  vi.advanceTimersByTime(5000)
  fireEvent.click(button('Next slide'))
  vi.advanceTimersByTime(6999)
  expect(shown()).toBe('Stone')
  vi.advanceTimersByTime(1)
  expect(shown()).toBe('Arti')
})

test('a swipe changes the slide', async () => {
  await start()
  const strip = root.querySelector('.featured-carousel-slides') as HTMLElement
  for (const [index, each] of [...strip.children].entries())
    Object.defineProperty(each, 'offsetLeft', { value: index * 360 })
  strip.scrollLeft = 710
  fireEvent.scroll(strip)
  vi.advanceTimersByTime(200)
  expect(shown()).toBe('Arti')
})

test('only the slide in view can be reached', async () => {
  await start()
  fireEvent.click(button('Next slide'))
  const reachable = root.querySelectorAll('.featured-carousel-slide:not([inert])')
  expect(Array.from(reachable, ({ textContent }) => textContent)).toEqual(['Stone'])
})

describe('it stops', () => {
  function carousel() {
    return root.querySelector('.featured-carousel') as HTMLElement
  }

  function staysFor(ms: number) {
    const before = shown()
    vi.advanceTimersByTime(ms)
    return shown() === before
  }

  test('while the pointer is on it', async () => {
    await start()
    fireEvent.pointerEnter(carousel())
    expect(staysFor(30_000)).toBe(true)
    fireEvent.pointerLeave(carousel())
    expect(staysFor(7000)).toBe(false)
  })

  test('while the focus is in it', async () => {
    await start()
    fireEvent.focusIn(button('Next slide'))
    expect(staysFor(30_000)).toBe(true)
    fireEvent.focusOut(button('Next slide'))
    expect(staysFor(7000)).toBe(false)
  })

  test('when it is paused, until it is played again', async () => {
    await start()
    fireEvent.click(button('Pause'))
    expect(staysFor(30_000)).toBe(true)
    fireEvent.click(button('Play'))
    expect(staysFor(7000)).toBe(false)
  })

  test('while the tab is hidden', async () => {
    await start()
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    fireEvent(document, new Event('visibilitychange'))
    expect(staysFor(30_000)).toBe(true)
    Reflect.deleteProperty(document, 'hidden')
    fireEvent(document, new Event('visibilitychange'))
    expect(staysFor(7000)).toBe(false)
  })

  test('for readers who ask for reduced motion, from the moment they ask', async () => {
    await start()
    calm.matches = true
    calm.dispatchEvent(new Event('change'))
    expect(staysFor(30_000)).toBe(true)
    fireEvent.click(button('Next slide'))
    expect(shown()).toBe('Stone')
  })

  test('permanently when the page is left', async () => {
    await start()
    stop()
    expect(vi.getTimerCount()).toBe(0)
    expect(staysFor(30_000)).toBe(true)
  })
})

test('one slide alone has no controls, and no slide renders nothing', async () => {
  await start({ slides: slides.slice(0, 1) })
  expect(root.querySelector('.featured-carousel-controls')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  expect((await renderBlock('FeaturedCarousel')).childElementCount).toBe(0)
})

test('the four quick links are below the slides when they are asked for', async () => {
  const props = { slides, showQuicklinks: true }
  root = await renderBlock('FeaturedCarousel', props, { page: { siteRoot: '/ottawa' } })
  const nav = within(root).getByRole('navigation', { name: 'Quick links' })
  const links = within(nav).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Opening Times', '/ottawa/visit#opening-times'],
    ['How to Get Here', '/ottawa/visit#getting-here'],
    ['Daily Murti Darshan', '/ottawa/galleries/murti-darshan'],
    ['Shayona Catering', '/ottawa/services#shayona-catering'],
  ])
  root = await renderBlock('FeaturedCarousel', { slides })
  expect(within(root).queryByRole('navigation')).toBeNull()
})

test('full width reaches the edges of the page', async () => {
  const wide = await renderBlock('FeaturedCarousel', { slides, fullWidth: true })
  expect(wide.querySelector('section')?.classList.contains('bleed')).toBe(true)
  const contained = await renderBlock('FeaturedCarousel', { slides })
  expect(contained.querySelector('section')?.classList.contains('bleed')).toBe(false)
})

test('a slide whose picture is gone keeps its words', async () => {
  const source = { media: async () => [] }
  root = await renderBlock('FeaturedCarousel', { slides }, { source })
  expect(within(root).getAllByRole('heading', { level: 2 })).toHaveLength(3)
})
