/** The steps to load, click and type into each measured program. All of them show the same n blocks. */

/** The hand-written page without any library. */
export function floorDriver(url, size) {
  const block = blockInMiddle(size)
  const text = blockAt(Math.floor(size / 2) - 2)
  return {
    name: 'floor',
    async load(page) {
      await page.goto(url)
      await page.waitForFunction(
        (count) => document.querySelectorAll('[data-canvas] > article').length === count,
        size,
      )
    },
    bringNear: (page) => bringNear(page, block),
    select: (page) => selectBlock(page, block),
    selectedWhen: [`${block}[data-selected]`],
    selectFirst: (page) => selectBlock(page, FIRST),
    focusTitle: (page) => page.locator('#title').press('End'),
    titleOnCanvas: (page) => page.locator(`${block} h2`).textContent(),
    text: {
      bringNear: (page) => bringNear(page, text),
      select: (page) => page.locator(`${text} p`).click(),
      selectedWhen: [`${text}[data-selected]`],
      focus: (page) => page.keyboard.press('End'),
      onCanvas: (page) => page.locator(`${text} p`).textContent(),
    },
    insert: (page) => page.locator('#insert').click(),
    undo: (page) => page.locator('#undo').click(),
    drag: {
      order,
      dropY: (page) => dropAbove(page, block),
      pickUp: (page) => pickUp(page, block, page.locator(`${block} .handle`)),
    },
  }
}

/** Toran's editor on a saved page. Inside containers, not every block need have a frame yet. */
export function editorDriver(url, size, { name = 'toran', isNested = false } = {}) {
  const block = blockInMiddle(size)
  const text = blockAt(Math.floor(size / 2) - 2)
  const expected = isNested ? 1 : size
  return {
    name,
    async load(page) {
      await page.addInitScript(noteWhenShown, expected)
      await page.goto(url)
      await page.waitForFunction(
        (count) => document.querySelectorAll('[data-canvas] [data-block-id]').length >= count,
        expected,
        { timeout: 120_000 },
      )
    },
    shownAt: (page) => page.evaluate(() => globalThis.benchShownAt),
    // Clicking a row of the outline leads to a block wherever it is.
    bringNear: (page) => (isNested ? bringByOutline(page, block) : bringNear(page, block)),
    select: (page) => selectWithFields(page, block),
    selectedWhen: [`${block}[data-selected]`, FIELDS],
    selectFirst: (page) => selectWithFields(page, FIRST),
    focusTitle: (page) =>
      page
        .getByRole('form', { name: 'Block settings' })
        .getByLabel('Title', { exact: true })
        .press('End'),
    titleOnCanvas: (page) => page.locator(`[data-canvas] ${block} h1`).textContent(),
    text: isNested
      ? null
      : {
          async bringNear(page) {
            await page.locator('.ed-canvas').press('Escape')
            await bringNear(page, text)
          },
          select: (page) => selectWithFields(page, text),
          selectedWhen: [`${text}[data-selected]`, FIELDS],
          async focus(page) {
            await page.locator(`${WRITTEN} [role="textbox"]`).waitFor()
            await page.keyboard.press('End')
          },
          onCanvas: (page) => page.locator(`${WRITTEN} h2`).textContent(),
        },
    insert: (page) => page.locator('[data-palette-block="Text"]').first().click(),
    undo: (page) => page.getByRole('button', { name: 'Undo', exact: true }).click(),
    drag: {
      order,
      dropY: (page) => dropAbove(page, block),
      async pickUp(page) {
        await selectBlock(page, block)
        return pickUp(page, block, page.locator('.ed-drag-handle'))
      },
    },
  }
}

/** In the page: notes when its blocks were there, before anything that waits for their paint. */
function noteWhenShown(count) {
  new MutationObserver((_changes, observer) => {
    if (document.querySelectorAll('[data-canvas] [data-block-id]').length < count) return
    observer.disconnect()
    globalThis.benchShownAt = performance.now()
  }).observe(document, { childList: true, subtree: true })
}

const FIRST = blockAt(0)
const FIELDS = 'form[aria-label="Block settings"]'
/** The formatted text that is edited on the canvas. */
const WRITTEN = '[data-canvas] [data-writing]'

/** The Hero. */
function blockInMiddle(size) {
  return blockAt(Math.floor(size / 2))
}

function blockAt(index) {
  return `[data-block-id="b_${index}"]`
}

/** Scrolls to a block and waits until it is rendered: a long page is virtualised. */
async function bringNear(page, block) {
  const element = page.locator(`[data-canvas] ${block}`)
  await element.scrollIntoViewIfNeeded()
  await element.locator('h1, h2').first().scrollIntoViewIfNeeded()
}

/** The block in a container that was never rendered: its row in the outline is clicked, then nothing is selected again. */
async function bringByOutline(page, block) {
  await page.getByRole('tab', { name: 'Outline' }).click()
  const id = block.match(/"(.*)"/)?.[1]
  await page.locator(`[data-outline-id="${id}"]`).click()
  await page.locator(`[data-canvas] ${block} :is(h1, h2)`).first().waitFor()
  await page.getByRole('tab', { name: 'Blocks' }).click()
  await page.locator('.ed-canvas').press('Escape')
  await bringNear(page, block)
}

async function selectBlock(page, block) {
  const heading = page.locator(`[data-canvas] ${block}`).locator('h1, h2').first()
  await heading.click()
  await page.locator(`[data-canvas] ${block}[data-selected]`).waitFor()
}

/** Selects a block and waits for its fields. */
async function selectWithFields(page, block) {
  await selectBlock(page, block)
  await page.locator(FIELDS).waitFor()
}

/** Picks a block up by its handle, with its top in the middle of the window: there is a block above to go to. */
export async function pickUp(page, block, handle) {
  // Blocks above are laid out as they come near, which moves it.
  for (let tries = 0; tries < 5; tries += 1) {
    await page.locator(`[data-canvas] ${block}`).evaluate((element) => {
      let pane = element.parentElement
      while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY))
        pane = pane.parentElement
      pane?.scrollBy(0, element.getBoundingClientRect().top - 500)
    })
    await page.waitForTimeout(100)
  }
  const box = await handle.boundingBox()
  if (!box) throw new Error('The drag handle is not in view')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y + 12, { steps: 4 })
  return { x, y }
}

/** A point in the upper half of the block above: a block dropped there is before it. */
function dropAbove(page, block) {
  return page.locator(`[data-canvas] ${block}`).evaluate((element) => {
    const all = [...document.querySelectorAll('[data-canvas] [data-block-id]')].filter(
      (other) => other === element || !other.contains(element),
    )
    const above = all[all.indexOf(element) - 1]
    if (!above) throw new Error('No block is above the one that is dragged')
    const { top, height } = above.getBoundingClientRect()
    return Math.max(top + height / 8, 150)
  })
}

function order(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-canvas] [data-block-id]')]
      .map((element) => element.getAttribute('data-block-id'))
      .join(' '),
  )
}
