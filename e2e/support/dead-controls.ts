import { expect, type Locator, type Page } from '@playwright/test'

/** All that can be pressed, without what is chosen already and what says that it cannot be used now. */
const CONTROLS =
  ':is(button, summary, [role="tab"], [role="button"]):not(:disabled, [aria-disabled="true"], [aria-selected="true"], [aria-pressed="true"], [aria-checked="true"])'

/** A way to open a screen, the place of its controls, and those of them that other tests press. */
export interface Pressed {
  readonly open: () => Promise<void>
  readonly root: string
  readonly without?: string
}

/** Presses each control of a screen as it was opened; returns those after which nothing is different, and links to nowhere. */
export async function deadControls(page: Page, pressed: Pressed): Promise<readonly string[]> {
  await pressed.open()
  const all = await mark(page, pressed)
  const dead: string[] = []
  let opened = await shapeOf(page, pressed)
  for (const name of all) {
    let control = getControl(page, name)
    if (!(await control.isVisible())) {
      await reopen()
      control = getControl(page, name)
    }
    if (!(await isAlive(page, control))) dead.push(name)
    await page.keyboard.press('Escape')
    const shape = await shapeOf(page, pressed).catch(() => '')
    if (shape !== opened) await reopen()
  }
  return [...dead, ...(await deadLinks(page, pressed))]

  async function reopen(): Promise<void> {
    // Folded sides and groups stay folded otherwise.
    await page.evaluate(() => localStorage.clear())
    await pressed.open()
    await mark(page, pressed)
    opened = await shapeOf(page, pressed)
  }
}

/** Gives each control a name by which it is found again on the same screen, and returns the names. */
async function mark(page: Page, { root, without = '[data-none]' }: Pressed): Promise<string[]> {
  return page.locator(root).evaluateAll(
    (roots, [controls, outside]) => {
      const seen = new Map<string, number>()
      return roots
        .flatMap((each) => [...each.querySelectorAll<HTMLElement>(controls)])
        .filter((each) => !each.closest(outside) && each.checkVisibility())
        .map((each) => {
          const words = each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''
          const count = (seen.get(words) ?? 0) + 1
          seen.set(words, count)
          each.dataset.pressed = count === 1 ? words : `${words} (${count})`
          return each.dataset.pressed
        })
    },
    [CONTROLS, without] as const,
  )
}

function getControl(page: Page, name: string): Locator {
  return page.locator(`[data-pressed=${JSON.stringify(name)}]`)
}

/** Tells whether anything came of pressing: in the page, in the address, or beside it. */
async function isAlive(page: Page, control: Locator): Promise<boolean> {
  let isElsewhere = false
  const note = () => {
    isElsewhere = true
  }
  page.on('popup', note).on('filechooser', note).on('download', note).on('framenavigated', note)
  // All that comes of being pointed at and focused is there before it is pressed.
  const isInSight = await control.hover({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )
  // A tab is selected by the focus alone.
  if ((await control.getAttribute('role')) !== 'tab') await control.focus()
  await control.evaluate(countChanges)
  // Controls that are shown with the focus alone are there for the keyboard.
  await (isInSight ? control.click() : control.press('Enter'))
  const isChanged = () => page.evaluate(() => window.changes > 0).catch(() => true)
  const alive = await expect
    .poll(async () => isElsewhere || (await isChanged()), { timeout: 2_000, intervals: [30] })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  page.off('popup', note).off('filechooser', note).off('download', note).off('framenavigated', note)
  return alive
}

declare global {
  interface Window {
    changes: number
  }
}

/** Runs in the page: counts what changes in the document from now on, and where the focus goes. */
function countChanges(control: Element): void {
  window.changes = 0
  const add = (count: number) => {
    window.changes += count
  }
  new MutationObserver((all) => {
    add(all.filter(({ target }) => !(target as Element).closest?.('[role="tooltip"]')).length)
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  document.addEventListener('focusin', ({ target }) => add(target === control ? 0 : 1))
}

/** All that tells one state of a screen from another: its address, and what of it can be pressed. */
async function shapeOf(page: Page, { root }: Pressed): Promise<string> {
  const parts = await page
    .locator(root)
    .locator(':is(button, a, input, select, [role])')
    .evaluateAll((all) =>
      all.map((each) => {
        const states = ['aria-expanded', 'aria-pressed', 'aria-selected', 'aria-label', 'value']
        return [each.localName, ...states.map((name) => each.getAttribute(name))].join()
      }),
    )
  return [page.url(), ...parts].join('|')
}

async function deadLinks(page: Page, { open, root }: Pressed): Promise<readonly string[]> {
  await open()
  const addresses = await page
    .locator(`${root} a[href]`)
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))])
  const answers = await Promise.all(
    addresses
      .filter((address) => address.startsWith(new URL(page.url()).origin))
      .map(async (address) => ({ address, status: (await page.request.get(address)).status() })),
  )
  return answers.filter(({ status }) => status >= 400).map(({ address }) => address)
}
