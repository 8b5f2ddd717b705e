import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionKind } from '#schema/entities/permission-kinds'
import type { PermissionKind } from '#schema/entities/permissions'
import { recordDefinitions } from '#schema/records'
import {
  type Action,
  actions,
  can,
  grantOf,
  levelOf,
  managedLocations,
  readableLocations,
} from './can'
import { Principal } from './principal'
import { readPermissions } from './read-permissions'

const nobody = null
const people = {
  'VIEW at own': person({ locationId: 20, level: 'VIEW' }),
  'CONTRIBUTE at own': person({ locationId: 20, level: 'CONTRIBUTE' }),
  'VIEW at other': person({ locationId: 30, level: 'VIEW' }),
  'MANAGE at own': person({ locationId: 20, level: 'MANAGE' }),
  'MANAGE at other': person({ locationId: 30, level: 'MANAGE' }),
  'VIEW everywhere': person({ locationId: null, level: 'VIEW' }),
  'MANAGE everywhere': person({ locationId: null, level: 'MANAGE' }),
  'no assignment': person(),
}
const reading: readonly Action[] = ['read', 'readDraft', 'readHistory', 'preview', 'readComments']
/** Changes drafts, and nothing that visitors see; answers messages that are assigned to oneself. */
const editing: readonly Action[] = [
  'create',
  'save',
  'upload',
  'submit',
  'withdraw',
  'reopen',
  'restoreRevision',
  'comment',
  'readAssignedMessages',
  'answerAssignedMessages',
]
/** Only for who manages the whole network. */
const ofNetwork: readonly Action[] = ['checkAudit', 'governAccess', 'setUp', 'administer']
const managing = actions.filter(
  (action) => ![...reading, ...editing, ...ofNetwork].includes(action),
)
const draft = { locationId: 20, isPublic: false }
const page = { locationId: 20, isPublic: true }

describe('what a person can do', () => {
  test.each(actions)('nobody may %s a draft', (action) => {
    expect(can(nobody, action, draft)).toBe(false)
  })

  test('everyone reads what is public, and only that', () => {
    for (const principal of [nobody, ...Object.values(people)]) {
      expect(can(principal, 'read', page)).toBe(true)
      for (const action of actions.filter((one) => one !== 'read'))
        expect(can(principal, action, page), action).toBe(can(principal, action, draft))
    }
  })

  test.each([
    ['VIEW at own', 'VIEW'],
    ['VIEW at other', null],
    ['CONTRIBUTE at own', 'CONTRIBUTE'],
    ['MANAGE at own', 'MANAGE'],
    ['MANAGE at other', null],
    ['VIEW everywhere', 'VIEW'],
    ['MANAGE everywhere', 'MANAGE'],
    ['no assignment', null],
  ] as const)('%s: acts at the location with %s', (name, level) => {
    const principal = people[name]
    expect(grantOf(principal, 20)?.level ?? null).toBe(level)
    for (const action of reading) expect(can(principal, action, draft), action).toBe(level !== null)
    for (const action of editing)
      expect(can(principal, action, draft), action).toBe(
        level === 'CONTRIBUTE' || level === 'MANAGE',
      )
    for (const action of managing)
      expect(can(principal, action, draft), action).toBe(level === 'MANAGE')
    for (const action of ofNetwork)
      expect(can(principal, action, draft), action).toBe(name === 'MANAGE everywhere')
  })

  test('the highest of several assignments counts, and no other place lends its level', () => {
    const both = person(
      { locationId: null, level: 'VIEW' },
      { locationId: 20, level: 'CONTRIBUTE' },
      { locationId: 30, level: 'MANAGE' },
    )
    expect([20, 30, 40, null].map((id) => grantOf(both, id)?.level ?? null)).toEqual([
      'CONTRIBUTE',
      'MANAGE',
      'VIEW',
      'VIEW',
    ])
  })

  test('what belongs to the whole network is for those who hold something everywhere', () => {
    const network = { locationId: null, isPublic: false }
    expect(can(people['MANAGE at own'], 'read', network)).toBe(false)
    expect(can(people['VIEW everywhere'], 'read', network)).toBe(true)
    expect(can(people['VIEW everywhere'], 'save', network)).toBe(false)
  })
})

