import type { Page } from '@playwright/test'
import { pseudoMessage } from '../../vite/messages/pseudo'
import { violationsOf } from './axe'
import { closeAll, pressAll } from './press-all'
import { plainTexts } from './pseudo-texts'
import { goTo } from './screens'
import type { Surface } from './surfaces'

/** The problems found in a walk through the editor’s screens, and everything it has visited. */
export interface Walk {
  readonly problems: Set<string>
  /** Files whose dialogs, menus and panels were opened. */
  readonly files: Set<string>
  readonly toasts: Set<string>
  readonly pressed: Set<string>
  readonly looked: Set<string>
  axeRuns: number
}

export function beginWalk(pressed = new Set<string>()): Walk {
  const sets = () => new Set<string>()
  return {
    problems: sets(),
    files: sets(),
    toasts: sets(),
    pressed,
    looked: sets(),
    axeRuns: 0,
  }
}

/** They end the session or the walk. */
const WITHOUT = ['Sign out']

/** Goes to a screen, presses everything, and reads all that opens in both themes. */
export async function walkScreen(page: Page, path: string, walk: Walk): Promise<void> {
  const open = async () => {
    await goTo(page, path)
    await closeAll(page)
  }
  await open()
  await page.mouse.move(1, 1)
  await look(page, path, walk)
  await pressAll(page, {
    open,
    look: (opened, name) => lookAt(page, opened, `${path}, ${name}`, walk),
    pressed: walk.pressed,
    without: WITHOUT.map((words) => pseudoMessage(words).replace(/[[\]~\u200b]/g, '')),
  })
}

/** Reads what has opened, each kind once, and what was said meanwhile. */
export async function lookAt(
  page: Page,
  opened: Surface | null,
  where: string,
  walk: Walk,
): Promise<void> {
  const toast = page.locator('.ed-toast').first()
  if (await toast.isVisible()) {
    const words = (await toast.getAttribute('aria-label').catch(() => '')) ?? ''
    const key = words.replace(/[^áéíóúýçñšž]/gi, '')
    if (!walk.toasts.has(key)) {
      walk.toasts.add(key)
      await look(page, `${where}, toast`, walk, '.ed-toast')
    }
  }
  if (!opened) return readTexts(page, where, walk)
  const key = [opened.kind, opened.file, opened.title.replace(/[^áéíóúýçñšž]/gi, '')].join()
  if (opened.file) walk.files.add(opened.file)
  if (walk.looked.has(key)) return readTexts(page, where, walk)
  walk.looked.add(key)
  await look(page, where, walk, `[role=${opened.kind}]`)
}

async function look(page: Page, where: string, walk: Walk, within = 'body'): Promise<void> {
  await readTexts(page, where, walk)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if ((await page.locator(within).count()) === 0) return
    const rules = colorScheme === 'dark' ? 'contrast' : 'all'
    const without = ['[data-canvas]', '.ed-shown-page', '.ed-sample']
    walk.axeRuns += 1
    for (const { id, where: target, why } of await violationsOf(page, { within, without, rules }))
      walk.problems.add(`${where}, ${colorScheme}: ${id}: ${target}: ${why}`)
  }
}

async function readTexts(page: Page, where: string, walk: Walk): Promise<void> {
  for (const text of await plainTexts(page)) walk.problems.add(`${where}: ${text}`)
}
