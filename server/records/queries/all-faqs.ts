import type { Faq } from '#schema/entities/faq'
import {
  type Connection,
  connection,
  type PageArguments,
  partOf,
} from '../../operations/connection'
import type { RequestContext } from '../../operations/context'
import { listFaqs } from '../../read/faqs'

/** The questions of a location, or of the default location if it has none. */
export async function allFaqs(
  _: unknown,
  args: PageArguments & { readonly locationSlug: string },
  { readContext }: RequestContext,
): Promise<Connection<Faq>> {
  const part = partOf(args)
  return connection(await listFaqs(readContext, args.locationSlug, part), part)
}
