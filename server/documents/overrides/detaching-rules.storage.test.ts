import { and, eq, inArray } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { auditRows, detachedPages, documents } from '../../database/tables'
import { codesOf } from '../../graphql/testing/ask-as'
import { Principal } from '../../people/access/principal'
import { NEW, OLD } from '../rollouts/testing/rollout-site'
import { ATTACH, DETACH, PREVIEW, placeOf, UNDO, useDetachingSite } from './testing/detaching-site'
import { LEICESTER, OTTAWA, text } from './testing/override-site'

describe.each(bothDatabases)(
  'rules of detaching and attaching, on the $kind database',
  ({ url }) => {
    const {
      site,
      ask,
      done,
      refused,
      networkPage,
      changeNetwork,
      publishNetwork,
      html,
      storedRows,
      attach,
    } = useDetachingSite(url)

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
        ['detachPage', 'attachPage', 'undoAttachPage'].map((action) => ({
          action,
          locationId: 30,
        })),
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
      expect((await refused(DETACH, placeOf(id), person('MANAGE', 20))).codes).toEqual([
        'NOT_FOUND',
      ])
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
  },
)
