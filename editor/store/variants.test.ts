import { expect, test } from 'vitest'
import { definitions } from '#renderer/registry/definitions'
import type { AnyBlock } from '#schema/block/block'
import { newBlock, propsOf } from '#schema/page/stored-props'
import { blockOf } from '#schema/page/tree'
import { testSession } from '../testing/open-session'
import { undo } from './history-commands'
import { toggleLocked } from './lock-commands'
import { changeVariant, variantsOf } from './variants'

function known(name: string): AnyBlock {
  const definition = definitions.get(name)
  if (!definition) throw new Error(`The registry has no ${name}`)
  return definition
}

const HERO = {
  pretitle: 'જય સ્વામિનારાયણ',
  title: 'Welcome',
  subtitle: 'Come <in> & stay',
  intro: 'A short paragraph',
  background: 7,
  actions: [{ label: 'Plan a visit', link: { href: '/visit' } }],
}

function open(name: string, props: object, more = {}) {
  const block = { ...newBlock(known(name), 'top', { ...props }), ...more }
  const session = testSession({ format: 1, blocks: [block] }, { registry: definitions })
  const now = () => blockOf(session.pageStore.getState().page.tree, 'top')
  return { session, now, props: () => propsOf(known(now().name), now()) }
}

test('the heroes are one family, the one that names it first', () => {
  const names = variantsOf(known('HeroMosaic'), definitions, 'content').map(({ name }) => name)
  expect(names[0]).toBe('Hero')
  expect([...names].sort()).toEqual(['FeatureBanner', 'Hero', 'HeroMosaic', 'SecondHero'])
  expect(variantsOf(known('Text'), definitions, 'content')).toEqual([])
})

test('a variant has the words, the picture and the button of the other, under the same id', () => {
  const { session, now, props } = open('Hero', HERO, { displayName: 'Top' })
  changeVariant(session, 'top', 'FeatureBanner')
  expect(now()).toMatchObject({ id: 'top', name: 'FeatureBanner', displayName: 'Top' })
  expect(props()).toMatchObject({
    ...{ pretitle: HERO.pretitle, title: 'Welcome', background: 7 },
    ...{ subtitle: '<p>Come &lt;in&gt; &amp; stay</p>', href: '/visit', linkLabel: 'Plan a visit' },
  })
  changeVariant(session, 'top', 'HeroMosaic')
  expect(props()).toMatchObject({
    ...{ title: 'Welcome', subtitle: 'Come <in> & stay', medias: [7] },
    ...{ cta: { href: '/visit' }, ctaLabel: 'Plan a visit' },
  })
})

test('what a variant has no place for is there again when the first is chosen once more', () => {
  const { session, props } = open('Hero', { ...HERO, layout: 'LEFT' })
  for (const name of ['HeroMosaic', 'SecondHero', 'FeatureBanner', 'Hero'])
    changeVariant(session, 'top', name)
  expect(props()).toMatchObject({ ...HERO, layout: 'LEFT' })
})

test('it is one step, which can be undone', () => {
  const { session, now } = open('SecondHero', { title: 'Visit', useLocation: true })
  const before = now()
  changeVariant(session, 'top', 'Hero')
  expect(session.pageStore.getState().past.map(({ label }) => label)).toEqual([
    'Changed “Small hero” to “Hero”',
  ])
  undo(session)
  expect(now()).toEqual(before)
})

test('no example comes in for what was left empty, and values of a wrong type are left out', () => {
  const { session, props } = open('HeroMosaic', { title: '', subtitle: 5, medias: 'none' })
  changeVariant(session, 'top', 'Hero')
  expect(props()).toMatchObject({ title: '', subtitle: '', background: null, actions: [] })
})

test('a locked block stays as it is, and so does one that is asked to become no variant', () => {
  const { session, now } = open('Hero', HERO)
  changeVariant(session, 'top', 'Text')
  changeVariant(session, 'top', 'Nothing')
  toggleLocked(session, 'top')
  changeVariant(session, 'top', 'SecondHero')
  expect(now().name).toBe('Hero')
})
