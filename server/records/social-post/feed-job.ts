import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { localTime } from '#schema/entities/local-time'
import { DEFAULT_LOCATION_ID } from '#schema/entities/location'
import type { SocialNetwork } from '#schema/entities/statuses'
import { channelOf } from '#schema/records/social-post/social-post.record'
import type { App } from '../../app/app'
import type { Orm } from '../../database/orm'
import { socialPosts } from '../../database/tables'
import { readFeed } from '../../http/read-public'
import { enqueue } from '../../jobs/enqueue'
import { type AnyJobKind, jobKind } from '../../jobs/job-kind'
import { SOCIAL_FEED } from '../../jobs/recurring-jobs'
import { saveInside, timeZoneOf } from '../save-record'
import { TRASH_DAYS } from '../trash'
import type { FeedEntry } from './parse-feed'
import { enqueuePictures, READER } from './picture-job'
import socialPost from './social-post.adapter'

/** A channel whose posts are read from a feed (`SOCIAL_FEEDS`). */
export interface SocialFeed {
  readonly network: SocialNetwork
  readonly handle: string
  /** https address of an RSS, Atom or JSON feed. */
  readonly address: string
}

const EVERY_MS = 30 * 60_000
/** About 16 hours with the increasing delays; then it is listed among the failed jobs. */
const MAX_TRIES = 24
const DAY_MS = 86_400_000

/**
 * Job that adds new posts of a feed every half hour. Its transaction stays open while the feed is read, at most ten seconds
 * (`read-public.ts`), and locks only the job until then.
 */
export function socialFeedJob(
  app: App,
  feeds: readonly SocialFeed[],
  read: (address: string) => Promise<string> = readFeed,
): AnyJobKind {
  return jobKind({
    name: SOCIAL_FEED,
    payload: z.object({ address: z.string() }),
    mostTries: MAX_TRIES,
    async run(tx, { id, payload }) {
      const feed = feeds.find(({ address }) => address === payload.address)
      // The feed is no longer configured; no further run is scheduled.
      if (!feed) return
      // Lazy: loaded only by servers with a feed.
      const { parseFeed } = await import('./parse-feed')
      const entries = parseFeed(await read(feed.address), feed.address)
      const context = { app, principal: READER, requestId: `job ${id}`, network: null }
      const timeZone = await timeZoneOf(tx, DEFAULT_LOCATION_ID)
      const pictures = []
      for (const entry of await newEntries(tx, feed, entries)) {
        const input = inputOf(feed, entry, timeZone)
        const { id: postId } = await saveInside({ tx, context }, socialPost.writer, { input })
        if (entry.picture !== null) pictures.push({ postId, address: entry.picture })
      }
      await enqueuePictures(tx, pictures)
      await enqueue(tx, { kind: SOCIAL_FEED, payload, runAt: new Date(Date.now() + EVERY_MS) })
    },
  })
}

/**
 * Returns the entries that were never imported, oldest first. Deleted posts are recognized as long as they are in the trash;
 * older entries are ignored. Only a channel without posts imports the whole feed.
 */
async function newEntries(
  tx: Orm,
  { network, handle }: SocialFeed,
  entries: readonly FeedEntry[],
): Promise<readonly FeedEntry[]> {
  const ofChannel = and(eq(socialPosts.network, network), eq(socialPosts.handle, channelOf(handle)))
  const hrefs = entries.map(({ href }) => href)
  const [stored, [any]] = await Promise.all([
    tx
      .select({ href: socialPosts.href })
      .from(socialPosts)
      .where(and(ofChannel, inArray(socialPosts.href, hrefs))),
    tx.select({ id: socialPosts.id }).from(socialPosts).where(ofChannel).limit(1),
  ])
  const known = new Set(stored.map(({ href }) => href))
  const since = any ? Date.now() - TRASH_DAYS * DAY_MS : Number.NEGATIVE_INFINITY
  const fresh = new Map<string, FeedEntry>()
  for (const entry of entries)
    if (!known.has(entry.href) && timeOf(entry) > since) fresh.set(entry.href, entry)
  return [...fresh.values()].sort((a, b) => timeOf(a) - timeOf(b))
}

function timeOf({ postedAt }: FeedEntry): number {
  return postedAt?.getTime() ?? Date.now()
}

function inputOf({ network, handle }: SocialFeed, entry: FeedEntry, timeZone: string) {
  const postedAt = localTime(new Date(timeOf(entry)).toISOString(), timeZone)
  return { network, handle, title: entry.title, href: entry.href, postedAt, recordStatus: 'ACTIVE' }
}
