import type { Page } from '@playwright/test'
import { ACCENTED } from './pseudo-texts'
import { SURFACES, type Surface, topSurface } from './surfaces'

/** All that can be pressed on a screen or in what is open, but for what leads to other screens. */
const CONTROLS =
  ':is(button, summary, [role=tab], [role=menuitem], [role=menuitemradio], [role=combobox]):not(:disabled, [aria-disabled=true], [data-disabled], [role=switch])'
/** Inside a page of the site nothing is pressed, nor another language chosen. */
const OUTSIDE = '[data-canvas], .ed-shown-page, .ed-sample, .ed-language-choice'
/** A surface is open by then, when nothing is on the way anymore. */
const QUIET_MS = 150
const DEEPEST = 2
/** Of the entries of a list in a dialog, such as the templates to choose from, so many are pressed. */
const MAX_ALIKE = 2

interface Pressing {
  /** Opens the screen again, after something has led away from it. */
  readonly open: () => Promise<void>
  /** Looks at what has opened, or at the screen after a press that opened nothing. */
  readonly look: (opened: Surface | null, name: string) => Promise<void>
  /** Controls that opened nothing, on all screens, and those that are in what opens: each is pressed once. */
  readonly pressed: Set<string>
  /** Controls that end the walk, such as the one that signs out. */
  readonly without: readonly string[]
}

interface OnScreen extends Pressing {
  /** Controls of this screen that have opened something. */
  readonly openers: Set<string>
}

/** Presses every control of a screen and of what they open, each once. */
export async function pressAll(page: Page, given: Pressing): Promise<void> {
  const pressing = { ...given, openers: new Set<string>() }
  for (;;)
    try {
      return await pressFrom(page, [], null, pressing)
    } catch (error) {
      // The press has loaded the editor anew: it goes on with the next one.
      if (!/Execution context|of null|navigat|No elements found/.test(String(error))) throw error
      await page.waitForLoadState()
      await pressing.open()
    }
}

async function pressFrom(
  page: Page,
  way: readonly string[],
  at: Surface | null,
  pressing: OnScreen,
): Promise<void> {
  for (;;) {
    if (!isSame(await topSurface(page), at) && !(await reach(page, way, at, pressing))) return
    const next = await markNext(page, at, pressing)
    if (next === null) return
    const address = page.url()
    await pressOne(page, { way: [...way, next.name], at, isShared: next.isShared }, pressing)
    if (page.url() !== address) await pressing.open()
  }
}

interface Press {
  readonly way: readonly string[]
  readonly at: Surface | null
  readonly isShared: boolean
}

async function pressOne(
  page: Page,
  { way, at, isShared }: Press,
  pressing: OnScreen,
): Promise<void> {
  const name = way.at(-1) ?? ''
  pressing.openers.add(name)
  await press(page)
  const top = await topSurface(page)
  const opened = isSame(top, at) ? null : top
  if (at || !opened || isShared) pressing.pressed.add(name)
  await pressing.look(opened, way.join(', '))
  if (opened && way.length <= DEEPEST) await pressFrom(page, way, opened, pressing)
}

/** Goes the way to what was open again. */
async function reach(
  page: Page,
  way: readonly string[],
  at: Surface | null,
  { open }: Pressing,
): Promise<boolean> {
  for (const isAnew of [false, true]) {
    await closeAll(page)
    if (isAnew) await open()
    for (const name of way) if (await markNamed(page, name)) await press(page)
    if (isSame(await topSurface(page), at)) return true
  }
  return false
}

export async function closeAll(page: Page): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    if ((await topSurface(page)) === null) return
    await page.keyboard.press('Escape')
    await settle(page)
  }
}

function isSame(one: Surface | null, other: Surface | null): boolean {
  return one?.kind === other?.kind && one?.file === other?.file && one?.title === other?.title
}

async function press(page: Page): Promise<void> {
  try {
    await page.locator('[data-next]').click({ timeout: 2_500 })
  } catch {
    // Covered or gone: the next one is tried.
  }
  await settle(page)
}

/** Waits until nothing is on the way from the server, and what it brings is shown. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(
      (quiet) => {
        const now = performance.now()
        window.lastChange ??= watch(now)
        return now - window.lastChange() > quiet && !document.querySelector('.ed-spinner')
        function watch(begin: number): () => number {
          let last = begin
          new MutationObserver(() => {
            last = performance.now()
          }).observe(document, { subtree: true, childList: true })
          return () => last
        }
      },
      QUIET_MS,
      { polling: 50, timeout: 4_000 },
    )
    .catch(() => undefined)
}

/** Marks the first control that is not known; `null` if there is none. */
async function markNext(
  page: Page,
  at: Surface | null,
  { pressed, openers, without }: OnScreen,
): Promise<Control | null> {
  const isKnown = (name: string) =>
    pressed.has(name) || openers.has(name) || without.some((words) => name.endsWith(words))
  const controls = await controlsOf(page, at)
  const alike = (kind: string) =>
    controls.filter((other) => other.entry === kind && isKnown(other.name)).length
  const next = controls.find(
    ({ name, entry }) => !isKnown(name) && (entry === null || alike(entry) < MAX_ALIKE),
  )
  if (!next) return null
  await markAs(page, next)
  return next
}

async function markNamed(page: Page, name: string): Promise<boolean> {
  const control = (await controlsOf(page, await topSurface(page))).find(
    (each) => each.name === name,
  )
  if (control) await markAs(page, control)
  return control !== undefined
}

async function markAs(page: Page, { index }: Control): Promise<void> {
  await page.evaluate((chosen) => {
    for (const each of document.querySelectorAll('[data-next]')) each.removeAttribute('data-next')
    window.controls[chosen]?.setAttribute('data-next', '')
  }, index)
}

/** All that can be pressed in what is open, or on the screen. */
async function controlsOf(page: Page, at: Surface | null): Promise<readonly Control[]> {
  const found = await page.evaluate(
    ({ controls, outside, surfaces, navigation }) => {
      const open = [...document.querySelectorAll(surfaces)].filter((each) => each.checkVisibility())
      const root = open.at(-1) ?? document.body
      const not = root === document.body ? `${outside}, ${navigation}` : outside
      window.controls = [...root.querySelectorAll(controls)].filter(
        (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(not),
      )
      return window.controls.map((each, index) => ({
        index,
        words: each.getAttribute('aria-label') ?? each.textContent ?? '',
        kind: `${each.localName}.${each.className}`,
        isShared: root === document.body && each.closest('header') !== null,
        isEntry: root !== document.body && each.closest('li, tr, [role=option]') !== null,
      }))
    },
    { controls: CONTROLS, outside: OUTSIDE, surfaces: SURFACES, navigation: 'nav' },
  )
  return found.map(({ index, words, kind, isShared, isEntry }) => ({
    ...{ index, isShared },
    name: `${at?.file ?? ''} ${words.match(ACCENTED)?.join(' ') ?? kind}`.trim(),
    entry: isEntry ? kind : null,
  }))
}

interface Control {
  readonly index: number
  /** Its words of the catalogue, and the file of what it is in: those of rows differ only in a name, which has no accents. */
  readonly name: string
  /** In the bar above every screen. */
  readonly isShared: boolean
  /** Of an entry of a list in a dialog, its kind. */
  readonly entry: string | null
}

declare global {
  interface Window {
    lastChange?: () => number
    controls: Element[]
  }
}
