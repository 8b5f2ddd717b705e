import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type App, closeApp } from '../app/app'
import { openAppBeside } from '../app/testing/test-app'
import { registerServer } from '../database/server-registry'
import { openTestSite, type TestSite } from '../site/testing/test-site'
import { createPictureAccess } from './picture-access'
import { mediaBlock, uploadPicture } from './testing/pictures'

let site: TestSite
let other: App
beforeAll(async () => {
  site = await openTestSite(inject('testServer').url)
  other = await openAppBeside(site.app)
}, 120_000)
afterAll(async () => {
  await closeApp(other)
  await site.close()
})

test('of two servers that store pictures in different places the later one is not ready, until the other has gone', async () => {
  const first = await registerServer(site.app, 'folder:one')
  const same = await registerServer(other, 'folder:one')
  expect([first.problem(), same.problem()]).toEqual([null, null])
  const later = await registerServer(other, 's3:elsewhere')
  expect(later.problem()).toMatch(/stores pictures elsewhere \(folder:one; here s3:elsewhere\)/)
  expect(first.problem()).toBeNull()
  await later.leave()
  await same.leave()
  await first.leave()
  const alone = await registerServer(other, 's3:elsewhere')
  expect(alone.problem()).toBeNull()
  await alone.leave()
})

test('a picture withdrawn on one server is dropped on the other, which remembered it', async () => {
  const access = createPictureAccess(other)
  const picture = await uploadPicture(site)
  const id = Number(picture.id)
  expect(await access.publicPicture(id)).toBeNull()
  const { createOrUpdateDocument: made } = await site.ask(
    `mutation ($content: JSON) {
      createOrUpdateDocument(title: "A page", type: PAGE, topic: { externalUrl: "/on-two", locationId: "10",
        items: [{ locationId: "10", title: "A page", content: $content }] }) { id } }`,
    { content: { format: 1, blocks: [mediaBlock(id)] } },
  )
  const heard = (known: boolean) =>
    expect
      .poll(async () => (await access.publicPicture(id)) !== null, { timeout: 10_000 })
      .toBe(known)
  await site.ask(`mutation { publishDocument(id: ${made.id}, expectedVersion: 1) { version } }`)
  await heard(true)
  // The announcement of the publication may come after the picture was requested, and invalidate it once more.
  await expect
    .poll(async () => {
      await access.publicPicture(id)
      return access.remembered(id)?.id
    })
    .toBe(id)
  await site.ask(`mutation { unpublishDocument(id: ${made.id}, expectedVersion: 1) { version } }`)
  await heard(false)
})
