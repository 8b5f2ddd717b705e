import { asc, eq } from 'drizzle-orm'
import { auditRows } from '../../../database/tables'
import { runDueJob } from '../../../jobs/run-job'
import { page, text, useOverrideSite } from '../../overrides/testing/override-site'
import { waveJob } from '../wave-job'

export const IMPACT = `query ($documentId: ID!) {
  publishImpact(documentId: $documentId) {
    version publishedVersion isNew isUnderWay counts { all follows keeps conflict locked notAllowed kept changed unchanged }
    locations(first: 100) { nodes { locationId state isChanged isKept } }
  }
}`
export const ROLLOUT =
  '{ id version state waitingCount leftOutCount locationCount nextAt problems canUndo }'
export const PUBLISH_TO = `mutation ($id: ID!, $expectedVersion: Int!, $expectedPublishedVersion: Int, $leaveOut: [ID!]!, $waves: WavesInput) {
  publishToLocations(id: $id, expectedVersion: $expectedVersion, expectedPublishedVersion: $expectedPublishedVersion, leaveOut: $leaveOut, waves: $waves) ${ROLLOUT}
}`
export const step = (name: string) =>
  `mutation ($documentId: ID!, $rolloutId: ID!) { ${name}(documentId: $documentId, rolloutId: $rolloutId) ${ROLLOUT} }`
export const UNDO = `mutation ($documentId: ID!, $rolloutId: ID!, $locationIds: [ID!]!) {
  undoAtLocations(documentId: $documentId, rolloutId: $rolloutId, locationIds: $locationIds) ${ROLLOUT}
}`
export const INCLUDE = `mutation ($documentId: ID!, $locationIds: [ID!]!) {
  includeLocations(documentId: $documentId, locationIds: $locationIds) ${ROLLOUT}
}`
export const OLD = 'Dress modestly'
export const NEW = 'Cover your shoulders'

/** For tests: a site with four locations, and changes of pages of the network on their way to them. */
export function useRolloutSite(url: string | undefined) {
  const overrides = useOverrideSite(url)
  const { site, done, html } = overrides

  /** Saves another English text of the network, and publishes nothing. */
  async function draft(id: string, expectedVersion: number, words: string) {
    const topic = {
      items: [{ locationId: '10', content: page(text('dress', words), text('shop', 'Shop')) }],
    }
    await done(
      'mutation ($id: ID!, $v: Int!, $topic: TopicInput) { createOrUpdateDocument(id: $id, expectedVersion: $v, topic: $topic) { version } }',
      { id, v: expectedVersion, topic },
    )
  }
  const publishTo = (id: string, more: Record<string, unknown> = {}) =>
    done(PUBLISH_TO, {
      ...{ id, expectedVersion: 2, expectedPublishedVersion: 1, leaveOut: [], ...more },
    })
  const shownAt = async (path: string) => {
    const slugs = ['', '/ottawa', '/leicester', '/nairobi']
    const pages = await Promise.all(slugs.map((slug) => html(`${slug}${path}`)))
    return pages.map(wordsIn)
  }
  async function runWave() {
    const { app } = site()
    const kinds = new Map([['pageWave', waveJob(app)]])
    return runDueJob({ ...app, dueBy: () => new Date(Date.now() + 10 * 86_400_000) }, kinds)
  }
  const actions = async (id: string) => {
    const rows = await site()
      .app.database.orm.select()
      .from(auditRows)
      .where(eq(auditRows.chain, `document:${id}`))
      .orderBy(asc(auditRows.number))
    return rows.map(({ action, reason }) => ({ action, reason }))
  }
  const found = async (locationSlug: string, words: string, path: string) =>
    (
      await done(
        'query ($l: String!, $t: String!) { search(text: $t, locationSlug: $l) { nodes { path } } }',
        { l: locationSlug, t: words },
      )
    ).nodes.filter(({ path: at }) => at.endsWith(path)).length

  return { ...overrides, draft, publishTo, shownAt, runWave, actions, found }
}

function wordsIn(body: string): 'new' | 'old' | 'own' {
  if (body.includes(NEW)) return 'new'
  return body.includes(OLD) ? 'old' : 'own'
}
