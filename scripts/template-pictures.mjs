import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startBenchServer } from '../bench/bench-server.mjs'
import { findOrInstallChromium } from './browser.mjs'
import { ensureBuild, ensureDependencies, root, runSteps } from './setup.mjs'

const PORT = 4972
/** The part of the page that is shown, and the width of the stored picture. */
const SEEN = { width: 1280, height: 960 }
const PICTURE_WIDTH = 480
/** Pictures of the sample to use where a page has its own, so many of them. */
const SAMPLE_PICTURES = 56
const LOCATION = { id: 10, name: 'Brookfield' }

/**
 * `npm run docs:templates`: draws the picture of each template for the picker of the editor, from a page that is made of it as
 * in the editor, its examples written out. `npm run docs:templates -- festival` draws only those it names.
 */
await runSteps(async () => {
  await ensureDependencies()
  // Before the templates are read: Vite's development server, which reads them, makes this a process of development.
  await ensureBuild()
  const pages = await readPages(new Set(process.argv.slice(2)))
  const server = await startBenchServer(PORT)
  try {
    await drawAll(server, pages)
  } finally {
    await server.stop()
  }
})

async function readPages(named) {
  const { runnerImport } = await import('vite')
  const read = async (file) =>
    (
      await runnerImport(`${root}renderer/${file}`, {
        root,
        logLevel: 'silent',
        resolve: { tsconfigPaths: true },
      })
    ).module
  const { templates } = await read('templates/templates.ts')
  const { pageOfTemplate } = await read('templates/page-of-template.ts')
  const { definitions } = await read('registry/definitions.ts')
  return templates
    .filter(({ id }) => named.size === 0 || named.has(id))
    .map((template, index) => {
      let ids = 0
      const nextId = () => `${template.id}-${++ids}`
      const names = { title: template.titleHint ?? '', location: LOCATION.name }
      const made = pageOfTemplate(template, names, { registry: definitions, nextId })
      return { template, page: withPictures(written(made), index * 5) }
    })
}

/** The page with its examples written out. */
function written(page) {
  return JSON.parse(JSON.stringify(page).replaceAll(/\[\[|\]\]/g, ''))
}

/** The page with a picture of the sample wherever it may have one. */
function withPictures(page, first) {
  let next = first
  const picture = () => (next++ % SAMPLE_PICTURES) + 1
  for (const { fields } of page.blocks)
    for (const field of fields) {
      if (field.type === 'media') field.value ??= picture()
      if (field.type === 'array') field.value = field.value.map((item) => pictured(item, picture))
    }
  return page
}

function pictured(item, picture) {
  const name = ['image', 'media'].find((each) => item[each] === null)
  return name === undefined ? item : { ...item, [name]: picture() }
}

async function drawAll(server, pages) {
  const { chromium } = await import('@playwright/test')
  const { default: sharp } = await import('sharp')
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage({ viewport: SEEN, reducedMotion: 'reduce' })
    for (const { template, page } of pages) {
      const address = await publish(server, template, page)
      await tab.goto(`${server.origin}${address}`, { waitUntil: 'networkidle' })
      const png = await tab.screenshot({ animations: 'disabled' })
      const picture = sharp(png).resize({ width: PICTURE_WIDTH }).webp({ quality: 60 })
      await writeFile(
        join(root, `renderer/templates/${template.id}.webp`),
        await picture.toBuffer(),
      )
    }
  } finally {
    await browser.close()
  }
}

async function publish({ graphql }, { id, target }, { title, description, blocks }) {
  const externalUrl = `/template-${id}`
  const type = target === 'location' ? 'LOCATION' : 'PAGE'
  const content = { format: 1, blocks }
  const items = [{ language: 'en-US', locationId: LOCATION.id, title, content }]
  const { createOrUpdateDocument: saved } = await graphql(
    'mutation ($title: String!, $description: String, $type: DocumentType!, $topic: TopicInput!) { createOrUpdateDocument(title: $title, description: $description, type: $type, topic: $topic) { id version } }',
    { title, description, type, topic: { externalUrl, locationId: LOCATION.id, items } },
  )
  await graphql(
    'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { id } }',
    saved,
  )
  return externalUrl
}
