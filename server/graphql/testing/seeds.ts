import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { AnyRecord } from '#schema/records/record'
import { mutationNames } from '#schema/records/record'
import type { App } from '../../app/app'
import {
  accessTokens,
  assignments,
  calendarSubscriptions,
  comments,
  contentReferences,
  credentials,
  detachedPages,
  differenceResets,
  feedback,
  jobs,
  mediaItems,
  pageOverrides,
  roles,
  schedules,
  users,
  webhooks,
} from '../../database/tables'
import { insertRevision } from '../../media/testing/revisions'
import { API_PRINCIPAL } from '../../people/access/principal'
import { inputOf } from '../../records/testing/record-input'
import { answerOf, createAskAs } from './ask-as'
import { callOf } from './mutations'

/** For tests: makes what is tried, at a location. */
export type Seeds = ReturnType<typeof createSeeds>

export function createSeeds(app: App) {
  const ask = createAskAs(app)
  const picture = (...given: PictureSeed) => insertPicture(app, ...given)
  return {
    page,
    record,
    picture,
    changedPicture,
    person,
    role,
    ...jobSeeds(app),
    webhook: () => insertWebhook(app),
    accessToken: () => insertAccessToken(app),
    calendar: (locationId: number, isPublic: boolean) => insertCalendar(app, locationId, isPublic),
    message,
    schedule,
    comment,
    ...suggestionSeeds(app, comment),
    ...overrideSeeds(app),
  }

  async function page(
    locationId: number | null,
    title: string,
    type = 'PAGE',
  ): Promise<{ readonly id: string }> {
    const topic = { locationId: String(locationId) }
    const made = await ask(API_PRINCIPAL, callOf('createOrUpdateDocument'), {
      ...{ title, type, topic },
    })
    return { id: answerOf(made).id }
  }

  async function record(definition: AnyRecord, locationId: number | null, status?: string) {
    const { save, setStatus } = mutationNames(definition)
    const place = locationId === null ? {} : { locationId: String(locationId) }
    const values = { ...inputOf(definition, 'Matrix'), ...place }
    const made = await ask(API_PRINCIPAL, callOf(save), { [definition.api.input]: values })
    const { id } = answerOf(made)
    if (status) await ask(API_PRINCIPAL, callOf(setStatus), { id, status, expectedVersion: 1 })
    return { id }
  }

  /** One that said something else in version 1. */
  async function changedPicture(...given: PictureSeed): Promise<string> {
    const id = await picture(...given)
    await insertRevision(app.database.orm, Number(id))
    return id
  }

  /** Someone with VIEW at a location, or everywhere, who has accepted. */
  async function person(locationId: number | null): Promise<string> {
    const { orm } = app.database
    const id = randomUUID()
    await orm.insert(users).values({ id, name: 'Tried', email: `${id}@toran.example` })
    await orm
      .insert(credentials)
      .values({ id, accountId: id, providerId: 'credential', userId: id })
    await orm.insert(assignments).values({ userId: id, locationId, level: 'VIEW' })
    return id
  }

  /** A role that nobody holds. */
  async function role(locationId: number | null): Promise<string> {
    const kind = locationId === null ? 'POSITION' : 'ROLE_BY_LOCATION'
    const [made] = await app.database.orm
      .insert(roles)
      .values({ kind, name: randomUUID(), locationId, level: 'VIEW' })
      .returning()
    return String(made?.id)
  }

  async function schedule(locationId: number) {
    const documentId = Number((await page(locationId, 'Matrix')).id)
    const [row] = await app.database.orm
      .insert(schedules)
      .values({
        ...{ documentId, action: 'PUBLISH', version: 1, at: new Date('2100-01-01T00:00:00Z') },
        ...{ createdBy: 'api', createdByName: 'API' },
      })
      .returning()
    return { documentId: String(documentId), id: String(row?.id) }
  }

  /** A comment on a page of a location. */
  async function comment(locationId: number, authorId: string) {
    const documentId = (await page(locationId, 'Matrix')).id
    const [row] = await app.database.orm
      .insert(comments)
      .values({
        ...{ documentId: Number(documentId), block: 'b_1', blockLabel: 'Hero' },
        ...{ authorId, authorName: 'Tried', text: 'Tried' },
      })
      .returning()
    return { documentId, id: String(row?.id) }
  }

  /** A visitor's message to a location. */
  async function message(locationId: number): Promise<string> {
    const [sent] = await app.database.orm
      .insert(feedback)
      .values({ locationId, message: 'Tried', email: 'visitor@toran.example', page: '/' })
      .returning()
    return String(sent?.id)
  }
}

function overrideSeeds(app: App) {
  return {
    differenceReset: (locationId: number) => insertDifferenceReset(app, locationId),
    attachedPage: (locationId: number) => insertAttachedPage(app, locationId),
  }
}

type PictureSeed = readonly [locationId: number | null, seed?: { readonly isShown?: boolean }]

