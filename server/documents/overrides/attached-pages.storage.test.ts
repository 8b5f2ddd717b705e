import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { NEW, OLD } from '../rollouts/testing/rollout-site'
import {
  DETACH,
  DETACHED,
  OWN,
  PREVIEW,
  placeOf,
  UNDO,
  useDetachingSite,
} from './testing/detaching-site'
import { LEICESTER, placeAt, text } from './testing/override-site'

describe.each(bothDatabases)('pages attached again, on the $kind database', ({ url }) => {
  const { done, refused, networkPage, changeNetwork, save, publish, html, storedRows, attach } =
    useDetachingSite(url)

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
})
