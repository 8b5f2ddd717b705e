import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { App } from '../../app/app'
import { testDatabases } from '../../app/testing/test-app'
import { onChange } from '../../database/changes'
import type { TestApi } from '../../graphql/testing/test-api'
import { closeTestNetwork, openTestNetwork } from '../../graphql/testing/test-network'

const UPDATE = /* GraphQL */ `
  mutation ($id: ID!, $displayName: String, $altText: String, $caption: String, $focalPoint: FocalPointInput) {
    updateMediaItem(id: $id, displayName: $displayName, altText: $altText, caption: $caption, focalPoint: $focalPoint) {
      id displayName altText caption focalPoint { x y }
    }
  }
`

describe.each(testDatabases)('describing pictures in a $kind database', ({ url }) => {
  let app: App
  let api: TestApi

  beforeAll(async () => {
    ;({ app, api } = await openTestNetwork(url))
  })
  afterAll(() => closeTestNetwork({ app, api }))

  test('what is given changes, the rest stays, and pages with the picture or its gallery hear of it', async () => {
    const heard: string[] = []
    const stop = onChange(app, (keys) => void heard.push(...keys))
    const altText = 'દીવાઓની હાર'
    const { data, errors } = await api.ask(UPDATE, {
      id: 1,
      altText,
      focalPoint: { x: 0.25, y: 1 },
    })
    stop()
    expect(errors).toEqual([])
    expect(data.updateMediaItem).toEqual({
      id: '1',
      displayName: 'The mandir at dusk',
      altText,
      caption: '',
      focalPoint: { x: 0.25, y: 1 },
    })
    expect(heard.sort()).toEqual(['gallery:100', 'media:1'])
  })

  test('a caption that is written is shown to visitors, until someone hides it', async () => {
    const shows = async (given: Readonly<Record<string, unknown>>) => {
      const { data, errors } = await api.ask(
        `mutation ($caption: String, $show: Boolean, $texts: [MediaTextInput!]) {
          saved: updateMediaItem(id: 2, caption: $caption, showCaptionText: $show, texts: $texts) { showCaptionText } }`,
        given,
      )
      expect(errors).toEqual([])
      return data.saved.showCaptionText
    }
    const texts = [{ language: 'gu-IN', caption: 'સાંજે' }]
    expect(await shows({ show: false })).toBe(false)
    expect(await shows({ caption: 'At dusk' })).toBe(true)
    expect(await shows({ show: false })).toBe(false)
    expect(await shows({ caption: 'At dusk' })).toBe(false)
    expect(await shows({ caption: 'At dawn', show: false })).toBe(false)
    expect(await shows({ texts })).toBe(true)
    expect(await shows({ caption: '' })).toBe(true)
  })

  test.each([
    [{ altText: 'x'.repeat(501) }, /'altText' has at most 500 characters/],
    [{ displayName: '   ' }, /'displayName' can’t be empty/],
    [{ caption: 'a\0b' }, /'caption'/],
    [{ focalPoint: { x: 1.1, y: 0 } }, /needs x and y from 0 to 1/],
  ])('%j is refused and changes nothing', async (given, message) => {
    const before = await api.ask(
      '{ allMedia(ids: [2]) { nodes { items { displayName altText caption focalPoint { x y } } } } }',
    )
    const { errors } = await api.ask(UPDATE, { id: 2, ...given })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(errors[0]?.message).toMatch(message)
    const after = await api.ask(
      '{ allMedia(ids: [2]) { nodes { items { displayName altText caption focalPoint { x y } } } } }',
    )
    expect(after.data).toEqual(before.data)
  })

  test('a picture that is not there, and one who is not signed in, change nothing', async () => {
    for (const id of ['999', 'x', '-1'])
      expect((await api.ask(UPDATE, { id, altText: 'y' })).errors[0]?.extensions.code).toBe(
        'NOT_FOUND',
      )
    const { errors } = await api.ask(UPDATE, { id: 1, altText: 'y' }, {})
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })
})
