import type { Page } from '@playwright/test'

const SIZES = { '': 26, '-small': 24, '-large': 28, '-title': 32, '-heading': 40, '-display': 48 }

/** Text of twice the size, as a browser shows it that enlarges text alone; also on the pages that are opened later. */
export async function enlargeText(page: Page): Promise<void> {
  await page.addInitScript(enlarge, SIZES)
  await page.evaluate(enlarge, SIZES)
}

function enlarge(sizes: Readonly<Record<string, number>>): void {
  const root = document.documentElement
  for (const [name, size] of Object.entries(sizes))
    root?.style.setProperty(`--ed-size${name}`, `${size}px`)
}
