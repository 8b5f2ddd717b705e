import type { Locator, Page } from '@playwright/test'
import { pseudoMessage } from '../../../vite/messages/pseudo'
import { goTo } from '../screens'

/** A screen that nothing leads to. */
const NOWHERE = '/editor/no/such/screen'

/** Goes to a screen as if it were new: nothing that was chosen on it stays. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await goTo(page, NOWHERE)
  await goTo(page, path)
}

/** Returns what a message looks like in the pseudo-language, whatever its parameters are. */
export function pseudo(message: string): RegExp {
  const written = pseudoMessage(message).replace(/[[\]~\u200b]/g, '')
  const parts = written.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^$()|\\]/g, '\\$&'))
  return new RegExp(`\\[${parts.join('.*')}[~\u200b\\s]*\\]`, 's')
}

/** Presses the visible control that has this name, the one on top where several do. */
export async function press(within: Page | Locator, message: string): Promise<void> {
  await control(within, message).click()
}

export function control(within: Page | Locator, message: string): Locator {
  const name = pseudo(message)
  const roles = ['menuitem', 'link', 'tab', 'checkbox', 'option'] as const
  return roles
    .reduce(
      (found, role) => found.or(within.getByRole(role, { name })),
      within.getByRole('button', { name }),
    )
    .filter({ visible: true })
    .last()
}

/** Fills the visible field that has this label. */
export async function fill(within: Page | Locator, message: string, value: string): Promise<void> {
  await within.getByLabel(pseudo(message)).filter({ visible: true }).last().fill(value)
}
