import type { Page } from '@playwright/test'

/**
 * Every picture is one drawing: for tests that look at how pictures are cropped and placed, not at how well they are encoded.
 * A new server makes each size when it is first asked for, which takes longer than the tests.
 */
export function stubPictures(page: Page): Promise<unknown> {
  return page.route('**/media/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="1600" height="1000"><rect width="1600" height="1000" fill="#c9b79c"/><circle cx="800" cy="500" r="420" fill="#7a4a2b"/><rect x="200" y="120" width="420" height="300" fill="#2f5d62"/></svg>`,
    }),
  )
}
