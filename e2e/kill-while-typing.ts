import { type BrowserContext, expect, type Page } from '@playwright/test'
import { draftOf, fieldValue } from './api'
import { EditorPage } from './editor-page'

interface Kill {
  readonly documentId: string
  /** So long after the first key the tab ends. */
  readonly afterMs: number
}

/** What may be lost: the journal's delay, and a second at most. */
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
  const typed = await typeUntilKilled(doomed, documentId, afterMs)
  const page = await context.newPage()
  const editor = new EditorPage(page)
  await editor.open(documentId)
  // Offered a moment after the page is there; or not at all, when everything had been sent.
  const keep = page.getByRole('button', { name: 'Keep my changes' })
  await keep.click({ timeout: 5000 }).catch(() => undefined)
  await expect
    .poll(async () => lastNumber(await editor.block('Hero').textContent()))
    .toBeGreaterThanOrEqual(typed.safe)
  await editor.saved()
  const title = fieldValue((await draftOf(documentId)).blocks[0], 'title')
  expect(lastNumber(String(title))).toBeGreaterThanOrEqual(typed.safe)
  await page.close()
}

async function typeUntilKilled(page: Page, documentId: string, afterMs: number) {
  const editor = new EditorPage(page)
  await editor.open(documentId)
  await editor.block('Hero').click({ position: { x: 10, y: 10 } })
  const title = editor.panel.getByLabel('Title', { exact: true })
  const start = Date.now()
  const times: number[] = []
  // Milliseconds, so that no round types a number of the round before.
  let number = start % 1_000_000_000
  const first = number
  while (Date.now() - start < afterMs) {
    number += 1
    await title.fill(String(number))
    times.push(Date.now())
  }
  const killedAt = Date.now()
  await kill(page)
  const old = times.filter((time) => time < killedAt - MAY_BE_LOST_MS).length
  return { safe: first + old }
}

/** Ends the tab's process at once: no event tells the page. */
async function kill(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  // The answer never comes: who would give it is gone.
  session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

function lastNumber(text: string | null): number {
  return Number(/\d+/.exec(text ?? '')?.[0] ?? -1)
}
