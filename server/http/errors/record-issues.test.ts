import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { CheckIssue } from '#schema/fields/field'
import { recordMessages } from '#schema/records/messages/check-messages'
import { locationIssue, locationMessages } from '#schema/records/messages/location-messages'
import { storedIssue, storedMessages } from '#schema/records/messages/stored-messages'
import { detailsIn } from './refusal-text'

const VALUES = { name: '7', slug: '7', title: '7', id: 7, number: 7, max: 7, weekday: 'FRIDAY' }
const OTHERS = { timeZone: '7', time: '7', language: '7', stored: '7', location: '7', address: '7' }

describe('an issue of a whole record', () => {
  test.each(Object.keys({ ...recordMessages, ...locationMessages, ...storedMessages }))(
    '%s is said in each language',
    async (reason) => {
      const said = await Promise.all(
        ['en', 'gu', 'hi'].map((language) => saidIn(language, reason, { ...VALUES, ...OTHERS })),
      )
      expect(new Set(said).size).toBe(3)
    },
  )

  test('keeps its values in another language', async () => {
    const slug = locationIssue('slug', 'slugReserved', { slug: 'feed' })
    const hours = locationIssue('hours', 'groupOverlap', { name: 'Darshan', weekday: 'FRIDAY' })
    const picture = storedIssue('items', 'pictureMissing', { id: 1200 })
    expect(slug.message).toBe('“feed” is reserved for the site. Choose another')
    expect(hours.message).toBe('Darshan: the times of Friday overlap')
    expect(picture.message).toBe('Picture 1200 doesn’t exist')
    const messages = await messagesIn('gu', [slug, hours, picture])
    expect(messages[0]).toContain('“feed”')
    expect(messages[1]).toMatch(/^Darshan: શુક્રવાર/)
    expect(messages[2]).toContain('1200')
    expect(messages.join('').replaceAll(/feed|Darshan/g, '')).not.toMatch(/[A-Za-z]/)
  })

  test('of another version of the server stays as it was said', async () => {
    const issue = { ...storedIssue('items', 'pictureMissing', { id: 7 }), reason: 'ofTomorrow' }
    expect(await messagesIn('gu', [issue])).toEqual(['Picture 7 doesn’t exist'])
  })

  test('is made from a code: no check of a record writes a sentence of its own', () => {
    const written = [...sourcesIn('schema/records'), ...sourcesIn('server/records')].filter(
      (file) => /\brule:\s*'[^}]*\bmessage\b/.test(readFileSync(file, 'utf8')),
    )
    expect(written).toEqual([])
  })
})

async function saidIn(language: string, reason: string, values: object): Promise<unknown> {
  const issue = { path: '', rule: 'options', reason, values, message: reason } as CheckIssue
  return (await messagesIn(language, [issue]))[0]
}

async function messagesIn(language: string, issues: readonly CheckIssue[]) {
  const placed = issues.map(({ path, ...issue }) => ({ ...issue, block: '', field: path }))
  const details = await detailsIn(language, { issues: placed })
  return (details.issues ?? []).map(({ message }) => message)
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
