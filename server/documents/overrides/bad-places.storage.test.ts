import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { DECIDE, LEICESTER, placeAt, RESET, text, useOverrideSite } from './testing/override-site'

const REATTACH = `mutation ($documentId: ID!, $locationId: ID!, $language: String!, $differenceId: String!, $blockId: ID!, $expectedVersion: Int!) {
  reattachDifference(documentId: $documentId, locationId: $locationId, language: $language, differenceId: $differenceId, blockId: $blockId, expectedVersion: $expectedVersion) { version }
}`

describe.each(bothDatabases)('differences of what is not there, on $kind', ({ url }) => {
  const { done, refused, networkPage, effective, save, storedRows } = useOverrideSite(url)

  test('a block or difference that does not exist, or is another page’s, is refused and leaves every byte', async () => {
    const [id, other] = [await networkPage('/here'), await networkPage('/other')]
    const place = placeAt(id, LEICESTER)
    await save(place, [text('dress', 'Scarves'), text('shop', 'Shop')])
    await save(placeAt(other, LEICESTER), [text('dress', 'Hats'), text('shop', 'Shop')])
    const [foreign] = (await effective(other, LEICESTER)).differences
    const [own] = (await effective(id, LEICESTER)).differences
    const stored = async () => [await storedRows(id, LEICESTER), await storedRows(other, LEICESTER)]
    const before = await stored()
    const codes = async (query: string, more: object) =>
      (await refused(query, { ...place, expectedVersion: 1, ...more })).codes
    for (const blockId of ['nothing', '', 'ગુજરાતી', 'x'.repeat(100)])
      expect(await codes(RESET, { blockId })).not.toEqual([])
    expect(await codes(RESET, { blockId: 'dress', field: 'nothing' })).not.toEqual([])
    for (const differenceId of ['nothing', `${foreign.id}|other`]) {
      expect(await codes(RESET, { differenceId })).not.toEqual([])
      expect(await codes(DECIDE, { choices: [{ differenceId, use: 'MINE' }] })).not.toEqual([])
      expect(await codes(REATTACH, { differenceId, blockId: 'shop' })).not.toEqual([])
    }
    expect(await codes(REATTACH, { differenceId: own.id, blockId: 'nothing' })).not.toEqual([])
    expect(await stored()).toEqual(before)
    // The page of another document takes nothing meant for this one.
    expect(await codes(RESET, { documentId: other, expectedVersion: 7, blockId: 'dress' })).toEqual(
      ['CONFLICT'],
    )
    await done(RESET, { ...place, expectedVersion: 1, blockId: 'dress' })
    expect((await effective(id, LEICESTER)).differences).toEqual([])
    expect((await effective(other, LEICESTER)).differences).toHaveLength(1)
  })
})
