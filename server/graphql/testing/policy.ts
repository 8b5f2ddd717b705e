import type { PermissionLevel } from '#schema/entities/statuses'
import event from '#schema/records/event/event.record'
import { mutationNames } from '#schema/records/record'
import { type Action, grantOf } from '../../people/access/can'
import { Principal } from '../../people/access/principal'

const OWN = 20
/** For tests: where something belongs. */
export const places = { own: OWN, other: 10, network: null } as const
export type PlaceName = keyof typeof places

/** For tests: those who try everything. */
export const principals: Readonly<Record<string, Principal | null>> = {
  'nobody signed in': null,
  'without an assignment': person(),
  'VIEW at own': person({ locationId: OWN, level: 'VIEW' }),
  'CONTRIBUTE at own': person({ locationId: OWN, level: 'CONTRIBUTE' }),
  'MANAGE at own': person({ locationId: OWN, level: 'MANAGE' }),
  'VIEW everywhere': person({ locationId: null, level: 'VIEW' }),
  'CONTRIBUTE everywhere': person({ locationId: null, level: 'CONTRIBUTE' }),
  'MANAGE everywhere': person({ locationId: null, level: 'MANAGE' }),
  'publishes events at own': person({
    ...{ locationId: OWN, level: 'VIEW' },
    permissions: { kinds: { event: 'MANAGE' }, languages: null },
  }),
  'edits events everywhere': person({
    ...{ locationId: null, level: 'VIEW' },
    permissions: { kinds: { event: 'CONTRIBUTE' }, languages: null },
  }),
}

/** The mutations of events: what a permission set of events allows, and nothing else. */
const ofEvents: ReadonlySet<string> = new Set([
  'importCalendar',
  'importRecords',
  'createCalendarSubscription',
  'updateCalendarSubscription',
  'checkCalendarSubscription',
  'deleteCalendarSubscription',
  ...Object.values(mutationNames(event)),
  'scheduleRecord',
  'setRecordStatuses',
  'findText',
])

/** For tests: whether someone may do what a mutation does at a place, by a permission set too. */
export function mayCall(
  principal: Principal | null,
  name: string,
  asked: { readonly action: Action; readonly place: PlaceName },
): boolean {
  if (mayDo(principal, asked.action, asked.place)) return true
  const level = needed[asked.action]
  if (!ofEvents.has(name) || level === 'NETWORK') return false
  return (principal?.assignments ?? []).some(
    ({ locationId, permissions }) =>
      (locationId === null || locationId === places[asked.place]) &&
      (permissions?.kinds.event === 'MANAGE' ||
        (permissions?.kinds.event === 'CONTRIBUTE' && level === 'CONTRIBUTE')),
  )
}

/** The policy once more, written down apart from the code under test. */
const needed: Readonly<Record<Action, PermissionLevel | 'NOTHING' | 'NETWORK'>> = {
  read: 'NOTHING',
  readDraft: 'VIEW',
  readHistory: 'VIEW',
  preview: 'VIEW',
  readComments: 'VIEW',
  comment: 'CONTRIBUTE',
  moderateComments: 'MANAGE',
  create: 'CONTRIBUTE',
  save: 'CONTRIBUTE',
  upload: 'CONTRIBUTE',
  submit: 'CONTRIBUTE',
  withdraw: 'CONTRIBUTE',
  reopen: 'CONTRIBUTE',
  restoreRevision: 'CONTRIBUTE',
  saveLive: 'MANAGE',
  review: 'MANAGE',
  publish: 'MANAGE',
  unpublish: 'MANAGE',
  setRecordStatus: 'MANAGE',
  readMessages: 'MANAGE',
  answerMessages: 'MANAGE',
  readAssignedMessages: 'CONTRIBUTE',
  answerAssignedMessages: 'CONTRIBUTE',
  eraseMessages: 'MANAGE',
  readAudit: 'MANAGE',
  checkAudit: 'NETWORK',
  assign: 'MANAGE',
  governAccess: 'NETWORK',
  setUp: 'NETWORK',
  administer: 'NETWORK',
}
/** For tests: whether someone may do what is asked of a place, by the policy as it is written down here. */
export function mayDo(principal: Principal | null, action: Action, place: PlaceName): boolean {
  const level = needed[action]
  if (level === 'NOTHING') return true
  if (level === 'NETWORK') return grantOf(principal, null)?.level === 'MANAGE'
  const held = grantOf(principal, places[place])?.level ?? null
  const order = ['VIEW', 'CONTRIBUTE', 'MANAGE']
  return held !== null && order.indexOf(held) >= order.indexOf(level)
}

/** A query without a location asks for all places where one may. */
export function mayAsk(principal: Principal | null, action: Action, place: PlaceName): boolean {
  if (places[place] !== null) return mayDo(principal, action, place)
  return mayDo(principal, action, 'own') || mayDo(principal, action, 'network')
}

function person(...assignments: Principal['assignments']): Principal {
  return new Principal({ id: 'p', name: 'P', email: 'p@toran.example', assignments })
}
