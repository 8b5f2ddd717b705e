import pino from 'pino'
import { definitions } from '#renderer/registry/definitions'
import { type AppConfiguration, closeApp, createApp } from '../app/app'
import { openServer } from '../database/open-postgres'
import type { StoredKinds } from '../database/orm'
import { isUnavailable } from '../database/unavailable'
import { createSiteContent } from '../site/content/create-site-content'
import { addressOf, type PageLocation } from '../site/content/site-address'
import { createSite } from '../site/site'

interface RenderedPages {
  readonly count: number
  /** Sentences about pages that could not be rendered. */
  readonly problems: readonly string[]
}

export interface RenderedDatabase {
  readonly url: string
  /** The storage of each kind of record. */
  readonly kinds: StoredKinds
  readonly configuration: AppConfiguration
}

/** Renders a sample of a database's public pages as its site would. */
export async function renderPages(
  { url, kinds, configuration }: RenderedDatabase,
  count: number,
): Promise<RenderedPages> {
  const log = pino({ level: 'silent' })
  const app = await createApp({ database: openServer(url, { kinds, log }), log, configuration })
  const problems: string[] = []
  const site = createSite({
    content: createSiteContent(app),
    registry: definitions,
    origin: configuration.origin,
    visitorScript: '',
    isUnavailable,
    onBlockFailure: ({ name }, { documentId }, error) =>
      void problems.push(`The block ${name} of page ${documentId} failed: ${messageOf(error)}`),
  })
  try {
    const places = spread(await site.places(), count)
    for (const place of places) problems.push(...(await problemOf(place)))
    return { count: places.length, problems }
  } finally {
    await site.close()
    await closeApp(app)
  }

  async function problemOf(place: PageLocation): Promise<readonly string[]> {
    try {
      const { status } = await site.page(place, '')
      return status === 200 ? [] : [`The page ${addressOf(place)} answers ${status}.`]
    } catch (error) {
      return [`The page ${addressOf(place)} failed: ${messageOf(error)}`]
    }
  }
}

/** Returns the first item, which is a home page, and others at equal intervals. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items
  return Array.from(
    { length: count },
    (_, index) => items[Math.floor((index * items.length) / count)],
  ).flatMap((item) => item ?? [])
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
