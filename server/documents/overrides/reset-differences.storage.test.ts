import { like } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { auditRows } from '../../database/tables'
import { Principal } from '../../people/access/principal'
import {
  type AnswerNode,
  hidden,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  placeAt,
  text,
  useOverrideSite,
} from './testing/override-site'

const RESET_MANY = `
  mutation ($documentId: ID!, $places: [ResetPlaceInput!]!, $blockId: ID, $field: String, $differenceId: String) {
    resetDifferences(documentId: $documentId, places: $places, blockId: $blockId, field: $field, differenceId: $differenceId) {
      id places placeCount differenceCount undoneAt
    }
  }
`
const UNDO = 'mutation ($id: ID!) { undoDifferenceReset(id: $id) { id undoneAt undoneBy } }'
const RESETS = `
  query ($documentId: ID!) { differenceResets(documentId: $documentId) { totalCount nodes { id placeCount undoneAt } } }
`

describe.each(bothDatabases)('locations are put back, on the $kind database', ({ url }) => {
  const { site, ask, done, refused, networkPage, save, publish, html, storedRows } =
    useOverrideSite(url)

  const shop = text('shop', 'Shop')
  /** Ottawa, Leicester and Nairobi have the first text otherwise, and Leicester hides the second. */
  async function differing(path: string): Promise<string> {
    const id = await networkPage(path)
    await save(placeAt(id, OTTAWA), [text('dress', 'In Ottawa'), shop])
    await publish(placeAt(id, OTTAWA), 1)
    await save(placeAt(id, LEICESTER), [text('dress', 'In Leicester'), hidden(shop)])
    await publish(placeAt(id, LEICESTER), 2)
    await save(placeAt(id, NAIROBI), [text('dress', 'In Nairobi'), shop])
    return id
  }
  const place = (locationId: string, expectedVersion = 1, language: string | null = 'en-US') => ({
    ...{ locationId, expectedVersion, language },
  })
  const rowsOf = async (id: string) =>
    (await Promise.all([OTTAWA, LEICESTER, NAIROBI].map((each) => storedRows(id, each)))).flat()
  const textsOf = async (id: string) =>
    (await rowsOf(id)).map(({ draft, published }) => JSON.stringify([draft, published]))
  const logged = () =>
    site().app.database.orm.select().from(auditRows).where(like(auditRows.action, '%ifference%'))

  test('a block at two of three, for visitors too, with one row in the log; undone, every byte is back', async () => {
    const id = await differing('/reset')
    const before = await textsOf(id)
    const rows = (await logged()).length
    const reset = await done(RESET_MANY, {
      ...{ documentId: id, blockId: 'dress', places: [place(OTTAWA), place(LEICESTER)] },
    })
    expect(reset).toMatchObject({ placeCount: 2, differenceCount: 2, undoneAt: null })
    expect(await html('/ottawa/reset')).toContain('Dress modestly')
    const leicester = await html('/leicester/reset')
    expect(leicester).toContain('Dress modestly')
    expect(leicester).not.toContain('Shop</p>')
    expect(JSON.stringify(await storedRows(id, NAIROBI))).toContain('In Nairobi')
    expect((await logged()).slice(rows)).toMatchObject([
      { chain: `document:${id}`, action: 'resetDifferences', count: 2, locationId: 10 },
    ])
    expect((await done(RESETS, { documentId: id })).nodes).toMatchObject([
      { id: reset.id, placeCount: 2, undoneAt: null },
    ])
    const undone = await done(UNDO, { id: reset.id })
    expect(undone.undoneAt).not.toBeNull()
    expect(await textsOf(id)).toEqual(before)
    expect(await html('/ottawa/reset')).toContain('In Ottawa')
    expect((await refused(UNDO, { id: reset.id })).codes).toEqual(['INVALID_TRANSITION'])
  })

  test('what a location changed after the reset stays when it is undone', async () => {
    const id = await differing('/since')
    const { id: reset } = await done(RESET_MANY, { documentId: id, places: [place(OTTAWA)] })
    const at = placeAt(id, OTTAWA)
    await save(at, [text('dress', 'New in Ottawa'), shop], { expectedVersion: 2 })
    await done(UNDO, { id: reset })
    const [, row] = await storedRows(id, OTTAWA)
    expect(JSON.stringify(row?.draft)).toContain('New in Ottawa')
    expect(JSON.stringify(row?.published)).toContain('In Ottawa')
  })

  test('nothing is done where one of them was changed, is not there, is named twice or is not allowed', async () => {
    const id = await differing('/refused')
    const before = await textsOf(id)
    const manager = new Principal({
      ...{ kind: 'person', id: 'm', name: 'Mina', email: 'm@toran.example', sessionId: null },
      mustSetUpTwoStep: false,
      assignments: [{ locationId: 20, level: 'MANAGE' }],
    })
    const codes = async (more: object, who?: Principal) =>
      (await refused(RESET_MANY, { documentId: id, places: [place(OTTAWA)], ...more }, who)).codes
    expect(await codes({ places: [place(OTTAWA), place(NAIROBI, 7)] })).toEqual(['CONFLICT'])
    expect(await codes({ places: [place(OTTAWA), place('10')] })).toEqual(['BAD_USER_INPUT'])
    expect(await codes({ places: [place(OTTAWA), place(OTTAWA)] })).toEqual(['BAD_USER_INPUT'])
    expect(await codes({ places: [] })).toEqual(['BAD_USER_INPUT'])
    expect(await codes({ blockId: 'ગુજરાતી' })).toEqual(['BAD_USER_INPUT'])
    expect(await codes({ documentId: '999999' })).toEqual(['NOT_FOUND'])
    expect(await codes({ places: [place(OTTAWA), place(LEICESTER)] }, manager)).toEqual([
      'NOT_FOUND',
    ])
    expect(await textsOf(id)).toEqual(before)
    expect(await codes({}, manager)).toEqual([])
    // Of what others reset, who does not see all locations is shown nothing.
    await done(RESET_MANY, { documentId: id, places: [place(LEICESTER)] })
    const seen = await ask(RESETS, { documentId: id }, manager)
    expect((seen.data as AnswerNode).differenceResets.totalCount).toBe(1)
  })

  test('of ten at once one resets, and of ten at once one undoes it', async () => {
    const id = await differing('/ten')
    const before = await textsOf(id)
    const tenTimes = (query: string, variables: object) =>
      Promise.all(Array.from({ length: 10 }, () => ask(query, { ...variables })))
    const resets = await tenTimes(RESET_MANY, {
      documentId: id,
      places: [place(OTTAWA), place(LEICESTER), place(NAIROBI)],
    })
    const won = resets.filter(({ errors }) => !errors)
    expect(won).toHaveLength(1)
    const [{ data }] = won as [{ data: Record<string, AnswerNode> }]
    const reset = data.resetDifferences?.id
    const undone = await tenTimes(UNDO, { id: reset })
    expect(undone.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await textsOf(id)).toEqual(before)
  })
})
