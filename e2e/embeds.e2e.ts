import { expect, type Page, test } from '@playwright/test'
import { createPage, graphql, publishPage, type StoredBlock } from './support/api'
import { readSamples } from './support/samples'
import { NOBODY } from './support/site'
import { stubPictures } from './support/stub-pictures'

// The policy is the one that visitors are served: nothing of it is left out.
test.use({ storageState: NOBODY, bypassCSP: false })
test.setTimeout(90_000)

/** The button that shows a map or a video. */
const FACADES = '.getting-here-facade, .player-facade'
const LOCATIONS = ['', '/ottawa', '/leicester', '/nairobi', '/vadodara']
/** Addresses as people copy them: plain, short, with a start time, of a short film, and unlisted. */
const VIDEOS = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?t=90',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://vimeo.com/76979871',
  'https://vimeo.com/76979871/abcdef0123',
]
/** An address of every provider and form of the block Embed, and the host of its frame. */
const PROVIDERS = [
  [VIDEOS[0] ?? '', 'www.youtube-nocookie.com'],
  [
    'https://www.youtube.com/playlist?list=PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf',
    'www.youtube-nocookie.com',
  ],
  ['https://vimeo.com/76979871', 'player.vimeo.com'],
  ['https://soundcloud.com/mandir/evening-arti', 'w.soundcloud.com'],
  ['https://open.spotify.com/playlist/37i9dQZF1DX0XUsuxWHRQd', 'open.spotify.com'],
  [
    'https://podcasts.apple.com/gb/podcast/katha/id1234567890?i=1000123456789',
    'embed.podcasts.apple.com',
  ],
  ['https://www.google.com/maps/place/Neasden+Temple/@51.5474,-0.2616,17z', 'www.google.com'],
  ['https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d2480.5', 'www.google.com'],
  ['https://www.google.com/maps/d/viewer?mid=1aBcDeFgHiJkLmNoP', 'www.google.com'],
  ['https://www.openstreetmap.org/#map=17/51.54740/-0.26160', 'www.openstreetmap.org'],
  [
    'https://docs.google.com/forms/d/e/1FAIpQLSdTk0Zb3cU9kqYxXhOeK9Hf0G7y2z1/viewform',
    'docs.google.com',
  ],
  ['https://calendar.google.com/calendar/embed?src=mandir%40example.org', 'calendar.google.com'],
] as const

test('the map opens at every location', async ({ page }) => {
  await watchEmbeds(page)
  for (const location of LOCATIONS) {
    await page.goto(`${location}/visit`)
    expect(await openEmbeds(page), location).toEqual(['www.google.com'])
  }
})

test('with a key the map is that of the key', async ({ page }) => {
  const { record } = await graphql<{ record: { id: string; version: number } }>(
    '{ record(kind: "location", key: "leicester") { id version } }',
  )
  await graphql(
    `mutation ($id: ID!, $version: Int!) {
      createOrUpdateLocation(id: $id, location: { mapsKey: "a-public-key" }, expectedVersion: $version) { id }
    }`,
    { ...record },
  )
  await watchEmbeds(page)
  await page.goto('/leicester/visit')
  await openEmbeds(page)
  const address = await page.locator('.getting-here-frame').getAttribute('src')
  expect(address).toMatch(/\/embed\/v1\/place\?key=a-public-key/)
})

test('videos play from every kind of address, in a block and in an article', async ({ page }) => {
  await graphql(
    `mutation ($video: String!) {
      createOrUpdateNewsArticle(newsArticle: { title: "Seen from above", status: PUBLISHED,
        publishedAt: "2026-01-01T10:00", locationId: 10, content: [{ videoUrl: $video }] }) { id }
    }`,
    { video: VIDEOS[0] },
  )
  const blocks = VIDEOS.map((address, index) =>
    block('Video', `video-${index}`, { youtubeLink: address }),
  )
  const inArticle = block('NewsArticlePage', 'article', { article: 'seen-from-above' })
  await publishPage(await createPage('/embedded-videos', [...blocks, inArticle]))
  await watchEmbeds(page)
  await page.goto('/embedded-videos')
  const [youtube, vimeo] = ['www.youtube-nocookie.com', 'player.vimeo.com']
  expect(await openEmbeds(page)).toEqual([youtube, youtube, youtube, vimeo, vimeo, youtube])
})

test('the frame of every provider is allowed', async ({ page }) => {
  const blocks = PROVIDERS.map(([address], index) => block('Embed', `embed-${index}`, { address }))
  await publishPage(await createPage('/embedded', blocks))
  const asked = await watchEmbeds(page)
  await page.goto('/embedded')
  await startAll(page)
  expect(asked, 'before anything is pressed').toEqual([])
  expect(await openEmbeds(page)).toEqual(PROVIDERS.map(([, host]) => host))
})

test('whatever a block embeds opens, and nothing else comes from elsewhere', async ({ page }) => {
  const samples = await readSamples()
  const [content, location] = [true, false].map((isContent) =>
    samples
      .filter(({ targets }) => targets.includes('content') === isContent)
      .map((sample) => sample.block),
  )
  await publishPage(await createPage('/embeds', content ?? []))
  await publishPage(await createPage('/embeds-location', location ?? [], 'LOCATION'))
  await stubPictures(page)
  const asked = await watchEmbeds(page)
  for (const address of ['/embeds', '/embeds-location']) {
    await page.goto(address)
    await startAll(page)
    expect(asked, `${address} asks others before anything is pressed`).toEqual([])
    expect(await violations(page), address).toBe('')
    await openEmbeds(page)
    asked.length = 0
  }
})

function block(name: string, id: string, props: Readonly<Record<string, string>>): StoredBlock {
  const fields = Object.entries(props).map(([field, value], index) => {
    return { id: `f${index}`, type: 'string', name: field, value }
  })
  return { id, name, fields }
}

/** Answers for the world outside, notes what the policy refuses, and returns the hosts that are asked. */
async function watchEmbeds(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/html', body: '<p>Here it is</p>' })
  })
  await page.addInitScript(() => {
    // Before the script of a block has come, its link would lead away.
    addEventListener('click', (event) => event.preventDefault())
    addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
      document.documentElement.dataset.violations = `${document.documentElement.dataset.violations ?? ''}${effectiveDirective} ${blockedURI}\n`
    })
  })
  return asked
}

/** Scrolls through, so that every picture and script of a block is there. */
async function startAll(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width, height: 30_000 })
  await page.waitForLoadState('networkidle')
  await page.setViewportSize({ width, height })
}

/** Presses every facade, expects its content in its place, and returns whose it is. */
async function openEmbeds(page: Page): Promise<string[]> {
  const facades = page.locator(FACADES)
  const count = await facades.count()
  const hosts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const facade = facades.nth(index)
    await facade.scrollIntoViewIfNeeded()
    // The script of its block comes when it is near the window.
    await expect(async () => {
      await facade.click({ timeout: 2_000 })
      await expect(facade).toBeHidden({ timeout: 2_000 })
    }).toPass({ timeout: 20_000 })
    const frame = page.locator('iframe:visible').nth(index)
    const content = frame.contentFrame().getByText('Here it is')
    await expect(content, (await facade.textContent()) ?? '').toBeVisible()
    hosts.push(new URL((await frame.getAttribute('src')) ?? '').host)
  }
  expect(await violations(page)).toBe('')
  return hosts
}

function violations(page: Page): Promise<string> {
  return page.evaluate(() => document.documentElement.dataset.violations ?? '')
}
