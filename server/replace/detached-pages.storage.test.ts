import { beforeAll, describe, expect, test } from 'vitest'
import { bothDatabases } from '../app/testing/test-app'
import { DETACH, placeOf, useDetachingSite } from '../documents/overrides/testing/detaching-site'
import { LEICESTER, placeAt, text } from '../documents/overrides/testing/override-site'
import { createReplaceApi, type ReplaceApi } from './testing/replace-api'

describe.each(bothDatabases)('detached pages in find and replace, on $kind', ({ url }) => {
  const { done, html, networkPage, site, save, publish } = useDetachingSite(url)
  let api: ReplaceApi
  beforeAll(() => {
    api = createReplaceApi(site().app)
  })
  const scope = { locationIds: [LEICESTER] }

  test('the kept text is found and replaced at its location alone, drafts and published apart, and an undo puts it back', async () => {
    const id = await networkPage('/call')
    await done(DETACH, placeOf(id))
    const [here, elsewhere] = [await html('/leicester/call'), await html('/ottawa/call')]
    const run = await api.find('modestly', { scope })
    expect(run).toMatchObject({ hitCount: 1, publishedCount: 1 })
    expect(run.targets.nodes).toMatchObject([
      { kind: 'detachedPage', targetId: id, locationId: LEICESTER, hits: [{ before: 'Dress ' }] },
    ])
    const replaced = await api.replace(run.id, 'warmly')
    expect(replaced).toMatchObject({ replacedCount: 1, changedTargets: 1, publishedTargets: 0 })
    expect((await api.find('warmly', { scope })).targets.nodes).toMatchObject([
      { kind: 'detachedPage', hits: [{ match: 'warmly' }], publishedCount: 0 },
    ])
    expect(await html('/leicester/call')).toBe(here)
    expect(await api.undo(run.id)).toMatchObject({ state: 'UNDONE' })
    const again = await api.find('modestly', { scope })
    const published = await api.replace(again.id, 'warmly', { publishes: true })
    expect(published).toMatchObject({ publishedTargets: 1 })
    expect(await html('/leicester/call')).toContain('Dress warmly')
    expect(await html('/ottawa/call')).toBe(elsewhere)
    await api.undo(again.id)
    expect((await api.find('modestly', { scope })).hitCount).toBe(1)
  })

  test('what the location had changed is found once, with the rest of its page', async () => {
    const id = await networkPage('/own')
    const place = placeAt(id, LEICESTER)
    await save(place, [text('dress', 'Scarves are lent'), text('shop', 'Shop')], { title: 'Own' })
    await publish(place, 1)
    await done(DETACH, placeOf(id))
    const run = await api.find('Scarves', { scope })
    expect(run).toMatchObject({ hitCount: 1, targetCount: 1 })
    expect(run.targets.nodes).toMatchObject([{ kind: 'detachedPage', targetId: id }])
    await api.replace(run.id, 'Shawls', { publishes: true })
    expect(await html('/leicester/own')).toContain('Shawls are lent')
    expect(await html('/ottawa/own')).toContain('Dress modestly')
  })
})
