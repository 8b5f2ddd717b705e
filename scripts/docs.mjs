import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startBenchServer } from '../bench/bench-server.mjs'
import { makeBlockPictures } from './block-pictures.mjs'
import { findOrInstallChromium } from './browser.mjs'
import { ensureBuild, ensureDependencies, root, runSteps } from './setup.mjs'

const PORT = 4971
/** The width of the rendered page, the greatest height of its picture, and the width of the stored picture. */
const PAGE_WIDTH = 1280
const MAX_HEIGHT = 1100
const PICTURE_WIDTH = 640

/** The records that lists of the page's own blocks show. */
const NEIGHBOURS = ['Hours', 'Directions', 'Events', 'Questions'].map((displayName) => ({
  id: `b_${displayName.toLowerCase()}`,
  name: 'Text',
  displayName,
  fields: [{ id: 'f1', type: 'html', name: 'html', value: `<p>${displayName}</p>` }],
}))

/**
 * `npm run docs:blocks`: docs/blocks.md from the registry, with a picture of each block rendered from its sample, and from these the
 * picture that the palette shows blocks with.
 * `npm run docs:blocks -- text` leaves the pictures as they are; `npm run docs:blocks -- Quote` all but those of the blocks it names.
 */
await runSteps(async () => {
  const isTextOnly = process.argv[2] === 'text'
  await ensureDependencies()
  // Before the registry is read: Vite's development server, which reads it, makes this a process of development.
  if (!isTextOnly) await ensureBuild()
  const { samples, document, pictureOf } = await readRegistry()
  await writeFile(join(root, 'docs/blocks.md'), document)
  if (isTextOnly) return
  const named = new Set(process.argv.slice(2))
  const drawn = samples.filter(({ block }) => named.size === 0 || named.has(block.name))
  const server = await startBenchServer(PORT)
  try {
    await drawAll(server, drawn, pictureOf)
  } finally {
    await server.stop()
  }
  await makeBlockPictures()
})

async function readRegistry() {
  const { runnerImport } = await import('vite')
  const read = async (file) =>
    (
      await runnerImport(`${root}renderer/registry/${file}`, {
        root,
        logLevel: 'silent',
        resolve: { tsconfigPaths: true },
      })
    ).module
  const { storedSamples } = await read('stored-samples.ts')
  const { definitions, registryAsData } = await read('registry-data.ts')
  const { blocksDocument } = await read('blocks-document.ts')
  const { folderOfBlock } = await read('block-name.ts')
  const pictureOf = (name) => `blocks/${folderOfBlock(name)}.webp`
  return {
    samples: storedSamples,
    document: blocksDocument(registryAsData(definitions), pictureOf),
    pictureOf,
  }
}

async function drawAll(server, samples, pictureOf) {
  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: PAGE_WIDTH, height: 900 },
      reducedMotion: 'reduce',
    })
    await mkdir(join(root, 'docs/blocks'), { recursive: true })
    for (const { block, targets } of samples) {
      const address = await publish(server, block, targets)
      await page.goto(`${server.origin}${address}`, { waitUntil: 'networkidle' })
      await writeFile(join(root, 'docs', pictureOf(block.name)), await pictureOfBlock(page, block))
    }
  } finally {
    await browser.close()
  }
}

/** Publishes a page with this block alone, but for some others that lists of the page's blocks can show. */
async function publish({ graphql }, block, targets) {
  const externalUrl = `/block-${block.id}`
  const type = targets.includes('location') ? 'LOCATION' : 'PAGE'
  const content = { format: 1, blocks: [block, ...NEIGHBOURS] }
  const items = [{ language: 'en-US', locationId: 10, title: block.name, content }]
  const { createOrUpdateDocument: saved } = await graphql(
    'mutation ($title: String!, $type: DocumentType!, $topic: TopicInput!) { createOrUpdateDocument(title: $title, type: $type, topic: $topic) { id version } }',
    { title: block.name, type, topic: { externalUrl, locationId: 10, items } },
  )
  await graphql(
    'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
    saved,
  )
  return externalUrl
}

async function pictureOfBlock(page, { id, name }) {
  const { default: sharp } = await import('sharp')
  const element = page.locator(`.block[id="${id}"]`)
  const box = await element.boundingBox()
  if (!box) throw new Error(`The sample of ${name} draws nothing`)
  await element.scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
  const png = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: { ...box, height: Math.min(box.height, MAX_HEIGHT) },
  })
  return sharp(png).resize({ width: PICTURE_WIDTH }).webp({ quality: 62 }).toBuffer()
}
