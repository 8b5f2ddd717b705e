import { screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'
import { galleryOf, picture, toronto } from '#renderer/testing/world'

describe("with the location's texts", () => {
  const fromLocation = { useLocation: true, title: 'Typed', subtitle: 'Typed too' }

  test('the name is the title, the intro texts are around it', async () => {
    const location = { ...toronto, introSubtitle: 'Jai Swaminarayan', introText: 'Open to all.' }
    const root = await renderBlock('SecondHero', fromLocation, { page: { location } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(toronto.name)
    expect(root.textContent).toContain('Jai Swaminarayan')
    expect(root.textContent).toContain('Open to all.')
    expect(root.textContent).not.toContain('Typed')
  })

  test('a location without intro texts welcomes in the general words', async () => {
    await renderBlock('SecondHero', fromLocation)
    expect(screen.getByText('Welcome To')).toBeDefined()
    expect(screen.getByText('A center for devotion, peace, and happiness.')).toBeDefined()
  })

  test("gallery 100's picture is beside them when none is chosen", async () => {
    const source = { gallery: async (id: number) => galleryOf(id, [picture(id)]) }
    await renderBlock('SecondHero', fromLocation, { source })
    expect(screen.getByAltText('Picture 100')).toBeDefined()
    await renderBlock('SecondHero', { ...fromLocation, background: 7 }, { source })
    expect(screen.queryByAltText('Picture 100')).toBeNull()
    expect(screen.getByAltText('Picture 7')).toBeDefined()
  })
})

test('without the location the typed texts are shown, the introduction below them', async () => {
  const texts = { pretitle: 'Visit', title: 'આવો', subtitle: 'Every day.', intro: 'Allow an hour.' }
  const root = await renderBlock('SecondHero', texts)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('આવો')
  for (const words of Object.values(texts)) expect(root.textContent).toContain(words)
  expect(root.querySelector('img')).toBeNull()
})

test('its picture is loaded at once', async () => {
  await renderBlock('SecondHero', { background: 1 })
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
})
