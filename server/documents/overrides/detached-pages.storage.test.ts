import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { IMPACT, NEW, OLD, PUBLISH_TO } from '../rollouts/testing/rollout-site'
import { DETACH, DETACHED, OWN, PREVIEW, placeOf, useDetachingSite } from './testing/detaching-site'
import { LEICESTER, NAIROBI, OTTAWA, placeAt, text } from './testing/override-site'

const LIVE = `query ($id: ID!) { livePageVersions(documentId: $id, source: DETACHED) { nodes { locationId source title } totalCount } }`

describe.each(bothDatabases)('detached pages, on the $kind database', ({ url }) => {
  const {
    done,
    networkPage,
    changeNetwork,
    save,
    publish,
    html,
    storedRows,
    draft,
    publishTo,
    found,
    attach,
  } = useDetachingSite(url)
  const sites = ['', '/ottawa', '/leicester', '/nairobi']
  const pages = (path: string) => Promise.all(sites.map((slug) => html(`${slug}${path}`)))

  test('visitors of every location get the same bytes before, detached, and attached again', async () => {
    const id = await networkPage('/same-bytes')
    await save(placeAt(id, LEICESTER), [text('dress', OWN), text('shop', 'Shop')])
    await publish(placeAt(id, LEICESTER), 1)
    const paths = ['/same-bytes', '/gu-IN/same-bytes']
    const before = await Promise.all(paths.map(pages))
    const rows = await storedRows(id, LEICESTER)
    for (const locationId of [LEICESTER, OTTAWA]) await done(DETACH, placeOf(id, locationId))
    expect(await Promise.all(paths.map(pages))).toEqual(before)
    expect(await storedRows(id, LEICESTER)).toEqual(rows)
    expect(await done(PREVIEW, placeOf(id))).toMatchObject({
      ...{ keptCount: 1, comingCount: 0, addedLanguages: [], removedLanguages: [] },
      kept: [{ blockId: 'dress', field: 'html', location: `<p>${OWN}</p>` }],
    })
    await attach(id, 'CHANGED_HERE')
    expect(await Promise.all(paths.map(pages))).toEqual(before)
    expect(await storedRows(id, LEICESTER)).toEqual(rows)
  })

  test('what the network changes later does not arrive, also not in waves, and the page is canonical itself', async () => {
    const id = await networkPage('/stays')
    await done(DETACH, placeOf(id))
    await draft(id, 1, NEW)
    const impact = await done(IMPACT, { documentId: id })
    expect(impact.counts).toMatchObject({ all: 4, follows: 3, notAllowed: 0, kept: 0, changed: 3 })
    expect(impact.locations.nodes).toContainEqual({
      ...{ locationId: LEICESTER, state: 'DETACHED', isChanged: false, isKept: false },
    })
    await publishTo(id, { waves: { first: 1, minutes: 5 }, leaveOut: [LEICESTER] })
    const shown = await pages('/stays')
    expect(shown.map((body) => body.includes(NEW))).toEqual([true, false, false, false])
    expect(shown[2]).toContain(OLD)
    expect(shown[2]).toContain('rel="canonical" href="https://www.example.org/leicester/stays"')
    expect(await found('leicester', 'modestly', 'stays')).toBe(1)
    expect(await found('leicester', 'shoulders', 'stays')).toBe(0)
    expect(await done(LIVE, { id })).toEqual({
      nodes: [{ locationId: LEICESTER, source: 'DETACHED', title: 'Visit us' }],
      totalCount: 1,
    })
  })

  test('the location edits it on the text that it keeps, and the list of who differs compares with that', async () => {
    const id = await networkPage('/edited')
    await done(DETACH, placeOf(id))
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Gift shop'))
    const seen = await done(DETACHED, placeOf(id))
    expect(seen).toMatchObject({
      ...{ networkVersion: 1, differences: [] },
      detached: { isNetworkPublic: true, isNetworkChanged: true },
    })
    await save(placeAt(id, LEICESTER), [text('dress', OWN), text('shop', 'Shop')])
    await publish(placeAt(id, LEICESTER), 1)
    const body = await html('/leicester/edited')
    expect([body.includes(OWN), body.includes('Gift shop')]).toEqual([true, false])
    const differs = await done(
      'query ($id: ID!) { differences(documentId: $id) { nodes { draftCount differences { state field } } } }',
      { id },
    )
    expect(differs.nodes).toEqual([
      { draftCount: 1, differences: [{ state: 'APPLIED', field: 'html' }] },
    ])
  })

  test('a location that keeps an earlier version detaches that one', async () => {
    const id = await networkPage('/kept-then-detached')
    await draft(id, 1, NEW)
    await done(PUBLISH_TO, {
      ...{ id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: [NAIROBI] },
    })
    const before = await html('/nairobi/kept-then-detached')
    expect(before).toContain(OLD)
    await done(DETACH, placeOf(id, NAIROBI))
    expect(await html('/nairobi/kept-then-detached')).toContain(OLD)
  })
})
