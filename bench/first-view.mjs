import { findOrInstallChromium } from '../scripts/browser.mjs'

/** A phone, in CSS pixels. */
const PHONE = { width: 390, height: 844 }
/** After the page has loaded: what is compressed, measured or fetched late is there. */
const SETTLED_MS = 3_000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/**
 * What a phone fetches before the first screen of a page stands, at these densities, in KiB as sent: document, styles,
 * scripts and fonts until the page has loaded, and the pictures in view. Pictures that are fetched ahead, below the first
 * screen, are a figure of their own.
 */
export async function firstViews(url, densities) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: FLAGS,
  })
  try {
    // The first visit has the server make the page's pictures; its text is compressed tightly a moment later.
    for (const density of densities) await firstView(browser, url, density)
    const views = []
    for (const density of densities) views.push(await firstView(browser, url, density))
    return views
  } finally {
    await browser.close()
  }
}

async function firstView(browser, url, density) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: density,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const fetched = await listenOn(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'load' })
  const loaded = performance.now()
  await page.waitForTimeout(SETTLED_MS)
  const seen = new Set(await page.evaluate(picturesInView))
  const bytes = { document: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, ahead: 0 }
  for (const { kind, address, began, size } of fetched.values()) {
    const isPicture = kind === 'pictures'
    if (isPicture ? seen.has(address) : began <= loaded) bytes[kind] += size
    else bytes.ahead += size
  }
  await context.close()
  const { ahead, ...parts } = bytes
  const total = Object.values(parts).reduce((sum, part) => sum + part, 0)
  return { density, total, parts, ahead }
}

const KINDS = {
  Document: 'document',
  Stylesheet: 'styles',
  Script: 'scripts',
  Font: 'fonts',
  Image: 'pictures',
}

/** What the page fetches, by request, as it is sent. */
async function listenOn(session) {
  const fetched = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return
    const kind = KINDS[type] ?? 'document'
    fetched.set(requestId, { kind, address: response.url, began: performance.now(), size: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.size = encodedDataLength
  })
  return fetched
}

/** Runs in the page. */
function picturesInView() {
  return [...document.images]
    .filter((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && left < innerWidth && right > 0
    })
    .map(({ currentSrc }) => currentSrc)
}
