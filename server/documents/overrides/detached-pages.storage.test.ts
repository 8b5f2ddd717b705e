import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { auditRows, detachedPages, documents } from '../../database/tables'
import { codesOf } from '../../graphql/testing/ask-as'
import { Principal } from '../../people/access/principal'
import { IMPACT, NEW, OLD, PUBLISH_TO, useRolloutSite } from '../rollouts/testing/rollout-site'
import { LEICESTER, NAIROBI, OTTAWA, placeAt, text } from './testing/override-site'

const PLACE = '$documentId: ID!, $locationId: ID!'
const at = 'documentId: $documentId, locationId: $locationId'
const DETACH = `mutation (${PLACE}) { detachPage(${at}) { id detachedBy attachedAt } }`
const PREVIEW = `query (${PLACE}) {
  attachPreview(${at}) {
    stamp keptCount comingCount addedLanguages removedLanguages
    kept { kind state language blockId field location network lock { by } }
    coming { kind state language blockId field location network lock { by } }
  }
}`
const ATTACH = `mutation (${PLACE}, $keep: AttachChoice!, $expected: String!) {
  attachPage(${at}, keep: $keep, expected: $expected) { id attachedBy }
}`
const UNDO = 'mutation ($id: ID!) { undoAttachPage(id: $id) { id attachedAt } }'
const DETACHED = `query (${PLACE}) {
  effectivePage(${at}, language: "en-US") {
    version networkVersion detached { detachedBy isNetworkPublic isNetworkChanged } page { content } differences { state }
  }
}`
const LIVE = `query ($id: ID!) { livePageVersions(documentId: $id, source: DETACHED) { nodes { locationId source title } totalCount } }`
const OWN = 'Scarves are lent'

