import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { auditRows, locations } from '../../database/tables'
import { codesOf, type Variables } from '../../graphql/testing/ask-as'
import { Principal } from '../../people/access/principal'
import {
  EFFECTIVE,
  hidden,
  LEICESTER,
  NAIROBI,
  OTTAWA,
  PUBLISH,
  page,
  pageText,
  placeAt,
  RESET,
  SAVE,
  text,
  useOverrideSite,
} from './testing/override-site'

describe.each(bothDatabases)(
  'who may have pages otherwise, and what is refused, on the $kind database',
  ({ url }) => {
    const { site, ask, done, refused, networkPage, changeNetwork, effective, save, storedRows } =
      useOverrideSite(url)

    test('what head office locked is refused with who and why, and shown with its lock', async () => {
      const id = await networkPage('/locked')
      const lock = { by: 'Head office', reason: 'The law asks for it' }
      await changeNetwork(
        id,
        1,
        { ...text('dress', 'Dress modestly'), locked: lock },
        text('shop', 'Shop'),
      )
      const answer = await refused(SAVE, {
        ...placeAt(id, LEICESTER),
        ...{ baseVersion: 2, expectedVersion: 0 },
        page: pageText({ ...text('dress', 'As you like'), locked: lock }, text('shop', 'Shop')),
      })
      expect(answer).toEqual({
        codes: ['FORBIDDEN'],
        message:
          'The page wasn’t saved: Head office locked this for all locations. Reason: The law asks for it.',
      })
      expect((await effective(id, LEICESTER)).origins).toEqual([
        {
          ...{ blockId: 'dress', origin: 'NETWORK', changed: [], isMoved: false },
          lock: { ...lock, fields: null },
        },
      ])
    })

    test('who may: contribute saves drafts at their location alone, manage publishes, view reads', async () => {
      const id = await networkPage('/rights')
      const person = (level: 'VIEW' | 'CONTRIBUTE' | 'MANAGE', locationId: number) =>
        new Principal({
          ...{ id: `${level}${locationId}`, name: level, email: '' },
          assignments: [{ level, locationId }],
        })
      const volunteer = person('CONTRIBUTE', 30)
      const page = pageText(text('dress', 'Scarves'), text('shop', 'Shop'))
      const saving = { ...placeAt(id, LEICESTER), page, baseVersion: 1, expectedVersion: 0 }
      expect((await refused(SAVE, { ...saving, locationId: OTTAWA }, volunteer)).codes).toEqual([
        'NOT_FOUND',
      ])
      expect((await refused(SAVE, saving, person('VIEW', 30))).codes).toEqual(['FORBIDDEN'])
      await done(SAVE, saving, volunteer)
      const publishing = { ...placeAt(id, LEICESTER), expectedVersion: 1 }
      expect((await refused(PUBLISH, publishing, volunteer)).codes).toEqual(['FORBIDDEN'])
      await done(PUBLISH, publishing, person('MANAGE', 30))
      const seen = await done(EFFECTIVE, { ...placeAt(id, LEICESTER) }, person('VIEW', 30))
      expect(seen).toMatchObject({
        permission: 'VIEW',
        source: 'OVERRIDE',
        updatedBy: 'CONTRIBUTE',
      })
      const list = `query { differences { nodes { locationId differences { field } } totalCount } }`
      const seenAt = async (who: Principal) => [
        ...new Set((await done(list, {}, who)).nodes.map((node) => node.locationId)),
      ]
      expect(await seenAt(person('VIEW', 20))).toEqual([])
      expect(await seenAt(volunteer)).toEqual([LEICESTER])
      const actions = await site()
        .app.database.orm.select({
          action: auditRows.action,
          locationId: auditRows.locationId,
          fields: auditRows.fields,
        })
        .from(auditRows)
        .where(eq(auditRows.actorId, 'CONTRIBUTE30'))
      expect(actions).toContainEqual({ action: 'saveOverride', locationId: 30, fields: 'html' })
    })

    test('ten who save at ten places at once are all stored; ten at one place: one is first', async () => {
      const id = await networkPage('/ten')
      const saving = (locationId: string, word: string) => ({
        ...{ ...placeAt(id, locationId), baseVersion: 1, expectedVersion: 0 },
        page: pageText(text('dress', word), text('shop', 'Shop')),
      })
      const places = [OTTAWA, LEICESTER, NAIROBI]
      const both = await Promise.all([
        ...places.map((place) => ask(SAVE, saving(place, place))),
        ...places.map((place) =>
          ask(SAVE, {
            ...saving(place, place),
            ...{
              language: 'gu-IN',
              page: { ...pageText(text('dress', place), text('shop', 'દુકાન')), title: 'મુલાકાત' },
            },
          }),
        ),
      ])
      expect(both.flatMap(({ errors }) => errors ?? [])).toEqual([])
      for (const place of places)
        expect((await effective(id, place)).page.content).toEqual(
          page(text('dress', place), text('shop', 'Shop')),
        )
      const same = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          ask(SAVE, { ...saving(LEICESTER, `word ${index}`), expectedVersion: 1 }),
        ),
      )
      expect(same.flatMap((answer) => codesOf(site().app, answer))).toEqual(
        Array(9).fill('CONFLICT'),
      )
    })

    test('who may write one language alone changes its texts there, and nothing that counts in all', async () => {
      const id = await networkPage('/translator')
      const translator = new Principal({
        ...{ id: 'translator', name: 'Translator', email: '' },
        assignments: [
          {
            ...{ locationId: 30, level: 'VIEW' },
            permissions: { kinds: { page: 'MANAGE' }, languages: ['gu-IN'] },
          },
        ],
      })
      const place = placeAt(id, LEICESTER, 'gu-IN')
      const saving = (...blocks: readonly ReturnType<typeof text>[]) => ({
        ...{ ...place, baseVersion: 1, expectedVersion: 0 },
        page: { ...pageText(...blocks), title: 'મુલાકાત' },
      })
      const hides = saving(text('dress', 'લેસ્ટર'), hidden(text('shop', 'દુકાન')))
      expect((await refused(SAVE, hides, translator)).codes).toEqual(['FORBIDDEN'])
      await done(SAVE, saving(text('dress', 'લેસ્ટર'), text('shop', 'દુકાન')), translator)
      await done(PUBLISH, { ...place, expectedVersion: 1 }, translator)
      const english = { ...hides, language: 'en-US' }
      expect((await refused(SAVE, english, translator)).codes).toEqual(['FORBIDDEN'])
    })

    test('every saved draft is listed, those of one person in a row as one, and comes back', async () => {
      const id = await networkPage('/history')
      const place = placeAt(id, LEICESTER)
      const shop = text('shop', 'Shop')
      await save(place, [text('dress', 'One'), shop])
      await save(place, [text('dress', 'Two'), shop], { expectedVersion: 1 })
      await done(PUBLISH, { ...place, expectedVersion: 2 })
      await save(place, [text('dress', 'Three'), shop], { expectedVersion: 2 })
      await done(RESET, { ...place, expectedVersion: 3 })
      const list = async () =>
        (
          await done(
            'query ($d: ID!, $l: ID!) { overrideRevisions(documentId: $d, locationId: $l, language: "en-US") { nodes { id action savedBy isPublished differences { location } } totalCount } }',
            { d: id, l: LEICESTER },
          )
        ).nodes
      expect(await list()).toMatchObject([
        { id: 'en-US|4', action: 'resetDifference', differences: [] },
        { id: 'en-US|3', isPublished: false, differences: [{ location: '<p>Three</p>' }] },
        { id: 'en-US|2', isPublished: true, differences: [{ location: '<p>Two</p>' }] },
      ])
      const restore = `mutation ($documentId: ID!, $locationId: ID!, $language: String!, $r: String!, $v: Int!) {
      restoreOverrideRevision(documentId: $documentId, locationId: $locationId, language: $language, revisionId: $r, expectedVersion: $v) { version differenceCount }
    }`
      for (const r of ['en-US|9', '|x', 'gu-IN|1', 'nothing'])
        expect((await refused(restore, { ...place, r, v: 4 })).codes).toEqual(['NOT_FOUND'])
      expect(await done(restore, { ...place, r: 'en-US|3', v: 4 })).toMatchObject({
        ...{ version: 5, differenceCount: 1 },
      })
      expect(await list()).toHaveLength(4)
    })

    test('bad input: another location’s page, a language that is not there, archived, too large, no id', async () => {
      const id = await networkPage('/bad')
      const good = {
        ...{ ...placeAt(id, LEICESTER), baseVersion: 1, expectedVersion: 0 },
        page: pageText(text('dress', 'x')),
      }
      const codes = async (more: Variables) => (await refused(SAVE, { ...good, ...more })).codes
      expect(await codes({ documentId: '4' })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ documentId: '99999' })).toEqual(['NOT_FOUND'])
      expect(await codes({ locationId: '99' })).toEqual(['NOT_FOUND'])
      expect(await codes({ locationId: 'x' })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ language: 'hi-IN' })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ language: 'not a language' })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ baseVersion: 7 })).toEqual(['BAD_USER_INPUT'])
      expect(await codes({ expectedVersion: 3 })).toEqual(['CONFLICT'])
      expect(await codes({ page: pageText(text('dress', 'x'.repeat(1_100_000))) })).toEqual([
        'LIMIT_EXCEEDED',
      ])
      expect(await codes({ page: { ...good.page, content: '{"format":2}' } })).toEqual([
        'BAD_USER_INPUT',
      ])
      expect(await codes({ page: { ...good.page, imageId: '4711' } })).toEqual(['BAD_USER_INPUT'])
      const { orm } = site().app.database
      const archive = (status: 'ACTIVE' | 'ARCHIVED') =>
        orm.update(locations).set({ status }).where(eq(locations.id, 40))
      await archive('ARCHIVED')
      expect(await codes({ locationId: NAIROBI })).toEqual(['INVALID_TRANSITION'])
      await archive('ACTIVE')
      expect(await storedRows(id, LEICESTER)).toEqual([])
      await save(placeAt(id, LEICESTER), [text('dress', '[[day and date]]'), text('shop', 'Shop')])
      const publishing = await refused(PUBLISH, { ...placeAt(id, LEICESTER), expectedVersion: 1 })
      expect(publishing.codes).toEqual(['BAD_USER_INPUT'])
    })
  },
)
