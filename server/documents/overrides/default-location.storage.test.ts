import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { Principal } from '../../people/access/principal'
import { NEW, OLD, PUBLISH_TO, UNDO, useRolloutSite } from '../rollouts/testing/rollout-site'
import {
  DEFAULT,
  OTTAWA,
  page,
  pageText,
  placeAt,
  RESET,
  SAVE,
  text,
} from './testing/override-site'

describe.each(bothDatabases)(
  'the default location follows the network like any other, on the $kind database',
  ({ url }) => {
    const {
      done,
      refused,
      networkPage,
      save,
      publish,
      html,
      effective,
      storedRows,
      draft,
      publishTo,
      shownAt,
      found,
    } = useRolloutSite(url)
    const OWN = 'Shawls at the door'

    test('what it has otherwise is seen on its site alone, and the network’s page stays what it was', async () => {
      const id = await networkPage('/default-own')
      const place = placeAt(id, DEFAULT)
      const elsewhere = () =>
        Promise.all(['/ottawa', '/nairobi'].map((slug) => html(`${slug}/default-own`)))
      const before = await elsewhere()
      await save(place, [text('dress', OWN), text('shop', 'Shop')])
      expect(await html('/default-own')).not.toContain(OWN)
      await publish(place, 1)
      expect(await html('/default-own')).toContain(OWN)
      expect(await html('/gu-IN/default-own')).toContain('સાદા કપડાં')
      expect((await elsewhere()).map((body) => body.includes(OWN))).toEqual([false, false])
      const ofDocument = 'query ($id: ID!) { document(id: $id) { topic { items { content } } } }'
      expect(JSON.stringify(await done(ofDocument, { id }))).toContain(OLD)
      expect(JSON.stringify(await done(ofDocument, { id }))).not.toContain(OWN)
      expect((await effective(id, DEFAULT)).differences).toHaveLength(1)
      expect((await effective(id, OTTAWA)).differences).toEqual([])
      const differs = await done(
        'query ($id: ID!) { differences(documentId: $id) { nodes { locationId } } }',
        { id },
      )
      expect(differs.nodes).toEqual([{ locationId: DEFAULT }])
      // Its own words are the original of no other site any more.
      expect((await elsewhere())[0]).toContain(
        'rel="canonical" href="https://www.example.org/ottawa/',
      )
      expect(before[0]).toContain('rel="canonical" href="https://www.example.org/default-own"')
      await done(RESET, { ...place, expectedVersion: 1 })
      await publish(place, 2)
      expect(await elsewhere()).toEqual(before)
    })

    test('its words are found in its own search alone', async () => {
      const id = await networkPage('/default-found')
      await save(placeAt(id, DEFAULT), [text('dress', 'Borrow pashminas'), text('shop', 'Shop')])
      await publish(placeAt(id, DEFAULT), 1)
      const hits = async (words: string) =>
        Promise.all(['main', 'ottawa'].map((at) => found(at, words, 'default-found')))
      expect(await hits('pashminas')).toEqual([1, 0])
      expect(await hits('modestly')).toEqual([0, 1])
    })

    test('it is among the locations of a change: left out, undone, and with its own words', async () => {
      const id = await networkPage('/default-out')
      await draft(id, 1, NEW)
      const { id: rolloutId } = await publishTo(id, { leaveOut: [DEFAULT] })
      expect(await shownAt('/default-out')).toEqual(['old', 'new', 'new', 'new'])
      await done(
        'mutation ($d: ID!, $l: [ID!]!) { includeLocations(documentId: $d, locationIds: $l) { id } }',
        { d: id, l: [DEFAULT] },
      )
      expect(await shownAt('/default-out')).toEqual(['new', 'new', 'new', 'new'])
      await done(UNDO, { documentId: id, rolloutId, locationIds: [DEFAULT] })
      expect(await shownAt('/default-out')).toEqual(['old', 'new', 'new', 'new'])
    })

    test('head office’s change leaves what it has otherwise, byte for byte', async () => {
      const id = await networkPage('/default-keeps')
      await save(placeAt(id, DEFAULT), [text('dress', OWN), text('shop', 'Shop')])
      await publish(placeAt(id, DEFAULT), 1)
      const rows = await storedRows(id, DEFAULT)
      await draft(id, 1, NEW)
      await done(PUBLISH_TO, { id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: [] })
      expect(await shownAt('/default-keeps')).toEqual(['own', 'new', 'new', 'new'])
      expect(await storedRows(id, DEFAULT)).toEqual(rows)
      expect((await effective(id, DEFAULT)).differences).toMatchObject([{ state: 'CONFLICT' }])
    })

    test('who works at the default location alone changes it there, and not the network’s page', async () => {
      const id = await networkPage('/default-access')
      const own = (level: 'CONTRIBUTE' | 'MANAGE' | 'VIEW', locationId = 10) =>
        new Principal({
          ...{ id: `d-${level}`, name: 'D', email: 'd@example.org' },
          assignments: [{ id: 1, locationId, level }],
        })
      const saving = {
        ...{ ...placeAt(id, DEFAULT), baseVersion: 1, expectedVersion: 0 },
        page: pageText(text('dress', OWN), text('shop', 'Shop')),
      }
      expect((await refused(SAVE, saving, own('VIEW'))).codes).toEqual(['FORBIDDEN'])
      expect((await refused(SAVE, saving, own('MANAGE', 20))).codes).toEqual(['NOT_FOUND'])
      await done(SAVE, saving, own('CONTRIBUTE'))
      const publishing = `mutation ($id: ID!) { publishOverride(documentId: $id, locationId: "10", language: "en-US", expectedVersion: 1) { version } }`
      expect((await refused(publishing, { id }, own('CONTRIBUTE'))).codes).toEqual(['FORBIDDEN'])
      await done(publishing, { id }, own('MANAGE'))
      expect(await html('/default-access')).toContain(OWN)
      const network =
        'mutation ($id: ID!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: 1, topic: $topic) { version } }'
      const topic = { items: [{ locationId: DEFAULT, content: page(text('dress', OLD)) }] }
      expect((await refused(network, { id, topic }, own('MANAGE'))).codes).toEqual(['FORBIDDEN'])
    })
  },
)
