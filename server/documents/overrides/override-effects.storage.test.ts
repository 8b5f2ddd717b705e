import { describe, expect, test } from 'vitest'
import type { StoredBlock } from '#schema/page/content'
import { bothDatabases } from '../../app/testing/test-app'
import { samplePictureUrl } from '../../site/testing/test-site'
import {
  hidden,
  LEICESTER,
  OTTAWA,
  page,
  pageText,
  placeAt,
  RESET,
  SAVE,
  text,
  useOverrideSite,
} from './testing/override-site'

describe.each(bothDatabases)(
  'what follows from what locations have otherwise, on the $kind database',
  ({ url }) => {
    const { site, done, refused, networkPage, changeNetwork, effective, save, publish, html } =
      useOverrideSite(url)

    test('a whole text of a location becomes differences: visitors see the same bytes, and it was reset to the network’s version', async () => {
      const before = await Promise.all(['/', '/ottawa', '/leicester'].map(html))
      expect(before[1]).toContain('Ottawa')
      const place = placeAt('3', OTTAWA)
      const live = () =>
        done(
          'query ($l: ID) { livePageVersions(locationId: $l) { nodes { documentId source } } }',
          {
            l: OTTAWA,
          },
        )
      expect((await live()).nodes).toContainEqual({ documentId: '3', source: 'OWN_TEXT' })
      expect(await effective('3', OTTAWA)).toMatchObject({ source: 'OWN_TEXT' })
      expect(
        (await refused(SAVE, { ...place, baseVersion: 1, expectedVersion: 0, page: pageText() }))
          .message,
      ).toBe('This location has its own full text here. Convert it into differences first.')
      const convert = `mutation ($documentId: ID!, $locationId: ID!, $language: String!, $expectedVersion: Int!) {
      convertTextToOverride(documentId: $documentId, locationId: $locationId, language: $language, expectedVersion: $expectedVersion) { version hasChanges }
    }`
      expect(await done(convert, { ...place, expectedVersion: 1 })).toEqual({
        version: 1,
        hasChanges: false,
      })
      expect(await Promise.all(['/', '/ottawa', '/leicester'].map(html))).toEqual(before)
      expect((await live()).nodes).toEqual(
        expect.arrayContaining([{ documentId: '3', source: 'OVERRIDE' }]),
      )
      expect((await live()).nodes).not.toContainEqual({ documentId: '3', source: 'OWN_TEXT' })
      const { page: shown } = await effective('3', OTTAWA)
      expect(shown.title).toBe('Welcome to Ottawa')
      expect((await refused(convert, { ...place, expectedVersion: 2 })).codes).toEqual([
        'BAD_USER_INPUT',
      ])
      await changeNetwork('3', 2, text('b_text', 'Everybody'), text('more', 'For all of us'))
      expect(await html('/ottawa')).toContain('For all of us')
    })

    test('the words of a location are found in its search alone, and again as the network’s once they are put back', async () => {
      const id = await networkPage('/words')
      const place = placeAt(id, LEICESTER)
      await save(place, [text('dress', 'Pashminas available'), text('shop', 'Shop')])
      const found = async (locationSlug: string) =>
        (
          await done(
            'query ($l: String!) { search(text: "pashminas", locationSlug: $l) { nodes { path } } }',
            { l: locationSlug },
          )
        ).nodes.length
      expect(await found('leicester')).toBe(0)
      await publish(place, 1)
      expect([await found('leicester'), await found('ottawa')]).toEqual([1, 0])
      await changeNetwork(id, 1, text('dress', 'Dress modestly'), text('shop', 'Our shop'))
      expect(await found('leicester')).toBe(1)
      await done(RESET, { ...place, expectedVersion: 1 })
      await publish(place, 2)
      expect(await found('leicester')).toBe(0)
    })

    test('a picture of a location’s differences is public with them, and with the page', async () => {
      const id = await networkPage('/pictures')
      const place = placeAt(id, LEICESTER)
      const picture: StoredBlock = {
        ...{ id: 'pic', name: 'Media' },
        fields: [{ id: 'f1', type: 'medias', name: 'medias', value: [3] }],
      }
      await save(place, [text('dress', 'Dress modestly'), text('shop', 'Shop'), picture])
      const status = async () => (await site().get(samplePictureUrl(3))).statusCode
      expect(await status()).toBe(404)
      await publish(place, 1)
      expect(await status()).toBe(200)
      expect(await html('/leicester/pictures')).toContain('/media/3-')
      await done(
        'mutation ($id: ID!) { unpublishDocument(id: $id, expectedVersion: 1) { version } }',
        { id },
      )
      expect(await status()).toBe(404)
    })

    test('publishing a location’s differences drops its page alone; publishing the network’s page drops it everywhere', async () => {
      const id = await networkPage('/cached')
      const paths = [
        '/cached',
        '/ottawa/cached',
        '/leicester/cached',
        '/leicester/gu-IN/cached',
        '/',
      ]
      const drops = async (write: () => Promise<unknown>) => {
        await Promise.all(paths.map(html))
        const dropped = new Set<string>()
        const stop = site().app.changes.listen((keys) => {
          for (const key of keys) dropped.add(key)
        })
        await write()
        stop()
        return dropped
      }
      const place = placeAt(id, LEICESTER)
      await save(place, [text('dress', 'Scarves'), text('shop', 'Shop')])
      const own = await drops(() => publish(place, 1))
      expect([...own].filter((key) => !['search'].includes(key))).toEqual([`override:${id}@30`])
      const network = await drops(() =>
        changeNetwork(id, 1, text('dress', 'Cover up'), text('shop', 'Shop')),
      )
      expect([...network]).toContain(`document:${id}`)
      expect([...network].filter((key) => key.startsWith('override:'))).toEqual([])
    })

    test('a preview shows the draft of a location in its own site, to those who may see it', async () => {
      const id = await networkPage('/previewed')
      const place = placeAt(id, LEICESTER)
      await save(place, [text('dress', 'Scarves soon'), hidden(text('shop', 'Shop'))])
      const preview = (locationId: string | null, language = 'en-US') =>
        done(
          'mutation ($id: ID!, $l: ID, $g: String) { createPreview(id: $id, locationId: $l, language: $g) { url } }',
          { id, l: locationId, g: language },
        )
      const looked = async (made: { url: string }) => (await site().look(made.url)).body
      const here = await looked(await preview(LEICESTER))
      expect(here).toContain('Scarves soon')
      expect(here).not.toContain('>Shop<')
      const gujarati = await looked(await preview(LEICESTER, 'gu-IN'))
      expect(gujarati).toContain('સાદા કપડાં')
      expect(gujarati).not.toContain('દુકાન')
      expect(await looked(await preview(OTTAWA))).toContain('Dress modestly')
      expect(await looked(await preview(null))).toContain('Dress modestly')
      const shown = await preview(LEICESTER)
      await publish(place, 2)
      expect((await site().look(shown.url)).statusCode).toBe(404)
    })

    test('an orphaned difference gets another place', async () => {
      const id = await networkPage('/reattach')
      const place = placeAt(id, LEICESTER)
      await save(place, [text('dress', 'Scarves'), text('shop', 'Shop')])
      await changeNetwork(id, 1, text('clothes', 'Dress modestly'), text('shop', 'Shop'))
      const [orphan] = (await effective(id, LEICESTER)).differences
      expect(orphan).toMatchObject({ state: 'ORPHANED', blockId: 'dress' })
      await done(
        `mutation ($documentId: ID!, $locationId: ID!, $language: String!, $differenceId: String!) {
        reattachDifference(documentId: $documentId, locationId: $locationId, language: $language, differenceId: $differenceId, blockId: "clothes", expectedVersion: 1) { version }
      }`,
        { ...place, differenceId: orphan.id },
      )
      const { page: shown } = await effective(id, LEICESTER)
      expect(shown.content).toEqual(page(text('clothes', 'Scarves'), text('shop', 'Shop')))
    })
  },
)
