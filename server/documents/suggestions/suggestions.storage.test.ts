import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { auditRows, jobs, revisions } from '../../database/tables'
import { codesOf } from '../../graphql/testing/ask-as'
import { type AnswerNode, LEICESTER, page, text } from '../overrides/testing/override-site'
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

describe.each(bothDatabases)('suggested changes on the $kind database', ({ url }) => {
  const { site, ask, done, refused, person, lockedPage, draftOf, contentOf, mails } =
    useSuggestionSite(url)

  test('it reaches who manages the network, with both texts; accepted it is one version of the draft', async () => {
    const id = await lockedPage('/accepted')
    const sent = await done(SUGGEST, suggestionOf(id), person('asha'))
    expect(sent).toMatchObject({
      ...{ block: 'dress', blockLabel: 'Text', text: 'It is cold here', isMine: true },
      suggestion: {
        ...{ locationName: 'leicester', language: 'en-US', field: 'html', state: 'WAITING' },
        before: 'Dress modestly, see Visit.\nNo shoes.',
        after: 'Dress warmly, see Visit.\nNo shoes.',
        mayDecide: false,
      },
    })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      to: person('office').email,
      heading: `${person('asha').name} suggests a change to “Visit us”`,
      paragraphs: [
        expect.stringContaining(`${person('asha').name} (leicester) suggests a change`),
        'Current text: Dress modestly, see Visit.\nNo shoes.',
        'Suggested text: Dress warmly, see Visit.\nNo shoes.',
        'Note: It is cold here',
      ],
    })
    expect(mail.action.href).toMatch(new RegExp(`/editor/pages/${id}#dress$`))
    const home = (await ask(WAITING, {}, person('office'))).data as AnswerNode
    expect(home).toMatchObject({
      waitingItems: [
        {
          kind: 'SUGGESTION',
          title: 'Visit us',
          by: person('asha').name,
          locationName: 'leicester',
        },
      ],
      waitingCounts: { home: 1 },
    })
    const seen = await done(COMMENTS, { documentId: id }, person('office'))
    expect(seen.blocks).toEqual([{ block: 'dress', open: 1 }])
    const { current } = seen.nodes[0].suggestion
    expect(seen.nodes[0].suggestion).toMatchObject({
      current: sent.suggestion.before,
      mayDecide: true,
    })
    await site().app.database.orm.delete(jobs)

    const accepted = await done(
      DECIDE,
      { id: sent.id, action: 'ACCEPT', seen: current },
      person('office'),
    )
    expect(accepted).toMatchObject({
      comment: {
        resolvedByName: person('office').name,
        suggestion: { state: 'ACCEPTED', current: null },
      },
      document: { version: 3, publishedVersion: 2 },
    })
    const [dress, ...rest] = (await contentOf(id)).blocks
    expect(dress?.fields[0]?.value).toBe(
      '<p>Dress <b>warmly</b>, see <a href="/visit">Visit</a>.</p><p>No shoes.</p>',
    )
    expect(dress?.locked).toEqual(LOCK)
    expect(rest).toHaveLength(2)
    const saved = await site()
      .app.database.orm.select({ version: revisions.version, by: revisions.savedBy })
      .from(revisions)
      .where(eq(revisions.documentId, Number(id)))
    expect(saved.filter(({ version }) => version > 2)).toEqual([
      { version: 3, by: person('office').id },
    ])
    expect(await mails()).toMatchObject([
      { to: person('asha').email, heading: 'Your suggestion for “Visit us” was accepted' },
    ])
    const answered = (await ask(WAITING, {}, person('asha'))).data as AnswerNode
    expect(answered.waitingItems).toMatchObject([
      {
        kind: 'SUGGESTION_ACCEPTED',
        by: person('office').name,
        block: 'dress',
        locationSlug: 'leicester',
      },
    ])
    await done(
      'mutation ($id: ID!) { restoreRevision(id: $id, version: 2, expectedVersion: 3) { version } }',
      { id },
    )
    expect((await contentOf(id)).blocks[0]?.fields[0]?.value).toContain('modestly')
    const actions = await site()
      .app.database.orm.select({ action: auditRows.action, locationId: auditRows.locationId })
      .from(auditRows)
      .where(eq(auditRows.chain, `comment:${sent.id}`))
    expect(actions).toEqual([
      { action: 'suggestChange', locationId: 30 },
      { action: 'acceptSuggestion', locationId: 30 },
      { action: 'reopenSuggestion', locationId: 30 },
    ])
  })

  test('declined with a note, the page stays, and the location reads the note', async () => {
    const id = await lockedPage('/declined')
    const { id: sent } = await done(
      SUGGEST,
      suggestionOf(id, { block: 'shop', text: 'દરરોજ ખુલ્લું' }),
      person('asha'),
    )
    await site().app.database.orm.delete(jobs)
    const decline = { id: sent, action: 'DECLINE' }
    expect((await refused(DECIDE, { ...decline, note: ' ' }, person('office'))).message).toMatch(
      /note/,
    )
    const answer = await done(DECIDE, { ...decline, note: 'The same everywhere' }, person('office'))
    expect(answer).toMatchObject({ document: null, comment: { suggestion: { state: 'DECLINED' } } })
    expect((await draftOf(id)).version).toBe(2)
    expect(
      await done(LIST, { documentId: id, locationId: LEICESTER }, person('asha')),
    ).toMatchObject([{ suggestion: { answerNote: 'The same everywhere', after: 'દરરોજ ખુલ્લું' } }])
    expect(await mails()).toMatchObject([
      {
        to: person('asha').email,
        heading: 'Your suggestion for “Visit us” was declined',
        paragraphs: [expect.anything(), 'Note: The same everywhere'],
      },
    ])
    expect((await refused(DECIDE, { ...decline, note: 'Again' }, person('office'))).message).toBe(
      `${person('office').name} has already answered this suggestion.`,
    )
  })

  test('ten at once by one person are one suggestion with one email; by ten people ten', async () => {
    const id = await lockedPage('/ten')
    const TEN = Array.from({ length: 10 }, (_, index) => index)
    const one = await Promise.all(
      TEN.map((index) =>
        ask(SUGGEST, suggestionOf(id, { text: `Warmly ${index}` }), person('asha')),
      ),
    )
    expect(one.flatMap(({ errors = [] }) => errors)).toEqual([])
    const listed = () => done(LIST, { documentId: id, locationId: LEICESTER }, person('office'))
    expect(await listed()).toMatchObject([{ version: 10 }])
    expect(await mails()).toHaveLength(1)
    const ten = await Promise.all(
      TEN.map((index) =>
        addPerson(site().app, {
          ...{ name: `Tenx${index}`, level: 'CONTRIBUTE', locationId: 30 },
        }),
      ),
    )
    const all = await Promise.all(
      ten.map((who) => ask(SUGGEST, suggestionOf(id, { text: who.name }), who)),
    )
    expect(all.flatMap(({ errors = [] }) => errors)).toEqual([])
    expect(await listed()).toHaveLength(11)
  })

  test('ten who decide at once, while others save: one is first, and nobody’s words are lost', async () => {
    const id = await lockedPage('/decide')
    const { id: sent, suggestion } = await done(SUGGEST, suggestionOf(id), person('asha'))
    await site().app.database.orm.delete(jobs)
    const accept = { id: sent, action: 'ACCEPT', seen: suggestion.before }
    const topic = {
      items: [
        {
          locationId: '10',
          content: page(...(await contentOf(id)).blocks, text('added', 'Elsewhere')),
        },
      ],
    }
    const saving = ask(
      'mutation ($id: ID!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: 2, topic: $topic) { version } }',
      { id, topic },
    )
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => ask(DECIDE, accept, person('office'))),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const codes = answers.flatMap(({ errors = [] }) => codesOf(site().app, { errors }))
    expect(codes).toEqual(Array(9).fill('INVALID_TRANSITION'))
    const isSaved = !(await saving).errors
    const stored = JSON.stringify(await contentOf(id))
    expect(stored).toContain('warmly')
    expect(stored.includes('Elsewhere')).toBe(isSaved)
    expect(await mails()).toHaveLength(1)
  })
})
