import { describe, expect, test } from 'vitest'
import { bothDatabases } from '../../app/testing/test-app'
import { codesOf } from '../../graphql/testing/ask-as'
import { type AnswerNode, LEICESTER, OTTAWA } from '../overrides/testing/override-site'
import {
  COMMENTS,
  DECIDE,
  LIST,
  SUGGEST,
  suggestionOf,
  useSuggestionSite,
  WAITING,
  WITHDRAW,
} from './testing/suggestion-site'

const SAVE = `mutation ($id: ID!, $version: Int!, $topic: TopicInput) {
  createOrUpdateDocument(id: $id, expectedVersion: $version, topic: $topic) { version } }`
const PUBLISH =
  'mutation ($id: ID!, $version: Int!) { publishDocument(id: $id, expectedVersion: $version) { version } }'

describe.each(bothDatabases)('suggestions that wait again on the $kind database', ({ url }) => {
  const { site, ask, done, refused, person, lockedPage, contentOf } = useSuggestionSite(url)

  /** Asha’s suggestion for the dress code, accepted by head office: the draft is version 3. */
  async function accepted(path: string) {
    const id = await lockedPage(path)
    const before = await contentOf(id)
    const { id: sent, suggestion } = await done(SUGGEST, suggestionOf(id), person('asha'))
    await done(DECIDE, { id: sent, action: 'ACCEPT', seen: suggestion.before }, person('office'))
    return { id, sent, before, after: await contentOf(id), seen: suggestion.before }
  }

  const save = (id: string, version: number, content: unknown) =>
    done(SAVE, { id, version, topic: { items: [{ locationId: '10', content }] } }, person('office'))
  const stateOf = async (id: string) => {
    const place = { documentId: id, locationId: LEICESTER }
    const [one] = await done<readonly AnswerNode[]>(LIST, place, person('asha'))
    return one?.suggestion.state
  }
  const kinds = async (name: 'asha' | 'office') => {
    const { data } = await ask(WAITING, {}, person(name))
    const { waitingItems } = data as { readonly waitingItems: readonly { readonly kind: string }[] }
    return waitingItems.map(({ kind }) => kind)
  }

  test('undone before it is published it waits again for both people, and done again it is accepted', async () => {
    const { id, sent, before, after, seen } = await accepted('/undone')
    expect(await stateOf(id)).toBe('ACCEPTED')
    expect(await kinds('asha')).toEqual(['SUGGESTION_ACCEPTED'])
    await save(id, 3, before)
    expect(await stateOf(id)).toBe('WAITING')
    expect(await kinds('asha')).toEqual([])
    expect(await kinds('office')).toEqual(['SUGGESTION'])
    const { blocks, nodes } = await done(COMMENTS, { documentId: id }, person('office'))
    expect(blocks).toEqual([{ block: 'dress', open: 1 }])
    expect(nodes[0]).toMatchObject({ resolvedByName: null, suggestion: { current: seen } })
    await save(id, 4, after)
    expect(await stateOf(id)).toBe('ACCEPTED')
    expect(await kinds('office')).toEqual([])
    await save(id, 5, before)
    const decline = { id: sent, action: 'DECLINE', note: 'Not this year' }
    await done(DECIDE, decline, person('office'))
    expect(await stateOf(id)).toBe('DECLINED')
    await save(id, 6, after)
    expect(await stateOf(id)).toBe('DECLINED')
  })

  test('published it stays accepted, whatever the text becomes', async () => {
    const { id, before } = await accepted('/published')
    await done(PUBLISH, { id, version: 3 }, person('office'))
    await save(id, 3, before)
    expect(await stateOf(id)).toBe('ACCEPTED')
  })

  test('a third text leaves the answer as it is', async () => {
    const { id, after } = await accepted('/third')
    const text = JSON.stringify(after).replace('warmly', 'simply')
    await save(id, 3, JSON.parse(text))
    expect(await stateOf(id)).toBe('ACCEPTED')
  })

  test('who sent it withdraws it; nobody else does, and an answered one stays', async () => {
    const id = await lockedPage('/withdrawn')
    const { id: sent, suggestion } = await done(SUGGEST, suggestionOf(id), person('asha'))
    expect((await refused(WITHDRAW, { id: sent }, person('office'))).message).toMatch(
      /^Only the person who sent/,
    )
    const elsewhere = await ask(WITHDRAW, { id: sent }, person('mira'))
    expect(codesOf(site().app, elsewhere)).toEqual(['NOT_FOUND'])
    expect(await done(WITHDRAW, { id: sent }, person('asha'))).toBe(true)
    expect(await done(WITHDRAW, { id: sent }, person('asha'))).toBe(true)
    expect(await stateOf(id)).toBeUndefined()
    expect(await kinds('office')).toEqual([])
    const accept = { id: sent, action: 'ACCEPT', seen: suggestion.before }
    expect(codesOf(site().app, await ask(DECIDE, accept, person('office')))).toEqual(['NOT_FOUND'])
    const other = await accepted('/answered')
    expect((await refused(WITHDRAW, { id: other.sent }, person('asha'))).message).toMatch(
      /already answered/,
    )
    const foreign = { ...suggestionOf(id), locationId: OTTAWA }
    expect(codesOf(site().app, await ask(SUGGEST, foreign, person('asha')))).toEqual(['NOT_FOUND'])
  })

  test('ten who withdraw while ten accept: either it is gone, or its text is in the draft', async () => {
    const id = await lockedPage('/race')
    const { id: sent, suggestion } = await done(SUGGEST, suggestionOf(id), person('asha'))
    const accept = { id: sent, action: 'ACCEPT', seen: suggestion.before }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        index % 2 === 0
          ? ask(WITHDRAW, { id: sent }, person('asha'))
          : ask(DECIDE, accept, person('office')),
      ),
    )
    const codes = new Set(answers.flatMap(({ errors = [] }) => codesOf(site().app, { errors })))
    const state = await stateOf(id)
    const isIn = JSON.stringify(await contentOf(id)).includes('warmly')
    expect(isIn).toBe(state === 'ACCEPTED')
    expect([...codes]).toEqual(isIn ? ['INVALID_TRANSITION'] : ['NOT_FOUND'])
  })
})
