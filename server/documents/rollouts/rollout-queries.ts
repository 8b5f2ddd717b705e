import { eq } from 'drizzle-orm'
import { DEFAULT_LANGUAGE } from '#schema/entities/location'
import type { PageVersion } from '#schema/page/overrides/override'
import type { Orm } from '../../database/orm'
import { documents, keptPages } from '../../database/tables'
import { connection, type PageArguments, partOf } from '../../graphql/operations/connection'
import type { RequestContext } from '../../graphql/operations/context'
import { idOf } from '../../graphql/operations/ids'
import { can } from '../../people/access/can'
import type { Principal } from '../../people/access/principal'
import { countRows } from '../../records/reading/read-context'
import { checkLanguage } from '../check-place'
import { type DocumentRow, resourceOf } from '../document-row'
import { readTexts } from '../texts-of-page'
import { locationChanges } from './location-changes'
import { isNetworkPage } from './lock-network-page'
import { type ImpactState, readImpact, readImpactContext } from './read-impact'
import { rolloutNode, selectKeptLocations } from './rollout-node'
import { isRunning, newestRollout, openLocations } from './rollout-rows'

interface OfDocument {
  readonly documentId: string
}

/** Reads a network page; `null` if the caller may not publish it. */
async function publishablePage(
  orm: Orm,
  principal: Principal | null,
  documentId: string,
): Promise<{ readonly document: DocumentRow; readonly principal: Principal } | null> {
  const id = idOf(documentId)
  if (!principal || id === null) return null
  const [document] = await orm.select().from(documents).where(eq(documents.id, id))
  if (!document || !isNetworkPage(document)) return null
  return can(principal, 'publish', resourceOf(document)) ? { document, principal } : null
}

/** Returns the effect of publishing a page’s draft at each location (`PublishImpact` in schema/api). */
export async function publishImpact(
  _: unknown,
  args: OfDocument & ImpactArguments,
  { principal, readContext: { orm } }: RequestContext,
) {
  const found = await publishablePage(orm, principal, args.documentId)
  const impactContext = found && (await readImpactContext(orm, found.document, readTexts(args)))
  if (!found || !impactContext) return null
  const { document } = found
  const [all, newest] = await Promise.all([
    readImpact(orm, impactContext, found.principal),
    newestRollout(orm, document.id),
  ])
  const reached = all.filter(({ state, isKept }) => state !== 'NOT_ALLOWED' && !isKept)
  const changed = reached.filter(({ isChanged }) => isChanged).length
  const count = (state: ImpactState) => all.filter((each) => each.state === state).length
  return {
    ...{ documentId: document.id, version: document.version },
    publishedVersion: document.publishedVersion,
    isNew: impactContext.before === null,
    changesAddress: impactContext.before !== null && document.publishedUrl !== document.externalUrl,
    isUnderWay: newest !== null && isRunning(newest),
    keptIds: all.flatMap(({ isKept, locationId }) => (isKept ? locationId : [])),
    counts: {
      ...{ all: all.length, follows: count('FOLLOWS'), keeps: count('KEEPS') },
      ...{ conflict: count('CONFLICT'), locked: count('LOCKED'), detached: count('DETACHED') },
      ...{ notAllowed: count('NOT_ALLOWED'), kept: all.filter(({ isKept }) => isKept).length },
      ...{ changed, unchanged: reached.length - changed },
    },
    locations(args: LocationsArguments) {
      const search = args.search?.trim().toLocaleLowerCase() ?? ''
      const fitting = all.filter(
        ({ state, name }) =>
          (args.state == null || args.state === state) && name.toLocaleLowerCase().includes(search),
      )
      const part = partOf(args)
      return connection(
        {
          nodes: async () => fitting.slice(part.offset, part.offset + part.first),
          totalCount: async () => fitting.length,
        },
        part,
      )
    },
  }
}

interface ImpactArguments {
  readonly language?: string | null
  readonly locationId?: string | null
}

interface LocationsArguments extends PageArguments {
  readonly state?: ImpactState | null
  readonly search?: string | null
}

/** Returns a page at a location before and after the draft is published (`ImpactPage` in schema/api). */
export async function impactPage(
  _: unknown,
  args: OfDocument & { readonly locationId: string; readonly language?: string | null },
  { principal, readContext: { orm } }: RequestContext,
) {
  const language = args.language ?? DEFAULT_LANGUAGE
  checkLanguage(language)
  const found = await publishablePage(orm, principal, args.documentId)
  const impactContext = found && (await readImpactContext(orm, found.document))
  if (!found || !impactContext) return null
  const places = await openLocations(orm)
  const place = places.find(({ id }) => id === idOf(args.locationId))
  if (!place) return null
  const { before, after } = locationChanges(impactContext).pagesAt({
    locationId: place.id,
    language,
  })
  return {
    locationId: place.id,
    before: before && pageNode(before),
    after: after && pageNode(after),
  }
}

function pageNode({ title, description, imageId, content }: PageVersion) {
  return { title, description, imageId, content }
}

/** Returns the newest rollout of a page. */
export async function pageRollout(
  _: unknown,
  { documentId }: OfDocument,
  { principal, readContext: { orm } }: RequestContext,
) {
  const found = await publishablePage(orm, principal, documentId)
  const row = found && (await newestRollout(orm, found.document.id))
  return found && row
    ? rolloutNode(orm, found.document, { rollout: row, principal: found.principal })
    : null
}

/** Returns the locations that show an earlier version of a page. */
export async function keptLocations(
  _: unknown,
  { documentId, ...args }: OfDocument & PageArguments,
  { principal, readContext: { orm } }: RequestContext,
) {
  const found = await publishablePage(orm, principal, documentId)
  if (!found) return null
  const { id } = found.document
  const part = partOf(args)
  return connection(
    {
      nodes: () => selectKeptLocations(orm, id, part),
      totalCount: (atMost) =>
        countRows(orm, keptPages, { where: eq(keptPages.documentId, id), atMost }),
    },
    part,
  )
}
