import { readFileSync } from 'node:fs'
import { fireEvent, screen } from '@testing-library/dom'
import { beforeAll, expect, test } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { startIslandsIn } from '#renderer/testing/islands'
import { renderBlock } from '#renderer/testing/render'

beforeAll(() => void withObservers())

test('its pictures are in a strip that scrolls sideways, each once', async () => {
  const root = await renderBlock('MandirMoods', { title: 'Moods', medias: [3, 1, 3] })
  const links = [...root.querySelectorAll('.mandir-moods-strip a')]
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Enlarge: Picture 3',
    'Enlarge: Picture 1',
  ])
  const css = readFileSync('renderer/blocks/mandir-moods/mandir-moods.css', 'utf8')
  expect(css).toContain('overflow-x: auto')
})

test('a picture opens large', async () => {
  const root = await renderBlock('MandirMoods', { title: 'Moods', medias: [1, 2] })
  const stop = startIslandsIn(root)
  fireEvent.click(screen.getByLabelText('Enlarge: Picture 2'))
  expect(root.querySelector('dialog')?.open).toBe(true)
  stop()
})

test('without title and pictures it renders nothing', async () => {
  expect((await renderBlock('MandirMoods')).childElementCount).toBe(0)
})