describe('the network and the default location', () => {
  const at = (locationId: number, level: 'VIEW' | 'CONTRIBUTE' | 'MANAGE', ofNetwork = false) =>
    person({ locationId, level, ofNetwork })
  const targets = {
    shared: { locationId: 10, isPublic: false, kind: 'page' },
    own: { locationId: 10, isPublic: false, kind: 'page', isShared: false },
    event: { locationId: 10, isPublic: false, kind: 'event' },
    people: { locationId: 10, isPublic: false },
    other: { locationId: 20, isPublic: false, kind: 'page' },
  } as const

  test.each([
    ['of the network', true, ['shared', 'own', 'event', 'people']],
    ['of the default location alone', false, ['own', 'event', 'people']],
  ] as const)('a manager %s acts there, and nowhere else', (_, ofNetwork, reached) => {
    const everywhere = person({ locationId: null, level: 'MANAGE' })
    for (const [name, target] of Object.entries(targets)) {
      const isReached = (reached as readonly string[]).includes(name)
      for (const action of [...editing, ...managing]) {
        const message = `${action} ${name}`
        expect(can(at(10, 'MANAGE', ofNetwork), action, target), message).toBe(isReached)
        expect(can(everywhere, action, target), message).toBe(true)
        expect(can(at(20, 'MANAGE'), action, target), message).toBe(name === 'other')
      }
      for (const action of editing)
        expect(can(at(10, 'CONTRIBUTE', ofNetwork), action, target), action).toBe(isReached)
      for (const action of managing)
        expect(can(at(10, 'CONTRIBUTE', ofNetwork), action, target), action).toBe(false)
      for (const action of reading)
        expect(can(at(10, 'VIEW', ofNetwork), action, target), action).toBe(name !== 'other')
    }
  })

  test.each(['page', 'layout', 'navigation', 'redirect', 'topic', 'faq'] as const)(
    'all sites show a %s of the default location: its manager alone leaves it as it is',
    (kind) => {
      const target = { locationId: 10, isPublic: true, kind }
      expect(can(at(10, 'MANAGE'), 'save', target)).toBe(false)
      expect(can(at(10, 'MANAGE', true), 'publish', target)).toBe(true)
      expect(managedLocations(at(10, 'MANAGE'), kind)).toEqual([])
      expect(managedLocations(at(10, 'MANAGE', true), kind)).toEqual([10])
    },
  )

  test('pictures are added by either; those that pages show are changed for the network', () => {
    const picture = { locationId: 10, isPublic: true, kind: 'media' } as const
    for (const action of ['upload', 'save'] as const)
      expect(can(at(10, 'MANAGE'), action, picture)).toBe(true)
    expect(can(at(10, 'MANAGE'), 'saveLive', picture)).toBe(false)
    expect(can(at(10, 'MANAGE', true), 'saveLive', picture)).toBe(true)
  })
})

