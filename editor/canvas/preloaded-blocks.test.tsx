import '#renderer/parts/words/all-words'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { preloadBlocks, preloadedInputs } from '#renderer/page/preload-blocks'
import { definitions } from '#renderer/registry/definitions'
import { homePage, picture, sourceWith } from '#renderer/testing/world'
import { placeOf } from '#schema/entities/place'
import { newBlock } from '#schema/page/stored-props'
import { changeField } from '../store/change-fields'
import type { EditorSession } from '../store/session'
import { renderEditor } from '../testing/open-canvas'
import { testSession } from '../testing/open-session'
import { Canvas } from './canvas'

test('what has come with the page is shown at once, and not asked for', async () => {
  const { media } = await open()
  expect(alternativeText()).toBe('As it came')
  await act(async () => undefined)
  expect(media).not.toHaveBeenCalled()
})

test('once a record was changed here, it is asked for again', async () => {
  const { media, session } = await open()
  act(() => session.uiStore.setState({ recordChanges: 1 }))
  await vi.waitFor(() => expect(alternativeText()).toBe('As it is now'))
  expect(media).toHaveBeenCalledOnce()
})

test('another picture is asked for, and the first one is there again without', async () => {
  const { media, session } = await open()
  act(() => choosePicture(session, 8))
  await vi.waitFor(() => expect(alternativeText()).toBe('As it is now'))
  act(() => choosePicture(session, 7))
  await vi.waitFor(() => expect(alternativeText()).toBe('As it came'))
  expect(media.mock.calls).toEqual([[[8]]])
})

async function open() {
  const definition = definitions.get('AboutTeaser')
  if (!definition) throw new Error('There is no block AboutTeaser')
  const content = { format: 1 as const, blocks: [newBlock(definition, 'b_1', { media: 7 })] }
  const contents = { page: content, layout: null }
  const came = sourceWith({
    media: async (ids) => ids.map((id) => picture(id, { altText: 'As it came' })),
  })
  const preloading = { registry: definitions, source: came, page: homePage }
  const blocks = {
    ...{ documentId: 1, language: 'en-US', now: homePage.now, today: '2026-11-20' },
    ...(await preloadBlocks(contents, preloading)),
  }
  const media = vi.fn(async (ids: readonly number[]) =>
    ids.map((id) => picture(id, { altText: 'As it is now' })),
  )
  const session = testSession(content, {
    registry: definitions,
    source: { ...sourceWith({ media }), mediaRead: () => undefined },
    preloaded: preloadedInputs(blocks, contents, {
      registry: definitions,
      place: placeOf(homePage),
    }),
  })
  renderEditor(session, <Canvas />)
  return { session, media }
}

function choosePicture(session: EditorSession, media: number): void {
  changeField(session, 'b_1', 'media', media)
}

function alternativeText(): string | null {
  return screen.getByLabelText('Page canvas').querySelector('img')?.getAttribute('alt') ?? null
}
