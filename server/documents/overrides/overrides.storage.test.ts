import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import type { Variables } from '../../graphql/testing/ask-as'
import {
  DECIDE,
  hidden,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  placeAt,
  RESET,
  text,
  useOverrideSite,
} from './testing/override-site'

describe.each(bothDatabases)('what locations have otherwise, on the $kind database', ({ url }) => {
  const { done, refused, networkPage, changeNetwork, effective, save, publish, html, storedRows } =
    useOverrideSite(url)

  test('a location publishes one sentence; all other locations keep their bytes, stored and rendered', async () => {
    const id = await networkPage('/dress-code')
    const nairobi = placeAt(id, NAIROBI)
    await save(nairobi, [text('dress', 'Scarves here'), text('shop', 'Shop')])
    await publish(nairobi, 1)
    const paths = ['/dress-code', '/ottawa/dress-code', '/nairobi/dress-code']
    const before = await Promise.all(paths.map(html))
    const nairobiRows = await storedRows(id, NAIROBI)
    expect(before[2]).toContain('Scarves here')

    const place = placeAt(id, LEICESTER)
    const saved = await save(place, [
      text('dress', 'Scarves are lent'),
      hidden(text('shop', 'Shop')),
    ])
    expect(saved).toEqual({ version: 2, hasChanges: true, differenceCount: 2 })
    expect(await html('/leicester/dress-code')).toContain('Dress modestly')
    expect(await publish(place, 2)).toMatchObject({ version: 2, hasChanges: false })
    const here = await html('/leicester/dress-code')
    expect(here).toContain('Scarves are lent')
    expect(here).not.toContain('Shop')
    expect(await Promise.all(paths.map(html))).toEqual(before)
    expect(await storedRows(id, NAIROBI)).toEqual(nairobiRows)
    expect(await storedRows(id, OTTAWA)).toEqual([])
    const stored = JSON.stringify((await storedRows(id, LEICESTER)).map(({ draft }) => draft))
    expect(stored).not.toContain('<p>Shop</p>')
    expect(stored.length).toBeLessThan(800)
  })

  test('an English override leaves the Gujarati text of the network, and hides what is hidden in both', async () => {
    const id = await networkPage('/languages')
    await save(placeAt(id, LEICESTER), [
      text('dress', 'Scarves are lent'),
      hidden(text('shop', 'Shop')),
    ])
    await publish(placeAt(id, LEICESTER), 2)
    const gujarati = await html('/leicester/gu-IN/languages')
    expect(gujarati).toContain('સાદા કપડાં')
    expect(gujarati).not.toContain('દુકાન')
    const shown = await effective(id, LEICESTER, { language: 'gu-IN' })
    expect(shown.differences).toMatchObject([
      { kind: 'KEY', language: null, blockId: 'shop', field: 'hidden', state: 'APPLIED' },
    ])
    await save(
      placeAt(id, LEICESTER, 'gu-IN'),
      [text('dress', 'લેસ્ટર'), hidden(text('shop', 'દુકાન'))],
      {
        ...{ expectedVersion: 1, title: 'મુલાકાત' },
      },
    )
    await publish(placeAt(id, LEICESTER, 'gu-IN'), 2)
    expect(await html('/leicester/gu-IN/languages')).toContain('લેસ્ટર')
    expect(await html('/leicester/languages')).toContain('Scarves are lent')
  })

  test('the network changes the same sentence: the location is told and keeps its own, until it takes the network’s', async () => {
    const id = await networkPage('/conflict')
    const place = placeAt(id, LEICESTER)
    await save(place, [text('dress', 'Scarves are lent'), text('shop', 'Shop')])
    await publish(place, 1)
    const stored = await storedRows(id, LEICESTER)
    await changeNetwork(
      id,
      1,
      text('dress', 'Please cover your shoulders'),
      text('shop', 'Our shop'),
    )
    expect(await storedRows(id, LEICESTER)).toEqual(stored)
    expect(await html('/ottawa/conflict')).toContain('Please cover your shoulders')
    const here = await html('/leicester/conflict')
    expect(here).toContain('Scarves are lent')
    expect(here).toContain('Our shop')
    const shown = await effective(id, LEICESTER)
    expect(shown).toMatchObject({ source: 'OVERRIDE', networkVersion: 2, version: 1 })
    expect(shown.differences).toMatchObject([
      {
        ...{ kind: 'FIELD', state: 'CONFLICT', blockId: 'dress', field: 'html' },
        location: '<p>Scarves are lent</p>',
        network: '<p>Please cover your shoulders</p>',
        base: '<p>Dress modestly</p>',
      },
    ])
    const [{ id: differenceId }] = shown.differences
    const choose = (use: string, expectedVersion: number) =>
      done(DECIDE, { ...place, choices: [{ differenceId, use }], expectedVersion })
    expect(await choose('MINE', 1)).toMatchObject({ version: 2, differenceCount: 1 })
    expect((await effective(id, LEICESTER)).differences).toMatchObject([{ state: 'APPLIED' }])
    expect(await choose('NETWORK', 2)).toMatchObject({ version: 3, differenceCount: 0 })
    await publish(place, 3)
    expect(await html('/leicester/conflict')).toContain('Please cover your shoulders')
  })

  test('a block, a field and the whole page are put back; a block that the network removed is listed and dropped', async () => {
    const id = await networkPage('/reset')
    const place = placeAt(id, LEICESTER)
    const blocks = [text('own', 'Ours'), text('dress', 'Scarves'), text('shop', 'Our shop')]
    await save(place, blocks, { title: 'Visit Leicester' })
    const reset = (more: Variables, expectedVersion: number) =>
      done(RESET, { ...place, ...more, expectedVersion })
    expect((await reset({ blockId: 'own' }, 1)).differenceCount).toBe(3)
    expect((await reset({ blockId: 'shop', field: 'html' }, 2)).differenceCount).toBe(2)
    expect((await reset({ field: 'title' }, 3)).differenceCount).toBe(1)
    expect(await refused(RESET, { ...place, blockId: 'gone', expectedVersion: 4 })).toEqual({
      codes: ['BAD_USER_INPUT'],
      message: 'Nothing differs from the network here.',
    })
    await changeNetwork(id, 1, text('shop', 'Shop'))
    const list = await done(
      `query ($documentId: ID) { orphanedDifferences(documentId: $documentId) { nodes { locationName differences { id state blockId location } } } }`,
      { documentId: id },
    )
    const [{ differences: orphans }] = list.nodes
    expect(orphans).toMatchObject([
      { state: 'ORPHANED', blockId: 'dress', location: '<p>Scarves</p>' },
    ])
    expect((await reset({ differenceId: orphans[0].id }, 4)).differenceCount).toBe(0)
    expect(await effective(id, LEICESTER)).toMatchObject({ source: 'NETWORK', differences: [] })
  })
})