async function insertPicture(
  app: App,
  ...[locationId, { isShown = false } = {}]: PictureSeed
): Promise<string> {
  const { orm } = app.database
  const made = { displayName: '', src: '', url: '', width: 1, height: 1, type: 'image/webp' }
  const [item] = await orm
    .insert(mediaItems)
    .values({ ...made, locationId })
    .returning()
  const id = item?.id ?? 0
  if (isShown)
    await orm.insert(contentReferences).values({
      ...{ sourceKind: 'test', sourceId: id, state: 'LIVE', place: 'image' },
      ...{ targetKind: 'media', targetId: id },
    })
  return String(id)
}

function suggestionSeeds(
  app: App,
  comment: (locationId: number, authorId: string) => Promise<{ readonly id: string }>,
) {
  return {
    suggestion: async (locationId: number) =>
      insertSuggestion(app, locationId, (await comment(locationId, 'other')).id),
    answeredSuggestion: async (locationId: number, authorId: string) =>
      insertSuggestion(app, locationId, (await comment(locationId, authorId)).id, new Date()),
  }
}

/** A location's suggestion for a page, of which the text is gone. */
async function insertSuggestion(
  app: App,
  locationId: number,
  id: string,
  resolvedAt: Date | null = null,
): Promise<string> {
  const words = { language: 'en-US', path: 'html', label: 'Text', before: 'Old', after: 'Tried' }
  await app.database.orm
    .update(comments)
    .set({ locationId, resolvedAt, suggestion: { ...words, answer: null } })
    .where(eq(comments.id, Number(id)))
  return id
}

/** A webhook that is told of nothing. */
async function insertWebhook(app: App): Promise<string> {
  const [row] = await app.database.orm
    .insert(webhooks)
    .values({
      ...{ name: 'Tried', url: 'https://hooks.example.org/', events: [], secret: 'whsec_' },
      ...{ isEnabled: true, changedAt: new Date(), changedByName: '' },
    })
    .returning()
  return String(row?.id)
}

/** A calendar that nothing answers. */
async function insertCalendar(app: App, locationId: number, isPublic: boolean): Promise<string> {
  const now = new Date()
  const [row] = await app.database.orm
    .insert(calendarSubscriptions)
    .values({
      ...{ locationId, isPublic, name: 'Tried', isPaused: true, intervalHours: 6 },
      ...{ url: `https://calendars.example.org/${randomUUID()}`, changedAt: now, nextAt: now },
      ...{ createdBy: 'api', createdByName: 'API' },
    })
    .returning()
  return String(row?.id)
}

/** The access token of a program. */
async function insertAccessToken(app: App): Promise<string> {
  const expiresAt = new Date(Date.now() + 86_400_000)
  const [row] = await app.database.orm
    .insert(accessTokens)
    .values({
      ...{ tokenHash: randomUUID(), name: 'Tried', scope: 'READ', locationIds: null },
      ...{ createdByName: '', expiresAt },
    })
    .returning()
  return String(row?.id)
}

/** A reset of what a location had of the page 3, which took nothing. */
async function insertDifferenceReset(
  app: App,
  locationId: number,
): Promise<{ readonly id: string }> {
  const { orm } = app.database
  const by = { updatedAt: new Date(), updatedBy: 'other', updatedByName: 'Other' }
  const draft = { format: 1, differences: [] } as const
  const [row] = await orm
    .insert(pageOverrides)
    .values({
      ...{ documentId: 3, locationId, language: '', draft, draftCount: 0, ...by },
      ...{ baseVersion: 0, version: 1 },
    })
    .onConflictDoUpdate({
      target: [pageOverrides.documentId, pageOverrides.locationId, pageOverrides.language],
      set: by,
    })
    .returning()
  const [reset] = await orm
    .insert(differenceResets)
    .values({
      ...{ documentId: 3, places: '', placeCount: 1, differenceCount: 0 },
      dropped: row ? [{ overrideId: row.id, draft: [], published: [] }] : [],
      ...{ resetAt: new Date(), resetBy: 'other', resetByName: 'Other' },
    })
    .returning()
  return { id: String(reset?.id) }
}

/** The page 3, which a location detached once, and attached again so long ago that nothing is left to undo. */
async function insertAttachedPage(app: App, locationId: number): Promise<{ readonly id: string }> {
  const [row] = await app.database.orm
    .insert(detachedPages)
    .values({
      ...{ documentId: 3, locationId, state: { version: 1, texts: [] }, detachedAt: new Date() },
      ...{ detachedBy: 'other', detachedByName: 'Other', attachedAt: new Date() },
    })
    .returning()
  return { id: String(row?.id) }
}

function jobSeeds(app: App) {
  return {
    failedJob: () => insertJob(app, { kind: 'tried', tries: 1, deadAt: new Date() }),
    waitingMail: () => insertJob(app, { kind: 'mail' }),
  }
}

async function insertJob(
  app: App,
  job: Omit<typeof jobs.$inferInsert, 'payload'>,
): Promise<string> {
  const [stored] = await app.database.orm
    .insert(jobs)
    .values({ ...job, payload: '{}' })
    .returning()
  return String(stored?.id)
}
