import { type BrowserContext, expect, type Page } from '@playwright/test'
import { draftOf, fieldValue } from './api'
import { EditorPage } from './editor-page'

interface Kill {
  readonly documentId: string
  /** The time from the first change to the end of the tab: more than may be lost, or the round would prove nothing. */
  readonly afterMs: number
}

/** The most that may be lost: the journal's delay, and a second. */
const MAY_BE_LOST_MS = 1000

/**
 * Types numbers into the title of the page's hero, ends the tab's process as a crash does, opens the page again, takes up
 * what is offered, and looks whether everything older than a second is there, on the screen and on the server.
 */
export async function killWhileTyping(
  context: BrowserContext,
  { documentId, afterMs }: Kill,
): Promise<void> {
  const doomed = await context.newPage()
  const safe = await typeUntilKilled(doomed, documentId, afterMs)
  const page = await context.newPage()
  const editor = new EditorPage(page)
  await editor.open(documentId)
  // Offered a moment after the page is there, on a busy machine a long one; or not at all, when everything had been sent.
  const keep = page.getByRole('button', { name: 'Keep my changes' })
  await expect
    .poll(
      async () => {
        if (await keep.isVisible()) await keep.click()
        return lastNumber(await editor.block('Hero').textContent())
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(safe)
  await editor.saved()
  const title = fieldValue((await draftOf(documentId)).blocks[0], 'title')
  expect(lastNumber(String(title))).toBeGreaterThanOrEqual(safe)
  await page.close()
}

/** Returns the newest number that must not be lost. */
async function typeUntilKilled(page: Page, documentId: string, afterMs: number): Promise<number> {
  const editor = new EditorPage(page)
  await editor.open(documentId)
  const keep = page.getByRole('button', { name: 'Keep my changes' })
  await page.addLocatorHandler(keep, () => keep.click())
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  const title = editor.panel.getByLabel('Title', { exact: true })
  // Its panel may be long in coming: what was not typed cannot be lost.
  await expect(title).toBeVisible()
  const kill = await preparedKill(page)
  // Milliseconds, so that no round types a number of the round before.
  let number = Date.now() % 1_000_000_000
  const typed: { readonly number: number; readonly at: number }[] = []
  while (Date.now() - (typed[0]?.at ?? Date.now()) < afterMs) {
    number += 1
    await title.fill(String(number))
    // By now it is in the page: a control stores what it is given before its event is over.
    typed.push({ number, at: Date.now() })
  }
  const killedAt = Date.now()
  await kill()
  const old = typed.filter(({ at }) => at < killedAt - MAY_BE_LOST_MS)
  return Math.max(...old.map((each) => each.number))
}

/** Ends the tab's process at once when it is called: no event tells the page. */
async function preparedKill(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  return async () => {
    const crashed = page.waitForEvent('crash')
    // The answer never comes: who would give it is gone.
    session.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()
  }
}

function lastNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0] ?? -1)
}
