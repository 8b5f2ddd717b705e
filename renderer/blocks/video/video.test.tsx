import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { references } from '#renderer/page/references'
import { definitions } from '#renderer/registry/definitions'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { homePage, picture } from '#renderer/testing/world'
import { validateProps } from '#schema/fields/validate'
import structuredData from './video.jsonld'
import sample from './video.sample'

const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'
const VIMEO = 'https://vimeo.com/76979871'

function frameOf(root: HTMLElement) {
  return root.querySelector('iframe') as HTMLIFrameElement
}

test.each([
  [YOUTUBE, 'YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'],
  [VIMEO, 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
])('the player of %s is loaded only on click', async (youtubeLink, site, player) => {
  const root = await renderBlock('Video', { youtubeLink, title: 'Diwali' })
  const stop = startIslandsIn(root)
  const frame = frameOf(root)
  expect(frame.hasAttribute('src')).toBe(false)
  expect(root.innerHTML).not.toMatch(/<(?:img|script|link)[^>]+(?:youtube|ytimg|vimeo)/)
  expect(within(root).getByText(`Loads from ${site}.`)).toBeDefined()
  expect(fireEvent.click(within(root).getByText('Play: Diwali'))).toBe(false)
  expect(frame.src).toBe(player)
  expect(frame.hidden).toBe(false)
  expect(frame.title).toBe('Diwali')
  expect(root.querySelector<HTMLElement>('.player-facade')?.hidden).toBe(true)
  stop()
  expect(frame.hasAttribute('src')).toBe(false)
  expect(frame.hidden).toBe(true)
})

test('without script, and with a modifier key, it is a link to the site', async () => {
  const root = await renderBlock('Video', { youtubeLink: YOUTUBE })
  const link = within(root).getByText('Play the video').closest('a')
  expect(link?.getAttribute('href')).toBe(YOUTUBE)
  const stop = startIslandsIn(root)
  fireEvent.click(link as Element, { ctrlKey: true })
  expect(frameOf(root).hasAttribute('src')).toBe(false)
  stop()
})

test.each(['', 'https://example.org/film.mp4', 'https://youtu.be/short', 'javascript:alert(1)'])(
  'an address that is neither renders nothing: %j',
  async (youtubeLink) => {
    const root = await renderBlock('Video', { youtubeLink, title: 'Diwali' })
    expect(root.childElementCount).toBe(0)
  },
)

test('the panel says why: the address does not match required pattern', () => {
  const fields = definitions.get('Video')?.fields ?? {}
  const issuesOf = (youtubeLink: string) =>
    validateProps(fields, { ...sample, youtubeLink }).map(({ path, message }) => [path, message])
  expect(issuesOf('https://example.org/film.mp4')).toEqual([
    ['youtubeLink', 'does not match required pattern'],
  ])
  expect(issuesOf(YOUTUBE)).toEqual([])
  expect(issuesOf(VIMEO)).toEqual([])
  expect(issuesOf('')).toEqual([])
})

test('the chosen picture is shown until it plays; its words are those of the video', async () => {
  const root = await renderBlock('Video', { youtubeLink: YOUTUBE, poster: 7 })
  expect(root.querySelector('img')?.getAttribute('src')).toContain('/media/7?')
  expect(root.querySelector('img')?.getAttribute('alt')).toBe('')
})

test('the arrow leads to the block below, where one is chosen', async () => {
  const props = { youtubeLink: YOUTUBE, blockBelow: { blockId: 'b_text' } }
  const link = within(await renderBlock('Video', props)).getByText('Continue below')
  expect(link.getAttribute('href')).toBe('#b_text')
  const without = await renderBlock('Video', { youtubeLink: YOUTUBE })
  expect(within(without).queryByText('Continue below')).toBeNull()
})

test('it moves up and is on a coloured background when asked to', async () => {
  const props = { youtubeLink: YOUTUBE, offsetTop: true, colorOffset: true }
  const root = await renderBlock('Video', props)
  expect(root.firstElementChild?.className).toBe('video bleed ground-offset video-offset')
})

test('search engines are told of a video with a title', () => {
  const refs = references([picture(2, { dateTime: '2026-10-01T08:00:00Z' })], [])
  const input = { id: 'b', props: sample, data: undefined, refs, page: homePage }
  expect(structuredData(input)).toEqual([
    {
      '@type': 'VideoObject',
      name: 'A morning at the mandir',
      description: sample.description,
      embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
      url: YOUTUBE,
      thumbnailUrl: '/media/2/original',
      uploadDate: '2026-10-01T08:00:00Z',
    },
  ])
  expect(structuredData({ ...input, props: { ...sample, title: '' } })).toEqual([])
  expect(structuredData({ ...input, props: { ...sample, youtubeLink: 'x' } })).toEqual([])
})
