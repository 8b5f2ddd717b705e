import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageLocation } from './content/site-address'
import { type FinishedPage, finishPage } from './page/finished-page'
import { preparePictures } from './prepare-pictures'

const HASH = '0123456789abcdef0123456789abcdef'
const PRIVATE = 66

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the pictures of every public page are made once, what is sent at once first', async () => {
  const { made, settle } = world({
    '/': `<img src="/media/1-${HASH}?w=736" srcset="/media/1-${HASH}?w=320 320w, /media/1-${HASH}?w=736 736w">`,
    '/visit': `<img src="/media/2-${HASH}?w=320"><img src="/media/1-${HASH}?w=736">`,
  })
  await settle()
  expect(made).toEqual([
    ...['1/736.webp', '1/320.webp', '2/320.webp'],
    ...['1/736.avif', '1/320.avif', '2/320.avif'],
  ])
})

test('what is published later is prepared after it, and nothing a second time', async () => {
  const { pages, made, change, settle } = world({ '/': `<img src="/media/1-${HASH}?w=320">` })
  await settle()
  pages['/new'] = `<img src="/media/7-${HASH}?w=320">`
  change()
  change()
  await settle()
  expect(made).toEqual(['1/320.webp', '1/320.avif', '7/320.webp', '7/320.avif'])
})

test('a picture that cannot be made keeps no other waiting', async () => {
  const { made, problems, settle } = world({
    '/': `<img src="/media/13-${HASH}?w=320"><img src="/media/2-${HASH}?w=320">`,
  })
  await settle()
  expect(made).toEqual(['2/320.webp', '2/320.avif'])
  expect(problems).toHaveLength(2)
})

test('a picture that has been withdrawn since is not made', async () => {
  const { made, settle } = world({ '/': `<img src="/media/66-${HASH}?w=320">` })
  await settle()
  expect(made).toEqual([])
})

test('those of the home page are made at once and without a rest, those of others later', async () => {
  const { made } = world(
    {
      '/': `<img src="/media/1-${HASH}?w=320"><img src="/media/2-${HASH}?w=320">`,
      '/visit': `<img src="/media/3-${HASH}?w=320">`,
    },
    1_000,
  )
  await vi.advanceTimersByTimeAsync(2_100)
  expect(made).toEqual(['1/320.webp', '2/320.webp'])
  await vi.advanceTimersByTimeAsync(4_100)
  expect(made).toEqual(['1/320.webp', '2/320.webp', '3/320.webp'])
})

test('it rests three times as long as it worked', async () => {
  const { made } = world(
    { '/visit': `<img src="/media/1-${HASH}?w=320"><img src="/media/2-${HASH}?w=320">` },
    1_000,
  )
  await vi.advanceTimersByTimeAsync(5_000 + 1_000 + 2_900)
  expect(made).toEqual(['1/320.webp'])
  await vi.advanceTimersByTimeAsync(100 + 1_000)
  expect(made).toEqual(['1/320.webp', '2/320.webp'])
})

test('once stopped it makes nothing more', async () => {
  const { made, stop, change, settle } = world({ '/': `<img src="/media/1-${HASH}?w=320">` })
  stop()
  change()
  await settle()
  expect(made).toEqual([])
})

/** A site of these pages, by their addresses; making a picture takes so many milliseconds. */
function world(pages: Record<string, string>, takes = 0) {
  const made: string[] = []
  const problems: unknown[] = []
  let changed = () => {}
  const stop = preparePictures({
    site: {
      places: async () =>
        Object.keys(pages).map((path): PageLocation => {
          return { locationId: 10, slug: 'main', siteRoot: '', language: 'en-US', path }
        }),
      page: async ({ path }) => pageOf(pages[path] ?? ''),
    },
    pictures: {
      prepare: async ({ id }, width, format) => {
        if (id === 13) throw new Error('damaged')
        await new Promise((resolve) => setTimeout(resolve, takes))
        made.push(`${id}/${width}.${format}`)
      },
    },
    publicPicture: async (id) =>
      id === PRIVATE
        ? null
        : {
            id,
            original: `${HASH}.jpeg`,
            width: 1600,
            focus: { x: 0.5, y: 0.5 },
            area: null,
            name: '',
          },
    onChange: (listener) => {
      changed = listener
      return () => {
        changed = () => {}
      }
    },
    onError: (error) => problems.push(error),
  })
  const settle = () => vi.advanceTimersByTimeAsync(60_000)
  return { pages, made, problems, stop, change: () => changed(), settle }
}

function pageOf(html: string): FinishedPage {
  return finishPage({
    status: 200,
    html,
    styles: '',
    keys: new Set(),
    reads: new Map(),
    expiresAt: null,
  })
}
