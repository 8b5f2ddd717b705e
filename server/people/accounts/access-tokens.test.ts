import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionKinds } from '#schema/entities/permission-kinds'
import { type Action, actions, can } from '../access/can'
import { type Assignment, Principal } from '../access/principal'
import { accessTokenOf, newAccessToken, scopedAssignments } from './access-tokens'

const SECRET = 'a secret of this network'
const LEVELS = ['VIEW', 'CONTRIBUTE', 'MANAGE'] as const
const assignment: fc.Arbitrary<Assignment> = fc.oneof(
  fc.record({
    locationId: fc.constantFrom(null, 10, 20),
    level: fc.constantFrom(...LEVELS),
  }),
  fc.record({
    locationId: fc.constantFrom(null, 10, 20),
    level: fc.constant('VIEW' as const),
    permissions: fc.record({
      kinds: fc.dictionary(fc.constantFrom('page', 'event', 'message'), fc.constantFrom(...LEVELS)),
      languages: fc.constantFrom(null, ['en-US']),
    }),
  }),
)
const token = fc.record({
  scope: fc.constantFrom('READ', 'DRAFT', 'PUBLISH'),
  locationIds: fc.constantFrom(null, [20], [10, 30]),
})
const resource = fc.record({
  locationId: fc.constantFrom(null, 10, 20, 30),
  isPublic: fc.boolean(),
  kind: fc.constantFrom(undefined, ...permissionKinds),
  language: fc.constantFrom(undefined, 'en-US', 'gu-IN'),
})
const person = (assignments: readonly Assignment[]) =>
  new Principal({ id: 'asha', name: 'Asha', email: '', assignments })

describe('what a token can do', () => {
  test('is never more than its owner may, and nowhere else', () => {
    fc.assert(
      fc.property(
        ...[fc.array(assignment, { maxLength: 4 }), token, resource],
        fc.constantFrom(...actions),
        (held, of, asked, action) => {
          const bearer = person(scopedAssignments(held, of))
          if (!can(bearer, action, asked)) return
          expect(can(person(held), action, asked)).toBe(true)
          const isPublic = action === 'read' && asked.isPublic
          if (of.locationIds && !isPublic) expect(of.locationIds).toContain(asked.locationId)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('is content up to its scope, and never people, the log, messages or the server', () => {
    const manager: readonly Assignment[] = [{ locationId: null, level: 'MANAGE' }]
    const page = { locationId: 20, isPublic: false, kind: 'page' } as const
    const may = (scope: 'READ' | 'DRAFT' | 'PUBLISH', action: Action, asked: object = page) =>
      can(person(scopedAssignments(manager, { scope, locationIds: null })), action, asked as never)
    expect(['readDraft', 'save', 'publish'].map((one) => may('READ', one as Action))).toEqual([
      ...[true, false, false],
    ])
    expect(['readDraft', 'save', 'publish'].map((one) => may('DRAFT', one as Action))).toEqual([
      ...[true, true, false],
    ])
    expect(may('PUBLISH', 'publish')).toBe(true)
    const office = { locationId: null, isPublic: false }
    for (const action of ['assign', 'governAccess', 'administer', 'setUp', 'readAudit'] as const)
      expect([action, may('PUBLISH', action, office)]).toEqual([action, false])
    const message = { locationId: 20, isPublic: false, kind: 'message' }
    expect(may('PUBLISH', 'readMessages', message)).toBe(false)
  })
})

describe('a token', () => {
  test('has the seal of its network, and no other text has', () => {
    const made = newAccessToken(SECRET)
    expect(accessTokenOf(`Bearer ${made}`, SECRET)).toBe(made)
    expect(accessTokenOf(`bearer  ${made}`, SECRET)).toBe(made)
    const others = [
      `Bearer ${newAccessToken('a secret of another network')}`,
      `Bearer ${made.slice(0, -1)}${made.endsWith('A') ? 'B' : 'A'}`,
      `Bearer ${made}x`,
      `Basic ${made}`,
      'Bearer toran_',
      'Bearer ગુજરાતી',
      `Bearer ${'x'.repeat(100_000)}`,
      '',
    ]
    expect(others.map((other) => accessTokenOf(other, SECRET))).toEqual(others.map(() => null))
  })
})
