import { expect, test } from '@playwright/test'
import { closeAll } from '../press-all'
import { topDialog } from '../surfaces'
import { lookAt, type Walk } from '../walk'
import type { OpenDialog, Stage } from './state'

/** Opens each dialog of a subject, in turn, and reads it in both themes. */
export async function readStates(
  stage: Stage,
  states: Readonly<Record<string, OpenDialog>>,
  walk: Walk,
): Promise<void> {
  stage.page.context().setDefaultTimeout(30_000)
  for (const [file, open] of Object.entries(states))
    await test.step(file, async () => {
      const page = (await open(stage)) ?? stage.page
      await expect
        .poll(async () => (await topDialog(page, file))?.file, { timeout: 20_000 })
        .toBe(file)
      await expect(page.locator('.ed-spinner')).toHaveCount(0, { timeout: 20_000 })
      await lookAt(page, await topDialog(page, file), file, walk)
      if (page === stage.page) await closeAll(page)
      else await page.close()
    })
}
