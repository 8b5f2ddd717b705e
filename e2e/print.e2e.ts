import { expect, test } from '@playwright/test'
import { NOBODY } from './support/site'
import { stubPictures } from './support/stub-pictures'

test.use({ storageState: NOBODY })

/** Of A4: what a page of the sample may take on paper. */
const MAX_SHEETS = 7

test('what one needs for a visit fits a few sheets of paper, and the first is no empty one', async ({
  page,
}) => {
  await stubPictures(page)
  await page.goto('/visit')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(MAX_SHEETS)
  await page.emulateMedia({ media: 'print' })
  // A block that may not go on overleaf leaves the rest of the sheet before it empty.
  const whole = await page.locator('.page .block').evaluateAll((blocks) => {
    const sheet = 1_000
    return blocks.flatMap((block) => {
      const isTall = block.getBoundingClientRect().height > sheet / 2
      const keepsWhole = getComputedStyle(block).breakInside !== 'auto'
      return isTall && keepsWhole ? [block.getAttribute('data-block-name')] : []
    })
  })
  expect(whole).toEqual([])
})
