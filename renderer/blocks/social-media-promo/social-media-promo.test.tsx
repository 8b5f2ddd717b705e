import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { sourceOfRecords } from '#renderer/testing/world'
import { socialPostOf } from '../../testing/records'
import sample from './social-media-promo.sample'

/** Three posts of each channel but of `silent`, which has none. */
const source = sourceOfRecords(
  ['deepmala.brookfield', 'deepmala_ct', 'mandir', 'મંદિર'].flatMap((handle) =>
    [1, 2, 3].map((id) => socialPostOf(id, { handle })),
  ),
)

function feeds(root: HTMLElement) {
  return within(root)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
}

test('under Stay Connected there are the feeds of two channels', async () => {
  const root = await renderBlock('SocialMediaPromo', sample, { source })
  expect(within(root).getByRole('heading', { level: 2 }).textContent).toBe('Stay Connected')
  expect(feeds(root)).toEqual(['@deepmala.brookfield', '@deepmala_ct'])
})

test('a post says what, where and when, and leads to itself', async () => {
  const root = await renderBlock('SocialMediaPromo', { firstHandle: 'mandir' }, { source })
  const [first] = root.querySelectorAll('li')
  expect(first?.textContent).toBe('Post 1InstagramNovember 19')
  expect(first?.querySelector('a')?.getAttribute('href')).toBe('https://instagram.example.org/p/1')
})

test('each feed scrolls sideways: by touch, by the keys of its links, and by its arrows', async () => {
  const root = await renderBlock('SocialMediaPromo', { firstHandle: 'mandir' }, { source })
  const strip = root.querySelector('.social-media-promo-posts') as HTMLElement
  for (const [index, slide] of [...strip.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 })
  Object.defineProperties(strip, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } })
  const next = within(root).getByLabelText('Next posts')
  expect(next.hidden).toBe(true)
  const stop = startIslandsIn(root)
  const places = [next, next, next, within(root).getByLabelText('Previous posts')].map((button) => {
    button.click()
    return strip.scrollLeft
  })
  expect(places).toEqual([100, 200, 0, 200])
  stop()
  expect(next.hidden).toBe(true)
})

test.each([
  [{ firstHandle: '', secondHandle: '@mandir' }, ['@mandir']],
  [{ firstHandle: 'silent', secondHandle: 'મંદિર' }, ['@મંદિર']],
  [{ firstHandle: '@mandir', secondHandle: ' mandir ' }, ['@mandir']],
])('a channel without a name or posts is not shown, nor one twice: %j', async (props, expected) => {
  expect(feeds(await renderBlock('SocialMediaPromo', props, { source }))).toEqual(expected)
})

test('without any post it renders nothing', async () => {
  expect((await renderBlock('SocialMediaPromo', sample)).childElementCount).toBe(0)
})

test('a post without a picture, words or a safe address is shown as far as it goes', async () => {
  const odd = { image: null, title: '', href: 'javascript:alert(1)', network: 'YOUTUBE' } as const
  const world = { source: sourceOfRecords([socialPostOf(1, odd)]) }
  const root = await renderBlock('SocialMediaPromo', { firstHandle: 'mandir' }, world)
  expect(root.querySelector('li p')?.textContent).toBe('Post on YouTube')
  expect(root.querySelector('a, img')).toBeNull()
})
