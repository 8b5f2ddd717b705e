import { expect, test, vi } from 'vitest'
import { withObservers } from '#renderer/testing/browser'
import { renderBlock } from '#renderer/testing/render'
import { startIslands } from './start-islands'

test('a lightbox opens once its block has come near the view, though a closed dialog is never in view itself', async () => {
  const view = withObservers()
  const block = await renderBlock('MandirMoods', { medias: [1, 2] })
  const stop = startIslands(document)
  const [dialog, link] = [block.querySelector('dialog'), block.querySelector('a')]
  link?.click()
  expect(dialog?.open).toBeFalsy()
  view.show(block)
  await vi.waitFor(() => {
    link?.click()
    expect(dialog?.open).toBe(true)
  })
  stop()
  expect(dialog?.open).toBe(false)
})

test('each waits for its own turn: what is in a closed panel until that is opened', () => {
  const view = withObservers()
  document.body.innerHTML = `<div class="block" data-island="none">
    <div class="block"><details><div data-island="none"></div></details><div data-island="none"></div></div>
  </div>`
  startIslands(document)
  expect(view.watched()).toBe(3)
})
