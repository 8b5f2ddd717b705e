import { findOrInstallChromium } from '../scripts/browser.mjs'

/** A phone, in CSS pixels. */
const PHONE = { width: 390, height: 844 }
/** After the page has loaded: what is compressed, measured or fetched late is there. */
const SETTLED_MS = 3_000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']

/**
 * Measures the downloads of a phone for the first screen of a page, at these densities, in bytes as sent: document, styles, scripts,
 * and of fonts and pictures those that are in view. What is fetched ahead for what is below is a figure of its own.
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

/** The scripts of a page of which everything has been in view, in bytes as sent. */
export async function scriptOf(url) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: FLAGS,
  })
  try {
    const page = await browser.newPage({ viewport: PHONE })
    const fetched = await listenOn(await page.context().newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    const height = await page.evaluate(() => document.body.scrollHeight)
    for (let y = 0; y < height; y += PHONE.height / 2) await page.mouse.wheel(0, PHONE.height / 2)
    await page.waitForTimeout(SETTLED_MS)
    const scripts = [...fetched.values()].filter(({ kind }) => kind === 'scripts')
    return { count: scripts.length, bytes: scripts.reduce((sum, { size }) => sum + size, 0) }
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
  await page.waitForTimeout(SETTLED_MS)
  const seen = new Set(await page.evaluate(filesInView))
  const bytes = { document: 0, styles: 0, scripts: 0, fonts: 0, pictures: 0, ahead: 0 }
  for (const { kind, address, size } of fetched.values()) {
    const isAhead = (kind === 'pictures' || kind === 'fonts') && !seen.has(address)
    bytes[isAhead ? 'ahead' : kind] += size
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

/** The downloads of the page, by request, as sent. */
async function listenOn(session) {
  const fetched = new Map()
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('data:')) return
    const kind = KINDS[type] ?? 'document'
    fetched.set(requestId, { kind, address: response.url, size: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.size = encodedDataLength
  })
  return fetched
}

/** The addresses of the pictures in view, and of the faces that its texts are set in. Runs in the page. */
function filesInView() {
  const isInView = ({ left, right, top, bottom }) =>
    top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  const pictures = [...document.images].filter((image) => isInView(image.getBoundingClientRect()))
  const shown = new Set()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    if (![...range.getClientRects()].some(isInView)) continue
    // Elements in a closed panel have their rectangles all the same.
    if (!node.parentElement?.checkVisibility()) continue
    const { fontFamily, fontWeight } = getComputedStyle(node.parentElement)
    shown.add(
      `${fontFamily.split(',')[0].replaceAll('"', '')} ${Number(fontWeight) >= 550 ? 600 : 400}`,
    )
  }
  const faces = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSFontFaceRule ? [rule.style] : []))
    .flatMap((face) => {
      const [family, weight, source] = ['font-family', 'font-weight', 'src'].map((name) =>
        face.getPropertyValue(name).replaceAll('"', ''),
      )
      // Headings have one face for all weights.
      const weights = weight.includes(' ') ? [400, 600] : [weight]
      const isShown = weights.some((each) => shown.has(`${family} ${each}`))
      const address = /url\(([^)]+)/.exec(source)?.[1]
      return isShown && address ? [new URL(address, location.href).href] : []
    })
  return [...pictures.map(({ currentSrc }) => currentSrc), ...faces]
}
