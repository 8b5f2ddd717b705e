import { expect, test } from 'vitest'
import { auditCsv } from './audit-csv'
import {
  type AuditLine,
  accessLabel,
  actionLabel,
  changeMessage,
  nameOfSubject,
  subjectOf,
} from './audit-labels'

test.each([
  ['document:5', 'Page 5', '/editor/pages/5'],
  ['location:20', 'Location 20', '/editor/locations/20'],
  ['event:12', 'Event 12', '/editor/events/12'],
  ['navigation:1001', 'Navigation 1001', '/editor/navigation'],
  ['media:9', 'Picture 9', '/editor/audit?chain=media%3A9'],
  ['permissionSet:4', 'Permission set 4', '/editor/audit?chain=permissionSet%3A4'],
  ['article:3', 'Article 3', '/editor/articles/3'],
  ['account:b0b62458-c80d', 'Account', '/editor/audit?chain=account%3Ab0b62458-c80d'],
  ['event:x', 'Event x', '/editor/audit?chain=event%3Ax'],
  ['events', 'The server', '/editor/audit?chain=events'],
])('%s is %s, and leads to where it is changed', (chain, words, href) => {
  expect(subjectOf(chain)).toEqual({ words, href })
})

test.each([
  ['event:12', 'પાટોત્સવ', 'પાટોત્સવ'],
  ['navigation:1001', 'gu-IN', 'Navigation in Gujarati'],
  ['event:12', '', null],
  ['event:12', null, null],
])('%s with the name %s is called %s', (chain, subjectName, name) => {
  expect(nameOfSubject({ chain, subjectName })).toBe(name)
})

const line: AuditLine = {
  ...{ chain: 'event:12', number: 3, at: '2026-11-08T18:00:00.000Z', action: 'setRecordStatus' },
  ...{ actorId: '7', actorName: 'Mira Patel', subjectName: 'Diwali', locationId: 20 },
  ...{ locationName: 'Ottawa', fromVersion: 3, toVersion: 4, network: '10.1.2.0/24' },
  ...{ fromStatus: 'DELETED', toStatus: 'INACTIVE', outcome: 'ALLOW', reason: null, count: null },
  ...{ allowedBy: 'assignment 1: MANAGE at location 20', requestId: '1', fields: [] },
}

test('what was done is said in plain words, without the names of calls and statuses', () => {
  expect(actionLabel(line)).toBe('Changed the status')
  expect(changeMessage(line)).toBe('Version 3 to 4 · In the trash to Hidden')
  expect(accessLabel(line.allowedBy ?? null)).toBe('Manage at this location')
  expect(accessLabel('API token: MANAGE everywhere')).toBe('API token, Manage everywhere')
  const refused = (action: string) => actionLabel({ action, outcome: 'CONFLICT' })
  expect(refused('publishDocument')).toBe('Tried: publish document')
  expect(refused('createOrUpdateEvent')).toBe('Tried: save event')
  expect(actionLabel({ action: 'someNewCall', outcome: 'ALLOW' })).toBe('Some new call')
})

test.each([
  ['feedback:7', 'NEW', 'IN_PROGRESS', 'New to In progress'],
  ['event:12', 'RETURNED', null, 'No longer: Returned'],
  ['accessToken:3', null, 'READ', 'Read · Newsletter'],
])('of %s the statuses %s and %s are called as on their screens', (chain, from, to, words) => {
  const reason = chain.startsWith('accessToken') ? 'Newsletter' : null
  const statuses = { fromStatus: from, toStatus: to }
  expect(changeMessage({ ...line, chain, reason, toVersion: null, ...statuses })).toBe(words)
})

test.each([
  ['event:12', ['title', 'startsAt'], 'Version 3 to 4 · Title, Starts'],
  ['document:5', ['description', 'content'], 'Version 3 to 4 · Summary, Content'],
  ['media:9', ['altText', 'someNewField'], 'Version 3 to 4 · Alt text, some new field'],
])('of %s the fields %j that were changed are called as in their form', (chain, fields, words) => {
  expect(changeMessage({ ...line, chain, fields, fromStatus: null, toStatus: null })).toBe(words)
})

test('a page that was published says what it was, and whether someone else approved it', () => {
  const published = { ...line, fromStatus: 'DRAFT ACTIVE', toStatus: 'PUBLISHED ACTIVE' }
  expect(changeMessage({ ...published, reason: 'selfApproved' })).toContain(
    'Draft to Published · No approval needed',
  )
  expect(changeMessage({ ...published, toStatus: 'PUBLISHED INACTIVE', reason: null })).toContain(
    'Draft to Published, hidden',
  )
})

test('access that was given and removed is told by what it was', () => {
  const given = { ...line, action: 'setAssignments', fromVersion: null, toVersion: null }
  expect(changeMessage({ ...given, fromStatus: 'VIEW', toStatus: 'MANAGE' })).toBe('View to Manage')
  expect(changeMessage({ ...given, fromStatus: null, toStatus: 'SET 4' })).toBe('a permission set')
  expect(changeMessage({ ...given, fromStatus: 'VIEW', toStatus: null })).toBe('No longer: View')
})

test('the table says the same, and no cell of it is run by a program for tables', () => {
  const text = auditCsv([line, { ...line, subjectName: '=HYPERLINK("x")', actorName: 'મીરા, "M"' }])
  const [head, first, second] = text.replace(/^\ufeff/, '').split('\r\n')
  expect(head).toBe('When,Who,From,Action,Details,Record,Location,Result,Access')
  expect(first).toBe(
    '2026-11-08T18:00:00.000Z,Mira Patel,10.1.2.0/24,Changed the status,Version 3 to 4 · In the trash to Hidden,Diwali,Ottawa,Done,Manage at this location',
  )
  expect(second).toContain('"મીરા, ""M"""')
  expect(second).toContain(`"'=HYPERLINK(""x"")"`)
})