describe.each(bothDatabases)('detached pages, on the $kind database', ({ url }) => {
  const {
    site,
    ask,
    done,
    refused,
    networkPage,
    changeNetwork,
    publishNetwork,
    save,
    publish,
    html,
    storedRows,
    draft,
    publishTo,
    found,
  } = useRolloutSite(url)
  const sites = ['', '/ottawa', '/leicester', '/nairobi']
  const pages = (path: string) => Promise.all(sites.map((slug) => html(`${slug}${path}`)))
  const placeOf = (documentId: string, locationId: string = LEICESTER) => ({
    documentId,
    locationId,
  })
  const attach = async (documentId: string, keep: 'CHANGED_HERE' | 'EVERYTHING') => {
    const { stamp } = await done(PREVIEW, placeOf(documentId))
    return done(ATTACH, { ...placeOf(documentId), keep, expected: stamp })
  }

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

  test('attached, it keeps what was changed here and takes the rest, as the preview said; undone, every byte is back', async () => {
    const id = await networkPage('/attached')
    await save(placeAt(id, LEICESTER), [text('dress', OWN), text('shop', 'Shop')])
    await publish(placeAt(id, LEICESTER), 1)
    await done(DETACH, placeOf(id))
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Gift shop'))
    const [detached, others] = [await html('/leicester/attached'), await html('/ottawa/attached')]
    const rows = await storedRows(id, LEICESTER)
    const preview = await done(PREVIEW, placeOf(id))
    expect(preview).toMatchObject({
      kept: [
        {
          blockId: 'dress',
          location: `<p>${OWN}</p>`,
          network: `<p>${NEW}</p>`,
          state: 'CONFLICT',
        },
      ],
      coming: [{ blockId: 'shop', location: '<p>Shop</p>', network: '<p>Gift shop</p>' }],
    })
    const { id: detachmentId } = await attach(id, 'CHANGED_HERE')
    const body = await html('/leicester/attached')
    expect([body.includes(OWN), body.includes('Gift shop')]).toEqual([true, true])
    expect(await html('/ottawa/attached')).toBe(others)
    expect(await done(UNDO, { id: detachmentId })).toMatchObject({ attachedAt: null })
    expect(await html('/leicester/attached')).toBe(detached)
    expect(await storedRows(id, LEICESTER)).toEqual(rows)
    expect((await refused(UNDO, { id: detachmentId })).codes).toEqual(['INVALID_TRANSITION'])
  })

  test('keeping everything, visitors see the same, and only the differences are stored', async () => {
    const id = await networkPage('/everything')
    await done(DETACH, placeOf(id))
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Shop'), text('new', 'Parking'))
    const { id: detachmentId } = await attach(id, 'EVERYTHING')
    const body = await html('/leicester/everything')
    expect([body.includes(OLD), body.includes('Parking')]).toEqual([true, false])
    const stored = await storedRows(id, LEICESTER)
    const kinds = stored.flatMap(({ published }) =>
      (published?.differences ?? []).map(({ kind }) => kind),
    )
    expect(kinds.sort()).toEqual(['field', 'removed'])
    await done(UNDO, { id: detachmentId })
    expect(await html('/leicester/everything')).toContain(OLD)
    await attach(id, 'EVERYTHING')
    const { version } = await done(DETACHED, placeOf(id))
    await save(placeAt(id, LEICESTER), [text('dress', OWN), text('shop', 'Shop')], {
      ...{ expectedVersion: version, baseVersion: 2 },
    })
    const again = await refused(UNDO, { id: detachmentId })
    expect(again.codes).toEqual(['CONFLICT'])
  })

  test('what head office locked since comes from the network, is said with who and why, and is kept nowhere', async () => {
    const id = await networkPage('/locked-since')
    await save(placeAt(id, LEICESTER), [text('dress', OWN), text('shop', 'Shop')])
    await publish(placeAt(id, LEICESTER), 1)
    await done(DETACH, placeOf(id))
    const locked = { by: 'Head office', reason: 'The law asks for it' }
    await changeNetwork(id, 1, { ...text('dress', NEW), locked }, text('shop', 'Shop'))
    const preview = await done(PREVIEW, placeOf(id))
    expect(preview.kept).toEqual([])
    expect(preview.coming).toContainEqual(
      expect.objectContaining({
        ...{ blockId: 'dress', field: 'html', lock: { by: 'Head office' } },
        ...{ location: `<p>${OWN}</p>`, network: `<p>${NEW}</p>` },
      }),
    )
    await attach(id, 'EVERYTHING')
    expect(await html('/leicester/locked-since')).toContain(NEW)
    expect(JSON.stringify((await storedRows(id, LEICESTER)).map((row) => row.draft))).not.toContain(
      OWN,
    )
  })

  test('one row in the audit log for each step, at the location', async () => {
    const id = await networkPage('/audited')
    await done(DETACH, placeOf(id))
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Shop'))
    const { id: detachmentId } = await attach(id, 'EVERYTHING')
    await done(UNDO, { id: detachmentId })
    const [row] = await storedRows(id, LEICESTER)
    const { orm } = site().app.database
    const log = await orm
      .select({ action: auditRows.action, locationId: auditRows.locationId })
      .from(auditRows)
      .where(
        and(
          eq(auditRows.chain, `pageOverride:${row?.id}`),
          inArray(auditRows.action, ['detachPage', 'attachPage', 'undoAttachPage']),
        ),
      )
    expect(log).toEqual(
      ['detachPage', 'attachPage', 'undoAttachPage'].map((action) => ({ action, locationId: 30 })),
    )
  })

  test('ten at once: one detaches, one attaches; all others are told so', async () => {
    const id = await networkPage('/ten-at-once')
    const { app } = site()
    const ten = (query: string, variables: Readonly<Record<string, unknown>>) =>
      Promise.all(Array.from({ length: 10 }, () => ask(query, variables)))
    const detached = await ten(DETACH, placeOf(id))
    expect(detached.flatMap((answer) => codesOf(app, answer))).toEqual(
      Array(9).fill('INVALID_TRANSITION'),
    )
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Shop'))
    const { stamp } = await done(PREVIEW, placeOf(id))
    const attached = await ten(ATTACH, { ...placeOf(id), keep: 'EVERYTHING', expected: stamp })
    expect(attached.flatMap((answer) => codesOf(app, answer))).toEqual(
      Array(9).fill('INVALID_TRANSITION'),
    )
    const rows = await app.database.orm
      .select()
      .from(detachedPages)
      .where(eq(detachedPages.documentId, Number(id)))
    expect(rows).toHaveLength(1)
    expect(await html('/leicester/ten-at-once')).toContain(OLD)
  })

  test('bad input: a network page that is gone, another location’s page, no page, an outdated preview, a draft page', async () => {
    const id = await networkPage('/bad-detach')
    const codes = async (query: string, variables: Readonly<Record<string, unknown>>) =>
      (await refused(query, variables)).codes
    expect(await codes(DETACH, placeOf('4'))).toEqual(['BAD_USER_INPUT'])
    expect(await codes(DETACH, placeOf('99999'))).toEqual(['NOT_FOUND'])
    expect(await codes(DETACH, placeOf(id, '99'))).toEqual(['NOT_FOUND'])
    expect(await codes(DETACH, placeOf('x'))).toEqual(['BAD_USER_INPUT'])
    // Ottawa has a whole text of its own in the home page.
    expect(await codes(DETACH, placeOf('3', OTTAWA))).toEqual(['BAD_USER_INPUT'])
    expect(await codes(PREVIEW, placeOf(id))).toEqual(['INVALID_TRANSITION'])
    const attaching = { ...placeOf(id), keep: 'EVERYTHING', expected: 'x' }
    expect(await codes(ATTACH, attaching)).toEqual(['INVALID_TRANSITION'])
    expect(await codes(UNDO, { id: '4711' })).toEqual(['NOT_FOUND'])
    await done(DETACH, placeOf(id))
    expect(await codes(DETACH, placeOf(id))).toEqual(['INVALID_TRANSITION'])
    expect(await codes(ATTACH, attaching)).toEqual(['CONFLICT'])
    const { stamp } = await done(PREVIEW, placeOf(id))
    await changeNetwork(id, 1, text('dress', NEW), text('shop', 'Shop'))
    expect(await codes(ATTACH, { ...attaching, expected: stamp })).toEqual(['CONFLICT'])
    await done(
      'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 2) { version } }',
      { id },
    )
    const gone = await refused(PREVIEW, placeOf(id))
    expect(gone).toMatchObject({
      codes: ['INVALID_TRANSITION'],
      message: expect.stringContaining('The network has unpublished or deleted this page'),
    })
    expect(await codes(ATTACH, { ...attaching, expected: stamp })).toEqual(['INVALID_TRANSITION'])
    expect(await codes(DETACH, placeOf(id, OTTAWA))).toEqual(['INVALID_TRANSITION'])
    await publishNetwork(id, 2)
    expect(await html('/leicester/bad-detach')).toContain(OLD)
    const { orm } = site().app.database
    await orm
      .update(documents)
      .set({ recordStatus: 'DELETED' })
      .where(eq(documents.id, Number(id)))
    expect(await codes(ATTACH, { ...attaching, expected: stamp })).toEqual(['INVALID_TRANSITION'])
  })

  test('who may: those who may change pages at the location, in all its languages', async () => {
    const id = await networkPage('/who-may')
    const person = (level: 'VIEW' | 'CONTRIBUTE' | 'MANAGE', locationId: number) =>
      new Principal({
        ...{ id: `${level}${locationId}`, name: level, email: '' },
        assignments: [{ level, locationId }],
      })
    const translator = new Principal({
      ...{ id: 'translator', name: 'Translator', email: '' },
      assignments: [
        {
          ...{ locationId: 30, level: 'VIEW' },
          permissions: { kinds: { page: 'MANAGE' }, languages: ['gu-IN'] },
        },
      ],
    })
    expect((await refused(DETACH, placeOf(id), person('VIEW', 30))).codes).toEqual(['FORBIDDEN'])
    expect((await refused(DETACH, placeOf(id), person('MANAGE', 20))).codes).toEqual(['NOT_FOUND'])
    expect((await refused(DETACH, placeOf(id), translator)).codes).not.toEqual([])
    const volunteer = person('CONTRIBUTE', 30)
    await done(DETACH, placeOf(id), volunteer)
    const { stamp } = await done(PREVIEW, placeOf(id), volunteer)
    const attaching = { ...placeOf(id), keep: 'EVERYTHING', expected: stamp }
    expect((await refused(ATTACH, attaching, person('VIEW', 30))).codes).toEqual(['FORBIDDEN'])
    expect((await refused(ATTACH, attaching, person('MANAGE', 20))).codes).toEqual(['NOT_FOUND'])
    const { id: detachmentId } = await done(ATTACH, attaching, volunteer)
    expect((await refused(UNDO, { id: detachmentId }, person('MANAGE', 20))).codes).toEqual([
      'NOT_FOUND',
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
