import { readFileSync } from 'node:fs'
import { fireEvent, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'
import { galleryOf, picture } from '#renderer/testing/world'
import { validateProps } from '#schema/fields/validate'

beforeAll(() => void withObservers())

const LAYOUTS = ['CAROUSEL', 'GRID_1_2', 'GRID_3', 'GRID_4', 'ROW', 'SINGLE']

/** The pictures on the page itself, by id. */
function shown(root: HTMLElement) {
  return Array.from(root.querySelectorAll('.pictures-items img'), (image) =>
    Number(image.getAttribute('alt')?.replace('Picture ', '')),
  )
}

function layoutOf(root: HTMLElement) {
  return root.querySelector<HTMLElement>('.media')?.dataset.layout
}

test('without a choice it is a row with more than one picture, otherwise a single one', async () => {
  expect(layoutOf(await renderBlock('Media', { medias: [1, 2] }))).toBe('ROW')
  expect(layoutOf(await renderBlock('Media', { medias: [1] }))).toBe('SINGLE')
})

test.each(LAYOUTS)('a chosen layout stays as it is: %s', async (layout) => {
  const root = await renderBlock('Media', { medias: [1, 2, 3], layout })
  expect(layoutOf(root)).toBe(layout)
  expect(shown(root)).toEqual(layout === 'SINGLE' ? [1] : [1, 2, 3])
})

test('a layout it does not have is refused by the names of those it has', () => {
  const fields = definitions.get('Media')?.fields ?? {}
  const issues = validateProps(fields, { medias: [], layout: 'PILE', gallery: null })
  expect(issues.map(({ message }) => message)).toContain(`must be one of: ${LAYOUTS.join(', ')}`)
})

test('the pictures of a gallery follow those chosen, each picture once', async () => {
  const source = {
    gallery: async (id: number) =>
      galleryOf(
        id,
        [5, 2, 6].map((n) => picture(n)),
      ),
  }
  const root = await renderBlock('Media', { medias: [2, 1], gallery: 100 }, { source })
  expect(shown(root)).toEqual([2, 1, 5, 6])
})

test('it renders nothing without a picture, or when gallery and pictures are gone', async () => {
  const source = { media: async () => [] }
  expect((await renderBlock('Media')).textContent).toBe('')
  const root = await renderBlock('Media', { medias: [1], gallery: 4 }, { source })
  expect(root.childElementCount).toBe(0)
})

test('a caption is below a picture that has one and shows it', async () => {
  const source = {
    media: async () => [
      picture(1, { caption: 'Dawn at the gate' }),
      picture(2, { caption: 'Kept for ourselves', showCaptionText: false }),
      picture(3, { caption: '' }),
    ],
  }
  const root = await renderBlock('Media', { medias: [1, 2, 3] }, { source })
  const captions = root.querySelectorAll('.pictures-items figcaption')
  expect(Array.from(captions, ({ textContent }) => textContent)).toEqual(['Dawn at the gate'])
})

test('restricted, no picture is higher than 42rem; a border and moving up are options too', async () => {
  const props = { medias: [1], restrictHeight: true, showBorder: true, offsetTop: true }
  const section = (await renderBlock('Media', props)).querySelector('.media')
  expect([...(section?.classList ?? [])]).toEqual([
    'pictures',
    'media',
    'media-restricted',
    'media-border',
    'media-offset',
  ])
  const css = readFileSync('renderer/blocks/media/media.css', 'utf8')
  expect(css).toMatch(/\.media-restricted [^{]*\{\s*max-block-size: 42rem;/)
})

test('without script each picture leads to its largest version', async () => {
  const source = {
    media: async () => [picture(1), picture(2, { metadata: { width: 600, height: 800 } })],
  }
  const root = await renderBlock('Media', { medias: [1, 2] }, { source })
  const addresses = within(root)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/media/1?w=1920', '/media/2?w=480'])
})

describe('opened large', () => {
  async function open(index: number, count = 3) {
    const medias = Array.from({ length: count }, (_, at) => at + 1)
    const root = await renderBlock('Media', { medias })
    const stop = startIslandsIn(root)
    const dialog = root.querySelector('dialog') as HTMLDialogElement
    const link = root.querySelectorAll('a')[index] as HTMLElement
    const wentOn = fireEvent.click(link)
    return { root, dialog, link, stop, wentOn }
  }

  /** The picture that is in view, for people who see it and for people who listen. */
  function large(dialog: HTMLElement) {
    const there = dialog.querySelectorAll('.lightbox-slide:not([inert]) img')
    return Array.from(there, (image) => image.getAttribute('alt'))
  }

  test('a click shows that picture in a dialog instead of leaving the page', async () => {
    const { dialog, wentOn } = await open(1)
    expect(wentOn).toBe(false)
    expect(dialog.open).toBe(true)
    expect(large(dialog)).toEqual(['Picture 2'])
    expect(within(dialog).getByText('2 of 3')).toBeDefined()
  })

  test('the arrow keys, Home and End change it, around both ends', async () => {
    const { dialog } = await open(1)
    const seen = ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'x'].map((key) => {
      fireEvent.keyDown(dialog, { key })
      return large(dialog)[0]
    })
    const numbers = seen.map((alt) => Number(alt?.at(-1)))
    expect(numbers).toEqual([3, 1, 3, 1, 3, 3])
  })

  test('so do the buttons', async () => {
    const { dialog } = await open(0)
    fireEvent.click(within(dialog).getByLabelText('Previous picture'))
    expect(large(dialog)).toEqual(['Picture 3'])
    fireEvent.click(within(dialog).getByLabelText('Next picture'))
    expect(large(dialog)).toEqual(['Picture 1'])
  })

  test('the close button and a click beside the picture close it, a click on it does not', async () => {
    const { dialog, link } = await open(0)
    fireEvent.click(dialog.querySelector('img') as Element)
    expect(dialog.open).toBe(true)
    fireEvent.click(within(dialog).getByLabelText('Close'))
    expect(dialog.open).toBe(false)
    fireEvent.click(link)
    fireEvent.click(dialog.querySelector('.lightbox-slide') as Element)
    expect(dialog.open).toBe(false)
  })

  test('with a modifier key the link stays a link', async () => {
    const { dialog, link } = await open(0)
    dialog.close()
    fireEvent.click(link, { ctrlKey: true })
    expect(dialog.open).toBe(false)
  })

  test('one picture alone has nothing to turn to', async () => {
    const { dialog } = await open(0, 1)
    expect(within(dialog).queryByLabelText('Next picture')).toBeNull()
    fireEvent.keyDown(dialog, { key: 'ArrowRight' })
    expect(large(dialog)).toEqual(['Picture 1'])
  })

  test('once stopped it is closed, and links work again', async () => {
    const { dialog, link, stop } = await open(0)
    stop()
    expect(dialog.open).toBe(false)
    expect(fireEvent.click(link)).toBe(true)
  })
})

test('the arrows of a carousel move it by a picture, around both ends', async () => {
  const root = await renderBlock('Media', { medias: [1, 2, 3], layout: 'CAROUSEL' })
  const strip = root.querySelector('.pictures-items') as HTMLElement
  for (const [index, slide] of [...strip.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 })
  Object.defineProperties(strip, { scrollWidth: { value: 300 }, clientWidth: { value: 100 } })
  const forward = within(root).getByLabelText('Next pictures')
  const back = within(root).getByLabelText('Previous pictures')
  expect(forward.hidden).toBe(true)
  const stop = startIslandsIn(root)
  expect(forward.hidden).toBe(false)
  const places = [forward, forward, forward, back].map((button) => {
    button.click()
    return strip.scrollLeft
  })
  expect(places).toEqual([100, 200, 0, 200])
  stop()
})
