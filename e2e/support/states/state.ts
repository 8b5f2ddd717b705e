import type { Browser, Page } from '@playwright/test'
import type { OPENED_BY_STATES } from '../../../scripts/dialog-coverage'

/** A page of a signed-in person in the pseudo-language, and its server. */
export interface Stage {
  readonly page: Page
  readonly browser: Browser
  readonly origin: string
}

/** Opens a dialog; returns the page that it is on where that is another person’s. */
export type OpenDialog = (stage: Stage) => Promise<Page | undefined>

/** Opens each dialog of a subject, by its file. */
export type States<Subject extends keyof typeof OPENED_BY_STATES> = Readonly<
  Record<(typeof OPENED_BY_STATES)[Subject][number], OpenDialog>
>
