import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { jobs } from '../../database/tables'
import { codesOf, type Variables } from '../../graphql/testing/ask-as'
import { API_PRINCIPAL } from '../../people/access/principal'
import { type AnswerNode, LEICESTER, OTTAWA, text } from '../overrides/testing/override-site'
import { addPerson } from '../testing/sign-in-as'
import {
  COMMENTS,
  DECIDE,
  LIST,
  LOCK,
  SUGGEST,
  suggestionOf,
  useSuggestionSite,
  WAITING,
} from './testing/suggestion-site'

describe.each(bothDatabases)(
  'what is refused of suggested changes on the $kind database',
  ({ url }) => {
    const { site, ask, done, refused, changeNetwork, person, lockedPage, draftOf, mails } =
      useSuggestionSite(url)

    test('only who contributes at a location suggests for it, and only who manages the network decides', async () => {
      const id = await lockedPage('/who')
      expect(
        (await refused(SUGGEST, suggestionOf(id, { locationId: OTTAWA }), person('asha'))).codes,
      ).toEqual(['NOT_FOUND'])
      const viewer = await addPerson(site().app, {
        ...{ name: `Vera`, level: 'VIEW', locationId: 30 },
      })
      expect((await refused(SUGGEST, suggestionOf(id), viewer)).codes).toEqual(['FORBIDDEN'])
      const { data, errors } = await ask(SUGGEST, suggestionOf(id), null)
      expect([data, codesOf(site().app, { errors: errors ?? [] })]).toEqual([
        null,
        ['UNAUTHENTICATED'],
      ])
      const { id: sent } = await done(SUGGEST, suggestionOf(id), person('asha'))
      const accept = { id: sent, action: 'ACCEPT', seen: 'Dress modestly, see Visit.\nNo shoes.' }
      for (const who of [person('asha'), person('mira'), viewer])
        expect((await refused(DECIDE, accept, who)).codes).not.toEqual([])
      expect(
        (await refused(LIST, { documentId: id, locationId: LEICESTER }, person('mira'))).codes,
      ).toEqual(['NOT_FOUND'])
      expect(await done(LIST, { documentId: id, locationId: LEICESTER }, viewer)).toHaveLength(1)
      expect(await done(COMMENTS, { documentId: id }, person('asha'))).toMatchObject({ nodes: [] })
      expect(((await ask(WAITING, {}, person('mira'))).data as AnswerNode).waitingItems).toEqual([])
    })

    test('what is not locked, is gone, is empty, the same or too long is refused in words', async () => {
      const id = await lockedPage('/refused')
      const message = async (more: Variables) =>
        (await refused(SUGGEST, suggestionOf(id, more), person('asha'))).message
      expect(await message({ block: 'free' })).toMatch(/isn’t locked anymore/)
      expect(await message({ block: 'gone' })).toMatch(/isn’t on the network’s page anymore/)
      expect(await message({ field: 'slides.2.title' })).toMatch(/isn’t on the network’s page/)
      expect(await message({ text: ' \u0007\n ' })).toBe('Write the text that you suggest.')
      expect(await message({ text: 'Dress modestly, see Visit.\nNo shoes.' })).toMatch(/there now/)
      expect(await message({ text: 'ક'.repeat(10_001) })).toBe(
        'A suggested text has at most 10,000 characters; this one has 10,001. Shorten it.',
      )
      expect(await message({ note: 'n'.repeat(2001) })).toMatch(/at most 2,000 characters/)
      expect(await message({ field: null, note: '' })).toBe(
        'Write a note about what should change.',
      )
      expect(await message({ block: '', note: '' })).not.toBe('')
      expect(await message({ language: 'fr-FR' })).toMatch(/no text in fr-FR/)
      expect(await done(LIST, { documentId: id, locationId: LEICESTER }, person('asha'))).toEqual(
        [],
      )
      await done(SUGGEST, suggestionOf(id, { text: '🙏'.repeat(10_000) }), person('asha'))
    })

    test('a text that has changed since is compared again; one that is gone is only declined', async () => {
      const id = await lockedPage('/changed')
      const { id: sent } = await done(SUGGEST, suggestionOf(id), person('asha'))
      await changeNetwork(id, 2, { ...text('dress', 'Cover your head'), locked: LOCK })
      const seen = async () =>
        (await done(COMMENTS, { documentId: id }, person('office'))).nodes[0].suggestion.current
      expect(await seen()).toBe('Cover your head')
      const accept = { id: sent, action: 'ACCEPT', seen: 'Dress modestly, see Visit.\nNo shoes.' }
      expect((await refused(DECIDE, accept, person('office'))).message).toMatch(
        /changed in the meantime/,
      )
      await changeNetwork(id, 3, text('other', 'Else'))
      expect(await seen()).toBeNull()
      expect((await refused(DECIDE, accept, person('office'))).message).toMatch(
        /isn’t on the page anymore/,
      )
      expect((await draftOf(id)).version).toBe(4)
      await done(DECIDE, { id: sent, action: 'DECLINE', note: 'Gone' }, person('office'))
    })

    test('about a whole block there is a note alone, and accepting it saves nothing', async () => {
      const id = await lockedPage('/note')
      const { id: sent } = await done(
        SUGGEST,
        suggestionOf(id, { field: null, note: 'Another picture' }),
        person('asha'),
      )
      const accepted = await done(DECIDE, { id: sent, action: 'ACCEPT' }, person('office'))
      expect(accepted).toMatchObject({ document: null, comment: { text: 'Another picture' } })
      expect((await draftOf(id)).version).toBe(2)
    })

    test('it is not resolved with its thread, nor deleted while it waits', async () => {
      const id = await lockedPage('/thread')
      const { id: sent } = await done(SUGGEST, suggestionOf(id), person('asha'))
      const { id: comment } = await done(
        `mutation ($id: ID!) { addComment(documentId: $id, block: "dress", text: "Hm") { id } }`,
        { id },
        person('office'),
      )
      const call = (name: string) => `mutation ($id: ID!) { ${name}(id: $id) { id } }`
      expect(
        (await refused(call('resolveComment'), { id: sent }, person('office'))).message,
      ).toMatch(/waiting/)
      await done(call('resolveComment'), { id: comment }, person('office'))
      const remove = `mutation ($id: ID!, $page: ID!) { deleteComment(documentId: $page, id: $id, expectedVersion: 1) }`
      expect((await refused(remove, { id: sent, page: id }, person('office'))).message).toMatch(
        /waiting/,
      )
      const { nodes } = await done(COMMENTS, { documentId: id }, person('office'))
      expect(nodes.map((node) => node.resolvedByName)).toEqual([null, person('office').name])
    })

    test('who sent and decided it is the same: nobody gets an email about themself', async () => {
      const id = await lockedPage('/same')
      const { id: sent, suggestion } = await done(SUGGEST, suggestionOf(id), person('office'))
      await site().app.database.orm.delete(jobs)
      await done(DECIDE, { id: sent, action: 'ACCEPT', seen: suggestion.before }, person('office'))
      expect(await mails()).toEqual([])
      expect(((await ask(WAITING, {}, person('office'))).data as AnswerNode).waitingItems).toEqual(
        [],
      )
      expect(
        (await refused(DECIDE, { id: '999999', action: 'ACCEPT' }, API_PRINCIPAL)).codes,
      ).toEqual(['NOT_FOUND'])
    })
  },
)
