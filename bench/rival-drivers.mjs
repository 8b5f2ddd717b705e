/**
 * The steps to load, click and type into the rivals (`bench/rivals`). Their pages hold the blocks of the floor. Both are given
 * a button that adds a block after the one in the middle, and one for undo: what is measured is what the click brings about.
 */

/**
 * Puck, whose canvas is a frame and its list virtualised: blocks outside the window are not in the document. `name` is `puck-text`
 * where its texts are fields of formatted text, as ours.
 */
export function puckDriver(url, size, name = 'puck') {
  const middle = Math.floor(size / 2)
  const block = blockAt(middle)
  const text = blockAt(middle - 2)
  const canvas = (page) => page.frameLocator('#preview-frame')
  return {
    name,
    async load(page) {
      await page.goto(url)
      await canvas(page)
        .locator(`${blockAt(1)} h2`)
        .waitFor()
    },
    bringNear: (page) => scrollTo(page, block),
    select: (page) => select(page, block),
    selectedWhen: ['input[name="title"]'],
    selectFirst: (page) => select(page, blockAt(0)),
    focusTitle: (page) => page.locator('input[name="title"]:visible').first().press('End'),
    titleOnCanvas: (page) => canvas(page).locator(`${block} h2`).textContent(),
    insert: (page) => page.locator('#insert').click(),
    async undo(page) {
      // Its history notes a change a quarter of a second later.
      await page.waitForTimeout(400)
      await page.locator('#undo').click()
    },
    text:
      name === 'puck-text'
        ? {
            bringNear: (page) => scrollTo(page, text),
            select: (page) => select(page, text),
            selectedWhen: ['.ProseMirror'],
            async focus(page) {
              await page.locator('.ProseMirror:visible').first().click()
              await page.keyboard.press('Control+End')
            },
            onCanvas: (page) => canvas(page).locator(`${text} p`).textContent(),
          }
        : null,
    drag: {
      mayPutBack: true,
      order: (page) =>
        canvas(page)
          .locator('[data-block-id]')
          .evaluateAll((all) => all.map(({ dataset }) => dataset.blockId).join(' ')),
      async dropY(page) {
        const { y, height } = await boxOf(canvas(page).locator(blockAt(middle - 1)))
        return Math.max(y + height / 8, 150)
      },
      async pickUp(page) {
        await scrollTo(page, block)
        const { x, y, width, height } = await boxOf(canvas(page).locator(`${block} h2`))
        const from = { x: x + width / 2, y: y + height / 2 }
        await page.mouse.move(from.x, from.y)
        await page.mouse.down()
        await page.waitForTimeout(300)
        await page.mouse.move(from.x + 20, from.y + 12, { steps: 4 })
        return from
      },
    },
  }

  async function select(page, wanted) {
    await canvas(page).locator(`${wanted} h2`).click()
    await page.locator('input[name="title"]:visible').first().waitFor()
  }

  /** Scrolls until a block is in the document, with the one above it in view. */
  async function scrollTo(page, wanted) {
    const found = canvas(page).locator(`${wanted} h2`)
    for (let tries = 0; tries < 2000 && (await found.count()) === 0; tries += 1) {
      await canvas(page)
        .locator('body')
        .evaluate(({ ownerDocument: { defaultView } }) => defaultView?.scrollBy(0, 900))
      await page.waitForTimeout(20)
    }
    await found.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await page.waitForTimeout(200)
  }
}

/** GrapesJS, whose canvas is a frame. Its texts are typed on the canvas: its fields take a value once they are left. */
export function grapesjsDriver(url, size) {
  const block = blockAt(Math.floor(size / 2))
  const text = blockAt(Math.floor(size / 2) - 2)
  const canvas = (page) => page.frameLocator('iframe.gjs-frame')
  return {
    name: 'grapesjs',
    async load(page) {
      await page.goto(url)
      await canvas(page)
        .locator('[data-block-id]')
        .nth(size - 1)
        .waitFor()
    },
    bringNear: (page) => canvas(page).locator(block).scrollIntoViewIfNeeded(),
    select: (page) => select(page, block),
    selectedWhen: [`${block}.gjs-selected`],
    selectFirst: (page) => select(page, blockAt(0)),
    async focusTitle(page) {
      await canvas(page).locator(`${block} h2`).dblclick()
      await page.keyboard.press('End')
    },
    titleOnCanvas: (page) => canvas(page).locator(`${block} h2`).textContent(),
    async insert(page) {
      await page.locator('#insert').click()
    },
    undo: (page) => page.locator('#undo').click(),
    text: {
      bringNear: (page) => canvas(page).locator(text).scrollIntoViewIfNeeded(),
      select: (page) => select(page, text),
      selectedWhen: [`${text}.gjs-selected`],
      async focus(page) {
        await canvas(page).locator(`${text} p`).dblclick()
        await page.keyboard.press('Control+End')
      },
      onCanvas: (page) => canvas(page).locator(`${text} p`).textContent(),
    },
    drag: null,
  }

  async function select(page, wanted) {
    // Beside the texts, which are components of their own.
    await canvas(page)
      .locator(wanted)
      .click({ position: { x: 8, y: 8 } })
    await canvas(page).locator(`${wanted}.gjs-selected`).waitFor()
  }
}

function blockAt(index) {
  return `[data-block-id="b_${index}"]`
}

async function boxOf(element) {
  const box = await element.boundingBox()
  if (!box) throw new Error('What is dragged is not in view')
  return box
}