describe('a permission set', () => {
  const kinds = { event: 'MANAGE', location: 'MANAGE', page: 'CONTRIBUTE' } as const
  const publisher = person({
    ...{ locationId: 20, level: 'VIEW' },
    permissions: { kinds, languages: null },
  })
  const translator = person({
    ...{ locationId: null, level: 'VIEW' },
    permissions: { kinds: { page: 'MANAGE', topic: 'MANAGE' }, languages: ['gu-IN'] },
  })

  test('“publishes events and hours but not pages, invites nobody”', () => {
    const at = (kind?: PermissionKind) => ({ ...draft, kind })
    for (const kind of ['event', 'location'] as const)
      for (const action of ['create', 'save', 'saveLive', 'publish', 'setRecordStatus'] as const)
        expect(can(publisher, action, at(kind)), `${action} ${kind}`).toBe(true)
    expect(can(publisher, 'save', at('page'))).toBe(true)
    expect(can(publisher, 'submit', at('page'))).toBe(true)
    for (const action of managing) {
      expect(can(publisher, action, at('page')), action).toBe(false)
      expect(can(publisher, action, at('message')), action).toBe(false)
      expect(can(publisher, action, at()), action).toBe(false)
      expect(can(publisher, action, { ...at('event'), locationId: 30 }), action).toBe(false)
    }
    for (const action of ['readAssignedMessages', 'answerAssignedMessages'] as const)
      expect(can(publisher, action, at('message')), action).toBe(false)
    for (const action of ofNetwork) expect(can(publisher, action, at('event'))).toBe(false)
    expect([managedLocations(publisher), managedLocations(publisher, 'event')]).toEqual([[], [20]])
  })

  test('“translates Gujarati everywhere”', () => {
    const text = (language?: string) => ({ ...draft, kind: 'page' as const, language })
    expect(can(translator, 'save', text('gu-IN'))).toBe(true)
    expect(can(translator, 'publish', { ...text('gu-IN'), locationId: 30 })).toBe(true)
    expect(can(translator, 'submit', text())).toBe(true)
    for (const action of ['save', 'publish', 'create', 'setRecordStatus'] as const) {
      expect(can(translator, action, text('en-US')), action).toBe(false)
      expect(can(translator, action, text()), action).toBe(false)
      expect(can(translator, action, { ...text('gu-IN'), kind: 'event' }), action).toBe(false)
    }
    expect(levelOf(translator, 30, { kind: 'page', isAnyLanguage: true })).toBe('MANAGE')
    expect(levelOf(translator, 30, { kind: 'event', isAnyLanguage: true })).toBe('VIEW')
  })

  test('each kind of record has one of its own, so that none is forgotten', () => {
    const known = [...recordDefinitions.keys()].filter((kind) => permissionKind(kind) === undefined)
    expect(known).toEqual([])
  })

  test('what is stored and not understood allows nothing', () => {
    for (const stored of ['', '{', '{"kinds":{"event":"OWN"},"languages":null}', '[]', 'null'])
      expect(readPermissions(stored)).toEqual({ kinds: {}, languages: null })
  })
})

test('the lists of readable and of managed locations say the same as the rule, for anyone', () => {
  const assignment = fc.record({
    locationId: fc.option(fc.integer({ min: 1, max: 5 })),
    level: fc.constantFrom('VIEW' as const, 'CONTRIBUTE' as const, 'MANAGE' as const),
  })
  fc.assert(
    fc.property(fc.array(assignment), fc.integer({ min: 1, max: 6 }), (held, locationId) => {
      const principal = person(...held)
      const list = readableLocations(principal)
      const listed = list === 'ALL' || list.includes(locationId)
      expect(listed).toBe(can(principal, 'readDraft', { locationId, isPublic: false }))
      const managed = managedLocations(principal)
      const isManaged = managed === 'ALL' || managed.includes(locationId)
      expect(isManaged).toBe(can(principal, 'readMessages', { locationId, isPublic: false }))
    }),
  )
})

test('whatever is missing or strange about someone never widens what they can do', () => {
  const strange = fc.oneof(
    fc.constant(undefined),
    fc.string(),
    fc.integer(),
    fc.constant(Number.NaN),
  )
  const assignment = fc.record({ locationId: strange, level: strange }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(assignment), (held) => {
      const principal = person(...(held as never[]))
      expect(grantOf(principal, 77)).toBeNull()
      expect(can(principal, 'save', { locationId: undefined as never, isPublic: false })).toBe(
        false,
      )
      // A loose row is not a principal, whatever it says.
      const row = { ...people['MANAGE everywhere'] } as Principal
      expect(can(row, 'save', draft)).toBe(false)
    }),
  )
})

function person(...assignments: Principal['assignments']): Principal {
  return new Principal({ id: 'p', name: 'P', email: 'p@toran.example', assignments })
}
