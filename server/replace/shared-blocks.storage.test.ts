import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeAddress, sharedBlock } from '#schema/page/shared-block'
import { newBlock } from '#schema/page/stored-props'
import { type App, closeApp } from '../app/app'
import { bothDatabases, openTestApp } from '../app/testing/test-app'
import { importNetwork } from '../import/import-network'
import { noPictures, smallNetwork, textPage } from '../import/testing/small-network'
import { createReplaceApi, type ReplaceApi } from './testing/replace-api'

describe.each(bothDatabases)('texts of shared blocks on the $kind database', ({ url }) => {
  let app: App
  let api: ReplaceApi
  beforeAll(async () => {
    app = await openTestApp(url)
    await importNetwork(app, smallNetwork, { now: new Date(), storePicture: noPictures })
    api = createReplaceApi(app)
  }, 120_000)
  afterAll(() => closeApp(app))

  test('a shared block is found and replaced once, and what a page says otherwise there', async () => {
    const shared = await api.done('createOrUpdateSharedBlock', {
      ...{ title: 'How to reach us', locationId: '10' },
      content: textPage('<p>Call the okapi line</p>'),
    })
    await api.done('publishDocument', { id: shared.id, expectedVersion: 1 })
    const own = { at: changeAddress('okapi', 'html'), text: '', html: '<p>Our okapi line</p>' }
    const use = newBlock(sharedBlock, 'use', { shared: Number(shared.id), changes: [own] })
    const page = await api.done('createOrUpdateDocument', {
      ...{ title: 'Visit', type: 'PAGE' },
      topic: {
        locationId: '10',
        items: [{ locationId: '10', title: 'Visit', content: { format: 1, blocks: [use] } }],
      },
    })
    const run = await api.find('okapi')
    // The place of a text is no text: `#okapi.html` is not found.
    expect(
      run.targets.nodes.map(({ targetId, hits }) => [targetId, hits.map(({ match }) => match)]),
    ).toEqual(
      expect.arrayContaining([
        [shared.id, ['okapi']],
        [page.id, ['okapi']],
      ]),
    )
    expect(run.hitCount).toBe(2)
    await api.replace(run.id, 'giraffe', { publishes: true })
    expect((await api.stored(shared.id)).content).toContain('Call the giraffe line')
    const changed = (await api.stored(page.id)).content ?? ''
    expect(changed).toContain('Our giraffe line')
    expect(changed).toContain(changeAddress('okapi', 'html'))
    await api.undo(run.id)
    expect((await api.stored(shared.id)).content).toContain('Call the okapi line')
    expect((await api.stored(page.id)).content).toContain('Our okapi line')
  })
})
