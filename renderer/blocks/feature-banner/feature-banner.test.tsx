import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { renderBlock } from '#renderer/testing/render'

const texts = { pretitle: 'Exhibition', title: 'ભારત', subtitle: '<p>Eight <em>rooms</em>.</p>' }

function panel(root: HTMLElement) {
  return root.querySelector<HTMLElement>('.feature-banner-panel')
}

test('picture, logo and words are shown, the text with its formatting', async () => {
  const root = await renderBlock('FeatureBanner', { ...texts, background: 1, logo: 2 })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('ભારત')
  expect(screen.getByText('Exhibition')).toBeDefined()
  expect(screen.getByText('rooms').tagName).toBe('EM')
  expect(screen.getByAltText('Picture 1')).toBeDefined()
  expect(panel(root)?.contains(screen.getByAltText('Picture 2'))).toBe(true)
})

test.each([
  ['/explore', '/ottawa/explore'],
  ['https://example.org/', 'https://example.org/'],
])('its button leads to %s', async (href, leads) => {
  await renderBlock('FeatureBanner', { ...texts, href }, { page: { siteRoot: '/ottawa' } })
  expect(screen.getByRole('link', { name: 'Learn More' }).getAttribute('href')).toBe(leads)
})

test.each(['', 'javascript:alert(1)', 'not an address'])(
  '%j is no address: no button',
  async (href) => {
    await renderBlock('FeatureBanner', { ...texts, href })
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('colour and border of the panel are as they are asked for', async () => {
  const plain = panel(await renderBlock('FeatureBanner', texts))
  expect(plain?.className).toContain('ground-raised')
  expect(plain?.dataset.border).toBeUndefined()
  const other = panel(
    await renderBlock('FeatureBanner', { ...texts, colorOffset: true, showBorder: true }),
  )
  expect(other?.className).toContain('ground-accent')
  expect(other?.dataset.border).toBe('')
})

test('with nothing to show it renders nothing', async () => {
  expect((await renderBlock('FeatureBanner', { subtitle: '<p></p>' })).childElementCount).toBe(0)
})
