import { screen } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { galleryOf, picture, toronto } from '#renderer/testing/world'

describe("with the location's texts", () => {
  const fromLocation = { shouldUseLocation: true, title: 'Typed', pretitle: 'Typed too' }

  test('the name is the title, the intro texts are around it', async () => {
    const location = { ...toronto, introSubtitle: 'Jai Swaminarayan', introText: 'Open to all.' }
    const root = await renderBlock('Hero', fromLocation, { page: { location } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(toronto.name)
    expect(root.textContent).toContain('Jai Swaminarayan')
    expect(root.textContent).toContain('Open to all.')
    expect(root.textContent).not.toContain('Typed')
  })

  test('a location without intro texts welcomes in the general words', async () => {
    await renderBlock('Hero', fromLocation)
    expect(screen.getByText('Welcome To')).toBeDefined()
    expect(screen.getByText('A center for devotion, peace, and happiness.')).toBeDefined()
  })

  test("gallery 100's picture is behind the text when none is chosen", async () => {
    const source = { gallery: async (id: number) => galleryOf(id, [picture(id)]) }
    await renderBlock('Hero', fromLocation, { source })
    expect(screen.getByAltText('Picture 100')).toBeDefined()
  })

  test('a chosen picture is used, and the gallery is not asked for', async () => {
    const source = { gallery: () => Promise.reject(new Error('asked for')) }
    await renderBlock('Hero', { ...fromLocation, background: 7 }, { source })
    expect(screen.getByAltText('Picture 7')).toBeDefined()
  })

  test('a gallery that is not there leaves the hero without a picture', async () => {
    const root = await renderBlock('Hero', fromLocation)
    expect(root.querySelector('img')).toBeNull()
  })
})

test('without the location the typed texts are shown and no picture is fetched', async () => {
  const source = { gallery: () => Promise.reject(new Error('asked for')) }
  await renderBlock('Hero', { title: 'Annakut', intro: 'Five days of lamps.' }, { source })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Annakut')
  expect(screen.getByText('Five days of lamps.')).toBeDefined()
})

test('a hero just added is relaxed, centred and as wide as the page', async () => {
  const { dataset } = heroOf(await renderBlock('Hero', { background: 1 }))
  expect(dataset).toMatchObject({ layout: 'CENTERED', media: 'CENTERED' })
  expect([dataset.mediaWidth, dataset.spacing]).toEqual([undefined, undefined])
  const tight = await renderBlock('Hero', { background: 1, spacing: 'TIGHT', mediaWidth: 'MAX' })
  expect(heroOf(tight).dataset).toMatchObject({ mediaWidth: 'MAX', spacing: 'TIGHT' })
})

test('only a picture that fills the page behind the text tells the navigation to lie over it', async () => {
  expect(heroOf(await renderBlock('Hero', { background: 1 })).dataset.ground).toBe('picture')
  expect(heroOf(await renderBlock('Hero')).dataset.ground).toBeUndefined()
  const beside = await renderBlock('Hero', { background: 1, mediaPosition: 'LEFT' })
  expect(heroOf(beside).dataset.ground).toBeUndefined()
  const narrower = await renderBlock('Hero', { background: 1, mediaWidth: 'MAX' })
  expect(heroOf(narrower).dataset.ground).toBeUndefined()
})

test('the picture is loaded at once, before all others', async () => {
  await renderBlock('Hero', { background: 1 })
  const image = screen.getByRole('img')
  expect(image.getAttribute('loading')).toBe('eager')
  expect(image.getAttribute('fetchpriority')).toBe('high')
})

test('buttons lead into the site of the location; one without a link is not rendered', async () => {
  const actions = [
    { label: 'Plan a visit', link: { href: '/visit' } },
    { label: 'Nowhere', link: null },
    { label: 'Bad', link: { href: 'javascript:alert(1)' } },
  ]
  await renderBlock('Hero', { actions }, { page: { siteRoot: '/ottawa' } })
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/ottawa/visit'])
})

function heroOf(root: HTMLElement): HTMLElement {
  return root.querySelector('.hero') as HTMLElement
}

const hours = [{ id: 1, name: 'Mandir', hours: [{ weekday: 'MONDAY', startHour: 6, endHour: 20 }] }]
const open = { ...toronto, hours } as typeof toronto

test("with the location's texts it says whether it is open; today's hours without script", async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') })
  const root = await renderBlock('Hero', { shouldUseLocation: true }, { page: { location: open } })
  const line = root.querySelector('.hero-hours') as HTMLElement
  expect(line.querySelector('[data-fallback]')?.textContent).toBe('Today: Closed')
  const stop = startIslandsIn(root)
  expect(line.querySelector('[data-now="true"]')?.textContent).toBe(
    'Closed now, opens Monday 6:00am',
  )
  expect(line.querySelector<HTMLElement>('[data-fallback]')?.hidden).toBe(true)
  stop()
  vi.useRealTimers()
})

test('an editor may leave the hours out; a hero of its own texts has none', async () => {
  const without = { shouldUseLocation: true, showHours: false }
  const page = { location: open }
  expect((await renderBlock('Hero', without, { page })).querySelector('.hero-hours')).toBeNull()
  expect((await renderBlock('Hero', {}, { page })).querySelector('.hero-hours')).toBeNull()
})

test('Directions opens maps with the way to the location, after the main button', async () => {
  const actions = ['Plan your visit', 'Call us'].map((label) => ({
    label,
    link: { href: '/visit' },
  }))
  const props = { shouldUseLocation: true, showDirections: true, actions }
  const root = await renderBlock('Hero', props)
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.hero-actions a')]
  expect(links.map((link) => link.textContent)).toEqual([
    'Plan your visit',
    'Directions',
    'Call us',
  ])
  const { origin, pathname, searchParams } = new URL(links[1]?.href ?? '')
  expect(origin + pathname).toBe('https://www.google.com/maps/dir/')
  expect(searchParams.get('destination')).toContain('61 Claireville Drive')
})
