import { and, eq } from 'drizzle-orm'
import { templateTitles } from '#renderer/templates/template-titles'
import { refusalFor } from '#schema/api/refusals/refusals'
import { checkPageTexts } from '#schema/page/check-examples'
import type { PageVersion } from '#schema/page/overrides/override'
import { resolvePage } from '#schema/page/overrides/resolve-page'
import type { Orm } from '../../database/orm'
import { documents, movedAddresses } from '../../database/tables'
import { brokenPageLinks, brokenPathLinks } from '../../home/dead-links'
import { storedRefusal } from '../../http/errors/refusal-text'
import { referencesOfTexts } from '../../records/usage/document-references'
import type { DocumentRow } from '../document-row'
import { networkText, readNetworkTexts } from '../overrides/network-text'
import { versionOfState } from '../publications/kept-versions'
import { overridesIn, readAllPublishedOverrides } from '../publications/published-overrides'
import { pageIssues } from '../publish'
import { type OpenLocation, openLocations, type RolloutRow } from './rollout-rows'

/** Maximum number of problems reported. */
const MAX_TOLD = 50

/** Finds problems that exist only since a change was published, except those present when someone continued the rollout. */
export async function findNewProblems(
  tx: Orm,
  document: DocumentRow,
  rollout: RolloutRow,
): Promise<readonly string[]> {
  const all = [
    ...(await lostAddress(tx, document, rollout)),
    ...(await brokenLinks(tx, document, rollout)),
    ...(await brokenPages(tx, document)),
  ]
  const known = new Set(rollout.accepted)
  return [...new Set(all)].filter((problem) => !known.has(problem)).slice(0, MAX_TOLD)
}

/** Reports a page that has moved without leaving a redirect: its former address answers 404. */
async function lostAddress(
  tx: Orm,
  { locationId, publishedUrl }: DocumentRow,
  { formerPath }: RolloutRow,
): Promise<readonly string[]> {
  if (formerPath === null || formerPath === publishedUrl) return []
  const [[moved], [page]] = await Promise.all([
    tx
      .select({ path: movedAddresses.path })
      .from(movedAddresses)
      .where(and(eq(movedAddresses.locationId, locationId), eq(movedAddresses.path, formerPath))),
    tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.locationId, locationId), eq(documents.publishedUrl, formerPath))),
  ])
  return moved || page ? [] : [storedRefusal(refusalFor('formerAddressLost', { path: formerPath }))]
}

async function brokenLinks(
  tx: Orm,
  { id }: DocumentRow,
  { before }: RolloutRow,
): Promise<readonly string[]> {
  const here = eq(documents.id, id)
  const [paths, pages, earlier] = await Promise.all([
    brokenPathLinks(tx, here),
    brokenPageLinks(tx, here),
    versionOfState(tx, id, before),
  ])
  const known = new Set(
    referencesOfTexts(null, earlier.items).map(({ targetKind, targetId, targetKey }) =>
      targetKind === 'path' ? targetKey : `${targetKind} ${targetId}`,
    ),
  )
  return [
    ...paths.flatMap(({ detail }) =>
      known.has(detail) ? [] : storedRefusal(refusalFor('brokenPath', { path: detail })),
    ),
    ...pages.flatMap(({ key, detail }) =>
      known.has(`document ${key.split('/')[1]}`)
        ? []
        : storedRefusal(refusalFor('brokenPageLink', { title: detail })),
    ),
  ]
}

/** Finds location pages that break a rule because of their own overrides, while the network’s page doesn’t break it. */
async function brokenPages(tx: Orm, document: DocumentRow): Promise<readonly string[]> {
  const [texts, all, places] = await Promise.all([
    readNetworkTexts(tx, document, 'PUBLISHED'),
    readAllPublishedOverrides(tx, [document.id]),
    openLocations(tx),
  ])
  const overrides = all.get(document.id)
  if (!texts || !overrides) return []
  return places.flatMap((place) => {
    const own = overrides.get(place.id)
    if (!own || own.kept || own.all.length === 0) return []
    return [...new Set(texts.items.map(({ language }) => language))].flatMap((language) => {
      const text = networkText(texts, document, { locationId: place.id, language })
      if (!text || text.own || text.language !== language) return []
      const page = resolvePage(text.page, ...overridesIn(own, language))
      return newIssues(text.page, page, { document, place })
    })
  })
}

function newIssues(
  network: PageVersion,
  page: PageVersion,
  { document, place }: { readonly document: DocumentRow; readonly place: OpenLocation },
): readonly string[] {
  const known = new Set(issuesOf(network, document).map(({ message }) => message))
  const added = new Map(issuesOf(page, document).map((issue) => [issue.message, issue]))
  return [...added.values()]
    .filter(({ message }) => !known.has(message))
    .map((issue) =>
      storedRefusal(
        refusalFor('brokenRule', { location: place.name, problem: issue.message }),
        issue,
      ),
    )
}

function issuesOf({ title, description, content }: PageVersion, { type }: DocumentRow) {
  return [...checkPageTexts({ title, description }, templateTitles), ...pageIssues(content, type)]
}
