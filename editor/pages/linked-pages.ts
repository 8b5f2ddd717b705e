import type { DocumentSummary } from '../api/answers'
import type { ApiClient } from '../api/fetch-query'
import { usedOn } from '../api/references'
import type { LinkedPage } from './confirm-linked'
import { isPublished, type PageAction } from './page-actions'

/** Returns which of the pages that an action removes from the site are linked from elsewhere. */
export async function linkedPages(
  client: ApiClient,
  action: PageAction,
  pages: readonly DocumentSummary[],
): Promise<readonly LinkedPage[]> {
  if (!action.takesOffSite) return []
  const taken = pages.filter((page) => isPublished(page) && page.type !== 'LAYOUT')
  const together = new Set(taken.map(({ id }) => id))
  const found = await Promise.all(
    taken.map(async (page) => {
      const usage = await usedOn(client, { kind: 'document', id: String(page.id) })
      // Links between pages that are removed together don't count.
      const nodes = usage.nodes.filter(({ kind, id }) => kind !== 'document' || !together.has(id))
      const totalCount = usage.totalCount - (usage.nodes.length - nodes.length)
      return { page, usage: { ...usage, nodes, totalCount } }
    }),
  )
  return found.filter(({ usage }) => usage.totalCount > 0)
}
