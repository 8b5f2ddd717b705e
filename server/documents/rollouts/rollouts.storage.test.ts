import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { pageOverrides } from '../../database/tables'
import { API_PRINCIPAL, Principal } from '../../people/access/principal'
import { samplePictureUrl } from '../../site/testing/test-site'
import {
  DEFAULT,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  page,
  placeAt,
  text,
} from '../overrides/testing/override-site'
import {
  IMPACT,
  INCLUDE,
  NEW,
  OLD,
  PUBLISH_TO,
  step,
  UNDO,
  useRolloutSite,
} from './testing/rollout-site'

describe.each(bothDatabases)(
  'a change on its way to locations, on the $kind database',
  ({ url }) => {
    const {
      site,
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
      actions,
      found,
    } = useRolloutSite(url)

    test('the list says who follows, who keeps its own and where both changed the same', async () => {
      const id = await networkPage('/listed')
      await save(placeAt(id, LEICESTER), [text('dress', 'Scarves'), text('shop', 'Shop')])
      await publish(placeAt(id, LEICESTER), 1)
      await save(placeAt(id, NAIROBI), [text('dress', OLD), text('shop', 'Our shop')])
      await publish(placeAt(id, NAIROBI), 1)
      await draft(id, 1, NEW)
      const impact = await done(IMPACT, { documentId: id })
      expect(impact).toMatchObject({
        version: 2,
        publishedVersion: 1,
        isNew: false,
        isUnderWay: false,
      })
      expect(impact.counts).toEqual({
        ...{ all: 4, follows: 3, keeps: 0, conflict: 1, locked: 0, notAllowed: 0, kept: 0 },
        ...{ changed: 3, unchanged: 1 },
      })
      expect(impact.locations.nodes).toEqual([
        { locationId: DEFAULT, state: 'FOLLOWS', isChanged: true, isKept: false },
        { locationId: OTTAWA, state: 'FOLLOWS', isChanged: true, isKept: false },
        { locationId: LEICESTER, state: 'CONFLICT', isChanged: false, isKept: false },
        { locationId: NAIROBI, state: 'FOLLOWS', isChanged: true, isKept: false },
      ])
      const look = `query ($d: ID!, $l: ID!) { impactPage(documentId: $d, locationId: $l) { before { content } after { content } } }`
      const nairobi = await done(look, { d: id, l: NAIROBI })
      expect(JSON.stringify(nairobi.before)).toContain(OLD)
      expect(JSON.stringify(nairobi.after)).toContain(NEW)
      expect(JSON.stringify(nairobi.after)).toContain('Our shop')
      expect(await done(look, { d: id, l: '999999' })).toBeNull()
      expect(await done(IMPACT, { documentId: '999999' })).toBeNull()
    })

    test('a location that is left out keeps what was published, in search too, until it is included', async () => {
      const id = await networkPage('/left-out')
      await draft(id, 1, NEW)
      const before = await html('/nairobi/left-out')
      const made = await publishTo(id, { leaveOut: [NAIROBI] })
      expect(made).toMatchObject({
        state: 'DONE',
        leftOutCount: 1,
        waitingCount: 0,
        locationCount: 4,
      })
      expect(await shownAt('/left-out')).toEqual(['new', 'new', 'new', 'old'])
      expect(await html('/nairobi/left-out')).toBe(before)
      expect(await html('/nairobi/gu-IN/left-out')).toContain('સાદા કપડાં')
      expect([
        await found('nairobi', 'modestly', 'left-out'),
        await found('nairobi', 'shoulders', 'left-out'),
      ]).toEqual([1, 0])
      expect([
        await found('ottawa', 'modestly', 'left-out'),
        await found('ottawa', 'shoulders', 'left-out'),
      ]).toEqual([0, 1])
      expect((await effective(id, NAIROBI, { published: true })).network.content).toEqual(
        page(text('dress', OLD), text('shop', 'Shop')),
      )
      await draft(id, 2, `${NEW} and knees`)
      expect((await done(IMPACT, { documentId: id })).counts).toMatchObject({
        follows: 4,
        kept: 1,
        changed: 3,
        unchanged: 0,
      })
      await publishTo(id, { expectedVersion: 3, expectedPublishedVersion: 2, leaveOut: [NAIROBI] })
      expect(await shownAt('/left-out')).toEqual(['new', 'new', 'new', 'old'])
      await done(INCLUDE, { documentId: id, locationIds: [NAIROBI] })
      expect(await html('/nairobi/left-out')).toContain('and knees')
      expect([
        await found('nairobi', 'modestly', 'left-out'),
        await found('nairobi', 'shoulders', 'left-out'),
      ]).toEqual([0, 1])
      expect((await actions(id)).slice(-2).map(({ reason }) => reason)).toEqual([
        'left out 1 of 4 locations: nairobi',
        '1 of 4 locations: nairobi',
      ])
    })

    test('only the pages of locations that see a change are made again', async () => {
      const id = await networkPage('/exact')
      await save(placeAt(id, LEICESTER), [text('dress', 'Scarves'), text('shop', 'Shop')])
      await publish(placeAt(id, LEICESTER), 1)
      await draft(id, 1, NEW)
      const heard = async (write: () => Promise<unknown>) => {
        const tags = new Set<string>()
        const stop = site().app.changes.listen((keys) => {
          for (const key of keys) if (/^(override|document|path|languages)/.test(key)) tags.add(key)
        })
        await write()
        stop()
        return [...tags].sort()
      }
      const publishing = await heard(() => publishTo(id, { leaveOut: [NAIROBI] }))
      // Leicester keeps its own words, so it sees the same.
      expect(publishing).toEqual([`override:${id}@10`, `override:${id}@20`])
      expect(await heard(() => done(INCLUDE, { documentId: id, locationIds: [NAIROBI] }))).toEqual([
        `override:${id}@40`,
      ])
    })

    test('a change is undone at one location: everything else keeps its stored bytes and its pages', async () => {
      const id = await networkPage('/undone')
      await save(placeAt(id, NAIROBI), [text('dress', OLD), text('shop', 'Our shop')])
      await publish(placeAt(id, NAIROBI), 1)
      await draft(id, 1, NEW)
      const { id: rolloutId } = await publishTo(id)
      const others = () =>
        Promise.all(['/undone', '/ottawa/undone', '/nairobi/undone', '/'].map(html))
      const rows = () => site().app.database.orm.select().from(pageOverrides)
      const [pages, stored] = [await others(), await rows()]
      const undone = await done(UNDO, { documentId: id, rolloutId, locationIds: [LEICESTER] })
      expect(undone).toMatchObject({ leftOutCount: 1, canUndo: true })
      expect(await shownAt('/undone')).toEqual(['new', 'new', 'old', 'new'])
      expect(await others()).toEqual(pages)
      expect(await rows()).toEqual(stored)
      expect(await storedRows(id, LEICESTER)).toEqual([])
      expect((await actions(id)).slice(-1)).toEqual([
        { action: 'undoAtLocations', reason: '1 of 4 locations: leicester' },
      ])
      // Once more changes nothing, and is no entry of the log.
      const entries = (await actions(id)).length
      await done(UNDO, { documentId: id, rolloutId, locationIds: [LEICESTER] })
      expect(await actions(id)).toHaveLength(entries)
      const { id: twice } = await networkPageAgain(id)
      const refusal = await refused(UNDO, { documentId: id, rolloutId, locationIds: [OTTAWA] })
      expect(refusal.message).toBe(
        'Another version was published in the meantime. Publish an earlier version instead.',
      )
      expect(twice).not.toBe(rolloutId)
    })

    async function networkPageAgain(id: string) {
      await draft(id, 2, `${NEW} again`)
      return publishTo(id, {
        expectedVersion: 3,
        expectedPublishedVersion: 2,
        leaveOut: [LEICESTER],
      })
    }

    test('a picture that a left-out location still shows stays public, and no longer', async () => {
      const id = await networkPage('/kept-picture')
      const picture = {
        ...{ id: 'pic', name: 'Media' },
        fields: [{ id: 'f1', type: 'medias', name: 'medias', value: [3] }],
      }
      const saved = (v: number, ...blocks: Parameters<typeof page>) =>
        done(
          'mutation ($id: ID!, $v: Int!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $v, topic: $topic) { version } }',
          { id, v, topic: { items: [{ locationId: '10', content: page(...blocks) }] } },
        )
      await saved(1, text('dress', OLD), picture)
      await publishTo(id)
      await saved(2, text('dress', OLD))
      await publishTo(id, { expectedVersion: 3, expectedPublishedVersion: 2, leaveOut: [NAIROBI] })
      const status = async () => (await site().get(samplePictureUrl(3))).statusCode
      expect(await html('/nairobi/kept-picture')).toContain('/media/3-')
      expect(await status()).toBe(200)
      await done(INCLUDE, { documentId: id, locationIds: [NAIROBI] })
      expect(await status()).toBe(404)
    })

    test('what is wrong is refused: unknown ids, other accounts, a new page', async () => {
      const id = await networkPage('/wrong')
      await draft(id, 1, NEW)
      const at = { id, expectedVersion: 2, expectedPublishedVersion: 1 }
      const codes = async (more: Record<string, unknown>, who = API_PRINCIPAL) =>
        (await refused(PUBLISH_TO, { ...at, leaveOut: [], ...more }, who)).codes
      expect(await codes({ leaveOut: ['999999'] })).toEqual(['NOT_FOUND'])
      expect(await codes({ leaveOut: ['ગુજરાતી'] })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ waves: { first: -1, minutes: 5 } })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ waves: { first: 5, minutes: 0 } })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ expectedPublishedVersion: null })).toEqual(['CONFLICT'])
      expect(await codes({ expectedVersion: 1 })).toEqual(['CONFLICT'])
      const leicester = new Principal({
        ...{ id: 'l', name: 'L', email: 'l@example.org' },
        assignments: [{ id: 1, locationId: Number(LEICESTER), level: 'MANAGE' }],
      })
      expect(await codes({}, leicester)).toEqual(['NOT_FOUND'])
      const gone = { documentId: id, rolloutId: '999999' }
      expect((await refused(step('stopRollout'), gone)).codes).toEqual(['NOT_FOUND'])
      expect((await refused(INCLUDE, { documentId: id, locationIds: [] })).codes).toEqual([
        'BAD_USER_INPUT',
      ])
      const fresh = await done(
        'mutation { createOrUpdateDocument(title: "New", type: PAGE, topic: { locationId: "10", externalUrl: "/fresh", items: [] }) { id } }',
        {},
      )
      expect(
        await codes({
          id: fresh.id,
          expectedVersion: 1,
          expectedPublishedVersion: null,
          leaveOut: [OTTAWA],
        }),
      ).toEqual(['BAD_USER_INPUT'])
    })

    test('who manages the network and no location publishes at none: those keep what they show', async () => {
      const id = await networkPage('/not-allowed')
      await draft(id, 1, NEW)
      const principal = new Principal({
        ...{ id: 'n', name: 'N', email: 'n@example.org' },
        assignments: [{ id: 1, locationId: 10, level: 'MANAGE', ofNetwork: true }],
      })
      expect((await done(IMPACT, { documentId: id }, principal)).counts).toMatchObject({
        notAllowed: 3,
      })
      await done(
        PUBLISH_TO,
        { id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: [] },
        principal,
      )
      expect(await shownAt('/not-allowed')).toEqual(['new', 'old', 'old', 'old'])
      expect(
        (await refused(INCLUDE, { documentId: id, locationIds: [OTTAWA] }, principal)).codes,
      ).toEqual(['FORBIDDEN'])
      await done(INCLUDE, { documentId: id, locationIds: [OTTAWA, LEICESTER, NAIROBI] })
      expect(await shownAt('/not-allowed')).toEqual(['new', 'new', 'new', 'new'])
    })
  },
)
