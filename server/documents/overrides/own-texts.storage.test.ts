import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { Principal } from '../../people/access/principal'
import { LEICESTER, OTTAWA, useOverrideSite } from './testing/override-site'

const REMOVE = `
  mutation ($id: ID!, $language: String!, $locationId: ID, $expectedVersion: Int!) {
    removeLanguage(id: $id, language: $language, locationId: $locationId, expectedVersion: $expectedVersion) { version }
  }
`
const LIVE = `
  query ($documentId: ID, $locationId: ID, $source: PageSource) {
    livePageVersions(documentId: $documentId, locationId: $locationId, source: $source) {
      nodes { documentId locationId source }
      totalCount
    }
  }
`
const SHOWN_AT = `
  query ($id: ID!) { showingLocations(documentId: $id) { totalCount nodes { locationId slug sources } } }
`
/** The home page of the small network, where Ottawa has a whole text of its own. */
const HOME = { id: '3', language: 'en-US' }

describe.each(bothDatabases)('whole texts of locations, on the $kind database', ({ url }) => {
  const { done, refused, ask, networkPage, html } = useOverrideSite(url)

  test('those who manage the network take one away, once; everyone else sees what they saw', async () => {
    const before = await Promise.all(['/', '/ottawa', '/leicester'].map(html))
    const asked = { ...HOME, locationId: OTTAWA, expectedVersion: 1 }
    const texts = () => done(LIVE, { documentId: HOME.id, source: 'OWN_TEXT' })
    expect(await texts()).toEqual({
      nodes: [{ documentId: '3', locationId: OTTAWA, source: 'OWN_TEXT' }],
      totalCount: 1,
    })
    for (const locationId of [10, 20] as const) {
      const held = [{ locationId, level: 'MANAGE' as const }]
      const manager = new Principal({ id: 'm', name: 'M', email: '', assignments: held })
      const { codes } = await refused(REMOVE, asked, manager)
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codes[0])
    }
    const ten = await Promise.all(Array.from({ length: 10 }, () => ask(REMOVE, asked)))
    expect(ten.filter(({ errors }) => errors === undefined)).toHaveLength(1)
    expect(await texts()).toEqual({ nodes: [], totalCount: 0 })
    const after = await Promise.all(['/', '/ottawa', '/leicester'].map(html))
    expect([after[0], after[2]]).toEqual([before[0], before[2]])
    expect(after[1]).not.toBe(before[1])
    const again = await refused(REMOVE, { ...asked, expectedVersion: 2 })
    expect(again).toMatchObject({ codes: ['BAD_USER_INPUT'] })
  })

  test('the page’s own text in the default language stays, and what is no location is refused', async () => {
    const asked = { ...HOME, expectedVersion: 2 }
    for (const locationId of [null, '10', 'leicester', ''])
      expect((await refused(REMOVE, { ...asked, locationId })).codes, String(locationId)).toEqual([
        'BAD_USER_INPUT',
      ])
    expect((await refused(REMOVE, { ...asked, locationId: LEICESTER })).message).toContain(
      'no text',
    )
  })

  test('a page of the network says where it is shown, the default location first', async () => {
    const id = await networkPage('/everywhere')
    const shown = await done(SHOWN_AT, { id })
    expect(shown.nodes[0]).toMatchObject({ locationId: '10', sources: [] })
    expect(shown.nodes).toHaveLength(4)
    expect(shown).toMatchObject({ totalCount: 4 })
    expect(shown.nodes.map(({ slug }) => slug)).toContain('ottawa')
  })
})
