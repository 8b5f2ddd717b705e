import { fireEvent, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { validateProps } from '#schema/fields/validate'
import sample from './embed.sample'

const TRACK = 'https://soundcloud.com/mandir/evening-arti'
const MAP = 'https://www.google.com/maps/place/Neasden+Temple/@51.5474,-0.2616,17z'

test('nothing of the other site is loaded before it is pressed, and its player after', async () => {
  const root = await renderBlock('Embed', { address: TRACK, title: 'Evening arti' })
  const stop = startIslandsIn(root)
  const frame = root.querySelector('iframe') as HTMLIFrameElement
  expect(frame.hasAttribute('src')).toBe(false)
  expect(root.innerHTML).not.toMatch(/<(?:img|script|link)[^>]+soundcloud/)
  expect(within(root).getByText('Loads from SoundCloud.')).toBeDefined()
  expect(fireEvent.click(within(root).getByText('Play: Evening arti'))).toBe(false)
  expect(frame.src).toContain('https://w.soundcloud.com/player/?url=')
  expect([frame.hidden, frame.title]).toEqual([false, 'Evening arti'])
  stop()
  expect(frame.hasAttribute('src')).toBe(false)
})

test('without script, and where the other site is down, it is a link to its page', async () => {
  const root = await renderBlock('Embed', { address: `${TRACK}?utm_source=clipboard` })
  expect(within(root).getByText('Listen').closest('a')?.getAttribute('href')).toBe(TRACK)
})

test.each([
  [MAP, '', 'Show the map'],
  [MAP, 'Where we are', 'Show: Where we are'],
  ['https://calendar.google.com/calendar/embed?src=mandir', '', 'Show the calendar'],
  ['https://vimeo.com/76979871', '', 'Play the video'],
])('pressing says what it does: %s %s', async (address, title, heading) => {
  const root = await renderBlock('Embed', { address, title })
  expect(within(root).getByText(heading)).toBeDefined()
})

test('credit and description are below; text that looks like markup is text', async () => {
  const props = { address: TRACK, author: '<b>Mira</b>', description: 'Recorded at Diwali.' }
  const caption = (await renderBlock('Embed', props)).querySelector('figcaption')
  expect(caption?.textContent).toBe('<b>Mira</b>Recorded at Diwali.')
  const bare = await renderBlock('Embed', { address: TRACK })
  expect(bare.querySelector('figcaption')).toBeNull()
})

test.each(['', 'https://example.org/player', 'javascript:alert(1)', 'x'.repeat(100_000)])(
  'an address of no allowed provider renders nothing',
  async (address) => {
    expect((await renderBlock('Embed', { address, title: 'A' })).childElementCount).toBe(0)
  },
)

test('the message for one names those that are allowed', () => {
  const fields = definitions.get('Embed')?.fields ?? {}
  const messagesOf = (address: string) =>
    validateProps(fields, { ...sample, address }).map(({ message }) => message)
  expect(messagesOf(TRACK)).toEqual([])
  expect(messagesOf('https://example.org/player')).toEqual([
    'can’t be embedded. Use a link to YouTube, Vimeo, SoundCloud, Spotify, Apple Podcasts, Google Maps, OpenStreetMap, Google Forms or Google Calendar',
  ])
  expect(messagesOf('')).toEqual(["Field 'Address' is required"])
  expect(messagesOf('x'.repeat(3_000))).toContain('must be at most 2500 characters')
})
