import type { PageAddress } from '#schema/api/content-source'
import type { RequestContext } from '../../operations/context'
import { idsOf } from '../../operations/ids'

/** The addresses of pages, for links by page id. */
export async function pageAddresses(
  _: unknown,
  args: { readonly ids: readonly string[] },
  { loaders }: RequestContext,
): Promise<readonly PageAddress[]> {
  const found = await Promise.all(idsOf(args.ids).map((id) => loaders.page.load(id)))
  return found.filter((page) => page !== null)
}
