import type { CDPSession, Locator, Page } from '@playwright/test'
import { type EditorPage, restingBox } from './editor-page'

/** A finger rests so long before what is below it is picked up; the editor asks for 200 ms, and a busy page is late. */
const HOLD_MS = 700
const STEPS = 10

/** Drags by one finger: holds, moves in small steps, lets go. */
export async function dragByFinger(
  page: Page,
  from: Locator,
  to: { x: number; y: number },
): Promise<void> {
  const finger = await fingerOn(page, from)
  await finger.move(to)
  await finger.lift()
}

/** A finger that has held what it is on until it was picked up. */
export async function fingerOn(page: Page, from: Locator) {
  const box = await restingBox(from)
  if (!box) throw new Error('What is to be dragged is not in view')
  let at = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 20) }
  const session = await page.context().newCDPSession(page)
  await touch(session, 'touchStart', at)
  // The hold itself is what is tested: nothing on the page tells that it is over.
  await page.waitForTimeout(HOLD_MS)
  return {
    async move(to: { x: number; y: number }): Promise<void> {
      const start = at
      for (let step = 1; step <= STEPS; step += 1)
        await touch(session, 'touchMove', {
          x: start.x + ((to.x - start.x) * step) / STEPS,
          y: start.y + ((to.y - start.y) * step) / STEPS,
        })
      at = { x: to.x, y: to.y + 1 }
      await touch(session, 'touchMove', at)
    },
    async lift(): Promise<void> {
      await touch(session, 'touchEnd')
      await session.detach()
    },
  }
}

/** Moves a finger at once, as one does to scroll. */
export async function swipe(editor: EditorPage, from: Locator, by: number): Promise<void> {
  const { page } = editor
  const box = await from.boundingBox()
  if (!box) throw new Error('What is swiped is not in view')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  // Sent without waiting for each other: on a busy machine the answers alone take as long as a hold.
  await Promise.all([
    touch(session, 'touchStart', start),
    ...Array.from({ length: STEPS }, (_, step) =>
      touch(session, 'touchMove', { x: start.x, y: start.y + (by * (step + 1)) / STEPS }),
    ),
    touch(session, 'touchEnd'),
  ])
  await session.detach()
}

async function touch(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at?: { x: number; y: number },
): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
}
